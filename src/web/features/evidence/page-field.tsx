import { type FormEvent, useState } from 'react'
import classes from './viewer.module.css'

interface PageFieldProps {
  pages: number
  /** Index of the page in view. */
  inView: number
  onGo: (index: number) => void
}

/** 'Page 7 of 28', where the 7 can be changed. */
export function PageField({ pages, inView, onGo }: PageFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Number.parseInt(typed ?? '', 10)
    if (wanted >= 1) onGo(Math.min(pages, wanted) - 1)
    setTyped(null)
  }
  return (
    <form className={classes.pageField} onSubmit={handleSubmit}>
      <label>
        <span>Page</span>
        <input
          inputMode="numeric"
          aria-label={`Page, of ${pages}`}
          value={typed ?? String(inView + 1)}
          onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={handleSubmit}
        />
      </label>
      <span>of {pages}</span>
    </form>
  )
}

import { type ReactNode, useEffect, useState } from 'react'
import classes from './layout.module.css'
import { MAIN_ID } from './skip-link.tsx'

/** Past this many pixels of scrolling the bar gets its line. */
const SOLID_AFTER_PX = 20

export function Page({ bar, footer, children }: { bar: ReactNode; footer: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.page}>
      {bar}
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {footer}
    </div>
  )
}

/** The usual margins around a screen's content. */
export function Content({ children }: { children: ReactNode }) {
  return <div className={classes.content}>{children}</div>
}

export function Bar({ children }: { children: ReactNode }) {
  const [solid, setSolid] = useState(false)
  useEffect(() => {
    const look = () => setSolid(window.scrollY > SOLID_AFTER_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return (
    <header className={classes.bar} data-solid={solid || undefined} data-no-print>
      <div className={classes.inner}>{children}</div>
    </header>
  )
}

function Tools({ children }: { children: ReactNode }) {
  return <div className={classes.tools}>{children}</div>
}

function Links({ children }: { children: ReactNode }) {
  return (
    <nav className={classes.links} aria-label="Main">
      {children}
    </nav>
  )
}

Bar.Tools = Tools
Bar.Links = Links

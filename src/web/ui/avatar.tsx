import { useState } from 'react'
import classes from './avatar.module.css'

interface AvatarProps {
  name: string
  picture: string | null
  size?: 'small' | 'large'
}

/** The user's picture, or their initials where there is none or it does not load. Decorative: the name stands beside it. */
export function Avatar({ name, picture, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState(false)
  return (
    <span className={classes.avatar} data-size={size} aria-hidden="true">
      {picture && !broken ? (
        <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}

/** 'AW' of 'Alexandra van der Whitcombe': the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last].map((word) => Array.from(word)[0]?.toUpperCase() ?? '').join('')
}

import { useState } from 'react'
import classes from './avatar.module.css'

interface AvatarProps {
  name: string
  picture: string | null
  size?: 'small' | 'large'
}

/**
 * The user's picture, or their initials where there is none or it does not load. Decorative: the name stands
 * beside it, so the initials are drawn by the style and not read out.
 */
export function Avatar({ name, picture, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState(false)
  const shown = broken ? null : picture
  return (
    <span className={classes.avatar} data-size={size} data-initials={shown ? undefined : initialsOf(name)}>
      {shown && <img src={shown} alt="" referrerPolicy="no-referrer" onError={() => setBroken(true)} />}
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

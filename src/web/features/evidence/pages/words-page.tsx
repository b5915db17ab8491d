import type { Page } from '#protocol/document.ts'
import classes from '../viewer.module.css'

/** Where the baseline runs in a word's box, and how tall its letters are, for ordinary book faces. */
const BASELINE = 0.78
const LETTER = 0.86

/** A page drawn from the words that were read on it: for files without a picture of their own, and where a picture fails. */
export function WordsPage({ page }: { page: Page }) {
  return (
    <svg
      className={classes.words}
      viewBox={`0 0 ${page.width} ${page.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {page.rules.map((rule) => (
        <rect
          key={`${rule.x} ${rule.y} ${rule.width} ${rule.height}`}
          x={rule.x}
          y={rule.y}
          width={Math.max(rule.width, 0.6)}
          height={Math.max(rule.height, 0.6)}
        />
      ))}
      {page.words.map(({ text, box, start }) => (
        <text
          key={start}
          x={box.x}
          y={box.y + box.height * BASELINE}
          fontSize={box.height * LETTER}
          textLength={box.width}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

import type { Evidence } from '#protocol/evidence.ts'
import { strokes } from './geometry/boxes.ts'
import type { PageSize } from './geometry/layout.ts'
import type { Tone } from './types.ts'
import classes from './viewer.module.css'

interface MarkLayerProps {
  page: PageSize
  marks: readonly { evidence: Evidence; index: number }[]
  current: number
  tone: Tone
}

const part = (value: number, whole: number) => `${(100 * value) / whole}%`

/** The marker's strokes over a page. They multiply with the ink, so that the words stay as legible as they were. */
export function MarkLayer({ page, marks, current, tone }: MarkLayerProps) {
  return (
    <div className={classes.marks} data-tone={tone} aria-hidden="true">
      {marks.flatMap(({ evidence, index }) =>
        strokes(evidence.place.boxes).map((box) => (
          <span
            key={`${index} ${box.x} ${box.y}`}
            className={classes.mark}
            data-evidence={index}
            data-current={index === current || undefined}
            style={{
              left: part(box.x, page.width),
              top: part(box.y, page.height),
              width: part(box.width, page.width),
              height: part(box.height, page.height),
            }}
          />
        )),
      )}
    </div>
  )
}

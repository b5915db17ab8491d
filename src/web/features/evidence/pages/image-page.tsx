import { splitTurn } from '../geometry/turn.ts'
import type { ViewerSource } from '../types.ts'
import classes from '../viewer.module.css'

interface ImagePageProps {
  url: string
  page: ViewerSource['pages'][number]
  onFail: () => void
}

/** A picture is its own page, turned as it is read. What it says is read out from the words beside it. */
export function ImagePage({ url, page, onFail }: ImagePageProps) {
  const { width, height, turn = 0 } = page
  const sideways = splitTurn(turn).quarters % 2 === 1
  return (
    <img
      className={classes.turned}
      src={url}
      alt=""
      draggable={false}
      onError={onFail}
      style={{
        // The sheet's sides are those of the picture once it is turned.
        width: sideways ? `${(100 * height) / width}%` : '100%',
        height: sideways ? `${(100 * width) / height}%` : '100%',
        transform: `translate(-50%, -50%) rotate(${turn}deg)`,
      }}
    />
  )
}

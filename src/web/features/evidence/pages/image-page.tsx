import classes from '../viewer.module.css'

/** A picture is its own page. What it says is read out from the words beside it. */
export function ImagePage({ url, onFail }: { url: string; onFail: () => void }) {
  return <img className={classes.picture} src={url} alt="" draggable={false} onError={onFail} />
}

import type { PictureResult, PictureTask, TextResult, TextTask } from '../process/messages.ts'
import { readPicture as readPictureWell, readText as readTextWell } from '../process/worker.ts'

/** Stands in for the reader's own threads in tests, and misbehaves for files of certain names. */
const hoard: Uint8Array[] = []

export const warmUp = () => true

export async function readText(task: TextTask): Promise<TextResult> {
  if (task.name === 'endless.txt') for (;;);
  if (task.name === 'exit.txt') process.exit(1)
  if (task.name === 'die.txt') process.kill(process.pid, 'SIGKILL')
  if (task.name === 'hoard.txt')
    for (;;) {
      // Filled, because memory that was never written to is not there yet; slowly, so that the watch sees it.
      hoard.push(new Uint8Array(16 * 1024 * 1024).fill(1))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  if (task.name === 'heap.txt') {
    const lists: number[][] = []
    for (;;) lists.push(Array.from({ length: 100_000 }, (_, index) => index + Math.random()))
  }
  if (task.name === 'slow.txt') await new Promise((resolve) => setTimeout(resolve, 400))
  return readTextWell(task)
}

export const readPicture = (task: PictureTask): Promise<PictureResult> => readPictureWell(task)

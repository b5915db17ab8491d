import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { type Grey, toPgm } from '../images/grey.ts'

/** A word as the engine saw it, in pixels. */
export type SeenWord = {
  text: string
  /** 0 to 1. */
  confidence: number
  x0: number
  y0: number
  x1: number
  y1: number
}

let starting: Promise<Worker> | undefined

/** One engine for each thread, with the language data of its package: nothing is fetched. */
function engine(): Promise<Worker> {
  starting ??= start()
  return starting
}

async function start(): Promise<Worker> {
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'))
  return createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
  })
}

const MODES = { page: PSM.AUTO, sparse: PSM.SPARSE_TEXT, block: PSM.SINGLE_BLOCK, line: PSM.SINGLE_LINE }

export async function recognise(
  picture: Grey,
  mode: keyof typeof MODES = 'page',
  letters = '',
): Promise<SeenWord[]> {
  const worker = await engine()
  await worker.setParameters({
    tessedit_pageseg_mode: MODES[mode],
    tessedit_char_whitelist: letters,
    user_defined_dpi: String(Math.round(picture.dpi)),
  })
  const { data } = await worker.recognize(toPgm(picture), {}, { blocks: true, text: false })
  return (data.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((part) =>
      part.lines.flatMap((line) =>
        line.words.map(({ text, confidence, bbox }) => ({ text, confidence: confidence / 100, ...bbox })),
      ),
    ),
  )
}

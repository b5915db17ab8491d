import { mkdir, writeFile } from 'node:fs/promises'
import { drawSample } from './sample.ts'

// Run with `node tests/forms/write-sample.ts`: writes the sample that the public pages offer.
const target = new URL('../../src/web/public/samples/form-e-sample.pdf', import.meta.url)
await mkdir(new URL('.', target), { recursive: true })
await writeFile(target, await drawSample())

import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { drawSample, SAMPLE_FAULTS, sampleCase } from './sample.ts'

it('the committed sample is what its seed draws', async () => {
  const committed = await readFile(new URL('../../src/web/public/samples/form-e-sample.pdf', import.meta.url))
  expect(committed.equals(Buffer.from(await drawSample())), 'run node tests/forms/write-sample.ts').toBe(true)
})

it('the sample has the faults that it is meant to show', () => {
  expect(sampleCase().faults.map((fault) => fault.id)).toEqual([...SAMPLE_FAULTS])
})

import { Approach } from './approach.tsx'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Principles } from './principles.tsx'

/** The public page: what this is, shown on a page of evidence, and how to begin. */
export function Landing() {
  return (
    <>
      <Hero />
      <Approach />
      <Principles />
      <Closing />
    </>
  )
}

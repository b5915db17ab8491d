import type { Change } from '../sample-case.ts'

/** The clean form with these values and states. */
export const set = (
  values: NonNullable<Change['set']>,
  states: NonNullable<Change['states']> = {},
): Change => ({
  set: values,
  states,
})

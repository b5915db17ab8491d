/** The only source of the time for anything that a user's rights hang on, so that tests can travel in it. */
export interface Clock {
  now(): Date
}

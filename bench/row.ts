/** One line of the bench's table. `ok` is missing where there is no budget. */
export interface BenchRow {
  what: string
  measured: string
  budget?: string
  ok?: boolean
  note?: string
}

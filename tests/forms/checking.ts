import { type FormECase, numberAt, numberIn, type Row, rowsOf, textIn } from './case.ts'

const sum = (rows: readonly Row[], key: string): number =>
  rows.reduce((all, row) => all + numberIn(row, key), 0)

/**
 * Every contradiction of figures on a form, computed from the form alone and without any of the generator's own
 * arithmetic: what the tests of the generator go by.
 */
export function contradictions(form: FormECase): string[] {
  const { values, states } = form
  const found: string[] = []
  const expect = (path: string, right: number): void => {
    if (path in values && values[path] !== right) found.push(`${path}: ${values[path]} instead of ${right}`)
  }
  const at = (path: string): number => numberAt(values, path)

  const home: Row = Object.fromEntries(
    Object.entries(values).flatMap(([path, value]) =>
      path.startsWith('2.1/') ? [[path.slice(4), value]] : [],
    ),
  )
  const homes = [...(states['2.1'] === 'answered' ? [home] : []), ...rowsOf(values, '2.2')]
  for (const row of homes) {
    if (!('value' in row)) continue
    const equity =
      numberIn(row, 'value') -
      numberIn(row, 'mortgageBalance') -
      numberIn(row, 'salePenalties') -
      numberIn(row, 'saleCosts')
    if (equity !== numberIn(row, 'equity')) found.push(`equity of ${textIn(row, 'address')}`)
    const words = textIn(row, 'ownership')
    const percent = /[Ss]ole|Mine alone/.test(words) ? 100 : /60% to me|60\/40/.test(words) ? 60 : 50
    if (numberIn(row, 'interest') * 100 !== numberIn(row, 'equity') * percent)
      found.push(`interest in ${textIn(row, 'address')}`)
  }
  const shares = [
    ['2.3', 'balance', 'interest', 'otherHolder'],
    ['2.4', 'value', 'interest', 'otherHolder'],
    ['2.5', 'surrenderValue', 'interest', 'otherHolder'],
    ['2.9', 'balance', 'share', 'otherDebtor'],
  ] as const
  for (const [ref, whole, part, holder] of shares) {
    rowsOf(values, ref).forEach((row, index) => {
      if (!(whole in row)) return
      const factor = ['', 'None', 'N/A'].includes(textIn(row, holder)) ? 1 : 2
      if (numberIn(row, part) * factor !== numberIn(row, whole)) found.push(`share in row ${index} of ${ref}`)
    })
  }
  for (const row of rowsOf(values, '2.11')) {
    const right = (numberIn(row, 'netValue') * numberIn(row, 'share')) / 10_000 - numberIn(row, 'tax')
    if (right !== numberIn(row, 'interest')) found.push('interest in a business')
  }

  const columns: readonly (readonly [string, string])[] = [
    ['2.2', 'interest'],
    ['2.3', 'interest'],
    ['2.4', 'interest'],
    ['2.5', 'interest'],
    ['2.6', 'interest'],
    ['2.7', 'interest'],
    ['2.8', 'value'],
    ['2.9', 'share'],
    ['2.10', 'tax'],
    ['2.11', 'interest'],
    ['2.13', 'cashEquivalent'],
    ['2.14', 'value'],
    ['2.15', 'estimate'],
    ['2.16', 'estimate'],
    ['2.17', 'estimate'],
    ['2.18', 'estimate'],
    ['2.19', 'estimate'],
    ['3.2.1', 'cost'],
    ['3.2.2', 'cost'],
  ]
  expect('2.1/total', at('2.1/interest'))
  for (const [ref, key] of columns) expect(`${ref}/total`, sum(rowsOf(values, ref), key))
  for (const ref of ['3.1.1', '3.1.2']) {
    const cost = rowsOf(values, ref).reduce((all, row) => all + Number(row.estimated ?? row.current ?? 0), 0)
    expect(`${ref}/total`, cost)
  }
  expect(
    '2.8/totalC',
    at('2.3/total') + at('2.4/total') + at('2.5/total') + at('2.6/total') + at('2.7/total') + at('2.8/total'),
  )
  expect('2.10/totalD', at('2.9/total') + at('2.10/total'))
  const carried = {
    A: '2.1/total',
    B: '2.2/total',
    C: '2.8/totalC',
    D: '2.10/totalD',
    E: '2.11/total',
    F: '2.13/total',
    G: '2.14/total',
  }
  for (const [letter, path] of Object.entries(carried)) expect(`2.20/${letter}`, at(path))
  const incomes = { H: '2.15/total', I: '2.16/total', J: '2.17/total', K: '2.18/total', L: '2.19/total' }
  for (const [letter, path] of Object.entries(incomes)) expect(`2.21/${letter}`, at(path))
  const letters = (ref: string, names: string): number =>
    [...names].reduce((all, name) => all + at(`${ref}/${name}`), 0)
  expect('2.20/total', letters('2.20', 'ABCEFG') - at('2.20/D'))
  expect('2.21/total', letters('2.21', 'HIJKL'))
  expect('3.1/total', at('3.1.1/total') + at('3.1.2/total'))
  expect('3.2/total', at('3.2.1/total') + at('3.2.2/total'))
  return found
}

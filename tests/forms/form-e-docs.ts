import type { FieldDefinition, ItemDefinition } from '#law/form-e/items.ts'
import { FORM_E_ITEMS } from '#law/form-e/items.ts'
import { FORM_E_RULES } from '#law/form-e/rules/all.ts'

const ITEMS: readonly ItemDefinition[] = FORM_E_ITEMS

const cell = (words: string): string => words.replace(/\|/g, '\\|').replace(/\n/g, ' ')
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** `dateOfBirth` date: required where it has a star. */
const keys = (fields: readonly FieldDefinition[]): string =>
  fields.map(({ key, kind, required }) => `\`${key}\` ${kind}${required ? '*' : ''}`).join(', ')

function itemsTable(): string {
  const rows = ITEMS.map(({ ref, title, fields, columns = [], totals = [] }) => [
    `\`${ref}\``,
    title,
    [keys(fields), totals.map(({ key, letter }) => `\`${key}\` money (${letter})`).join(', ')]
      .filter((part) => part !== '')
      .join(', '),
    keys(columns),
  ])
  return table(['ref', 'Item', 'Keys of `fields`', 'Keys of each of `rows`'], rows)
}

function rulesTable(): string {
  const rows = FORM_E_RULES.map(({ id, severity, title, basis }) => [
    `\`${id}\``,
    severity,
    title,
    basis.map((one) => (one.url === undefined ? one.title : `[${one.title}](${one.url})`)).join('; '),
  ])
  return table(['Rule', 'Severity', 'Title', 'Basis'], rows)
}

function between(text: string, name: string, inside: string): string {
  const [begin, end] = [`<!-- ${name}: generated -->`, `<!-- ${name}: end -->`]
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new RangeError(`docs/form-e.md has no marks for the ${name}`)
  return `${text.slice(0, from)}${begin}\n\n${inside}\n\n${text.slice(to)}`
}

/** The page with its generated tables as the engine has them now. */
export const withTables = (page: string): string =>
  between(between(page, 'items', itemsTable()), 'rules', rulesTable()).replace(
    /There are \d+ rules\./,
    `There are ${FORM_E_RULES.length} rules.`,
  )

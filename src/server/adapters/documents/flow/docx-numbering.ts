/** One level of a list: how its numbers look, as "%1.%2" with the formats of the levels. */
type Level = { format: string; text: string; start: number; isPlain: boolean }
type List = { abstract: string; levels: Map<number, Level>; starts: Map<number, number> }

export type Numbering = {
  lists: Map<string, List>
  /** The list and level that a paragraph style brings with it. */
  styles: Map<string, { list: string; level: number }>
}

const attribute = (xml: string, name: string) => new RegExp(`\\bw:${name}="([^"]*)"`).exec(xml)?.[1]
const valueIn = (xml: string, element: string) =>
  new RegExp(`<w:${element}\\b[^>]*\\bw:val="([^"]*)"`).exec(xml)?.[1]

function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<w:${name}[ >][\\s\\S]*?</w:${name}>`, 'g'))].map(([found]) => found)
}

/** Reads the lists of word/numbering.xml and what word/styles.xml says of them. */
export function readNumbering(numberingXml: string, stylesXml: string): Numbering {
  const abstracts = new Map<string, Map<number, Level>>()
  const bound = new Map<string, { abstract: string; level: number }>()
  for (const xml of elements(numberingXml, 'abstractNum')) {
    const id = attribute(xml, 'abstractNumId') ?? ''
    const levels = new Map<number, Level>()
    for (const level of elements(xml, 'lvl')) {
      const index = Number(attribute(level, 'ilvl') ?? 0)
      levels.set(index, levelOf(level))
      const style = valueIn(level, 'pStyle')
      if (style !== undefined) bound.set(style, { abstract: id, level: index })
    }
    abstracts.set(id, levels)
  }
  const lists = new Map<string, List>()
  for (const xml of elements(numberingXml, 'num')) {
    const abstract = valueIn(xml, 'abstractNumId') ?? ''
    const levels = new Map(abstracts.get(abstract))
    const starts = new Map<number, number>()
    for (const change of elements(xml, 'lvlOverride')) {
      const index = Number(attribute(change, 'ilvl') ?? 0)
      const [level] = elements(change, 'lvl')
      if (level !== undefined) levels.set(index, levelOf(level))
      const start = valueIn(change, 'startOverride')
      if (start !== undefined) starts.set(index, Number(start))
    }
    lists.set(attribute(xml, 'numId') ?? '', { abstract, levels, starts })
  }
  return { lists, styles: readStyles(stylesXml, lists, bound) }
}

function levelOf(xml: string): Level {
  return {
    format: valueIn(xml, 'numFmt') ?? 'decimal',
    text: valueIn(xml, 'lvlText') ?? '',
    start: Number(valueIn(xml, 'start') ?? 1),
    isPlain: /<w:isLgl\b/.test(xml),
  }
}

function readStyles(
  stylesXml: string,
  lists: Numbering['lists'],
  bound: Map<string, { abstract: string; level: number }>,
): Numbering['styles'] {
  const own = new Map<string, { list?: string; level?: number; parent?: string }>()
  for (const xml of elements(stylesXml, 'style')) {
    const id = attribute(xml, 'styleId') ?? ''
    const level = valueIn(xml, 'ilvl')
    const list = valueIn(xml, 'numId')
    const parent = valueIn(xml, 'basedOn')
    own.set(id, {
      ...(list === undefined ? {} : { list }),
      ...(level === undefined ? {} : { level: Number(level) }),
      ...(parent === undefined ? {} : { parent }),
    })
  }
  const styles: Numbering['styles'] = new Map()
  for (const id of own.keys()) {
    let list: string | undefined
    let level: number | undefined
    // Twenty parents are more than anybody gives a style, and end a circle.
    for (let at: string | undefined = id, steps = 0; at !== undefined && steps < 20; steps++) {
      const style = own.get(at)
      list ??= style?.list
      level ??= style?.level
      at = style?.parent
    }
    const link = bound.get(id)
    if (
      list !== undefined &&
      lists.has(list) &&
      (link === undefined || lists.get(list)?.abstract === link.abstract)
    )
      styles.set(id, { list, level: link?.level ?? level ?? 0 })
  }
  return styles
}

/** Counts paragraphs as Word does, and says what number stands before each. */
export function makeCounter({ lists }: Numbering): (list: string, level: number) => string | undefined {
  const counts = new Map<string, (number | undefined)[]>()
  const started = new Set<string>()
  return (id, level) => {
    const list = lists.get(id)
    const found = list?.levels.get(level)
    if (list === undefined || found === undefined) return undefined
    const count = counts.get(list.abstract) ?? []
    counts.set(list.abstract, count)
    if (!started.has(id)) {
      started.add(id)
      for (const [index, start] of list.starts) count[index] = start - 1
    }
    count[level] = (count[level] ?? found.start - 1) + 1
    count.length = level + 1
    if (found.format === 'none') return undefined
    if (found.format === 'bullet') return '•'
    const text = found.text.replace(/%([1-9])/g, (_, digit: string) => {
      const index = Number(digit) - 1
      const other = list.levels.get(index)
      const value = count[index] ?? other?.start ?? 1
      count[index] = value
      return write(value, found.isPlain ? 'decimal' : (other?.format ?? 'decimal'))
    })
    return text.trim() === '' ? undefined : text.trim()
  }
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function write(value: number, format: string): string {
  if (/letter/i.test(format)) {
    // After z comes aa, then bb.
    const letter = String.fromCharCode(97 + ((Math.max(value, 1) - 1) % 26)).repeat(
      Math.ceil(Math.max(value, 1) / 26),
    )
    return format.startsWith('upper') ? letter.toUpperCase() : letter
  }
  if (/roman/i.test(format)) {
    let rest = Math.min(value, 3999)
    let text = ''
    for (const [size, sign] of ROMAN)
      while (rest >= size) {
        text += sign
        rest -= size
      }
    return format.startsWith('upper') ? text.toUpperCase() : text
  }
  return format === 'decimalZero' && value < 10 ? `0${value}` : String(value)
}

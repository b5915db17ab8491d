import type { TabStop } from './blocks.ts'

const PROPERTIES = /<w:pPr>([\s\S]*?)<\/w:pPr>/g
const CHANGES = /<w:pPrChange\b[\s\S]*?<\/w:pPrChange>/g
const TWIPS = 20
/** Two of the characters that are nobody's: what stands between them is ours. */
const OPEN = '\u{F0001}'
const CLOSE = '\u{F0002}'
const MARK = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'gu')

type Stops = ReadonlyMap<number, TabStop | 'clear'>

/**
 * Writes the tab stops of paragraphs before their text, for `takeStops` to take out again: the library that reads
 * the document leaves them out, and without them columns that are set by tabs cannot be told.
 */
export function writeStops(documentXml: string, stylesXml: string): string {
  const styles = stopsOfStyles(stylesXml)
  return documentXml.replace(CHANGES, '').replace(PROPERTIES, (whole, inner: string) => {
    const style = styles.get(/<w:pStyle w:val="([^"]*)"/.exec(inner)?.[1] ?? '')
    const stops = [...new Map([...(style ?? []), ...stopsIn(inner)]).values()]
      .filter((stop) => stop !== 'clear')
      .sort((a, b) => a.at - b.at)
    if (stops.length === 0) return whole
    const mark = stops.map(({ at, align }) => `${at}${align === 'right' ? 'R' : 'L'}`).join(' ')
    return `${whole}<w:r><w:t>${OPEN}${mark}${CLOSE}</w:t></w:r>`
  })
}

/** Parts a paragraph's text from the tab stops written before it. */
export function takeStops(text: string): { text: string; stops: TabStop[] } {
  const stops: TabStop[] = []
  const bare = text.replace(MARK, (_, mark: string) => {
    for (const [, at, align] of mark.matchAll(/([\d.]+)([LR])/g))
      stops.push({ at: Number(at), align: align === 'R' ? 'right' : 'left' })
    return ''
  })
  return { text: bare, stops }
}

function stopsIn(xml: string): Stops {
  const stops = new Map<number, TabStop | 'clear'>()
  for (const [tab] of (/<w:tabs>[\s\S]*?<\/w:tabs>/.exec(xml)?.[0] ?? '').matchAll(/<w:tab\b[^>]*>/g)) {
    const kind = /\bw:val="([^"]*)"/.exec(tab)?.[1]
    const at = Number(/\bw:pos="(-?\d+)"/.exec(tab)?.[1] ?? Number.NaN) / TWIPS
    if (kind === undefined || kind === 'bar' || !(at > 0)) continue
    const isRight = /^(?:right|end|decimal)$/.test(kind)
    stops.set(at, kind === 'clear' ? 'clear' : { at, align: isRight ? 'right' : 'left' })
  }
  return stops
}

/** What each paragraph style brings, with what the styles it is based on bring. */
function stopsOfStyles(xml: string): Map<string, Stops> {
  const own = new Map<string, { stops: Stops; parent: string | undefined }>()
  for (const [style] of xml.matchAll(/<w:style [\s\S]*?<\/w:style>/g))
    own.set(/\bw:styleId="([^"]*)"/.exec(style)?.[1] ?? '', {
      stops: stopsIn(style),
      parent: /<w:basedOn w:val="([^"]*)"/.exec(style)?.[1],
    })
  const all = new Map<string, Stops>()
  for (const id of own.keys()) {
    let stops: Stops = new Map()
    // Twenty parents are more than anybody gives a style, and end a circle.
    for (let at: string | undefined = id, steps = 0; at !== undefined && steps < 20; steps++) {
      const style = own.get(at)
      stops = new Map([...(style?.stops ?? []), ...stops])
      at = style?.parent
    }
    if (stops.size > 0) all.set(id, stops)
  }
  return all
}

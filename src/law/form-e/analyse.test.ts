import { describe, expect, test } from 'vitest'
import type { Entry } from '#protocol/form-e.ts'
import { analyseFormE } from './analyse.ts'
import { analysed, type Change, changed, TODAY } from './rules/sample-case.ts'

/** The analysis after something was done to what was read. */
function after(change: Change, spoil: (entry: Entry, path: string) => void) {
  const { document, reading } = changed(change)
  for (const { ref, fields, rows } of reading.items) {
    for (const [key, entry] of Object.entries(fields)) spoil(entry, `${ref}/${key}`)
    rows.forEach((row, index) => {
      for (const [key, entry] of Object.entries(row)) spoil(entry, `${ref}[${index}]/${key}`)
    })
  }
  return analyseFormE({ document, reading, supporting: [], today: TODAY })
}

const wrongC1: Change = { set: { '2.3/total': 5_410_50 } }

describe('evidence', () => {
  test('of every finding stands where it says, word for word', () => {
    const { document } = changed(wrongC1)
    const { findings } = analysed(wrongC1)
    const texts = new Map(document.pages.map(({ number, text }) => [number, text]))
    const quotes = findings.flatMap(({ evidence }) => evidence)
    expect(quotes.length).toBeGreaterThan(3)
    for (const { place, quote } of quotes) {
      expect(texts.get(place.page)?.slice(place.start, place.end)).toBe(quote)
    }
  })

  test('that does not stand there is dropped, and a finding left with nothing is not shown', () => {
    const { findings, figures } = after(wrongC1, ({ evidence }) => {
      for (const piece of evidence) piece.quote = `${piece.quote}, or so it seems`
    })
    expect(findings.map(({ rule }) => rule)).toEqual([])
    const read = JSON.stringify(figures)
    expect(read).not.toContain('or so it seems')
  })

  test('an absence says what was searched', () => {
    const { findings, completeness } = analysed({ set: { 'truth/signature': null } })
    const [finding] = findings
    const page = completeness.find(({ ref }) => ref === 'truth')?.heading?.place.page
    expect(finding?.rule).toBe('form-e.truth.unsigned')
    expect(finding?.searched).toMatchObject({ lookedFor: ['a signature'], pages: [page] })
    expect(finding?.searched?.words).toBeGreaterThan(0)
    expect(finding?.searched?.nearest.map(({ quote }) => quote)).toEqual(['truth Statement of truth'])
  })
})

describe('an unsure reading', () => {
  const unsure = after(wrongC1, (entry, path) => {
    if (path === '2.3/total') entry.confidence = 0.41
  })

  test('is told as such, and is worth a note only', () => {
    const finding = unsure.findings.find(({ rule }) => rule === 'form-e.figures.total-c1')
    expect(finding?.severity).toBe('note')
    expect(finding?.plain).toMatch(/^We may have misread “£5,410.50”: please check p\. 20 first\./)
    expect(finding?.lawyer).toMatch(/uncertain \(scan\): verify it against p\. 20 before relying on this\.$/)
  })

  test('is no step that must be taken', () => expect(unsure.actions).toEqual([]))
})

test('what was not seen on a scan is told with care', () => {
  const { document, reading } = changed({ set: { 'truth/signature': null } })
  for (const page of document.pages) page.readBy = 'ocr'
  const { findings } = analyseFormE({ document, reading, supporting: [], today: TODAY })
  const finding = findings.find(({ rule }) => rule === 'form-e.truth.unsigned')
  expect(finding?.severity).toBe('should')
  expect(finding?.lawyer).toMatch(/Page \d+ is a scan: verify that it is not there\.$/)
  expect(finding?.plain).toMatch(/^This page is a scan, and we may have overlooked something/)
})

test('several doubts about one item of a scan are one note', () => {
  const { document, reading } = changed({
    set: { '2.3[0]/accountNumber': null, '2.3[1]/balance': null, '2.3/total': 5_410_50 },
  })
  for (const page of document.pages) page.readBy = 'ocr'
  const { findings } = analyseFormE({ document, reading, supporting: [], today: TODAY })
  const said = findings.filter(({ item }) => item === '2.3')
  expect(said.map(({ id, severity }) => [id, severity])).toEqual([
    ['form-e.completeness.not-read:2.3', 'note'],
  ])
  expect(said[0]?.title).toBe('We may have misread the scan at 2.3')
})

test('a wrong total of a scan is found where its figures were read well', () => {
  const { document, reading } = changed(wrongC1)
  for (const page of document.pages) page.readBy = 'ocr'
  const { findings } = analyseFormE({ document, reading, supporting: [], today: TODAY })
  expect(findings.find(({ rule }) => rule === 'form-e.figures.total-c1')?.severity).toBe('should')
})

describe('what is written and could not be read', () => {
  const said = (raw: string) =>
    after({}, (entry, path) => {
      if (path === '1.2/dateOfBirth') Object.assign(entry, { raw, value: null })
    }).findings.filter(({ item }) => item === '1.2')

  test('is not called missing', () =>
    expect(said('in the spring of that year')).toMatchObject([
      { severity: 'should', title: expect.stringMatching(/^The date of birth could not be read as a date/) },
    ]))
  test('is worth a note where the words are the form’s own', () =>
    expect(said('Year 1969').map(({ severity }) => severity)).toEqual(['note']))
})

describe('a table that could not be read with certainty', () => {
  const { findings, figures } = analysed({
    set: { '2.3[0]/balance': '£1,200.50 £9,000.00', '2.3[0]/interest': null, '2.3[1]/accountNumber': null },
  })

  test('is said to be so, and nothing else is said of it', () => {
    const said = findings.filter(({ item }) => item === '2.3').map(({ rule, severity }) => [rule, severity])
    expect(said).toEqual([['form-e.completeness.not-read', 'note']])
  })

  test('brings its total as stated, unchecked', () => {
    expect(figures.some(({ letter }) => letter === 'C1')).toBe(false)
    expect(figures.find(({ letter }) => letter === 'Total capital')?.state).toBe('agrees')
  })
})

describe('actions', () => {
  test('come with what must be mended first, by item, and the statement of truth last', () => {
    const { actions, findings } = analysed({
      set: {
        'truth/signature': null,
        'truth/date': null,
        '2.3/total': 5_410_50,
        '2.3[0]/balance': 1_300_50,
        '2.3[0]/accountNumber': null,
        '2.13[0]/valuedOn': '2024-06-30',
        'head/caseNumber': null,
      },
    })
    expect(actions.map(({ title }) => title)).toEqual([
      'Add the case number in the heading',
      'Correct the figures at 2.3',
      'Add the account number for Barclays at 2.3',
      'Ask the scheme for a new cash equivalent, and give it at 2.13',
      'Sign and date the statement of truth',
    ])
    const known = new Set(findings.map(({ id }) => id))
    expect(actions.flatMap(({ findingIds }) => findingIds).filter((id) => !known.has(id))).toEqual([])
  })
})

describe('who it is', () => {
  test('is read from the form', () => {
    expect(analysed()).toMatchObject({ person: 'Anna Marsh', party: 'applicant' })
  })
  test('falls back on the heading', () => {
    const { person } = analysed({
      set: { '1.1/fullName': null, 'truth/name': null },
      states: { '1.1': 'blank' },
    })
    expect(person).toBe('Anna Marsh')
  })
  test('is nobody where nothing tells', () => {
    const change: Change = { set: { '1.1/*': null, 'truth/*': null, 'head/*': null } }
    expect(analysed(change)).toMatchObject({ person: null, party: null })
  })
})

describe('the schedule', () => {
  test('says why a document is called for', () => {
    const { schedule } = analysed()
    const statements = schedule.find(({ item }) => item === '2.3')
    expect(statements).toMatchObject({ status: 'attached', neededBecause: '2.3 lists 3 accounts' })
  })
  test('holds a document that the form forgot', () => {
    const { schedule } = analysed({ set: { 'documents[9]*': null } })
    expect(schedule.filter(({ status }) => status === 'not-stated')).toMatchObject([
      { item: '2.15', document: 'The last three payslips', neededBecause: '2.15 lists one job' },
    ])
  })
})

test('a form of which nothing could be read breaks nothing', () => {
  const { document } = changed({})
  const empty = analyseFormE({
    document,
    reading: { source: 'sample', items: [] },
    supporting: [],
    today: TODAY,
  })
  expect(empty.findings.map(({ rule }) => rule)).toEqual([
    'form-e.truth.missing',
    'form-e.completeness.not-found',
  ])
  expect(empty.figures.every(({ state }) => state === 'not-stated')).toBe(true)
})

import { numberIn, type Row, rowsOf, textAt, textIn } from '../case.ts'
import { BANKS, STREETS } from '../data/places.ts'
import { COUNCIL_TAX, CRYPTO, DIVIDENDS, FOOD, HOUSING, NO_SHARES } from '../data/wordings.ts'
import { addDays, ageOn } from '../dates.ts'
import { wantedBy } from '../schedule.ts'
import { spokenDate } from '../words.ts'
import { pickProperty } from './figures.ts'
import { addRow, choose, fitNeeds, type Plant, removeRows, rowAt, setRow } from './plant.ts'

const isShare = (row: Row): boolean => !NO_SHARES.test(textIn(row, 'type'))
const isHomeValuation = (name: string): boolean =>
  wantedBy(name)?.item === '2.1' && wantedBy(name)?.ifAny === true

const withoutNeed =
  (pattern: RegExp, what: string): Plant =>
  (form) =>
    removeRows(form, '3.1.1', (row) => pattern.test(textIn(row, 'item'))).length > 0
      ? { item: '3.1.1', note: `No ${what} among the needs` }
      : null

/** Takes an income away that the rest of the form calls for. */
const withoutIncome =
  (ref: string, key: string, pattern: RegExp, note: string): Plant =>
  (form, _, tools) => {
    const gone = removeRows(form, ref, (row) => pattern.test(textIn(row, key)))
    if (gone.length === 0 || !fitNeeds(form, tools)) return null
    return { item: ref, note, money: gone.reduce((sum, row) => sum + numberIn(row, 'estimate'), 0) }
  }

/** Incomes, assets and needs that do not fit together. */
export const MONEY_MATTERS = {
  'dividends-without-shares': (form, rng, tools) => {
    if (form.states['2.12'] === 'answered') return null
    if (rowsOf(form.values, '2.4').some(isShare)) removeRows(form, '2.4', isShare)
    else {
      const gross = rng.int(40_000, 310_000)
      const net = gross - Math.round(gross * 0.0875)
      addRow(form, '2.17', {
        nature: tools.say('Dividends', ['Dividend income', 'Dividend']),
        source: tools.say('Diageo plc', ['Shares in Tesco plc', 'Family investment company']),
        grossLastYear: gross,
        netLastYear: net,
        estimate: net,
      })
    }
    return { item: '2.17', note: 'Dividends, and no shares in 2.4 or 2.11' }
  },
  'shares-without-dividends': withoutIncome('2.17', 'nature', DIVIDENDS, 'Shares, and no dividends'),
  'directorship-without-business': (form) => {
    if (form.states['2.11'] !== 'none' || form.states['2.12'] !== 'none') return null
    addRow(form, '2.12', { company: 'Greywell Lettings Ltd' })
    return { item: '2.12', note: 'A directorship, and no business interest' }
  },
  'rent-without-property': (form, rng) => {
    if (form.states['2.2'] !== 'none') return null
    const gross = rng.int(700, 1300) * 1200
    const net = Math.round(gross * 0.65)
    const source = `Flat ${rng.int(2, 19)}, ${rng.int(3, 90)} ${rng.pick(STREETS)}`
    addRow(form, '2.17', {
      nature: 'Rental income',
      source,
      grossLastYear: gross,
      netLastYear: net,
      estimate: net,
    })
    return { item: '2.17', note: 'Rent, and no other property in 2.2', money: net }
  },
  'interest-without-account': (form, rng) => {
    const known = rowsOf(form.values, '2.3').map((row) => textIn(row, 'bank'))
    const source = rng.pick(BANKS.filter((bank) => !known.includes(bank)))
    const interest = rng.int(9_000, 84_000)
    addRow(form, '2.17', {
      nature: 'Interest',
      source,
      grossLastYear: interest,
      netLastYear: interest,
      estimate: interest,
    })
    return { item: '2.17', note: `Interest from ${source}, which is not in 2.3`, money: interest }
  },
  'pension-contribution-without-pension': (form, rng, tools) => {
    if (form.states['2.15'] !== 'answered' || form.states['2.13'] !== 'answered') return null
    if (rowsOf(form.values, '2.13').some((row) => row.inPayment === true)) return null
    removeRows(form, '2.13', () => true)
    setRow(form, '2.15', 0, {
      benefits: tools.say(`Employer’s pension contribution of ${rng.int(5, 9)}%; I pay 5%`, [
        'Auto-enrolled workplace pension (8% in all)',
        'Salary sacrifice into the company pension',
      ]),
    })
    return { item: '2.13', note: 'Pension contributions in 2.15, and no pension' }
  },
  'pension-in-payment-without-income': (form, _, tools) => {
    const paid = rowsOf(form.values, '2.13').findIndex((row) => row.inPayment === true)
    if (paid >= 0) {
      removeRows(form, '2.19', (row) => /Pension/.test(textIn(row, 'nature')))
      if (!fitNeeds(form, tools)) return null
    } else {
      const old = ageOn(textAt(form.values, '1.2/dateOfBirth') || '1990-01-01', form.today) >= 56
      if (!old || form.states['2.13'] !== 'answered') return null
      setRow(form, '2.13', 0, { inPayment: true })
    }
    return { item: '2.19', note: 'A pension in payment, and no such income' }
  },
  'state-pension-omitted': withoutIncome(
    '2.18',
    'benefit',
    /State pension/i,
    'Over state pension age, and no State Pension',
  ),
  'child-benefit-omitted': withoutIncome(
    '2.18',
    'benefit',
    /Child Benefit/i,
    'Children at home, and no child benefit',
  ),
  'income-drop-unexplained': (form, rng, tools) => {
    const index = choose(form, '2.15', rng, (row) => numberIn(row, 'netLastYear') > 1_200_000)
    if (index === null) return null
    const row = rowAt(form, '2.15', index)
    const estimate = Math.round((numberIn(row, 'netLastYear') * rng.int(40, 50)) / 10_000) * 100
    setRow(form, '2.15', index, { estimate })
    if (!fitNeeds(form, tools)) return null
    return {
      item: '2.15',
      note: 'The estimate is a half of last year or less, and 4.1 is silent',
      money: numberIn(row, 'netLastYear') - estimate,
    }
  },
  'needs-without-housing': withoutNeed(HOUSING, 'rent or mortgage'),
  'needs-without-food': withoutNeed(FOOD, 'food'),
  'needs-without-council-tax': withoutNeed(COUNCIL_TAX, 'council tax'),
  'figures-at-different-dates': (form, rng, tools) => {
    if (rowsOf(form.values, '2.3').length < 2) return null
    const index = choose(form, '2.3', rng, (row) => 'type' in row)
    if (index === null) return null
    const on = addDays(textAt(form.values, 'head/dated'), -rng.int(120, 320))
    setRow(form, '2.3', index, {
      type: `${textIn(rowAt(form, '2.3', index), 'type')} (${tools.say('balance at', ['as at', 'balance on', 'figure as of'])} ${spokenDate(on)})`,
    })
    return { item: '2.3', note: `Account ${index + 1} is stated as at ${on}` }
  },
  'round-estimate-without-evidence': (form, rng) => {
    const home = pickProperty(form, rng, (row) => numberIn(row, 'value') > 0 && numberIn(row, 'equity') > 0)
    const index = rowsOf(form.values, 'documents').findIndex((row) =>
      isHomeValuation(textIn(row, 'document')),
    )
    if (home?.ref !== '2.1' || index < 0) return null
    const value = Math.ceil(numberIn(home.row, 'value') / 5_000_000) * 5_000_000
    const equity = numberIn(home.row, 'equity') + value - numberIn(home.row, 'value')
    const interest = Math.round((equity * numberIn(home.row, 'interest')) / numberIn(home.row, 'equity'))
    home.put({ value, equity, interest })
    setRow(form, 'documents', index, { status: 'not-applicable' })
    return { item: '2.1', note: 'A round market value, and no valuation' }
  },
  'foreign-currency-without-rate': (form, rng, tools) => {
    const sum = rng.int(11, 90) * 5_000
    addRow(form, '2.7', {
      where: 'Safe at home',
      amount: sum,
      currency: tools.say(rng.pick(['Euros', 'US dollars']), ['EUR', 'USD', 'Swiss francs', 'Polish zloty']),
      interest: sum,
    })
    return { item: '2.7', note: 'Foreign cash without rate and date', money: sum }
  },
  'crypto-only-in-narrative': (form, rng, tools) => {
    if (form.states['4.5'] !== 'answered') return null
    removeRows(form, '2.14', (row) => CRYPTO.test(textIn(row, 'description')))
    const coin = tools.say(rng.pick(['Bitcoin', 'Ethereum']), [
      'XRP',
      'Solana',
      'cryptocurrency (Coinbase)',
      'Litecoin',
    ])
    form.values['4.5/circumstances'] =
      `${textAt(form.values, '4.5/circumstances')} I hold a little ${coin}, which I bought in 2021 and have not sold.`
    return { item: '2.14', note: `${coin} is named in 4.5 and is not in 2.14` }
  },
  'net-above-gross': (form, rng) => {
    const index = choose(form, '2.15', rng, (row) => numberIn(row, 'netLastYear') > 0)
    if (index === null) return null
    const net = numberIn(rowAt(form, '2.15', index), 'netLastYear')
    const money = rng.int(900, 2_400) * 100
    setRow(form, '2.15', index, { grossLastYear: net - money })
    return { item: '2.15', note: 'Net income higher than gross', money }
  },
  'self-employment-net-above-gross': (form, rng) => {
    const index = choose(form, '2.16', rng, (row) => numberIn(row, 'netLastYear') > 0)
    if (index === null) return null
    const net = numberIn(rowAt(form, '2.16', index), 'netLastYear')
    const money = rng.int(900, 2_400) * 100
    setRow(form, '2.16', index, { grossLastYear: net - money })
    return { item: '2.16', note: 'Net profit higher than gross profit', money }
  },
} as const satisfies Record<string, Plant>

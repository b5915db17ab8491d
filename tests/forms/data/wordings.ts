/** What belongs to which need, asset or income, in every wording that the generator uses. */
export const HOUSING = /Rent|Mortgage|Board and lodging/
export const FOOD = /Food|Groceries|Supermarket/
export const COUNCIL_TAX = /Council tax/i
export const CRYPTO = /Bitcoin|Ethereum|BTC|ETH|XRP/
/** Holdings that pay dividends: all but these. */
export const NO_SHARES = /Premium Bonds|Government stock/
export const DIVIDENDS = /ividend/

const list = (text: string): readonly string[] => text.split('|')

/** Other words for an item of the budget, by how it is called in the plain wording. */
export const NEED_WORDS: Readonly<Record<string, readonly string[]>> = {
  Rent: list('Rent|Rent (assured shorthold)|Rent to the landlord'),
  'Rent for my flat': list('Rent for my flat|Rent of the flat'),
  Mortgage: list('Mortgage|Mortgage instalments|Mortgage: capital and interest'),
  'Mortgage payments': list('Mortgage payments|Mortgage repayments'),
  'Council tax': list('Council Tax|Council tax (band D)|Council tax'),
  'Food and housekeeping': list('Groceries and household|Supermarket shopping|Food and drink'),
  'Gas, electricity and water': list('Utilities|Gas, electric, water rates|Heating, light and water'),
  Holidays: list('Annual holiday|Summer holiday|Holidays and short breaks'),
  'Car: fuel, insurance, tax and repairs': list(
    'Motoring|Petrol, car insurance and servicing|Travel to work',
  ),
  'Birthday and Christmas presents': list('Gifts|Birthdays and Christmas'),
  'Telephone, broadband and television licence': list(
    'Phones, internet, TV licence|Mobile contract and broadband',
  ),
}

export const CRYPTO_WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^([\d.]+) Bitcoin.*$/, list('$1 BTC held on Kraken|Cryptocurrency: $1 BTC (Ledger wallet)')],
  [/^([\d.]+) Ethereum.*$/, list('$1 ETH staked through Coinbase|Cryptoassets ($1 ETH)')],
]

export const DIVIDEND_WORDS = list('Dividends|Dividend income|Share dividends')
export const INTEREST_WORDS = list('Interest|Interest on savings|Gross interest')
export const RENT_WORDS = list('Rent|Rent received|Letting income after costs')
export const STATE_PENSION_WORDS = list('State Pension|Basic and additional State Pension|New State Pension')
export const GILTS = list('Treasury 4.25% 2032|Treasury 0.125% 2028|Treasury 3.75% 2038')

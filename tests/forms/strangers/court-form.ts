import type { FormECase } from '../case.ts'
import { CourtForm, fieldsRow, jobPage, M, pensionPage, STYLE, summary, T, tradePage } from './court-parts.ts'
import type { Pen } from './words.ts'

// A form in the manner of the court's own: long printed questions with notes, dates in three boxes, ticks, a letter beside each total.

/** The pages as HTML, to be printed. */
export function courtForm(form: FormECase): string {
  const c = new CourtForm(form)
  const { pen } = c
  const fieldOf = (ref: string) => (key: string, kind: Parameters<Pen['cell']>[2]) =>
    pen.cell(fieldsRow(form, ref), key, kind)
  const party = pen.raw('head/party')
  const long = (ref: string, path: string) => c.box(pen.text(path) || pen.declared(ref))
  const children = pen.rows('1.10')
  const period = String(pen.raw('3.1/period') ?? '')
  const homes = pen.rows('2.2')
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>
  <header><h1>Form E</h1><p>Financial statement for a financial order under the Matrimonial Causes Act 1973 or the Civil Partnership Act 2004</p>
  <table class="form">${c.line('In the Family Court sitting at', pen.text('head/court'))}${c.line('Case No.', pen.text('head/caseNumber'))}
  ${c.line('Name of Applicant', pen.text('head/applicant'))}${c.line('Name of Respondent', pen.text('head/respondent'))}
  ${c.line('This is the financial statement of the', `${c.tick(party === 'applicant')} Applicant &nbsp; ${c.tick(party === 'respondent')} Respondent`)}
  ${c.line('Dated', pen.date('head/dated'))}</table>
  <p class="note">Please fill in this form fully and accurately. Where any box is not applicable, write 'N/A'. You have a duty to the court to give a full, frank and clear disclosure of all your financial and other relevant circumstances.</p></header>
  <h2>1 General information</h2>
  ${c.question('1.1', 'Full name', c.box(pen.text('1.1/fullName')))}
  ${c.question('1.2', 'Date of birth', c.three('1.2/dateOfBirth'))}
  ${c.question('1.3', 'Date of the marriage/civil partnership', c.three('1.3/dateOfMarriage'))}
  ${c.question('1.4', 'Occupation', c.box(pen.text('1.4/occupation')))}
  ${c.question('1.5', 'Date of the separation', `${c.three('1.5/dateOfSeparation')}<p>${c.tick(pen.state('1.5') === 'not-applicable')} Tick here if not applicable</p>`)}
  ${c.question('1.6', 'Date of the:', `<table class="form">${c.line('Petition/Application', c.three('1.6/dateApplication'))}${c.line('Decree nisi/Conditional order', c.three('1.6/dateConditionalOrder'))}${c.line('Decree absolute/Final order (if applicable)', c.three('1.6/dateFinalOrder'))}</table>`)}
  ${c.question('1.7', 'If you have subsequently married or formed a civil partnership, or will do so, state the date', pen.raw('1.7/dateRemarriage') ? c.three('1.7/dateRemarriage') : c.box(pen.declared('1.7')))}
  ${c.question('1.8', 'Are you living with a new partner?', c.yesNo('1.8/newPartner'))}
  ${c.question('1.9', 'Do you intend to live with a new partner within the next six months?', c.yesNo('1.9/newPartnerSoon'))}
  ${c.question('1.10', 'Details of any children of the family', `<table class="grid"><thead><tr><th>Full names</th><th>Date of birth</th><th>With whom does the child live?</th></tr></thead>${children.map((row) => `<tr><td>${pen.cell(row, 'fullName', T)}</td><td>${pen.cell(row, 'dateOfBirth', 'date')}</td><td>${pen.cell(row, 'livingWith', T)}</td></tr>`).join('') || `<tr><td>${pen.declared('1.10') || '&nbsp;'}</td><td></td><td></td></tr>`}</table>`)}
  ${c.question('1.11', 'Details of the state of health of yourself and the children if you think this should be taken into account', `<table class="form">${c.line('Yourself', pen.text('1.11/health') || pen.declared('1.11'))}${c.line('Children', pen.text('1.11/healthChildren'))}</table>`)}
  ${c.question('1.12', 'Details of the present and proposed future educational arrangements for the children', `<table class="form">${c.line('Present arrangements', pen.text('1.12/educationPresent') || pen.declared('1.12'))}${c.line('Future arrangements', pen.text('1.12/educationProposed'))}</table>`)}
  ${c.question('1.13', 'Details of any child support maintenance calculation or any maintenance order or agreement made between you and your spouse/civil partner', long('1.13', '1.13/childSupport'))}
  ${c.question('1.14', 'If this application is to vary an order, attach a copy of the order and give details of the part that is to be varied and the changes sought', long('1.14', '1.14/variation'))}
  ${c.question('1.15', 'Details of any other court cases between you and your spouse/civil partner, whether in relation to money, property, children or anything else', long('1.15', '1.15/otherCases'))}
  ${c.question('1.16', 'Your present residence and the occupants of it and on what terms you occupy it (e.g. tenant, owner-occupier)', `<table class="form">${c.line('Address', pen.text('1.16/residence'))}${c.line('Occupants', pen.text('1.16/occupants'))}${c.line('Terms of occupation', pen.text('1.16/terms'))}</table>`)}
  <h2>2 Financial details &nbsp; Part 1 Real property (land and buildings) and personal assets</h2>
  ${c.question('2.1', 'Complete this section in respect of the family home (the last family home occupied by you and your spouse/civil partner) if it remains unsold.<br><small>Documentation required for attachment to this section: a) a copy of any valuation of the property obtained within the last six months; b) a recent mortgage statement confirming the sum outstanding on each mortgage.</small>', `${pen.state('2.1') === 'answered' ? c.property(fieldOf('2.1')) : c.box(pen.declared('2.1'))}${c.total('TOTAL value of your interest in the family home: Total', 'A', '2.1/total')}`)}
  ${c.question('2.2', 'Details of your interest in any other property, land or buildings. Complete one page for each property you have an interest in.', `${homes.map((row) => c.property((key, kind) => pen.cell(row, key, kind))).join('<div class="gap"></div>') || c.box(pen.declared('2.2'))}${c.total('TOTAL value of your interest in ALL other property: Total', 'B', '2.2/total')}`)}
  ${c.question(
    '2.3',
    'Details of all personal bank, building society and National Savings Accounts that you hold or have held at any time in the last twelve months and which are or were either in your own name or in which you have or have had any interest. This must also include any accounts which are overdrawn.<br><small>For each account you must attach 12 months’ statements.</small>',
    c.table(
      '2.3',
      [
        ['Name of bank or building society, including branch name', 'bank', T],
        ['Type of account (e.g. current)', 'type', T],
        ['Account number', 'accountNumber', T],
        ['Name of other account holder (if applicable)', 'otherHolder', T],
        ['Balance at the date of this statement', 'balance', M],
        ['Total current value of your interest', 'interest', M],
      ],
      'TOTAL value of your interest in ALL accounts:',
      'C1',
    ),
  )}
  ${c.question(
    '2.4',
    'Details of all investments, including shares, PEPs, ISAs, TESSAs, National Savings Investments (other than already shown above), bonds, stocks, unit trusts, investment trusts, gilts and other quoted securities that you hold or have an interest in.',
    c.table(
      '2.4',
      [
        ['Name', 'name', T],
        ['Type of investment', 'type', T],
        ['Size of holding', 'size', T],
        ['Name of any other account holder (if applicable)', 'otherHolder', T],
        ['Current value', 'value', M],
        ['Total current value of your interest', 'interest', M],
      ],
      'TOTAL value of your interest in ALL holdings:',
      'C2',
    ),
  )}
  ${c.question(
    '2.5',
    'Details of all life insurance policies including endowment policies that you hold or have an interest in. Include those that do not have a surrender value.',
    c.table(
      '2.5',
      [
        ['Name of company', 'company', T],
        ['Policy type', 'type', T],
        ['Policy number', 'policyNumber', T],
        ['Name of any other owner', 'otherHolder', T],
        ['Maturity date', 'maturity', 'date'],
        ['Assigned?', 'assigned', 'yes-no'],
        ['Current surrender value', 'surrenderValue', M],
        ['Total current value of your interest', 'interest', M],
      ],
      'TOTAL value of your interest in ALL policies:',
      'C3',
    ),
  )}
  ${c.question(
    '2.6',
    'Details of all monies that are OWED TO YOU. Do not include sums owed in director’s or partnership accounts, which should be included at section 2.11.',
    c.table(
      '2.6',
      [
        ['Brief description of money owed and by whom', 'debtor', T],
        ['Date due', 'due', T],
        ['Balance outstanding', 'balance', M],
        ['Total current value of your interest', 'interest', M],
      ],
      'TOTAL value of your interest in ALL debts owed to you:',
      'C4',
    ),
  )}
  ${c.question(
    '2.7',
    'Details of all cash sums held in excess of £500. You must state where it is held and the currency it is held in.',
    c.table(
      '2.7',
      [
        ['Where held', 'where', T],
        ['Amount', 'amount', M],
        ['Currency', 'currency', T],
        ['Total current value of your interest', 'interest', M],
      ],
      'TOTAL value of your interest in ALL cash sums:',
      'C5',
    ),
  )}
  ${c.question(
    '2.8',
    'Details of personal belongings individually worth more than £500. INCLUDE: cars (gross value), collections, pictures, jewellery, furniture and house belongings (this list is not exhaustive).',
    `${c.table(
      '2.8',
      [
        ['Item', 'description', T],
        ['Total estimated current value of your interest (sale value)', 'value', M],
      ],
      'TOTAL value of your interest in ALL personal belongings:',
      'C6',
    )}${c.total('Add together all the figures in boxes C1 to C6 to give the TOTAL current value of your interest in personal assets: TOTAL', 'C', '2.8/totalC')}`,
  )}
  <h2>2 Financial details &nbsp; Part 2 Capital: Liabilities and Capital Gains Tax</h2>
  ${c.question(
    '2.9',
    'Details of any liabilities you have. EXCLUDE liabilities already shown such as mortgages and any overdrawn bank, building society or National Savings accounts. INCLUDE money owed on credit cards and store cards, bank loans, hire purchase agreements.',
    c.table(
      '2.9',
      [
        ['Liability (creditor)', 'creditor', T],
        ['Type of liability', 'type', T],
        ['Name(s) of other account holder(s) (if applicable)', 'otherDebtor', T],
        ['Date of liability', 'dated', T],
        ['Total liability', 'balance', M],
        ['Total current value of your interest in the liability', 'share', M],
      ],
      'TOTAL value of your interest in ALL liabilities:',
      'D1',
    ),
  )}
  ${c.question(
    '2.10',
    'If any Capital Gains Tax would be payable on the disposal now of any of your real property or personal assets, give your estimate of the tax liability.',
    `${c.table(
      '2.10',
      [
        ['Asset', 'asset', T],
        ['Total Capital Gains Tax liability', 'tax', M],
      ],
      'TOTAL value of ALL your potential Capital Gains Tax liabilities:',
      'D2',
    )}${c.total('Add together D1 and D2 to give the TOTAL value of your liabilities: TOTAL', 'D', '2.10/totalD')}`,
  )}
  <h2>2 Financial details &nbsp; Part 3 Capital: Business assets and directorships</h2>
  ${c.question(
    '2.11',
    'Details of all your business interests. Complete one page for each business you have an interest in.',
    c.table(
      '2.11',
      [
        ['Name of your business', 'name', T],
        ['Nature of business', 'nature', T],
        ['Your estimate of the current net value of the business', 'netValue', M],
        ['Extent of your interest', 'share', 'percent'],
        ['Basis of valuation', 'basis', T],
        ['Possible Capital Gains Tax payable on disposal', 'tax', M],
        ['Total net current value of your interest', 'interest', M],
      ],
      'TOTAL value of your interest in business assets: TOTAL',
      'E',
    ),
  )}
  ${c.question(
    '2.12',
    'List any directorships you hold or have held in the last 12 months (other than those already disclosed in Section 2.11)',
    c.box(
      pen
        .rows('2.12')
        .map((row) => pen.cell(row, 'company', T))
        .join('<br>') || pen.declared('2.12'),
    ),
  )}
  <h2>2 Financial details &nbsp; Part 4 Capital: Pensions and Pension Protection Fund (PPF) compensation</h2>
  ${c.question(
    '2.13',
    'Give details of all your pension rights and all PPF compensation entitlements, including prospective entitlements. Complete a separate page for each pension or PPF compensation entitlement.',
    `${
      pen
        .rows('2.13')
        .map((row) => pensionPage(c, row))
        .join('<div class="gap"></div>') || c.box(pen.declared('2.13'))
    }${c.total('TOTAL value of your pension assets: TOTAL', 'F', '2.13/total')}`,
  )}
  <h2>2 Financial details &nbsp; Part 5 Capital: Other assets</h2>
  ${c.question(
    '2.14',
    'Give details of any other assets not listed in Parts 1 to 4 above. INCLUDE (the following list is not exhaustive): any personal or business assets not yet disclosed, unrealisable assets, share option schemes, trust interests, expected inheritances.',
    c.table(
      '2.14',
      [
        ['Type of asset', 'description', T],
        ['Total NET value of your interest', 'value', M],
      ],
      'TOTAL value of your other assets: TOTAL',
      'G',
    ),
  )}
  <h2>2 Financial details &nbsp; Part 6 Income: Earned income from employment</h2>
  ${c.question(
    '2.15',
    'Details of earned income from employment. Complete one page for each employment.<br><small>Attach: P60 for the last financial year; your last three payslips; P11D if you have been issued with one.</small>',
    `${
      pen
        .rows('2.15')
        .map((row) => jobPage(c, row))
        .join('<div class="gap"></div>') || c.box(pen.declared('2.15'))
    }${c.total('Estimated TOTAL of ALL net earned income from employment for the next 12 months: TOTAL', 'H', '2.15/total')}`,
  )}
  <h2>2 Financial details &nbsp; Part 7 Income from self-employment or partnership</h2>
  ${c.question(
    '2.16',
    'You will have already given details of your business and provided the last two years’ accounts at section 2.11. Complete this section giving details of your income from your business.',
    `${
      pen
        .rows('2.16')
        .map((row) => tradePage(c, row))
        .join('<div class="gap"></div>') || c.box(pen.declared('2.16'))
    }${c.total('Estimated TOTAL of ALL net income from self-employment or partnership for the next 12 months: TOTAL', 'I', '2.16/total')}`,
  )}
  <h2>2 Financial details &nbsp; Part 8 Income from investments e.g. dividends, interest or rental income</h2>
  ${c.question(
    '2.17',
    'Details of income received in the last financial year, and your estimate of your income for the current financial year.',
    c.table(
      '2.17',
      [
        ['Nature of income', 'nature', T],
        ['Asset from which it is received', 'source', T],
        ['Last financial year (gross)', 'grossLastYear', M],
        ['Last financial year (net)', 'netLastYear', M],
        ['Estimated net income for the next 12 months', 'estimate', M],
      ],
      'Estimated TOTAL investment income for the next 12 months: TOTAL',
      'J',
    ),
  )}
  <h2>2 Financial details &nbsp; Part 9 Income from state benefits (including state pension and child benefit)</h2>
  ${c.question(
    '2.18',
    'Details of all state benefits that you are currently receiving.',
    c.table(
      '2.18',
      [
        ['Name of benefit', 'benefit', T],
        ['Amount received in the last 12 months', 'receivedLastYear', M],
        ['Estimated income for the next 12 months', 'estimate', M],
      ],
      'Estimated TOTAL benefit income for the next 12 months: TOTAL',
      'K',
    ),
  )}
  <h2>2 Financial details &nbsp; Part 10 Any other income</h2>
  ${c.question(
    '2.19',
    'Details of any other income not disclosed above. INCLUDE: any source from which income has been received during the last 12 months (even if it has now ceased).',
    c.table(
      '2.19',
      [
        ['Nature of income', 'nature', T],
        ['Paid by', 'source', T],
        ['Amount received in the last 12 months', 'receivedLastYear', M],
        ['Estimated income for the next 12 months', 'estimate', M],
      ],
      'Estimated TOTAL other income for the next 12 months: TOTAL',
      'L',
    ),
  )}
  <h2>2 Financial details &nbsp; Summaries</h2>
  ${c.question(
    '2.20',
    'Summary of your capital (Parts 1 to 5)',
    summary(
      c,
      '2.20',
      [
        ['Current value of your interest in the family home', 'A'],
        ['Current value of your interest in all other property', 'B'],
        ['Current value of your interest in personal assets', 'C'],
        ['Current value of your liabilities', 'D'],
        ['Current value of your interest in business assets', 'E'],
        ['Current value of your pension and PPF compensation assets', 'F'],
        ['Current value of all your other assets', 'G'],
      ],
      'TOTAL value of your assets (Totals A + B + C + E + F + G less D)',
    ),
  )}
  ${c.question(
    '2.21',
    'Summary of your estimated income for the next 12 months (Parts 6 to 10)',
    summary(
      c,
      '2.21',
      [
        ['Estimated net total of income from employment', 'H'],
        ['Estimated net total of income from self-employment or partnership', 'I'],
        ['Estimated net total of investment income', 'J'],
        ['Estimated state benefit receipts', 'K'],
        ['Estimated net total of all other income', 'L'],
      ],
      'Estimated TOTAL income for the next 12 months (Totals H to L)',
    ),
  )}
  <h2>3 Financial requirements &nbsp; Part 1 Income needs</h2>
  ${c.question('3.1', 'Income needs for yourself and for any children living with you or provided for by you. ALL figures should be annual, monthly or weekly (state which). You must not use a combination of these periods.', `<p>Figures are: ${c.tick(period === 'weekly')} Weekly &nbsp; ${c.tick(period === 'monthly')} Monthly &nbsp; ${c.tick(period === 'annual')} Annual</p>`)}
  ${c.question(
    '3.1.1',
    'Income needs for yourself',
    c.table(
      '3.1.1',
      [
        ['Item', 'item', T],
        ['Current cost', 'current', M],
        ['Estimated cost', 'estimated', M],
      ],
      'SUB-TOTAL your income needs',
      '',
    ),
  )}
  ${c.question(
    '3.1.2',
    'Income needs for children living with you or provided for by you. INCLUDE: only those income needs that are different to those of your household shown above.',
    c.table(
      '3.1.2',
      [
        ['Item', 'item', T],
        ['Current cost', 'current', M],
        ['Estimated cost', 'estimated', M],
      ],
      'SUB-TOTAL children’s income needs',
      '',
    ),
  )}
  ${c.total('TOTAL of ALL income needs', '', '3.1/total')}
  <h2>3 Financial requirements &nbsp; Part 2 Capital needs</h2>
  ${c.question('3.2', 'Set out below the reasonable future capital needs for yourself and for any children living with you or provided for by you.', '')}
  ${c.question(
    '3.2.1',
    'Capital needs for yourself',
    c.table(
      '3.2.1',
      [
        ['Item', 'item', T],
        ['Cost', 'cost', M],
      ],
      'SUB-TOTAL your capital needs',
      '',
    ),
  )}
  ${c.question(
    '3.2.2',
    'Capital needs for children living with you or provided for by you',
    c.table(
      '3.2.2',
      [
        ['Item', 'item', T],
        ['Cost', 'cost', M],
      ],
      'SUB-TOTAL your children’s capital needs',
      '',
    ),
  )}
  ${c.total('TOTAL of ALL capital needs', '', '3.2/total')}
  <h2>4 Other information</h2>
  ${c.question('4.1', 'Details of any significant changes in your assets or income.', `<p class="w">At both sections 4.1.1 and 4.1.2, INCLUDE: ALL assets held both within and outside England and Wales and the disposal of any asset.</p><p class="w"><b>4.1.1</b> Significant changes in assets or income during the LAST 12 months</p>${c.box(pen.text('4.1/changesPast') || pen.declared('4.1'))}<p class="w"><b>4.1.2</b> Significant changes in assets or income likely to occur during the NEXT 12 months</p>${c.box(pen.text('4.1/changesFuture'))}`)}
  ${c.question('4.2', 'Brief details of the standard of living enjoyed by you and your spouse/civil partner during the marriage/civil partnership', long('4.2', '4.2/standardOfLiving'))}
  ${c.question('4.3', 'Are there any particular contributions to the family property and assets or outgoings, or to family life, or the welfare of the family that have been made by you, your partner or anyone else that you think should be taken into account? If so, give brief details.', long('4.3', '4.3/contributions'))}
  ${c.question('4.4', 'Bad behaviour or conduct by the other party will only be taken into account in very exceptional circumstances when deciding how assets should be shared. If you feel it should be taken into account in your case, identify the nature of the behaviour or conduct below.', long('4.4', '4.4/conduct'))}
  ${c.question('4.5', 'Give details of any other circumstances that you consider could significantly affect the extent of the financial provision to be made by or for you or any child of the family.', long('4.5', '4.5/circumstances'))}
  ${c.question('4.6', 'If you have subsequently married or formed a civil partnership (or intend to) or are living with another person (or intend to), give brief details, so far as they are known to you, of his or her income, assets and liabilities.', pen.state('4.6') === 'answered' ? `<table class="form">${c.line('Annual income', `£ ${pen.pounds('4.6/partnerIncome')}`)}${c.line('Assets and liabilities (net)', `£ ${pen.pounds('4.6/partnerAssets')}`)}</table>` : c.box(pen.declared('4.6')))}
  <h2>5 Order sought</h2>
  ${c.question('5.1', 'If you are able at this stage, specify what kind of orders you are asking the court to make.', long('5.1', '5.1/ordersSought'))}
  ${c.question('5.2', 'If you are seeking a transfer or settlement (or other property adjustment order) in respect of any property, identify the property.', long('5.2', '5.2/transfer'))}
  ${c.question('5.3', 'If you are seeking a variation of an ante-nuptial or post-nuptial settlement, identify the settlement.', long('5.3', '5.3/variation'))}
  <h2>Statement of truth</h2><p class="note">Proceedings for contempt of court may be brought against anyone who makes, or causes to be made, a false statement in a document verified by a statement of truth without an honest belief in its truth.</p>
  <p>I believe that the facts stated in this statement are true.</p>
  <table class="form">${c.line('Full name', pen.text('truth/name'))}${c.line('Signed', `<i>${pen.text('truth/signature')}</i>`)}${c.line('Date', pen.date('truth/date'))}</table>
  <h2>Schedule of documents to accompany Form E</h2><p class="note">The following list shows the documents you must attach to your Form E if applicable. Tick the appropriate box.</p>
  <table class="grid"><thead><tr><th>Document</th><th>Attached</th><th>Not applicable</th><th>To follow</th></tr></thead>${pen
    .rows('documents')
    .map(
      (row) =>
        `<tr><td>${pen.cell(row, 'document', T)}</td>${['attached', 'not-applicable', 'to-follow'].map((status) => `<td class="c">${c.tick(row.status === status)}</td>`).join('')}</tr>`,
    )
    .join('')}</table>`
}

/** One line of a look-alike: a heading, a paragraph, or a question with its answer. */
export type Line = { head: string } | { text: string } | { ask: string; answer: string }

export interface Sheet {
  title: string
  subtitle: string
  foot: string
  lines: readonly Line[]
}

const head = (text: string): Line => ({ head: text })
const say = (text: string): Line => ({ text })
const ask = (question: string, answer: string): Line => ({ ask: question, answer })

const d81: Sheet = {
  title: 'Statement of information for a consent order in relation to a financial remedy',
  subtitle: 'Form D81',
  foot: 'D81 Statement of information for a consent order',
  lines: [
    say(
      'This form is for parties who have agreed the terms of a consent order. Each party may complete a separate form, or one form may be completed by both.',
    ),
    ask('Name of court', 'Family Court at Bury St Edmunds'),
    ask('Case number', 'ZZ24D71180'),
    ask('Applicant', 'Laura Jane Fenn'),
    ask('Respondent', 'Mark Anthony Fenn'),
    head('Section A: the parties'),
    ask('Duration of the marriage', '11 years'),
    ask('Age of the applicant', '44'),
    ask('Age of the respondent', '47'),
    ask('Children of the family', 'Two, aged 9 and 12'),
    head('Section B: summary of means at the date of this statement'),
    ask('Property (applicant / respondent)', '£210,000 / £210,000'),
    ask('Other capital (applicant / respondent)', '£14,300 / £22,750'),
    ask('Liabilities (applicant / respondent)', '£2,100 / £8,400'),
    ask('Total capital, net (applicant / respondent)', '£222,200 / £224,350'),
    ask('Pensions (applicant / respondent)', '£61,000 / £143,200'),
    ask('Net monthly income (applicant / respondent)', '£2,140 / £3,310'),
    head('Section C: effect of the order'),
    ask(
      'Where will each party live?',
      'The applicant at the former family home, the respondent in rented accommodation',
    ),
    ask('Do the parties intend to marry or live with someone else?', 'No'),
    head('Section D: signatures'),
    say(
      'I believe that the facts stated in this statement of information are true. I understand that the court will rely on them in deciding whether to make the consent order.',
    ),
    ask('Signed (applicant)', 'L. J. Fenn'),
    ask('Signed (respondent)', 'M. A. Fenn'),
  ],
}

const e1: Sheet = {
  title: 'Financial statement for a financial remedy other than a financial order',
  subtitle: 'Form E1',
  foot: 'Form E1 Financial statement (variation orders and Schedule 1 to the Children Act 1989)',
  lines: [
    say(
      'For use in applications under Schedule 1 to the Children Act 1989, for failure to provide reasonable maintenance, and in other proceedings in the fast-track procedure.',
    ),
    ask('Family Court sitting at', 'Luton'),
    ask('Case number', 'LU25P00318'),
    head('1 General information'),
    ask('1.1 Full name', 'Rosamund Ayodele Tate'),
    ask('1.2 Date of birth', '14/05/1988'),
    ask('1.3 Child or children concerned', 'Ike Tate, born 3 February 2019'),
    head('2 Capital and income'),
    ask('2.1 Savings', '£1,210.44'),
    ask('2.2 Net monthly earnings', '£1,648.00'),
    ask('2.3 Child benefit', '£26.05 a week'),
    head('3 Outgoings'),
    ask('3.1 Rent', '£715 a month'),
    ask('3.2 Childcare', '£312 a month'),
    say('I believe that the facts stated in this Form E1 are true.'),
    ask('Signed', 'R. Tate'),
  ],
}

const e2: Sheet = {
  title: 'Financial statement for variation of an order for a financial remedy',
  subtitle: 'Form E2',
  foot: 'Form E2 Financial statement for variation of an order',
  lines: [
    say('For use where an existing order for periodical payments is to be varied, discharged or suspended.'),
    ask('Family Court sitting at', 'Derby'),
    ask('Case number', 'DE17D02265'),
    ask('The order to be varied', 'Order of 9 October 2018, paragraph 4: £850 a month to the applicant'),
    ask('What variation do you seek?', 'A reduction to £300 a month from the date of the application'),
    head('Changes since the order'),
    ask('Your employment', 'Redundant since 28 February 2026'),
    ask('Your present net income', '£1,034.18 a month'),
    ask('Your present capital', '£4,310.00'),
    head('Outgoings'),
    ask('Housing', '£610 a month'),
    ask('Other', '£540 a month'),
    say('I believe that the facts stated in this Form E2 are true.'),
    ask('Signed', 'P. Oduya'),
  ],
}

const hongKong: Sheet = {
  title: 'Financial Statement',
  subtitle: 'Form E',
  foot: 'Matrimonial Causes Rules (Cap. 179A) Form E',
  lines: [
    say('IN THE DISTRICT COURT OF THE HONG KONG SPECIAL ADMINISTRATIVE REGION'),
    say('MATRIMONIAL CAUSES NUMBER FCMC 4471 OF 2025'),
    ask('Petitioner', 'CHAN Siu Wai'),
    ask('Respondent', 'WONG Ka Lok'),
    say('[Matrimonial Causes Rules, rule 74A; Practice Direction 15.11]'),
    head('Part 1: General information'),
    ask('1.1 Full name', 'CHAN Siu Wai'),
    ask('1.2 Date of birth', '7 August 1981'),
    ask('1.3 Date of marriage', '19 November 2009'),
    ask('1.4 HKID card number', 'K 123456 (7)'),
    head('Part 2: Financial particulars'),
    ask(
      '2.1 Matrimonial home',
      'Flat 18C, Block 4, Harbour Crest, Tsuen Wan, New Territories; value HK$7,450,000',
    ),
    ask('2.2 Outstanding mortgage', 'HK$2,310,000'),
    ask('2.3 Bank accounts', 'Hang Seng Bank HK$184,220; Bank of China (Hong Kong) HK$46,310'),
    ask('2.4 Investments and securities', 'Tracker Fund of Hong Kong HK$92,000'),
    ask('2.13 Mandatory Provident Fund', 'HK$612,400'),
    ask('2.15 Salary', 'HK$48,500 a month'),
    head('Part 3: Financial needs'),
    ask('3.1 Monthly expenses', 'HK$31,900'),
    ask('Domestic helper', 'HK$5,070 a month'),
    head('Part 5: Order sought'),
    ask('5.1', 'Periodical payments and a transfer of the matrimonial home'),
    say('I believe that the facts stated in this Financial Statement are true.'),
  ],
}

const french: Sheet = {
  title: 'Déclaration sur l’honneur des ressources, charges et patrimoine',
  subtitle: 'Article 272 du code civil (prestation compensatoire)',
  foot: 'Tribunal judiciaire de Lille, chambre de la famille',
  lines: [
    ask('Nom et prénoms', 'Lefèvre, Anne-Sophie Marie'),
    ask('Date et lieu de naissance', '12 avril 1979 à Roubaix'),
    ask('Date du mariage', '3 juillet 2004'),
    head('I. Ressources'),
    ask('Salaire net mensuel', '2 180,50 €'),
    ask('Allocations familiales', '148,52 €'),
    ask('Revenus fonciers annuels', 'Néant'),
    head('II. Charges mensuelles'),
    ask('Loyer ou remboursement d’emprunt', '840,00 €'),
    ask('Impôts et assurances', '265,00 €'),
    head('III. Patrimoine'),
    ask('Biens immobiliers', 'Maison à Marcq-en-Barœul, valeur 312 000 €, en communauté'),
    ask('Comptes bancaires et livrets', 'Crédit Mutuel 4 310,22 € ; Livret A 11 500,00 €'),
    ask('Dettes', 'Prêt à la consommation, capital restant dû 3 900,00 €'),
    ask('Droits à retraite', 'Relevé de carrière joint'),
    say('Je certifie sur l’honneur que les renseignements ci-dessus sont exacts et complets.'),
    ask('Fait à', 'Lille, le 8 janvier 2026'),
  ],
}

const german: Sheet = {
  title: 'Auskunft über Einkommen und Vermögen',
  subtitle: 'in der Familiensache (§§ 1379, 1605 BGB)',
  foot: 'Amtsgericht Freiburg im Breisgau, Familiengericht',
  lines: [
    ask('Name, Vorname', 'Brandstätter, Ulrike'),
    ask('Geburtsdatum', '02.09.1976'),
    ask('Tag der Eheschließung', '21.05.2003'),
    ask('Tag der Trennung', '01.11.2024'),
    head('A. Einkommen'),
    ask('Bruttoeinkommen der letzten zwölf Monate', '51.240,00 €'),
    ask('Nettoeinkommen monatlich', '2.714,30 €'),
    ask('Kindergeld', '250,00 €'),
    head('B. Vermögen am Stichtag'),
    ask('Grundstücke und Wohnungen', 'Eigentumswohnung, Verkehrswert 298.000 €, Restschuld 121.400 €'),
    ask('Bank- und Sparguthaben', 'Sparkasse 8.112,09 €; Volksbank 1.540,00 €'),
    ask('Lebensversicherungen', 'Rückkaufswert 17.330,00 €'),
    ask('Verbindlichkeiten', 'Ratenkredit 4.200,00 €'),
    ask('Rentenanwartschaften', 'siehe Versorgungsausgleich'),
    say('Ich versichere die Richtigkeit und Vollständigkeit der vorstehenden Angaben.'),
    ask('Ort, Datum', 'Freiburg, 14.01.2026'),
  ],
}

const welsh: Sheet = {
  title: 'Datganiad ariannol ar gyfer gorchymyn ariannol',
  subtitle: 'Ffurflen E',
  foot: 'Ffurflen E Datganiad ariannol',
  lines: [
    ask('Yn y Llys Teulu yn', 'Caernarfon'),
    ask('Rhif yr achos', 'ZZ25D61207'),
    ask('Y ceisydd', 'Elin Haf Morgan'),
    ask('Yr atebydd', 'Gethin Rhys Morgan'),
    head('Rhan 1: Gwybodaeth gyffredinol'),
    ask('1.1 Enw llawn', 'Elin Haf Morgan'),
    ask('1.2 Dyddiad geni', '17 Mawrth 1985'),
    ask('1.3 Dyddiad y briodas', '6 Awst 2011'),
    ask('1.5 Dyddiad y gwahanu', '2 Mehefin 2024'),
    ask('1.10 Plant y teulu', 'Mabon Morgan, ganwyd 9 Ionawr 2015, yn byw gyda mi'),
    head('Rhan 2: Manylion ariannol'),
    ask('2.1 Cartref y teulu', '4 Stryd y Capel, Caernarfon; gwerth £185,000'),
    ask('2.3 Cyfrifon banc a chymdeithas adeiladu', 'Barclays £1,210.55; Principality £6,400.00'),
    ask('2.13 Pensiynau', 'Cynllun Pensiwn Llywodraeth Leol £41,200.00'),
    ask('2.15 Incwm o gyflogaeth', '£24,310 gros'),
    say('Credaf fod y ffeithiau a nodir yn y ffurflen hon yn wir.'),
    ask('Llofnod', 'Elin Morgan'),
  ],
}

const tenancy: Sheet = {
  title: 'Assured shorthold tenancy agreement',
  subtitle: 'for the letting of a furnished dwelling-house',
  foot: 'Tenancy agreement',
  lines: [
    ask('Landlord', 'Crestmere Lettings Ltd, 12 Bridge Street, Leeds'),
    ask('Tenant', 'Imogen Clare Rook'),
    ask('Property', 'Flat 2, 9 Priory Gardens, Leeds LS7 2QT'),
    ask('Term', 'Twelve months from 1 March 2026'),
    ask('Rent', '£925 per calendar month, payable in advance on the first day of each month'),
    ask('Deposit', '£1,065, to be protected in an authorised scheme within 30 days'),
    head('1 The tenant agrees'),
    say(
      '1.1 To pay the rent on the days and in the manner specified. 1.2 To pay the council tax and all charges for gas, electricity, water and telephone. 1.3 To keep the interior of the property in good and clean condition, fair wear and tear excepted.',
    ),
    say(
      '1.4 Not to assign, underlet or part with possession of the property without the landlord’s written consent, which is not to be unreasonably withheld. 1.5 To allow the landlord entry on 24 hours’ written notice.',
    ),
    head('2 The landlord agrees'),
    say(
      '2.1 To allow the tenant quiet enjoyment. 2.2 To keep in repair the structure and exterior and the installations for the supply of water, gas, electricity and heating. 2.3 To insure the building.',
    ),
    head('3 Ending the tenancy'),
    say(
      '3.1 The landlord may re-enter if the rent is 14 days in arrear, subject to the statutory protection of the tenant. 3.2 Either party may end the tenancy after six months by two months’ written notice.',
    ),
    ask('Signed by the landlord', 'for Crestmere Lettings Ltd'),
    ask('Signed by the tenant', 'I. C. Rook'),
  ],
}

export const SHEETS = {
  d81,
  'form-e1': e1,
  'form-e2': e2,
  'hong-kong-form-e': hongKong,
  'french-statement': french,
  'german-statement': german,
  'welsh-form-e': welsh,
  tenancy,
} as const satisfies Record<string, Sheet>

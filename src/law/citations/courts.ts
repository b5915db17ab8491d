/**
 * The courts that give neutral citations, and when. A date is a bound beyond which a citation is certainly impossible:
 * where the first or last use is not certain the bound is the wider one.
 *
 * Sources: Practice Direction (Judgments: Form and Citation) [2001] 1 WLR 194; Practice Direction (Judgments: Neutral
 * Citations) [2002] 1 WLR 346; Constitutional Reform Act 2005 (Supreme Court, 1 October 2009); Crime and Courts Act 2013
 * s 17 (Family Court, 22 April 2014); Tribunals, Courts and Enforcement Act 2007 (tribunals, 3 November 2008). Read 2026-11-01.
 */
export interface Court {
  code: string
  name: string
  from: number
  to?: number
  /** The divisions it is cited with. `required`: a citation without one is incomplete from that year on. */
  divisions?: { required: boolean; requiredFrom?: number; names: readonly Division[] }
  /** Scots appeal courts set the division before the number: [2016] SAC (Civ) 3. */
  divisionFirst?: boolean
  /** More judgments in a year than it has ever given, several times over. */
  mostInYear: number
}

export interface Division {
  code: string
  from?: number
  to?: number
}

const d = (code: string, from?: number, to?: number): Division => ({
  code,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
})

/** The King came to the throne on 8 September 2022: Queen's Bench before, King's Bench after. */
export const KINGS_BENCH_FROM = 2022

export const COURTS: readonly Court[] = [
  { code: 'UKSC', name: 'United Kingdom Supreme Court', from: 2009, mostInYear: 200 },
  { code: 'UKPC', name: 'Judicial Committee of the Privy Council', from: 2001, mostInYear: 250 },
  { code: 'UKHL', name: 'House of Lords', from: 2001, to: 2009, mostInYear: 200 },
  {
    code: 'EWCA',
    name: 'Court of Appeal of England and Wales',
    from: 2001,
    divisions: { required: true, names: [d('Civ'), d('Crim')] },
    mostInYear: 9000,
  },
  {
    code: 'EWHC',
    name: 'High Court of England and Wales',
    from: 2001,
    divisions: {
      required: true,
      names: [
        d('Admin'),
        d('Admlty'),
        d('Ch'),
        d('Comm'),
        d('Costs'),
        d('Fam'),
        d('Pat'),
        d('TCC'),
        d('QB', 2001, KINGS_BENCH_FROM),
        d('KB', KINGS_BENCH_FROM),
        d('IPEC', 2013),
        d('SCCO', 2020),
        d('Mercantile', 2001, 2018),
        d('COP', 2007),
        d('Exch'),
      ],
    },
    mostInYear: 9000,
  },
  {
    code: 'EWFC',
    name: 'Family Court',
    from: 2014,
    divisions: { required: false, names: [d('B')] },
    mostInYear: 3000,
  },
  {
    code: 'EWCOP',
    name: 'Court of Protection',
    from: 2009,
    divisions: { required: false, names: [d('T1', 2024), d('T2', 2024), d('T3', 2024)] },
    mostInYear: 1000,
  },
  { code: 'EWCR', name: 'Crown Court', from: 2014, mostInYear: 3000 },
  { code: 'EWCC', name: 'County Court', from: 2010, mostInYear: 3000 },
  { code: 'EWPCC', name: 'Patents County Court', from: 2001, to: 2013, mostInYear: 200 },
  {
    code: 'UKUT',
    name: 'Upper Tribunal',
    from: 2008,
    divisions: { required: true, names: [d('AAC'), d('IAC', 2010), d('LC', 2009), d('TCC', 2009)] },
    mostInYear: 2000,
  },
  {
    code: 'UKFTT',
    name: 'First-tier Tribunal',
    from: 2008,
    divisions: {
      required: true,
      names: [d('TC'), d('GRC'), d('PC', 2013), d('HESC'), d('SEC'), d('WPAFCC'), d('IAC', 2010)],
    },
    mostInYear: 4000,
  },
  { code: 'EAT', name: 'Employment Appeal Tribunal', from: 2021, mostInYear: 1000 },
  { code: 'UKAIT', name: 'Asylum and Immigration Tribunal', from: 2003, to: 2010, mostInYear: 2000 },
  { code: 'UKIAT', name: 'Immigration Appeal Tribunal', from: 2000, to: 2005, mostInYear: 9000 },
  { code: 'UKIPTrib', name: 'Investigatory Powers Tribunal', from: 2000, mostInYear: 300 },
  { code: 'CSIH', name: 'Court of Session, Inner House', from: 2005, mostInYear: 400 },
  { code: 'CSOH', name: 'Court of Session, Outer House', from: 2005, mostInYear: 600 },
  { code: 'HCJAC', name: 'High Court of Justiciary, Appeal Court', from: 2005, mostInYear: 400 },
  { code: 'HCJ', name: 'High Court of Justiciary', from: 2005, mostInYear: 300 },
  {
    code: 'SAC',
    name: 'Sheriff Appeal Court',
    from: 2015,
    divisions: { required: true, names: [d('Civ'), d('Crim')] },
    divisionFirst: true,
    mostInYear: 200,
  },
  { code: 'NICA', name: 'Court of Appeal in Northern Ireland', from: 2000, mostInYear: 400 },
  {
    code: 'NIQB',
    name: "High Court of Northern Ireland, Queen's Bench",
    from: 2000,
    to: KINGS_BENCH_FROM,
    mostInYear: 600,
  },
  {
    code: 'NIKB',
    name: "High Court of Northern Ireland, King's Bench",
    from: KINGS_BENCH_FROM,
    mostInYear: 600,
  },
  { code: 'NICh', name: 'High Court of Northern Ireland, Chancery', from: 2000, mostInYear: 300 },
  { code: 'NIFam', name: 'High Court of Northern Ireland, Family', from: 2000, mostInYear: 300 },
  { code: 'NICC', name: 'Crown Court in Northern Ireland', from: 2000, mostInYear: 400 },
]

const byCode = new Map(COURTS.map((court) => [court.code.toLowerCase(), court]))

/** The court with this code, in whatever case it is written. */
export const courtByCode = (code: string): Court | undefined => byCode.get(code.toLowerCase())

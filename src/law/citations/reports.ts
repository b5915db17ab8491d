/**
 * The series of law reports that are cited in England and Wales, in order of preference where a judgment is in several
 * (Practice Direction (Citation of Authorities) [2012] 1 WLR 780: Law Reports, then WLR or All ER, then the specialist
 * series). `from` and `to` bound the years that the series covers.
 */
export interface ReportSeries {
  code: string
  name: string
  from: number
  to?: number
}

const s = (code: string, name: string, from: number, to?: number): ReportSeries => ({
  code,
  name,
  from,
  ...(to === undefined ? {} : { to }),
})

export const REPORT_SERIES: readonly ReportSeries[] = [
  s('AC', 'Law Reports, Appeal Cases', 1891),
  s('QB', "Law Reports, Queen's Bench", 1891, 2022),
  s('KB', "Law Reports, King's Bench", 1901),
  s('Ch', 'Law Reports, Chancery', 1891),
  s('Fam', 'Law Reports, Family', 1972),
  s('P', 'Law Reports, Probate', 1891, 1971),
  s('WLR', 'Weekly Law Reports', 1953),
  s('WLR (D)', 'Weekly Law Reports Daily', 2008),
  s('All ER', 'All England Law Reports', 1936),
  s('All ER (D)', 'All England Reporter', 1998),
  s('All ER (Comm)', 'All England Commercial Cases', 1999),
  s('All ER (EC)', 'All England European Cases', 1995),
  s('FLR', 'Family Law Reports', 1980),
  s('FCR', 'Family Court Reports', 1987),
  s('Fam Law', 'Family Law', 1971),
  s("Lloyd's Rep", "Lloyd's Law Reports", 1951),
  s("Lloyd's Rep IR", "Lloyd's Law Reports, Insurance and Reinsurance", 1998),
  s('BCLC', 'Butterworths Company Law Cases', 1983),
  s('BCC', 'British Company Cases', 1983),
  s('ICR', 'Industrial Cases Reports', 1972),
  s('IRLR', 'Industrial Relations Law Reports', 1972),
  s('Cr App R', 'Criminal Appeal Reports', 1908),
  s('Cr App R (S)', 'Criminal Appeal Reports (Sentencing)', 1979),
  s('Crim LR', 'Criminal Law Review', 1954),
  s('P & CR', 'Property, Planning and Compensation Reports', 1949),
  s('EGLR', 'Estates Gazette Law Reports', 1985),
  s('HLR', 'Housing Law Reports', 1981),
  s('RPC', 'Reports of Patent Cases', 1884),
  s('FSR', 'Fleet Street Reports', 1963),
  s('EMLR', 'Entertainment and Media Law Reports', 1990),
  s('STC', "Simon's Tax Cases", 1973),
  s('TC', 'Tax Cases', 1875),
  s('BLR', 'Building Law Reports', 1975),
  s('Con LR', 'Construction Law Reports', 1985),
  s('CLC', 'Commercial Law Cases', 1994),
  s('BHRC', 'Butterworths Human Rights Cases', 1996),
  s('EHRR', 'European Human Rights Reports', 1979),
  s('ECR', 'European Court Reports', 1954, 2012),
  s('CMLR', 'Common Market Law Reports', 1962),
  s('Imm AR', 'Immigration Appeal Reports', 1972),
  s('INLR', 'Immigration and Nationality Law Reports', 1997),
  s('LGR', 'Local Government Reports', 1902),
  s('PNLR', 'Professional Negligence and Liability Reports', 1996),
  s('BPIR', 'Bankruptcy and Personal Insolvency Reports', 1996),
  s('WTLR', 'Wills and Trusts Law Reports', 2000),
  s('Costs LR', 'Costs Law Reports', 1997),
  s('RTR', 'Road Traffic Reports', 1970),
  s('JP', 'Justice of the Peace Reports', 1837),
  s('SC', 'Session Cases', 1907),
  s('SLT', 'Scots Law Times', 1893),
  s('SCLR', 'Scottish Civil Law Reports', 1987),
  s('NI', 'Northern Ireland Law Reports', 1925),
  s('ER', 'English Reports', 1220, 1866),
]

const plain = (code: string) =>
  code
    .replace(/[.\s]/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase()
const byPlain = new Map(REPORT_SERIES.map((series) => [plain(series.code), series]))

/** The series written so, whatever its full stops and spaces: 'W.L.R.' is 'WLR'. */
export const seriesByCode = (code: string): ReportSeries | undefined => byPlain.get(plain(code))

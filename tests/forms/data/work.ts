const list = (text: string): readonly string[] => text.split('|')

export interface Job {
  title: string
  employer: string
  low: number
  high: number
  pension: string
}

/** Title, employer, yearly pay from and to (pounds), the pension scheme that goes with it. */
export const JOBS: readonly Job[] = list(
  'Secondary school teacher,Northgate Academy Trust,36000,52000,Teachers’ Pension Scheme|Staff nurse,St Cuthbert’s NHS Foundation Trust,31000,44000,NHS Pension Scheme|Software engineer,Halcyon Data Systems Ltd,48000,95000,Halcyon Group Personal Pension|Solicitor,Fenwick Marlowe LLP,55000,120000,Fenwick Marlowe Retirement Plan|Bus driver,Wayfarer Transport Ltd,26000,33000,Wayfarer Stakeholder Pension|Accounts manager,Bramley & Stone Ltd,34000,52000,Bramley & Stone Pension Scheme|Retail supervisor,Greenfields Stores plc,23500,29000,Greenfields Retirement Savings Plan|Consultant anaesthetist,Riverside University Hospitals NHS Trust,99000,145000,NHS Pension Scheme|Police sergeant,Mid Shires Constabulary,45000,53000,Police Pension Scheme|Marketing director,Penhaligon Foods Ltd,72000,130000,Penhaligon Foods Pension Plan|Teaching assistant,Oakfield Primary School,17500,22500,Local Government Pension Scheme|Civil engineer,Tarrant Hale Consulting Ltd,44000,78000,Tarrant Hale Pension Scheme|Warehouse operative,Castleway Logistics Ltd,23000,28500,Castleway Workplace Pension|Pharmacist,Aldergate Chemists Ltd,42000,58000,Aldergate Pension Plan|Investment analyst,Corvane Asset Management LLP,85000,190000,Corvane Group SIPP',
).map((entry) => {
  const [title = '', employer = '', low = '0', high = '0', pension = ''] = entry.split(',')
  return { title, employer, low: Number(low), high: Number(high), pension }
})

export interface Trade {
  occupation: string
  business: string
  nature: string
}

const trade = (entry: string): Trade => {
  const [occupation = '', business = '', nature = ''] = entry.split(',')
  return { occupation, business, nature }
}

export const SOLE_TRADES = list(
  'Self-employed plumber,{surname} Plumbing and Heating,Plumbing and heating (sole trader)|Garden designer,{surname} Garden Design,Garden design (sole trader)|Self-employed photographer,{surname} Photography,Wedding and portrait photography (sole trader)|Physiotherapist,{surname} Physiotherapy,Physiotherapy practice (sole trader)|Taxi proprietor,{surname} Private Hire,Private hire vehicle (sole trader)|Self-employed electrician,{surname} Electrical Services,Electrical contractor (sole trader)',
).map(trade)

export const COMPANIES = list(
  'Company director,Kestrel Joinery Ltd,Bespoke joinery and shopfitting|Company director,Blue Larch Consulting Ltd,Management consultancy|Company director,Saltmarsh Interiors Ltd,Interior design and fitting|Company director,Pennant Fleet Services Ltd,Vehicle maintenance|Company director,Quillon Software Ltd,Software for dental practices|Company director,Thistledown Nurseries Ltd,Children’s day nurseries',
).map(trade)

export const INVESTMENTS = list(
  'Fundsmith Equity Fund,Unit trust,{n} units|Vanguard LifeStrategy 60% Equity,Unit trust,{n} units|Stocks and Shares ISA with Hargreaves Lansdown,Stocks and shares ISA,various funds|National Grid plc,Quoted shares,{n} ordinary shares|BT Group plc,Quoted shares,{n} ordinary shares|Legal & General Group plc,Quoted shares,{n} ordinary shares|Unilever plc,Quoted shares,{n} ordinary shares|Stocks and Shares ISA with AJ Bell,Stocks and shares ISA,various funds|City of London Investment Trust,Investment trust shares,{n} shares',
).map((entry) => {
  const [name = '', type = '', size = ''] = entry.split(',')
  return { name, type, size }
})

export const INSURERS = list(
  'Aviva|Scottish Widows|Legal & General|Royal London|Zurich Assurance|Phoenix Life',
)
export const OLD_PENSIONS = list(
  'Aviva Personal Pension|Scottish Widows Retirement Account|Royal London Pension Portfolio|Standard Life Personal Pension|Aegon Retirement Choices|Prudential Staff Pension Scheme',
)
export const BELONGINGS = list(
  'Volkswagen Golf, registration ending KLM|Ford Kuga, registration ending TPO|Rolex Oyster watch|Upright piano (Yamaha)|Diamond engagement ring|Oil painting by J. Pascoe|Giant road bicycle|Antique longcase clock|Toyota Yaris, registration ending VDF|Garden office|Pair of Victorian bookcases|Camera equipment',
)
export const CARDS = list(
  'Barclaycard|American Express|MBNA|Tesco Bank|John Lewis Money|Capital One|M&S Bank|Sainsbury’s Bank',
)

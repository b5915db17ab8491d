const list = (text: string): readonly string[] => text.split('|')

export interface Town {
  name: string
  court: string
  postcode: string
}

/** Town, the Family Court it goes to, postcode area. */
export const TOWNS: readonly Town[] = list(
  'Leeds,Leeds,LS|Guildford,Guildford,GU|Norwich,Norwich,NR|Exeter,Exeter,EX|Chester,Chester,CH|York,York,YO|Reading,Reading,RG|Brighton,Brighton,BN|Cardiff,Cardiff,CF|Nottingham,Nottingham,NG|Stockport,Manchester,SK|Croydon,Croydon,CR|Bath,Bristol,BA|Ipswich,Ipswich,IP|Oxford,Oxford,OX|Wrexham,Wrexham,LL|Lancaster,Lancaster,LA|Truro,Truro,TR|Wolverhampton,Wolverhampton,WV|Sunderland,Sunderland,SR|Walthamstow,East London,E|Islington,the Central Family Court,N',
).map((entry) => {
  const [name = '', court = '', postcode = ''] = entry.split(',')
  return { name, court, postcode }
})

export const STREETS = list(
  'Larkhill Road|Priory Gardens|Station Road|Chapel Street|The Paddocks|Wellington Avenue|Elm Grove|Cromwell Terrace|Orchard Close|Mill Lane|Victoria Crescent|Holly Bank|Beaufort Road|Kingfisher Way|St Anne’s Road|Church View',
)
export const HOLIDAY_PLACES = list(
  '3 Quayside Cottages, Porthgwarra, Cornwall TR19 6PJ|Ty Gwyn, Lon Fawr, Abersoch LL53 7DS|The Net Loft, Staithe Street, Wells-next-the-Sea NR23 1AN|Apartment 4B, Calle Mayor 18, 29780 Nerja, Spain',
)
export const BANKS = list(
  'Barclays|HSBC UK|Lloyds Bank|NatWest|Santander|Nationwide Building Society|Halifax|Monzo|Starling Bank|First Direct|The Co-operative Bank|TSB|Metro Bank|Yorkshire Building Society|Skipton Building Society|Virgin Money',
)
export const LENDERS = list(
  'Nationwide Building Society|Halifax|Santander UK plc|Barclays Mortgages|Leeds Building Society|Coventry Building Society|HSBC UK|Virgin Money|Skipton Building Society',
)
export const LENDER_TOWNS = list('Swindon|Halifax|Bradford|Leeds|Coventry|Birmingham|Glasgow|Skipton')

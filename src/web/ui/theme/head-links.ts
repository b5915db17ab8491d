import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import serifUrl from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

/** The two faces that every page shows above the fold, asked for before the styles that name them are read. */
export const fontPreloads = [
  { ...font, href: serifUrl },
  { ...font, href: interUrl },
]

import { z } from 'zod'

/** What the owner of an installation may name: brand, addresses, links. The browser gets these at build time. */
export const SiteSchema = z.object({
  brand: z.string(),
  assistant: z.string(),
  supportEmail: z.string(),
  salesEmail: z.string(),
  privacyEmail: z.string(),
  statusUrl: z.url(),
  codeUrl: z.url(),
  xUrl: z.url(),
  linkedinUrl: z.url(),
  chatPluginUrl: z.url(),
  releasedModules: z.array(z.string()),
})
export type Site = z.infer<typeof SiteSchema>

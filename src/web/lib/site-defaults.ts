import type { Site } from '#protocol/site.ts'

/** What an installation is called until its owner says otherwise. */
export const defaultSite: Site = {
  brand: 'Verity',
  assistant: 'Verity',
  supportEmail: 'support@example.com',
  salesEmail: 'sales@example.com',
  privacyEmail: 'privacy@example.com',
  statusUrl: 'https://status.example.com',
  codeUrl: 'https://example.com/code',
  xUrl: 'https://example.com/x',
  linkedinUrl: 'https://example.com/linkedin',
  chatPluginUrl: 'https://example.com/chat-plugin',
  releasedModules: [],
}

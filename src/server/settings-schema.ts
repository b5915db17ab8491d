import { z } from 'zod'
import { parseMasterKeys } from './crypto/master-keys.ts'

// The names as they stand in the environment. Each message says what to write, and never repeats a secret.

const address = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
})
const email = z.email({ error: 'must be an e-mail address' })
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)

const port = z
  .string()
  .regex(/^\d{1,5}$/, { error: 'must be a port number from 0 to 65535' })
  .transform(Number)
  .refine((value) => value <= 65535, { error: 'must be a port number from 0 to 65535' })

const origin = address
  .refine((text) => /^https:|^http:\/\/(localhost|127\.[\d.]+|\[::1\])([:/]|$)/.test(text), {
    error: 'must begin with https:// outside this machine: the session cookie is only sent over TLS',
  })
  .refine((text) => /^https?:\/\/[^/?#@]+\/?$/.test(text), {
    error: 'must be an origin alone, such as https://example.com',
  })
  .transform((text) => new URL(text).origin)

const postgres = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a PostgreSQL address that begins with postgres:// or postgresql://',
})

const masterKeys = z.string().transform((text, context) => {
  try {
    return parseMasterKeys(text)
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : 'must be 32 bytes in base64')
    return z.NEVER
  }
})

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export const RawSiteSchema = z.object({
  BRAND_NAME: z.string().default('Verity'),
  ASSISTANT_NAME: z.string().default('Verity'),
  SUPPORT_EMAIL: email.default('support@example.com'),
  SALES_EMAIL: email.default('sales@example.com'),
  PRIVACY_EMAIL: email.default('privacy@example.com'),
  STATUS_URL: address.default('https://status.example.com'),
  CODE_URL: address.default('https://code.example.com'),
  X_URL: address.default('https://x.example.com'),
  LINKEDIN_URL: address.default('https://linkedin.example.com'),
  CHAT_PLUGIN_URL: address.default('https://plugin.example.com'),
  RELEASED_MODULES: list.default([]),
})
export type RawSite = z.infer<typeof RawSiteSchema>

export const RawSettingsSchema = RawSiteSchema.extend({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgres.optional(),
  S3_ENDPOINT: address.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ENCRYPTION_KEY: masterKeys.optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: address.optional(),
  OPENAI_MODEL: z.string().default('gpt-4o'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: address.default('https://accounts.google.com'),
  WAITLIST: z.enum(['open', 'hold'], { error: "must be 'open' or 'hold'" }).optional(),
  OPERATORS: list
    .pipe(z.array(z.email({ error: 'must be e-mail addresses with commas between them' })))
    .default([]),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_ID: z.string().optional(),
  STRIPE_API_BASE: address.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
  MAIL_FROM: email.default('no-reply@example.com'),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
})
export type RawSettings = z.infer<typeof RawSettingsSchema>

/** Settings that only mean something together. */
const TOGETHER = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
] as const

/** The faults that lie between settings; looked for even where single ones are wrong, so that one start shows all. */
export function faultsBetween(env: Readonly<Record<string, string | undefined>>): string[] {
  const faults: string[] = []
  for (const names of TOGETHER) {
    const because = names.find((name) => env[name])
    if (!because) continue
    for (const name of names.filter((other) => !env[other])) {
      faults.push(`${name}: is needed because ${because} is set`)
    }
  }
  if (env.DATABASE_URL && !env.ENCRYPTION_KEY) {
    faults.push(
      'ENCRYPTION_KEY: is needed because DATABASE_URL is set. Make one with: openssl rand -base64 32. ' +
        'Keep it safe: without it nothing that was stored can be read',
    )
  }
  return faults
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import type { z } from 'zod'
import type { Site } from '#protocol/site.ts'
import {
  faultsBetween,
  type RawSettings,
  RawSettingsSchema,
  type RawSite,
  RawSiteSchema,
} from './settings-schema.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Who vouches for people. `none`: sign-in says that it is not set up. */
export type IdentitySettings =
  | { kind: 'oidc'; issuer: string; clientId: string; clientSecret: string }
  | { kind: 'development' }
  | { kind: 'none' }

export interface Settings {
  production: boolean
  port: number
  host: string
  /** The origin under which browsers reach us, without a slash at its end. */
  publicUrl: string
  /** Both the address that we listen on and the one browsers use are this machine's own. */
  loopback: boolean
  dataDir: string
  databaseUrl: string | undefined
  s3:
    | { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }
    | undefined
  /** Newest first. Without any, the key file in `dataDir` is used. */
  encryptionKeys: Buffer[] | undefined
  model: { apiKey: string | undefined; baseUrl: string; name: string } | undefined
  identity: IdentitySettings
  waitlist: 'open' | 'hold'
  /** Lower-case e-mail addresses of those who hold the operator role. */
  operators: string[]
  stripe:
    | {
        secretKey: string
        webhookSecret: string | undefined
        priceId: string | undefined
        apiBase: string | undefined
      }
    | undefined
  mail: { smtpUrl: string | undefined; from: string }
  site: Site
  logLevel: RawSettings['LOG_LEVEL']
}

/** Every fault of the environment at once, a line each, in words for whoever starts the server. */
export class SettingsError extends Error {
  override name = 'SettingsError'
  readonly faults: string[]
  constructor(faults: string[]) {
    super(`These settings are not as they should be:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

/** The process's environment, with what a `.env` file beside package.json adds to it. */
export function readEnvironment(env: Environment = process.env, folder = process.cwd()): Environment {
  const file = path.join(folder, '.env')
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...env } : env
}

/** Parses the whole environment. Throws SettingsError. */
export function readSettings(env: Environment = readEnvironment()): Settings {
  const given = withoutBlanks(env)
  const parsed = RawSettingsSchema.safeParse(given)
  const faults = [...faultsOf(parsed.error), ...faultsBetween(given)]
  if (!parsed.success || faults.length > 0) throw new SettingsError(faults)
  const raw = parsed.data
  const publicUrl = raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`
  const loopback = isLoopback(raw.HOST) && isLoopback(new URL(publicUrl).hostname)
  const production = raw.NODE_ENV === 'production'
  const identity = identityOf(raw, loopback && !production)
  return {
    production,
    port: raw.PORT,
    host: raw.HOST,
    publicUrl,
    loopback,
    dataDir: path.resolve(raw.DATA_DIR),
    databaseUrl: raw.DATABASE_URL,
    s3: s3Of(raw),
    encryptionKeys: raw.ENCRYPTION_KEY,
    model: modelOf(raw),
    identity,
    waitlist: raw.WAITLIST ?? (identity.kind === 'development' ? 'open' : 'hold'),
    operators: raw.OPERATORS.map((email) => email.toLowerCase()),
    stripe: stripeOf(raw),
    mail: { smtpUrl: raw.SMTP_URL, from: raw.MAIL_FROM },
    site: siteOf(raw),
    logLevel: raw.LOG_LEVEL,
  }
}

/** What the browser's pages are built with; a part of the settings that needs none of the others. Reads `.env` too. */
export function siteSettings(env: Environment = process.env): Site {
  const parsed = RawSiteSchema.safeParse(withoutBlanks(readEnvironment(env)))
  if (!parsed.success) throw new SettingsError(faultsOf(parsed.error))
  return siteOf(parsed.data)
}

export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host)
}

/** `NAME=` in a .env file means the same as no line at all. */
function withoutBlanks(env: Environment): Environment {
  return Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
}

/** A line for each name that is wrong: the first thing to mend about it. */
function faultsOf(error: z.ZodError | undefined): string[] {
  const faults = new Map<string, string>()
  for (const { path: names, message } of error?.issues ?? []) {
    const name = String(names[0] ?? 'The settings')
    if (!faults.has(name)) faults.set(name, `${name}: ${message}`)
  }
  return [...faults.values()]
}

function identityOf(raw: RawSettings, developmentAllowed: boolean): IdentitySettings {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, OIDC_ISSUER: issuer } = raw
  if (clientId && clientSecret) return { kind: 'oidc', issuer, clientId, clientSecret }
  return { kind: developmentAllowed ? 'development' : 'none' }
}

function s3Of(raw: RawSettings): Settings['s3'] {
  if (!raw.S3_ENDPOINT || !raw.S3_BUCKET || !raw.S3_ACCESS_KEY_ID || !raw.S3_SECRET_ACCESS_KEY)
    return undefined
  return {
    endpoint: raw.S3_ENDPOINT,
    bucket: raw.S3_BUCKET,
    region: raw.S3_REGION,
    accessKeyId: raw.S3_ACCESS_KEY_ID,
    secretAccessKey: raw.S3_SECRET_ACCESS_KEY,
  }
}

/** A local model server needs no key, only its address. */
function modelOf(raw: RawSettings): Settings['model'] {
  if (!raw.OPENAI_API_KEY && !raw.OPENAI_BASE_URL) return undefined
  return {
    apiKey: raw.OPENAI_API_KEY,
    baseUrl: raw.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    name: raw.OPENAI_MODEL,
  }
}

function stripeOf(raw: RawSettings): Settings['stripe'] {
  if (!raw.STRIPE_SECRET_KEY) return undefined
  return {
    secretKey: raw.STRIPE_SECRET_KEY,
    webhookSecret: raw.STRIPE_WEBHOOK_SECRET,
    priceId: raw.STRIPE_PRICE_ID,
    apiBase: raw.STRIPE_API_BASE,
  }
}

function siteOf(raw: RawSite): Site {
  return {
    brand: raw.BRAND_NAME,
    assistant: raw.ASSISTANT_NAME,
    supportEmail: raw.SUPPORT_EMAIL,
    salesEmail: raw.SALES_EMAIL,
    privacyEmail: raw.PRIVACY_EMAIL,
    statusUrl: raw.STATUS_URL,
    codeUrl: raw.CODE_URL,
    xUrl: raw.X_URL,
    linkedinUrl: raw.LINKEDIN_URL,
    chatPluginUrl: raw.CHAT_PLUGIN_URL,
    releasedModules: raw.RELEASED_MODULES,
  }
}

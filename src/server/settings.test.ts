import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { SiteSchema } from '#protocol/site.ts'
import { readEnvironment, readSettings, SettingsError, siteSettings } from './settings.ts'

const key = Buffer.alloc(32, 7).toString('base64')

function faultsOf(env: Record<string, string>): string[] {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.faults
    throw error
  }
  return []
}

describe('with nothing set', () => {
  test('everything has a value, and sign-in is the development provider, open to all', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      loopback: true,
      production: false,
      databaseUrl: undefined,
      s3: undefined,
      encryptionKeys: undefined,
      model: undefined,
      identity: { kind: 'development' },
      waitlist: 'open',
      operators: [],
      logLevel: 'info',
    })
    expect(path.isAbsolute(settings.dataDir)).toBe(true)
    expect(SiteSchema.parse(settings.site).brand).toBe('Verity')
  })

  test('an empty value is the same as none', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '  ', BRAND_NAME: '' })).toMatchObject({ port: 3000 })
  })
})

describe('the development provider is', () => {
  test.each([
    ['in production', { NODE_ENV: 'production' }],
    ['on an address that others reach', { HOST: '0.0.0.0' }],
    ['under a public address', { PUBLIC_URL: 'https://verity.example.com' }],
  ])('never used %s', (_where, env) => {
    expect(readSettings(env)).toMatchObject({ identity: { kind: 'none' }, waitlist: 'hold' })
  })

  test('replaced by the real one where that is named, and then people are held', () => {
    const settings = readSettings({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })
    expect(settings).toMatchObject({
      identity: { kind: 'oidc', issuer: 'https://accounts.google.com', clientId: 'id' },
      waitlist: 'hold',
    })
  })
})

describe('what is wrong stops the start', () => {
  test('with every fault, those between settings too', () => {
    const faults = faultsOf({
      PORT: 'http',
      PUBLIC_URL: 'verity',
      WAITLIST: 'closed',
      OPERATORS: 'ada@example.com, not-an-address',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://localhost/x',
      GOOGLE_CLIENT_ID: 'id',
      S3_ENDPOINT: 'https://s3.example.com',
      STATUS_URL: 'status',
      SUPPORT_EMAIL: 'nobody',
    })
    for (const name of [
      'PORT',
      'PUBLIC_URL',
      'WAITLIST',
      'OPERATORS',
      'LOG_LEVEL',
      'DATABASE_URL',
      'ENCRYPTION_KEY',
      'GOOGLE_CLIENT_SECRET',
      'S3_BUCKET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'STATUS_URL',
      'SUPPORT_EMAIL',
    ]) {
      expect(
        faults.filter((fault) => fault.startsWith(`${name}:`)),
        name,
      ).toHaveLength(1)
    }
  })

  test.each([
    ['PORT', '65536'],
    ['PUBLIC_URL', 'http://verity.example.com'],
    ['PUBLIC_URL', 'https://verity.example.com/app'],
    ['ENCRYPTION_KEY', 'c2hvcnQ='],
    ['OPENAI_BASE_URL', 'file:///etc/passwd'],
  ])('%s=%s', (name, value) => {
    expect(faultsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: `))])
  })

  test('without repeating a secret', () => {
    const secret = 'hunter2-hunter2-hunter2'
    expect(faultsOf({ ENCRYPTION_KEY: `${key},${secret}` }).join()).not.toContain(secret)
  })
})

test('keys to rotate are read in their order, newest first', () => {
  const other = Buffer.alloc(32, 8)
  const { encryptionKeys } = readSettings({ ENCRYPTION_KEY: `${key}, ${other.toString('base64')}` })
  expect(encryptionKeys).toEqual([Buffer.alloc(32, 7), other])
})

test('a .env file fills in what the environment does not say', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'verity-env-'))
  writeFileSync(path.join(folder, '.env'), 'PORT=4001\nBRAND_NAME="Law & Order"\n')
  expect(readEnvironment({ PORT: '4002' }, folder)).toEqual({ PORT: '4002', BRAND_NAME: 'Law & Order' })
  rmSync(folder, { recursive: true })
})

test('the site can be read without the rest, and lists the released modules', () => {
  const site = siteSettings({
    BRAND_NAME: 'Lex',
    RELEASED_MODULES: 'contract-review, case-analyzer',
    PORT: 'wrong',
  })
  expect(site).toMatchObject({ brand: 'Lex', releasedModules: ['contract-review', 'case-analyzer'] })
})

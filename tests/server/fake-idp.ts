import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Claims = Record<string, unknown>

/** What this provider does other than it should. */
export interface Misbehaviour {
  /** Changes what the id token says. */
  claims?: (claims: Claims) => Claims
  /** Signs with a key that is not the published one. */
  strangeKey?: boolean
  /** What the token call answers instead. */
  tokenStatus?: number
  /** What it says of the person. */
  person?: Claims
}

const ALGORITHM = 'ES256'

/** A provider that can be told to lie, to see what we believe. It skips its own pages: a code is a PKCE challenge. */
export async function startFakeIdp() {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const strange = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const asked = new Map<string, { nonce: string; challenge: string }>()
  let misbehaviour: Misbehaviour = {}
  let issuer = ''

  const person = (): Claims => ({
    sub: 'person-1',
    email: 'ada@example.com',
    email_verified: true,
    name: 'Ada',
    ...misbehaviour.person,
  })

  async function token(request: IncomingMessage): Promise<[number, unknown]> {
    const form = new URLSearchParams(await bodyOf(request))
    const grant = asked.get(form.get('code') ?? '')
    const verifier = form.get('code_verifier') ?? ''
    if (!grant || createHash('sha256').update(verifier).digest('base64url') !== grant.challenge) {
      return [400, { error: 'invalid_grant' }]
    }
    if (misbehaviour.tokenStatus) return [misbehaviour.tokenStatus, { error: 'server_error' }]
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: issuer, aud: 'verity', iat: now, exp: now + 300, nonce: grant.nonce, ...person() }
    const key = misbehaviour.strangeKey ? strange.privateKey : keys.privateKey
    return [
      200,
      {
        access_token: 'access',
        token_type: 'Bearer',
        id_token: jwt(misbehaviour.claims?.(claims) ?? claims, key),
      },
    ]
  }

  const answers: Record<string, (request: IncomingMessage) => Promise<[number, unknown]>> = {
    '/.well-known/openid-configuration': async () => [
      200,
      {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: [ALGORITHM],
      },
    ],
    '/jwks': async () => [
      200,
      { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), use: 'sig', alg: ALGORITHM, kid: '1' }] },
    ],
    '/token': token,
    '/userinfo': async () => [200, person()],
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    const [status, body] = (await answers[url.pathname]?.(request)) ?? [404, {}]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  issuer = `http://127.0.0.1:${port}`

  return {
    issuer,
    misbehave: (how: Misbehaviour) => {
      misbehaviour = how
    },
    /** What the provider would send the browser back with. */
    callbackQuery(authorizationUrl: string): string {
      const { searchParams } = new URL(authorizationUrl)
      const code = `code-${asked.size}`
      asked.set(code, {
        nonce: searchParams.get('nonce') ?? '',
        challenge: searchParams.get('code_challenge') ?? '',
      })
      return new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString()
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function jwt(claims: Claims, key: KeyObject): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: ALGORITHM, kid: '1' })}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

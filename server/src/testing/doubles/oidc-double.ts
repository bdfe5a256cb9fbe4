import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { startHttpDouble } from './http-double.ts'

/** Who sits in front of the provider's page, as Google and as Facebook would tell it. */
export interface DoublePerson {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly given_name?: string
  readonly family_name?: string
}

/** What a hostile or broken provider, or an attacker in between, may do. */
export interface DoubleFaults {
  nonce?: string
  audience?: string
  issuer?: string
  unsigned?: boolean
  lateBySeconds?: number
  down?: boolean
}

interface Grant {
  readonly person: DoublePerson
  readonly nonce: string | null
  readonly challenge: string | null
}

/**
 * An identity provider on loopback: OpenID Connect as Google speaks it, the graph as Facebook speaks it. The
 * `visitor` sits in front of its page in a real browser, and needs only to agree.
 */
export async function startOidcDouble(visitor?: DoublePerson) {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  const grants = new Map<string, Grant>()
  const people = new Map<string, DoublePerson>()
  const faults: DoubleFaults = {}
  let issuer = ''

  const idToken = async ({ person, nonce }: Grant) => {
    const now = Math.floor(Date.now() / 1000) - (faults.lateBySeconds ?? 0)
    const claims = { ...person, nonce: faults.nonce ?? nonce }
    const token = new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(faults.issuer ?? issuer)
      .setAudience(faults.audience ?? 'client')
      .setIssuedAt(now)
      .setExpirationTime(now + 300)
    const signed = await token.sign(privateKey)
    return faults.unsigned ? `${signed.split('.').slice(0, 2).join('.')}.AAAA` : signed
  }

  const redeem = async (body: URLSearchParams, isSigned: boolean) => {
    const code = body.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const verifier = body.get('code_verifier') ?? ''
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    if (!grant || grant.challenge !== challenge) return { status: 400, body: { error: 'invalid_grant' } }
    const access_token = randomUUID()
    people.set(access_token, grant.person)
    const signed = isSigned ? { id_token: await idToken(grant) } : {}
    return { status: 200, body: { access_token, token_type: 'bearer', expires_in: 300, ...signed } }
  }

  const meOf = (request: IncomingMessage) => {
    const person = people.get((request.headers.authorization ?? '').replace(/^Bearer /i, ''))
    if (!person) return { status: 401, body: { error: 'invalid_token' } }
    const { sub, email, given_name, family_name } = person
    return { status: 200, body: { id: sub, email, first_name: given_name, last_name: family_name } }
  }

  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  })

  const answer = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
    const { pathname } = new URL(request.url ?? '/', issuer)
    if (faults.down) return { status: 503, body: {} }
    if (pathname === '/.well-known/openid-configuration') return { status: 200, body: metadata() }
    if (pathname === '/jwks') return { status: 200, body: { keys: [jwk] } }
    if (pathname === '/token' || pathname === '/oauth/access_token') {
      return await redeem(new URLSearchParams(await readBody(request)), pathname === '/token')
    }
    return pathname === '/me' ? meOf(request) : { status: 404, body: {} }
  }

  const agree = (query: URLSearchParams, person: DoublePerson) => {
    const code = randomUUID()
    grants.set(code, { person, nonce: query.get('nonce'), challenge: query.get('code_challenge') })
    return { code, state: query.get('state') ?? '' }
  }

  const pageFor = (person: DoublePerson, query: URLSearchParams) => {
    const back = `${query.get('redirect_uri')}?${new URLSearchParams(agree(query, person))}`
    // Without an icon of its own a browser that has time asks for one.
    return `<!doctype html><title>Provider</title><link rel="icon" href="data:,"><a href="${back.replaceAll('&', '&amp;')}">Continue as ${person.email}</a>`
  }

  const server = await startHttpDouble((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    if (visitor && pathname === '/authorize') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(pageFor(visitor, searchParams))
      return
    }
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  issuer = server.url
  return {
    url: server.url,
    faults,
    close: () => server.close(),
    /** The person agrees on the provider's page; answers what the browser brings back. */
    agree: (authorizationUrl: string, person: DoublePerson) => agree(new URL(authorizationUrl).searchParams, person),
  }
}

export type OidcDouble = Awaited<ReturnType<typeof startOidcDouble>>

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

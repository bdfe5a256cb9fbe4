import type { SocialProvider } from '@meltem/contract/member/member'
import * as oidc from 'openid-client'
import type { SocialSettings } from '../../../platform/config.ts'
import { SecretCover } from '../../../platform/sessions/cover-secrets.ts'

/** Who the provider says it is. */
export interface SocialIdentity {
  readonly konu: string
  readonly e_mail: string | null
  readonly dogrulanmis: boolean
  readonly ad: string
  readonly soyad: string
}

/** What has to be remembered until the person comes back. */
export interface SocialStart {
  readonly url: string
  readonly state: string
  readonly dogrulayici: string
  readonly tek_seferlik: string
}

export type SocialChecks = Pick<SocialStart, 'state' | 'dogrulayici' | 'tek_seferlik'>

interface Provider {
  configure(settings: SocialSettings): Promise<oidc.Configuration>
  readonly scope: string
  /** Whether it sends a signed identity token (OpenID Connect) that carries our nonce. */
  readonly signed: boolean
  identify(
    configuration: oidc.Configuration,
    tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>,
    settings: SocialSettings,
  ): Promise<SocialIdentity>
}

const TIMEOUT_SECONDS = 10

// oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; used for loopback only
const speakPlainly: (configuration: oidc.Configuration) => void = oidc.allowInsecureRequests

/** A double in tests speaks plain HTTP on loopback; no other provider may. */
const isLoopback = (address: string) => /^http:\/\/(127\.0\.0\.1|localhost):/.test(address)

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

const google: Provider = {
  scope: 'openid email profile',
  signed: true,
  configure: async ({ id, secret, url }) => {
    // The signature is checked even though the token comes straight from the provider.
    const execute = [oidc.enableNonRepudiationChecks, ...(isLoopback(url) ? [speakPlainly] : [])]
    return await oidc.discovery(new URL(url), id, secret, undefined, { timeout: TIMEOUT_SECONDS, execute })
  },
  identify: async (_configuration, tokens) => {
    const claims = tokens.claims()
    if (!claims) throw new Error('The provider sent no identity')
    return {
      konu: claims.sub,
      e_mail: text(claims.email).toLowerCase() || null,
      dogrulanmis: claims.email_verified === true,
      ad: text(claims.given_name) || text(claims.name),
      soyad: text(claims.family_name),
    }
  },
}

/** Plain OAuth 2: who it is comes from the graph, and whether the address was ever confirmed is not told. */
const facebook: Provider = {
  scope: 'email public_profile',
  signed: false,
  configure: async ({ id, secret, url, graphUrl }) => {
    const configuration = new oidc.Configuration(
      {
        issuer: url,
        authorization_endpoint: `${url}/dialog/oauth`,
        token_endpoint: `${graphUrl}/oauth/access_token`,
      },
      id,
      secret,
      oidc.ClientSecretPost(secret),
    )
    configuration.timeout = TIMEOUT_SECONDS
    if (isLoopback(graphUrl)) speakPlainly(configuration)
    return configuration
  },
  identify: async (configuration, tokens, { graphUrl }) => {
    const address = new URL(`${graphUrl}/me?fields=id,first_name,last_name,email`)
    const answer = await oidc.fetchProtectedResource(configuration, tokens.access_token, address, 'GET')
    const person = (await answer.json()) as Record<string, unknown>
    if (text(person.id) === '') throw new Error('The provider sent no identity')
    return {
      konu: text(person.id),
      e_mail: text(person.email).toLowerCase() || null,
      dogrulanmis: false,
      ad: text(person.first_name),
      soyad: text(person.last_name),
    }
  },
}

const PROVIDERS: Readonly<Record<SocialProvider, Provider>> = { google, facebook }

/** One provider: where to send the browser, and what it says when the browser comes back. */
export class SocialLogin {
  readonly #provider: Provider
  readonly #settings: SocialSettings
  readonly #cover: SecretCover
  #configuration: Promise<oidc.Configuration> | undefined

  constructor(name: SocialProvider, settings: SocialSettings) {
    this.#provider = PROVIDERS[name]
    this.#settings = settings
    this.#cover = new SecretCover([settings.secret])
  }

  async begin(redirectUri: string): Promise<SocialStart> {
    const configuration = await this.#configure()
    const [state, tek_seferlik] = [oidc.randomState(), oidc.randomNonce()]
    const dogrulayici = oidc.randomPKCECodeVerifier()
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: this.#provider.scope,
      state,
      code_challenge: await oidc.calculatePKCECodeChallenge(dogrulayici),
      code_challenge_method: 'S256',
      ...(this.#provider.signed ? { nonce: tek_seferlik } : {}),
    })
    return { url: url.href, state, dogrulayici, tek_seferlik }
  }

  /** Throws whenever anything does not fit: state, nonce, code, signature, audience, time. */
  async finish(redirectUri: string, code: string, checks: SocialChecks): Promise<SocialIdentity> {
    return await this.#cover.over(() => this.#identify(redirectUri, code, checks))
  }

  async #identify(redirectUri: string, code: string, checks: SocialChecks): Promise<SocialIdentity> {
    const configuration = await this.#configure()
    const current = new URL(redirectUri)
    current.search = new URLSearchParams({ code, state: checks.state }).toString()
    const tokens = await oidc.authorizationCodeGrant(configuration, current, {
      pkceCodeVerifier: checks.dogrulayici,
      expectedState: checks.state,
      ...(this.#provider.signed ? { expectedNonce: checks.tek_seferlik, idTokenExpected: true } : {}),
    })
    return await this.#provider.identify(configuration, tokens, this.#settings)
  }

  /** Read once; a failure is tried again by the next person. */
  #configure(): Promise<oidc.Configuration> {
    const known = this.#configuration
    if (known) return known
    const made = this.#provider.configure(this.#settings)
    this.#configuration = made
    made.catch(() => {
      this.#configuration = undefined
    })
    return made
  }
}

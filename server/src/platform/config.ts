import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import type { FilesPlace } from './files/store/file-store.ts'
import { filesPlace, missingBucket } from './files/store/files-place.ts'
import type { RequestLimits } from './http/guards/limited-server.ts'
import type { Secrets } from './sessions/token.ts'
import { SIGHT_VARIABLES, type SightSettings, sightSettings } from './sight-settings.ts'

/** demo: `npm start` in a fresh clone. development: `npm run dev`. production: nothing is made up. */
export type Mode = 'demo' | 'development' | 'production'

const optional = z.string().trim().min(1).optional()
const milliseconds = z.coerce.number().int().min(100).max(3_600_000)
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')

const Environment = z.object({
  MODE: z.enum(['demo', 'development', 'production']).optional(),
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().trim().min(1).default('data'),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, not its address')
    .optional(),
  FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  FILES_S3_REGION: z.string().trim().min(1).default('us-east-1'),
  FILES_S3_KEY_ID: optional,
  FILES_S3_SECRET: optional,
  FILES_S3_PATH_STYLE: flag.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' }).optional(),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SECRETS_OPEN: z
    .string()
    .regex(/^[^,\s]{32,}(,[^,\s]{32,})*$/, 'must be secrets of at least 32 characters, with commas between them')
    .optional(),
  SEAL_KEYS: z
    .string()
    .regex(
      /^[\w-]{1,40}:[^,\s]{32,}(,[\w-]{1,40}:[^,\s]{32,})*$/,
      'must look like name:key,name:key, keys of 32 characters',
    )
    .optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  DATABASE_APP_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  DATABASE_READ_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATABASE_PREPARE: flag.default(true),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: optional,
  MAP_LINK: z
    .string()
    .regex(
      /^(https:\/\/|geo:).*\{enlem\}.*\{boylam\}/,
      'must begin with https:// or geo: and hold {enlem} and {boylam}',
    )
    .default('https://www.openstreetmap.org/?mlat={enlem}&mlon={boylam}#map=16/{enlem}/{boylam}'),
  CALENDARS_LOCAL: flag.default(false),
  RATES_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  FACEBOOK_CLIENT_ID: optional,
  FACEBOOK_CLIENT_SECRET: optional,
  FACEBOOK_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  FACEBOOK_GRAPH_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  TEST_BANK_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  TEST_BANK_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  IYZICO_API_KEY: optional,
  IYZICO_SECRET_KEY: optional,
  IYZICO_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  PAYTR_MERCHANT_ID: optional,
  PAYTR_MERCHANT_KEY: optional,
  PAYTR_MERCHANT_SALT: optional,
  PAYTR_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  PAYTR_TEST_MODE: flag.optional(),
  TRUST_PROXY: optional,
  DEMO: flag.optional(),
  DEMO_GALLERIES: flag.optional(),
  DEMO_SEASON: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  RATE_LIMIT: z.coerce.number().int().min(1).max(1_000_000_000).default(600),
  MAX_LOOP_DELAY: z.coerce.number().int().min(0).max(60_000).default(1000),
  HEADERS_TIMEOUT: milliseconds.default(15_000),
  REQUEST_TIMEOUT: milliseconds.default(30_000),
  UPLOAD_TIMEOUT: milliseconds.default(180_000),
  KEEP_ALIVE_TIMEOUT: milliseconds.default(65_000),
  JOBS: flag.default(true),
  PICTURE_JOBS: flag.default(true),
  ...SIGHT_VARIABLES,
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(64),
})

/** A provider of social logins; unset where the operator has not registered with it. */
export interface SocialSettings {
  readonly id: string
  readonly secret: string
  /** Issuer of OpenID Connect, or base of the dialogue. */
  readonly url: string
  readonly graphUrl: string
}

/** How this installation reaches the providers of payments; unset where it is not registered. */
export interface PaymentSettings {
  /** Other addresses of the providers than their real ones, for tests; for keys of tenants too. */
  readonly addresses: Readonly<Partial<Record<'iyzico' | 'stripe' | 'paytr', string>>>
  /** Port of the demo's own bank; unset in production, where there is none. */
  readonly testBankPort: number | undefined
  /** A test bank that runs elsewhere, or the address the own one is reached at. */
  readonly testBankUrl: string | undefined
  readonly iyzico: { readonly apiKey: string; readonly secretKey: string; readonly url: string } | undefined
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string; readonly url: string } | undefined
  readonly paytr:
    | {
        readonly id: string
        readonly key: string
        readonly salt: string
        readonly url: string
        readonly testMode: boolean
      }
    | undefined
}

interface SealKey {
  readonly id: string
  readonly secret: string
}

export interface Config extends SightSettings {
  readonly mode: Mode
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Where pictures, originals and documents lie. */
  readonly files: FilesPlace
  /** Unset: links are made from the address the request came to. */
  readonly publicUrl: string | undefined
  readonly secret: string
  /** It and those that only open, in the time of a change (RELY-32). */
  readonly secrets: Secrets
  /** What keys of payments and mail are sealed with, the newest first; older ones only open. */
  readonly sealKeys: readonly [SealKey, ...SealKey[]]
  /** Unset: the embedded server. */
  readonly databaseUrl: string | undefined
  readonly databaseAppUrl: string | undefined
  /** The application's role at a copy that follows the database. */
  readonly databaseReadUrl: string | undefined
  readonly databasePool: number
  /** Whether the statements of every booking are prepared once per connection. */
  readonly databasePrepare: boolean
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  /** Address of a map, with places for a latitude and a longitude. */
  readonly mapLink: string
  readonly ratesUrl: string | undefined
  /** Whether calendars may be read from this machine and its network; never in production. */
  readonly calendarsLocal: boolean
  readonly social: Readonly<Partial<Record<'google' | 'facebook', SocialSettings>>>
  readonly payment: PaymentSettings
  readonly trustProxy: string[] | false
  readonly demo: boolean
  /** Whether the galleries of the demo are drawn in the background. */
  readonly demoGalleries: boolean
  /** Whether the demo opens in the middle of a season: months of bookings around today. */
  readonly demoSeason: boolean
  readonly logLevel: string
  /** Requests a minute and address for the API. */
  readonly rateLimit: number
  readonly pageCacheBytes: number
  /** Whether this process does the work behind (mails, payments that are looked after, imports); another one may. */
  readonly jobs: boolean
  /** Whether this process works on pictures beside answering; another one may do it instead. */
  readonly pictureJobs: boolean
  /** Milliseconds of event-loop delay above which requests are turned away with 503; 0 never does. */
  readonly maxLoopDelay: number
  readonly requestLimits: RequestLimits
}

/** How rows name what was sealed by the secret itself. */
const OWN_SEAL = 'secret'

const CENTRAL_BANK_URL = 'https://www.tcmb.gov.tr/kurlar/today.xml'

/** All that is wrong with the environment, one problem a line. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(
      ['These settings need attention (see .env.example):', ...problems.map((problem) => `  - ${problem}`)].join('\n'),
    )
    this.name = 'ConfigError'
  }
}

/** Reads the environment once; every problem is told in one message. */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = Environment.safeParse(withoutEmpty(environment))
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  }
  const env = parsed.data
  const mode: Mode = env.MODE ?? (env.NODE_ENV === 'production' ? 'production' : 'demo')
  const problems = missingSettings(mode, env)
  if (problems.length > 0) throw new ConfigError(problems)

  const dataDir = resolve(env.DATA_DIR)
  const secret = env.SECRET ?? keptSecret(dataDir)
  const secrets: Secrets = [secret, ...(env.SECRETS_OPEN?.split(',') ?? []).filter((each) => each !== secret)]
  return {
    mode,
    port: env.PORT,
    host: env.HOST,
    dataDir,
    files: filesPlace(env, dataDir),
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    secret,
    secrets,
    sealKeys: sealKeys(env.SEAL_KEYS, secrets),
    databaseUrl: env.DATABASE_URL,
    databaseAppUrl: env.DATABASE_APP_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    databasePool: env.DATABASE_POOL,
    databasePrepare: env.DATABASE_PREPARE,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mapLink: env.MAP_LINK,
    calendarsLocal: env.CALENDARS_LOCAL && mode !== 'production',
    ratesUrl: env.RATES_URL ?? (mode === 'production' ? CENTRAL_BANK_URL : undefined),
    social: socialSettings(env),
    payment: paymentSettings(mode, env),
    trustProxy: env.TRUST_PROXY ? env.TRUST_PROXY.split(',').map((part) => part.trim()) : false,
    ...demoSettings(mode, env),
    logLevel: env.LOG_LEVEL ?? (mode === 'production' ? 'info' : 'warn'),
    rateLimit: env.RATE_LIMIT,
    maxLoopDelay: env.MAX_LOOP_DELAY,
    requestLimits: {
      headers: env.HEADERS_TIMEOUT,
      body: env.REQUEST_TIMEOUT,
      upload: env.UPLOAD_TIMEOUT,
      idle: env.KEEP_ALIVE_TIMEOUT,
    },
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    jobs: env.JOBS,
    pictureJobs: env.PICTURE_JOBS,
    ...sightSettings(env, mode),
  }
}

/** Secrets of the installation come last: what they have sealed before there were keys of their own stays open. */
function sealKeys(listed: string | undefined, [secret, ...older]: Secrets): Config['sealKeys'] {
  const own = { id: OWN_SEAL, secret }
  const opening = older.map((each) => ({ id: OWN_SEAL, secret: each }))
  const named = (listed?.split(',') ?? []).map((each) => {
    const colon = each.indexOf(':')
    return { id: each.slice(0, colon), secret: each.slice(colon + 1) }
  })
  const [newest, ...others] = named
  return newest ? [newest, ...others, own, ...opening] : [own, ...opening]
}

function demoSettings(mode: Mode, env: z.infer<typeof Environment>) {
  const demo = env.DEMO ?? mode !== 'production'
  return { demo, demoGalleries: demo && (env.DEMO_GALLERIES ?? true), demoSeason: demo && (env.DEMO_SEASON ?? false) }
}

function socialSettings(env: z.infer<typeof Environment>): Config['social'] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = env
  const graphUrl = env.FACEBOOK_GRAPH_URL ?? 'https://graph.facebook.com/v23.0'
  const googleUrl = env.GOOGLE_URL ?? 'https://accounts.google.com'
  const facebookUrl = env.FACEBOOK_URL ?? 'https://www.facebook.com/v23.0'
  return {
    ...(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
      ? { google: { id: GOOGLE_CLIENT_ID, secret: GOOGLE_CLIENT_SECRET, url: googleUrl, graphUrl } }
      : {}),
    ...(FACEBOOK_CLIENT_ID && FACEBOOK_CLIENT_SECRET
      ? { facebook: { id: FACEBOOK_CLIENT_ID, secret: FACEBOOK_CLIENT_SECRET, url: facebookUrl, graphUrl } }
      : {}),
  }
}

function providerAddresses({ IYZICO_URL, STRIPE_URL, PAYTR_URL }: z.infer<typeof Environment>) {
  return {
    ...(IYZICO_URL && { iyzico: IYZICO_URL }),
    ...(STRIPE_URL && { stripe: STRIPE_URL }),
    ...(PAYTR_URL && { paytr: PAYTR_URL }),
  }
}

function paymentSettings(mode: Mode, env: z.infer<typeof Environment>): PaymentSettings {
  const { IYZICO_API_KEY, IYZICO_SECRET_KEY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = env
  const { PAYTR_MERCHANT_ID, PAYTR_MERCHANT_KEY, PAYTR_MERCHANT_SALT } = env
  const nextPort = env.PORT === 0 ? 0 : env.PORT + 1
  const paytr = PAYTR_MERCHANT_ID && PAYTR_MERCHANT_KEY && PAYTR_MERCHANT_SALT
  return {
    addresses: providerAddresses(env),
    testBankPort: mode === 'production' ? undefined : (env.TEST_BANK_PORT ?? nextPort),
    testBankUrl: mode === 'production' ? undefined : env.TEST_BANK_URL?.replace(/\/+$/, ''),
    iyzico:
      IYZICO_API_KEY && IYZICO_SECRET_KEY
        ? { apiKey: IYZICO_API_KEY, secretKey: IYZICO_SECRET_KEY, url: env.IYZICO_URL ?? 'https://api.iyzipay.com' }
        : undefined,
    stripe:
      STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: STRIPE_SECRET_KEY,
            webhookSecret: STRIPE_WEBHOOK_SECRET,
            url: env.STRIPE_URL ?? 'https://api.stripe.com',
          }
        : undefined,
    paytr: paytr
      ? {
          id: PAYTR_MERCHANT_ID,
          key: PAYTR_MERCHANT_KEY,
          salt: PAYTR_MERCHANT_SALT,
          url: env.PAYTR_URL ?? 'https://www.paytr.com',
          testMode: env.PAYTR_TEST_MODE ?? mode !== 'production',
        }
      : undefined,
  }
}

/** Half a registration with a provider, or half a pair of keys, is a mistake worth telling. */
const TOGETHER = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['IYZICO_API_KEY', 'IYZICO_SECRET_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['FILES_S3_KEY_ID', 'FILES_S3_SECRET'],
  ['PAYTR_MERCHANT_ID', 'PAYTR_MERCHANT_KEY', 'PAYTR_MERCHANT_SALT'],
] as const

function missingSettings(mode: Mode, env: z.infer<typeof Environment>): string[] {
  const problems = [...(mode === 'production' ? missingInProduction(env) : []), ...missingForChange(env)]
  for (const name of ['DATABASE_APP_URL', 'DATABASE_READ_URL'] as const)
    if (env[name] && !env.DATABASE_URL) problems.push(`${name}: needs DATABASE_URL beside it`)
  for (const names of TOGETHER) {
    const set = names.filter((name) => env[name])
    if (set.length > 0 && set.length < names.length) {
      problems.push(`${names.join(' and ')}: set ${names.length === 2 ? 'both' : 'all'} or neither`)
    }
  }
  problems.push(...missingBucket(env))
  return problems
}

function missingInProduction({ SECRET, DATABASE_URL, TEST_BANK_URL }: z.infer<typeof Environment>) {
  return [
    ...(SECRET ? [] : ['SECRET: required in production, at least 32 random characters']),
    ...(DATABASE_URL ? [] : ['DATABASE_URL: required in production']),
    ...(TEST_BANK_URL ? ['TEST_BANK_URL: no test bank in production'] : []),
  ]
}

/** The role of the database cannot have two passwords, so it must not be one that is made from the secret (RELY-32). */
function missingForChange({ SECRET, SECRETS_OPEN, DATABASE_URL, DATABASE_APP_URL }: z.infer<typeof Environment>) {
  if (!SECRETS_OPEN) return []
  return [
    ...(SECRET ? [] : ['SECRETS_OPEN: needs SECRET beside it']),
    ...(DATABASE_URL && !DATABASE_APP_URL
      ? ['SECRETS_OPEN: needs DATABASE_APP_URL, a role whose password is not made from SECRET']
      : []),
  ]
}

function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}

/** Outside production a secret is made once and kept, so that sessions survive a restart. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) makeSecret(dataDir, file)
  const kept = readFileSync(file, 'utf8').trim()
  if (kept.length < 32) throw new ConfigError([`SECRET: ${file} is damaged; delete it or set SECRET`])
  return kept
}

/** Several processes may begin on one folder at once: the first one's secret appears whole, and all of them read it. */
function makeSecret(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true })
  const own = `${file}.${process.pid}`
  writeFileSync(own, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own)
  }
}

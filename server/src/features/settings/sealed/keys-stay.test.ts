import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { API } from '@meltem/contract/api'
import { sampleOf } from '@meltem/contract/testing/sample-input'
import { strFromU8, unzipSync } from 'fflate'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { createMailer } from '../../../platform/mail/mailer.ts'
import { startHttpDouble } from '../../../testing/doubles/http-double.ts'
import { seats } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment } from '../../../testing/test-payment.ts'
import { mailLinks } from '../../letters/mail-links.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { TenantRelays } from '../../letters/relay/tenant-relays.ts'
import { sendMail } from '../../letters/send-mail.job.ts'

/** What a tenant has typed, and what the operator of the installation has. */
const TYPED = {
  iyzico: { apiKey: 'iyz-app-Qv7+x/91kd', secretKey: 'iyz-sec-Lm2 "%&ğ=93' },
  stripe: { secretKey: 'sk_live_Hq31Zp77Rt', webhookSecret: 'whsec_Yb52Nc88Wd' },
  paytr: { id: '4417702', key: 'ptr-key-Jx64Vg19', salt: 'ptr-salt-Fs75Uk20' },
} as const
const RELAY = 'relay-password-Dn86Ty31'
const HOUSE = { apiKey: 'house-iyzico-Pz08', secretKey: 'house-secret-Ol19' }
const HOUSE_MAIL = 'house-mail+Cr97/Wq42'
const KEYS = [...[...Object.values(TYPED), HOUSE].flatMap((keys) => Object.values<string>(keys)), RELAY, HOUSE_MAIL]

/** In other words than those of the product: what a person with a text search would look for. */
const NEEDLES = KEYS.flatMap((key) => [
  key,
  JSON.stringify(key).slice(1, -1),
  encodeURIComponent(key),
  ...['hex', 'base64', 'base64url'].map((how) =>
    Buffer.from(key)
      .toString(how as 'hex')
      .replace(/=+$/, ''),
  ),
])

type Quoting = Awaited<ReturnType<typeof startHttpDouble>>

let quoting: Quoting
let asked = 0
let smtp: SMTPServer
let shop: TestPayment
let staff: Record<string, string>

/** Whose keys a provider was asked with. */
function keysBehind(url = '', authorization = ''): readonly string[] {
  if (url.startsWith('/v1/')) return Object.values(TYPED.stripe)
  if (url.startsWith('/odeme/')) return Object.values(TYPED.paytr)
  const isHouse = Buffer.from(authorization.split(' ')[1] ?? '', 'base64')
    .toString()
    .includes(HOUSE.apiKey)
  return Object.values(isHouse ? HOUSE : TYPED.iyzico)
}

/** Refuses everything, and quotes all it was told and the keys, in every way providers write their refusals. */
async function startQuoting(): Promise<Quoting> {
  return await startHttpDouble((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked += 1
      const keys = keysBehind(request.url, request.headers.authorization)
      const told = `${JSON.stringify(request.headers)} ${Buffer.concat(chunks).toString()} ${keys.join(' ')}`
      const words = `NO-SUCH-MERCHANT ${keys.map((key) => Buffer.from(key).toString('base64')).join(' ')} ${told}`
      const error = { type: 'invalid_request_error', message: words }
      const status = request.url?.startsWith('/v1/') ? 400 : 200
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ status: 'failure', errorMessage: words, reason: words, err_msg: words, error }))
    })
  })
}

/** Knows nobody, and says which password it was told. */
async function startQuotingSmtp(): Promise<SMTPServer> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth: ({ password }, _session, done) => {
      const encoded = Buffer.from(`\0post\0${password}`).toString('base64')
      done(Object.assign(new Error(`NO-SUCH-USER ${password} ${encoded}`), { responseCode: 535 }))
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return server
}

const smtpPort = () => (smtp.server.address() as AddressInfo).port

beforeAll(async () => {
  quoting = await startQuoting()
  smtp = await startQuotingSmtp()
  shop = await openTestPayment({
    CALENDARS_LOCAL: '1',
    IYZICO_URL: quoting.url,
    STRIPE_URL: quoting.url,
    PAYTR_URL: quoting.url,
    IYZICO_API_KEY: HOUSE.apiKey,
    IYZICO_SECRET_KEY: HOUSE.secretKey,
    SMTP_URL: `smtp://post:${encodeURIComponent(HOUSE_MAIL)}@127.0.0.1:${smtpPort()}`,
  })
  staff = await shop.logIn()
})
afterAll(async () => {
  await shop.close()
  await quoting.close()
  await new Promise<void>((done) => smtp.close(() => done()))
})

const answers: string[] = []
async function post(path: string, body: object) {
  const answer = await shop.app.post(`/api/yonetim/${path}`, body, staff)
  answers.push(answer.body)
  return answer
}

const PROVIDERS = Object.keys(TYPED) as (keyof typeof TYPED)[]

/** Every row of every table, those of the queue as well. */
async function dump(): Promise<string> {
  const { pool } = shop.app.owner
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const parts: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`)
    parts.push(name, ...rows.map(({ row }) => row))
  }
  return parts.join('\n')
}

/** What a person reads in a file: sheets are packed. */
function wordsOf(bytes: Buffer): string {
  if (bytes.subarray(0, 2).toString() !== 'PK') return bytes.toString()
  return Object.values(unzipSync(bytes))
    .map((part) => strFromU8(part))
    .join('\n')
}

async function readEverything(known: object): Promise<string[]> {
  const calls = API.filter(
    ({ access, method, content }) => access === 'staff' && method === 'GET' && content !== 'text/event-stream',
  )
  const read: string[] = []
  for (const { path, input } of calls) {
    const values = { ...known, lang: 'en', dil: 'en' }
    const query = Object.entries(sampleOf(input, values) ?? {}).map(([name, value]) => [name, String(value)])
    read.push(wordsOf((await shop.app.get(`/api${path}?${new URLSearchParams(query)}`, staff)).rawPayload))
  }
  return read
}

describe('keys never leave the server again (PAY-16)', () => {
  test('when they are saved and tried at providers that quote them', async () => {
    for (const ad of PROVIDERS) {
      const saved = { ad, surum: 0, deneme_ortami: false, anahtarlar: TYPED[ad] }
      expect((await post('odeme-saglayici-kaydet-post', saved)).statusCode).toBe(200)
      const before = asked
      const tried = (await post('odeme-saglayici-dene-post', { ad })).json()
      // What was wrong is still told, but for the keys.
      expect(tried).toMatchObject({ code: 'saglayici_anahtar', ayrinti: { neden: expect.stringContaining('[key]') } })
      expect(asked).toBeGreaterThan(before)
    }
    expect((await post('odeme-saglayici-sil-post', { ad: 'iyzico' })).statusCode).toBe(200)
    // From here on the keys of the installation count for this one.
    expect((await post('odeme-saglayici-dene-post', { ad: 'iyzico' })).json().code).toBe('saglayici_anahtar')
  })

  test('when a provider refuses to give money back', async () => {
    for (const [at, ad] of PROVIDERS.entries()) {
      const waiting = await shop.book(seats(shop.tour, FIRST_DAY, 1))
      await shop.payWith(waiting)
      const [attempt] = await shop.attempts(waiting.k_no)
      await shop.app.owner.pool.query('update odeme_denemesi set saglayici = $1, saglayici_no = $2 where k_no = $3', [
        ad,
        `at-provider-${at}`,
        attempt?.k_no,
      ])
      const wish = { deneme_k_no: attempt?.k_no, istek_k_no: randomUUID(), tutar: 1 }
      expect((await post('odeme-iade-post', wish)).statusCode).toBe(200)
    }
    await shop.poll()
    const { rows } = await shop.app.owner.pool.query('select durum, son_hata from iade')
    expect(rows).toEqual(
      PROVIDERS.map(() => ({ durum: 'basarisiz', son_hata: expect.stringMatching(/NO-SUCH-MERCHANT.*\[key\]/) })),
    )
  })

  test('when mail servers refuse whoever logs in', async () => {
    expect((await post('eposta-sunucu-dene-post', {})).json()).toMatchObject({ ayrinti: { neden: 'giris' } })
    const { db, cache, config, queue } = shop.app.services
    const relays = new TenantRelays(db, config)
    const mailer = createMailer(config.smtpUrl, shop.app.dataDir)
    const parts = { db, cache, tenants: shop.app.tenants, mailer, from: undefined, links: mailLinks(config), relays }
    await queue.work(sendMail(parts))
    const k_no = randomUUID()
    const letter = { k_no, tur: 'staff_trial', veri: { ad: 'Ada' }, alici: 'ada@example.com', dil: 'tr' } as const
    await withTenant(db, shop.place.tenantId, (trx) => putInOutbox(trx, queue, shop.place.tenantId, letter))
    const failure = async () =>
      (await shop.app.owner.pool.query('select son_hata from eposta where k_no = $1', [k_no])).rows[0]?.son_hata
    await expect.poll(failure).toMatch(/NO-SUCH-USER \[key\]/)
    mailer.close()

    const own = { surum: 0, sunucu: '127.0.0.1', port: smtpPort(), kullanici: 'post', gonderen: 'post@alfa.example' }
    expect((await post('eposta-sunucu-kaydet-post', { ...own, sifre: RELAY })).statusCode).toBe(200)
    // It does not encrypt, so it is not even told.
    expect((await post('eposta-sunucu-dene-post', {})).json().code).toBe('eposta_gonderilemedi')
    relays.close()
  })

  test('not by a call, not in a file, not in the log, not in the audit, not in the database', async () => {
    const { rows } = await shop.app.owner.pool.query<{ k_no: string }>('select k_no from rezervasyon limit 1')
    const known = { k_no: rows[0]?.k_no, rezervasyon_k_no: rows[0]?.k_no, konu_k_no: rows[0]?.k_no }
    const read = await readEverything(known)
    const places = { answers: [...answers, ...read].join('\n'), log: shop.app.logLines.join('\n'), dump: await dump() }
    for (const [place, text] of Object.entries(places)) {
      const found = NEEDLES.filter((needle) => text.includes(needle))
      expect({ place, found }).toEqual({ place, found: [] })
    }
    // The search finds what is there: the words of the providers, the cover, the end of a key, the row of the audit.
    expect(places.answers).toContain('NO-SUCH-MERCHANT')
    expect(places.answers).toContain('Rt')
    expect(places.log).toMatch(/NO-SUCH-USER \[key\]/)
    for (const said of ['NO-SUCH-MERCHANT', 'NO-SUCH-USER', '[key]', 'gizli_ayar', 'odeme-saglayici-kaydet-post']) {
      expect(places.dump).toContain(said)
    }
  })
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API } from '@meltem/contract/api'
import type { listProviders } from '@meltem/contract/payment/account-office'
import type { getSetup } from '@meltem/contract/setup-office'
import { sampleOf } from '@meltem/contract/testing/sample-input'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '../../../../platform/config.ts'
import { withTenant } from '../../../../platform/db/connection.ts'
import { staffHeaders } from '../../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { readSetupState } from '../../../settings/office/setup-state.queries.ts'
import { openSealed, saveSealed } from '../../../settings/sealed/sealed-setting.ts'
import { noteVerdict } from '../../trial/settle-trial.ts'
import { findGateway } from '../tenant-gateways.ts'

const GOOD = 'sandbox-clear-key-0987654321-GOOD'
const BAD = 'sandbox-clear-key-1234567890-EVIL'

let provider: Server
let app: TestApp
let ada: Record<string, string>
let alfa: number
beforeAll(async () => {
  // Takes one key and says no to every other, as iyzico does.
  provider = createServer((request, response) => {
    const known = Buffer.from(String(request.headers.authorization).replace(/^IYZWSv2 /, ''), 'base64')
      .toString()
      .includes(`apiKey:${GOOD}`)
    response.setHeader('content-type', 'application/json')
    const page = { status: 'success', token: 't', paymentPageUrl: 'https://pay.example/t' }
    response.end(
      JSON.stringify(known ? page : { status: 'failure', errorCode: '1001', errorMessage: 'api bilgileri bulunamadı' }),
    )
  })
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
  const { port } = provider.address() as AddressInfo
  app = await startTestApp({ environment: { IYZICO_URL: `http://127.0.0.1:${port}` } })
  await app.owner.pool.query('update tenant set ikinci_adim = false')
  ada = await staffHeaders(app)
  alfa = app.tenants.byKod('alfa')?.id ?? 0
})
afterAll(async () => {
  await app.close()
  provider.close()
})

type Providers = OutputOf<typeof listProviders>
const save = async (apiKey: string, surum: number) =>
  await app.post(
    '/api/yonetim/odeme-saglayici-kaydet-post',
    { ad: 'iyzico', surum, deneme_ortami: true, anahtarlar: { apiKey, secretKey: `${apiKey}-secret` } },
    ada,
  )
const attempt = async () => await app.post('/api/yonetim/odeme-saglayici-dene-post', { ad: 'iyzico' }, ada)
const iyzico = async () => {
  const { data } = (await app.get('/api/yonetim/odeme-saglayici-listele', ada)).json<Providers>()
  return data.find(({ ad }) => ad === 'iyzico')
}

const isTicked = async () => {
  const { adimlar } = (await app.get('/api/yonetim/kurulum-getir', ada)).json<OutputOf<typeof getSetup>>()
  return adimlar.find((step) => step.ad === 'odeme')?.tamam
}
const choose = async (before: string, saglayici: string) => {
  const edit = { surum: 1, gorulen: { saglayici: before }, yeni: { saglayici } }
  return await app.post('/api/yonetim/ayar-odeme-kaydet-post', edit, ada)
}

describe('keys of a tenant', () => {
  test('are asked for one by one, and those of another version are not written over', async () => {
    const half = await app.post(
      '/api/yonetim/odeme-saglayici-kaydet-post',
      { ad: 'stripe', surum: 0, deneme_ortami: false, anahtarlar: { secretKey: 'sk_live_1234567890' } },
      ada,
    )
    expect(half.json()).toMatchObject({ code: 'alan_hatasi', alanlar: [{ alan: 'anahtarlar.webhookSecret' }] })
    expect((await save(BAD, 0)).statusCode).toBe(200)
    expect((await save(GOOD, 0)).json().code).toBe('surum_degisti')
    expect((await save(GOOD, 7)).json().code).toBe('surum_degisti')
  })

  test('that the provider does not know are told so, and are not passed', async () => {
    expect((await attempt()).json().code).toBe('saglayici_anahtar')
    expect(await iyzico()).toMatchObject({ kaynak: 'isletme', son_dort: { apiKey: 'EVIL' }, deneme: { tamam: false } })
    expect((await withTenant(app.services.db, alfa, readSetupState)).odeme).toBeNull()
  })

  test('that are right open a payment of 1.00 at the provider, which alone passes nothing', async () => {
    expect((await save(GOOD, 1)).statusCode).toBe(200)
    expect(await iyzico()).toMatchObject({ deneme: null, prova: null })
    expect((await attempt()).statusCode).toBe(200)
    expect(await iyzico()).toMatchObject({
      deneme: null,
      prova: { durum: 'acik', tutar: 1, kur: 'EUR', url: expect.stringContaining('https://pay.example/t') },
    })
    expect((await withTenant(app.services.db, alfa, readSetupState)).odeme).toBeNull()
  })

  test('pass once it was captured and given back, until there are others (PAY-17)', async () => {
    const tried = { saglayici: 'iyzico' as const, surum: (await iyzico())?.surum ?? 0 }
    const verdict = { zaman: new Date(), tamam: true }
    const note = (keys: typeof tried) => withTenant(app.services.db, alfa, (trx) => noteVerdict(trx, keys, verdict))
    await note({ ...tried, surum: tried.surum - 1 })
    expect((await iyzico())?.deneme).toBeNull()
    await note(tried)
    expect((await iyzico())?.deneme).toMatchObject({ tamam: true })
    // Another provider takes the cards: what was tried here ticks nothing there.
    expect((await withTenant(app.services.db, alfa, readSetupState)).odeme).toBeNull()
    expect(await isTicked()).toBe(false)
    expect((await choose('test', 'iyzico')).statusCode).toBe(200)
    expect((await withTenant(app.services.db, alfa, readSetupState)).odeme).toBeInstanceOf(Date)
    expect(await isTicked()).toBe(true)
    expect((await save(GOOD, tried.surum)).statusCode).toBe(200)
    expect(await iyzico()).toMatchObject({ deneme: null, prova: null })
  })

  test('open the tenant’s own door at the provider, and nobody else’s', async () => {
    const [own, other] = [app.tenants.byKod('alfa'), app.tenants.byKod('beta')]
    if (!own || !other) throw new Error('no tenants')
    app.services.cache.dropAll()
    expect((await findGateway(app.services, own, 'iyzico'))?.name).toBe('iyzico')
    expect(await findGateway(app.services, other, 'iyzico')).toBeUndefined()
    const notice = (firma: string) => app.post(`/odeme/bildirim/iyzico/${firma}`, { iyziEventType: 'x' })
    expect((await notice('alfa')).statusCode).toBe(400)
    expect((await notice('beta')).statusCode).toBe(404)
    expect((await notice('nobody')).statusCode).toBe(404)
  })

  test('do not make the bank of the demo a choice where there is none', async () => {
    expect((await choose('iyzico', 'test')).json()).toMatchObject({
      code: 'alan_hatasi',
      alanlar: [{ alan: 'saglayici', mesaj: expect.stringMatching(/./) }],
    })
  })

  test('never leave the server again: not by a call, not in the log, not in the database', async () => {
    const calls = API.filter(({ access, method, content }) => access === 'staff' && method === 'GET' && !content)
    const answers = await Promise.all(
      calls.map(async ({ path, input }) => {
        const query = new URLSearchParams(
          Object.entries(sampleOf(input) ?? {}).map(([name, value]) => [name, String(value)]),
        )
        return (await app.get(`/api${path}?${query}`, ada)).body
      }),
    )
    const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.owner.db)
    const dump: string[] = []
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(
        app.owner.db,
      )
      dump.push(...rows.map(({ row }) => row))
    }
    // Bytes are written in hexadecimal: the key must not lie in them either.
    const needles = [GOOD, BAD].flatMap((key) => [
      key,
      Buffer.from(key).toString('hex'),
      Buffer.from(key).toString('base64'),
    ])
    const everything = [...answers, ...app.logLines, ...dump].join('\n')
    expect(everything.length).toBeGreaterThan(10_000)
    for (const needle of needles) expect(everything.includes(needle)).toBe(false)
    // The search finds what is there.
    expect(everything.includes('EVIL') && everything.includes('"ad": "iyzico"')).toBe(true)
  })

  test('are gone when they are taken away', async () => {
    const answer = await app.post('/api/yonetim/odeme-saglayici-sil-post', { ad: 'iyzico' }, ada)
    expect(answer.json<Providers>().data.find(({ ad }) => ad === 'iyzico')).toMatchObject({ kaynak: null, surum: 0 })
    expect((await attempt()).json().code).toBe('bulunamadi')
  })
})

describe('the seal', () => {
  const write = { tenant_id: 0, ad: 'smtp' as const, surum: 0, secrets: { sifre: 'quiet harbour' }, acik: {} }

  test('is made anew by the newest key, and needs one that is known', async () => {
    const { config, db } = app.services
    const fresh = { id: 'fresh', secret: 'f'.repeat(32) }
    const rotated = { ...config, sealKeys: [fresh, ...config.sealKeys] as const }
    await withTenant(db, alfa, (trx) => saveSealed(config, trx, { ...write, tenant_id: alfa }))
    const open = (by: typeof config) => withTenant(db, alfa, (trx) => openSealed(by, trx, alfa, 'smtp'))
    expect((await open(rotated))?.secrets).toEqual({ sifre: 'quiet harbour' })
    expect((await open({ ...config, sealKeys: [fresh] }))?.row.anahtar_no).toBe('fresh')
    await expect(open(config)).rejects.toThrow('a key that is gone: fresh')
  })

  test('opens nothing in another tenant', async () => {
    const { config, db } = app.services
    const beta = app.tenants.byKod('beta')?.id ?? 0
    await app.owner.pool.query(
      `insert into gizli_ayar (tenant_id, ad, gizli, anahtar_no, acik)
      select $1, ad, gizli, 'secret', acik from gizli_ayar where ad = 'smtp'`,
      [beta],
    )
    await expect(withTenant(db, beta, (trx) => openSealed(config, trx, beta, 'smtp'))).rejects.toThrow(
      'unable to authenticate',
    )
  })

  test('takes keys of its own from the environment, newest first', () => {
    const keys = (SEAL_KEYS?: string) =>
      loadConfig({ SECRET: 's'.repeat(32), MODE: 'demo', DATA_DIR: app.dataDir, ...(SEAL_KEYS && { SEAL_KEYS }) })
        .sealKeys
    expect(keys().map(({ id }) => id)).toEqual(['secret'])
    expect(keys(`b:${'b'.repeat(32)},a:${'a'.repeat(40)}`).map(({ id }) => id)).toEqual(['b', 'a', 'secret'])
    expect(() => keys('b:short')).toThrow('SEAL_KEYS')
  })
})

import type { OfficeRelay } from '@meltem/contract/mail-office'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '../../../platform/config.ts'
import { withTenant } from '../../../platform/db/connection.ts'
import { PrivateAddressError } from '../../../platform/http/public-address.ts'
import { createMailer } from '../../../platform/mail/mailer.ts'
import { type SmtpDouble, startSmtpDouble } from '../../../testing/doubles/smtp-double.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { readSetupState } from '../../settings/office/setup-state.queries.ts'
import { mailLinks } from '../mail-links.ts'
import { putInOutbox } from '../outbox.ts'
import { sendMail } from '../send-mail.job.ts'
import { relayAddress } from './relay-address.ts'
import { TenantRelays } from './tenant-relays.ts'

const PASSWORD = 'a-clear-relay-password'

let smtp: SmtpDouble
let app: TestApp
let ada: Record<string, string>
let alfa: number
beforeAll(async () => {
  smtp = await startSmtpDouble()
  app = await startTestApp({ environment: { CALENDARS_LOCAL: '1' } })
  await app.owner.pool.query('update tenant set ikinci_adim = false')
  ada = await staffHeaders(app)
  alfa = app.tenants.byKod('alfa')?.id ?? 0
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})

const port = () => Number(new URL(smtp.url).port)
const save = async (surum: number, part: object) =>
  await app.post(
    '/api/yonetim/eposta-sunucu-kaydet-post',
    {
      surum,
      sunucu: '127.0.0.1',
      port: port(),
      kullanici: '',
      gonderen: 'post@alfa.example',
      sifre: PASSWORD,
      ...part,
    },
    ada,
  )
const attempt = async () => await app.post('/api/yonetim/eposta-sunucu-dene-post', {}, ada)
const read = async () => (await app.get('/api/yonetim/eposta-sunucu-getir', ada)).json<{ data: OfficeRelay }>().data

describe('a mail server of the tenant’s own', () => {
  test('is not needed: the installation’s sends, and can be tried', async () => {
    expect(await read()).toEqual({ kaynak: 'kurulum', surum: 0, sunucu: null, deneme: null })
    expect((await attempt()).json().data).toMatchObject({ kaynak: 'kurulum', deneme: { tamam: true } })
    expect((await withTenant(app.services.db, alfa, readSetupState)).eposta).toBeInstanceOf(Date)
  })

  test('never tells its password, and asks for it again where it would go elsewhere', async () => {
    const saved = await save(0, {})
    expect(saved.json().data).toMatchObject({ kaynak: 'isletme', surum: 1, sunucu: { sifre_son: 'word' } })
    expect(saved.body).not.toContain(PASSWORD)
    expect((await save(1, { sunucu: 'evil.example', sifre: null })).json().code).toBe('sifre_yeniden')
    expect((await save(1, { gonderen: 'hello@alfa.example', sifre: null })).json().data).toMatchObject({ surum: 2 })
    expect((await save(1, {})).json().code).toBe('surum_degisti')
    expect((await withTenant(app.services.db, alfa, readSetupState)).eposta).toBeNull()
  })

  test('is tried by a mail to whoever asks', async () => {
    expect((await attempt()).json().data).toMatchObject({ deneme: { tamam: true } })
    expect(smtp.received[0]).toMatchObject({
      from: { address: 'hello@alfa.example' },
      to: [{ address: 'ada@alfa.example.com' }],
    })
  })

  test('sends the mails of the outbox, and no other tenant’s', async () => {
    const { db, cache, config, queue } = app.services
    const relays = new TenantRelays(db, config)
    const mailer = createMailer(undefined, app.dataDir)
    const job = sendMail({ db, cache, tenants: app.tenants, mailer, from: undefined, links: mailLinks(config), relays })
    const before = smtp.received.length
    for (const kod of ['alfa', 'beta']) {
      const tenant_id = app.tenants.byKod(kod)?.id ?? 0
      const k_no = crypto.randomUUID()
      const letter = { k_no, tur: 'staff_trial', veri: { ad: 'Ada' }, alici: `${kod}@example.com`, dil: 'tr' } as const
      await withTenant(db, tenant_id, (trx) => putInOutbox(trx, queue, tenant_id, letter))
      await job.run({ tenant_id, k_no }, { retries: 0, isLast: false })
    }
    relays.close()
    mailer.close()
    expect(smtp.received.slice(before).map(({ to, from }) => [to?.[0]?.address, from?.address])).toEqual([
      ['alfa@example.com', 'hello@alfa.example'],
    ])
  })

  test('that refuses, or wants a password over an open line, is told so and the try noted', async () => {
    smtp.refuse(1)
    const refused = await attempt()
    expect(refused.json()).toMatchObject({ code: 'eposta_gonderilemedi', ayrinti: { neden: 'ret' } })
    expect((await read()).deneme?.tamam).toBe(false)
    expect((await save(2, { kullanici: 'post' })).statusCode).toBe(200)
    // It does not encrypt: the password is not told.
    expect((await attempt()).json()).toMatchObject({ code: 'eposta_gonderilemedi', ayrinti: { neden: 'baglanti' } })
    expect((await app.post('/api/yonetim/eposta-sunucu-sil-post', {}, ada)).json().data.kaynak).toBe('kurulum')
  })

  test.each([
    ['127.0.0.1', 25],
    ['localhost', 587],
    ['10.0.0.8', 25],
    ['169.254.169.254', 25],
    ['93.184.216.34', 5432],
  ])('is not looked for at %s:%d', async (host, at) => {
    await expect(relayAddress(host, at, false)).rejects.toBeInstanceOf(PrivateAddressError)
    expect(loadConfig({ SECRET: 's'.repeat(32), MODE: 'demo', DATA_DIR: app.dataDir }).calendarsLocal).toBe(false)
  })
})

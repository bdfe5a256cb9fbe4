import { randomUUID } from 'node:crypto'
import type { listOfficeAccounts } from '@meltem/contract/payment/account-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const FIRST = 'TR330006100519786457841326'
const SECOND = 'DE89370400440532013000'

let app: TestApp
let ada: Record<string, string>
beforeAll(async () => {
  app = await startTestApp()
  await app.owner.pool.query('update tenant set ikinci_adim = false')
  ada = await staffHeaders(app)
})
afterAll(() => app.close())

const list = async () =>
  (await app.get('/api/yonetim/banka-hesap-listele', ada)).json<OutputOf<typeof listOfficeAccounts>>().data
const shown = async () =>
  (await app.get('/api/banka-hesap-listele')).json<{ data: { iban: string }[] }>().data.map(({ iban }) => iban)
const post = async (body: object, who = ada) => await app.post('/api/yonetim/banka-hesap-kaydet-post', body, who)
const save = async (k_no: string, surum: number, gorulen: object, yeni: object) =>
  await post({ k_no, surum, gorulen, yeni })
const mails = async () =>
  (
    await app.owner.pool.query(
      `select veri ->> 'olay' as olay, alici from eposta where tur = 'staff_account' order by 1`,
    )
  ).rows

test('the first account is shown at once, a new one after a day, and every manager is told of both', async () => {
  const fields = { banka: 'Liman', hesap_sahibi: 'Alfa Ltd.', iban: 'tr33 0006 1005 1978 6457 8413 26', kur: 'TRY' }
  const [one, two] = [randomUUID(), randomUUID()]
  expect((await save(one, 0, {}, fields)).json().data).toMatchObject({ iban: FIRST, surum: 1, aktif: true })
  expect(await shown()).toEqual([FIRST])
  const second = await save(two, 0, {}, { ...fields, iban: SECOND, kur: 'EUR' })
  const wait = Date.parse(second.json().data.gosterim_zamani) - app.clock.now().getTime()
  expect(Math.round(wait / 3_600_000)).toBe(24)
  expect(await shown()).toEqual([FIRST])
  await app.owner.pool.query('update banka_hesabi set gosterim_zamani = now() where iban = $1', [SECOND])
  expect(await shown()).toEqual([FIRST, SECOND])
  expect(await mails()).toEqual([
    { olay: 'yeni', alici: 'ada@alfa.example.com' },
    { olay: 'yeni', alici: 'ada@alfa.example.com' },
  ])
})

test('a wrong IBAN, one that is there, another currency and an account of another tenant are refused', async () => {
  const fields = { banka: 'B', hesap_sahibi: 'H', iban: 'TR330006100519786457841327', kur: 'TRY' }
  const wrong = (await save(randomUUID(), 0, {}, fields)).json()
  expect([wrong.code, wrong.alanlar[0].alan]).toEqual(['alan_hatasi', 'iban'])
  expect((await save(randomUUID(), 0, {}, { ...fields, iban: FIRST })).json().code).toBe('iban_kayitli')
  const foreign = await save(randomUUID(), 0, {}, { ...fields, iban: 'AT611904300234573201', kur: 'XAU' })
  expect(foreign.json().code).toBe('kur_yok')
  const [account] = await list()
  if (!account) throw new Error('no account')
  const beta = await staffHeaders(app, 'beta')
  const { k_no, surum, banka } = account
  const theirs = await post({ k_no, surum, gorulen: { banka }, yeni: { banka: 'X' } }, beta)
  expect(theirs.json().code).toBe('bulunamadi')
  const moved = await save(k_no, surum, { iban: FIRST }, { iban: 'AT611904300234573201' })
  expect(moved.json().code).toBe('durum_uygun_degil')
})

test('another holder waits again, a closed account is gone at once, and two people see each other', async () => {
  const [account] = await list()
  if (!account) throw new Error('no account')
  const { k_no, surum, hesap_sahibi } = account
  expect((await save(k_no, surum, { sube: null }, { sube: 'Fethiye' })).json().data).toMatchObject({ sube: 'Fethiye' })
  expect(await shown()).toContain(FIRST)
  expect((await save(k_no, surum, { sube: null }, { sube: 'Kaş' })).json()).toMatchObject({
    code: 'surum_degisti',
    ayrinti: { alanlar: { sube: 'Fethiye' } },
  })
  expect((await save(k_no, surum, { hesap_sahibi }, { hesap_sahibi: 'Somebody else' })).statusCode).toBe(200)
  expect(await shown()).not.toContain(FIRST)
  await app.owner.pool.query('update banka_hesabi set gosterim_zamani = now()')
  expect((await save(k_no, surum, { aktif: true }, { aktif: false })).statusCode).toBe(200)
  expect(await shown()).toEqual([SECOND])
  expect((await mails()).map(({ olay }: { olay: string }) => olay)).toEqual([
    'degisti',
    'degisti',
    'kapandi',
    'yeni',
    'yeni',
  ])
})

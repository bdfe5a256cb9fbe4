import {
  type listMailTexts,
  MAIL_TEXTS,
  type MailText,
  type MailWords,
  type OfficeText,
} from '@meltem/contract/mail-text-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { unknownIn } from '@meltem/domain/content/variables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { openPostOffice, type PostOffice } from '../../../testing/doubles/post-office.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { putInOutbox } from '../outbox.ts'
import { houseWords, SLOTS, slotOf, valuesOf } from './mail-slots.ts'
import { sampleMail } from './samples.ts'

let app: TestApp
let ada: Record<string, string>
let office: PostOffice
let alfa: number
beforeAll(async () => {
  app = await startTestApp({ environment: { PUBLIC_URL: 'https://www.example.com' } })
  await app.owner.pool.query('update tenant set ikinci_adim = false')
  ada = await staffHeaders(app)
  office = await openPostOffice(app)
  alfa = app.tenants.byKod('alfa')?.id ?? 0
})
afterAll(async () => {
  await office.close()
  await app.close()
})

const read = async (tur: MailText, dil: Language) =>
  (await app.get(`/api/yonetim/eposta-metni-getir?tur=${tur}&dil=${dil}`, ada)).json<{ data: OfficeText }>().data
const save = async (tur: MailText, dil: Language, kendi: MailWords | null, surum?: number) =>
  await app.post(
    '/api/yonetim/eposta-metni-kaydet-post',
    { tur, dil, kendi, surum: surum ?? (await read(tur, dil)).surum },
    ada,
  )
const preview = async (tur: MailText, dil: Language, words: MailWords) =>
  (await app.post('/api/yonetim/eposta-metni-onizleme-post', { tur, dil, ...words }, ada)).json()

/** A mail of the outbox as it arrives. */
async function deliver(dil: Language) {
  const { db, queue, cache } = app.services
  cache.dropAll()
  const veri = { ad: 'Emma', mesaj_no: 'M1', mesaj: 'Hello there' }
  const letter = { tur: 'contact_sender' as const, veri, alici: 'emma@example.com', dil }
  await withTenant(db, alfa, (trx) => putInOutbox(trx, queue, alfa, letter))
  const rows = await withTenant(db, alfa, (trx) =>
    trx.selectFrom('eposta').select('k_no').where('durum', '<>', 'gonderildi').execute(),
  )
  for (const { k_no } of rows) await office.send(alfa, k_no)
  return office.smtp.received.at(-1)
}

describe('words of the house', () => {
  test.each(LANGUAGES)(
    '%s: each mail that can be worded names only what it knows, and keeps to itself otherwise',
    (dil) => {
      for (const tur of MAIL_TEXTS) {
        const { konu, metin } = houseWords(tur, dil)
        expect([tur, unknownIn([konu, metin], SLOTS[tur].degiskenler)]).toEqual([tur, undefined])
        expect(`${konu}${metin}`).not.toMatch(/, (plural|select),/)
        const { kind, data } = sampleMail(tur, dil)
        expect([tur, slotOf(kind, data)]).toEqual([tur, tur])
      }
    },
  )

  test('say the same when they are written as words of the tenant’s own', async () => {
    for (const tur of MAIL_TEXTS) {
      const { kind, data } = sampleMail(tur, 'en')
      const shown = await preview(tur, 'en', houseWords(tur, 'en'))
      const settings = (await app.get('/api/setting-get')).json().data
      const known = Object.keys(valuesOf(data, settings))
      expect([kind, SLOTS[tur].degiskenler.filter((name) => !known.includes(name))]).toEqual([kind, []])
      expect(`${shown.konu}${shown.metin}`).not.toMatch(/\{(marka|ad|no|urun|tarih|zaman|kod)\}/)
    }
  })
})

describe('words of a tenant (PEOPLE-74)', () => {
  const own = {
    konu: '{marka}: thank you, {ad} ({no})',
    metin: 'We have read it, {ad}.\n\nCall {telefon} <script>alert(1)</script> if it cannot wait.',
  }

  test('go into the mail itself, in that language only, with versions and the way back', async () => {
    const before = await deliver('en')
    expect((await save('contact_sender', 'en', own)).statusCode).toBe(200)
    const mail = await deliver('en')
    expect(mail?.subject).toBe('Alfa: thank you, Emma (M1)'.replace('Alfa', before?.subject?.split(':')[0] ?? ''))
    expect(mail?.text).toContain('We have read it, Emma.')
    expect(mail?.text).toContain('Hello there')
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail?.html).not.toContain('<script')
    const { subject } = (await deliver('de')) ?? {}
    expect(subject).not.toContain('thank you')
    expect(await read('contact_sender', 'en')).toMatchObject({
      surum: 1,
      kendi: own,
      surumler: [{ surum: 1, kim: expect.stringContaining('Ada'), kendi: own }],
    })
    const list = (await app.get('/api/yonetim/eposta-metni-listele', ada)).json<OutputOf<typeof listMailTexts>>()
    expect(list.data.find(({ tur }) => tur === 'contact_sender')?.kendi).toEqual(['en'])

    const second = { ...own, metin: 'Shorter.' }
    expect((await save('contact_sender', 'en', second)).statusCode).toBe(200)
    expect((await save('contact_sender', 'en', null)).statusCode).toBe(200)
    expect((await deliver('en'))?.subject).toBe(before?.subject)
    const { surumler } = await read('contact_sender', 'en')
    expect(surumler.map(({ surum, kendi }) => [surum, kendi?.metin ?? null])).toEqual([
      [3, null],
      [2, 'Shorter.'],
      [1, own.metin],
    ])
    expect((await save('contact_sender', 'en', surumler[2]?.kendi ?? null)).json().data).toMatchObject({
      surum: 4,
      kendi: own,
    })
  })

  test.each([
    ['konu', { konu: '{marka} {urun}', metin: 'Fine.' }, '{urun}'],
    ['metin', { konu: 'Fine', metin: 'Hello {isim}' }, '{isim}'],
    ['metin', { konu: 'Fine', metin: 'Hello {constructor}' }, '{constructor}'],
  ])('with an unknown variable are refused at %s, which names those it knows', async (alan, kendi, name) => {
    const surum = (await read('member_exists', 'en')).surum
    const answer = await save('member_exists', 'en', kendi)
    const [issue] = answer.json().alanlar
    expect([answer.statusCode, issue.alan]).toEqual([422, alan])
    expect(issue.mesaj).toContain(name)
    expect(issue.mesaj).toContain('{ad}')
    expect((await preview('member_exists', 'en', kendi)).code).toBe('alan_hatasi')
    expect((await read('member_exists', 'en')).surum).toBe(surum)
  })

  test('that somebody else has written meanwhile are not written over', async () => {
    const words = { konu: 'First', metin: 'One' }
    expect((await save('trip_link', 'en', words, 0)).statusCode).toBe(200)
    expect((await save('trip_link', 'en', { konu: 'Second', metin: 'Two' }, 0)).json()).toMatchObject({
      code: 'surum_degisti',
      ayrinti: { alanlar: words },
    })
  })

  test('are shown about nobody before they are saved, and sent to the clerk alone', async () => {
    const words = { konu: 'Ready, {ad}?', metin: 'Your number is {no}.' }
    const shown = await preview('reservation_guest.confirmed', 'ru', words)
    expect(shown).toMatchObject({ success: 1, konu: 'Ready, Анна?' })
    expect(shown.metin).toContain('Your number is INT000000000000.')
    const sent = await app.post('/api/yonetim/eposta-metni-dene-post', { tur: 'trip_link', dil: 'en', ...words }, ada)
    expect(sent.json()).toMatchObject({ success: 1, alici: 'ada@alfa.example.com' })
    expect((await read('reservation_guest.confirmed', 'ru')).surum).toBe(0)
  })

  test('go to agencies too, about their client and the agency itself; sums and what the house adds stay', async () => {
    const words = { konu: '{marka} · {misafir}', metin: 'Booked as {no}.\n\nYours, {marka}' }
    const booking = await preview('reservation_agency.confirmed', 'en', words)
    const { marka } = (await app.get('/api/setting-get')).json().data.company
    expect(booking.konu).toBe(`${marka} · Emma Taylor`)
    expect(booking.metin).toContain('Booked as INT000000000000.')
    expect(booking.metin).toContain(`Yours, ${marka}`)
    expect(booking.metin).toContain('net price')
    expect(booking.metin).not.toContain('Booking confirmed')
    const invited = await preview('agency_invitation', 'en', { konu: 'Welcome, {acente}', metin: 'Come in, {ad}.' })
    expect(invited.konu).toBe('Welcome, Mavi Yol')
    expect(invited.metin).toContain('valid for 7 days')
    expect((await preview('agency_password', 'en', { konu: 'For {acente}', metin: 'Hm.' })).code).toBe('alan_hatasi')
  })

  test('cannot be changed in the database, and belong to their tenant', async () => {
    await expect(app.owner.pool.query(`update eposta_metni set konu = 'x'`)).rejects.toThrow('never changed')
    await expect(app.owner.pool.query('delete from eposta_metni')).rejects.toThrow('never changed')
    const beta = await staffHeaders(app, 'beta')
    const answer = await app.get('/api/yonetim/eposta-metni-getir?tur=trip_link&dil=en', beta)
    expect(answer.json<{ data: OfficeText }>().data.surum).toBe(0)
  })
})

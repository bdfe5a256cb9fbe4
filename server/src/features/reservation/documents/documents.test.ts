import { createPublicKey } from 'node:crypto'
import { addDays } from '@meltem/domain/calendar-day'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { readVoucherCode } from '../../../platform/sessions/voucher-seal.ts'
import { acceptances, nights, placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { SYSTEM } from '../person.ts'
import { voucherDocument } from './voucher.ts'

let shop: TestBooking
beforeAll(async () => {
  shop = await openTestBooking()
})
afterAll(() => shop.close())

interface Papers {
  readonly k_no: string
  readonly anahtar: string
}

let day = FIRST_DAY

async function book(method: 'tur_gunu' | 'havale' = 'tur_gunu'): Promise<Papers> {
  day = addDays(day, 4)
  const body = placement([nights(shop.villa, day, 3), seats(shop.tour, addDays(day, 1), 2)], { method })
  const answer = (await shop.post('/rezervasyon-olustur-post', body)).json()
  expect(answer).toMatchObject({ success: 1 })
  return { k_no: body.k_no, anahtar: answer.misafir_anahtari }
}

const ask = (path: string, { k_no, anahtar }: Papers, more = '') =>
  shop.app.get(`/api${path}?k_no=${k_no}&anahtar=${anahtar}${more}`, stranger())

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

describe('the voucher', () => {
  test('is a PDF that nobody on the way keeps; one page per service, with an overview for all of them', async () => {
    const papers = await book()
    const whole = await ask('/voucher-pdf-getir', papers)
    expect(whole.statusCode).toBe(200)
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(whole.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pagesOf(whole.rawPayload)).toBe(3)
    const second = await ask('/voucher-pdf-getir', papers, '&sira=2')
    expect(pagesOf(second.rawPayload)).toBe(1)
    expect(second.headers['content-disposition']).toMatch(/^inline; filename="INT\d{12}-2\.pdf"$/)
    expect((await ask('/voucher-pdf-getir', papers, '&sira=3')).statusCode).toBe(404)
  })

  test('comes in every language and opens by the link of a mail, which carries no header', async () => {
    const papers = await book()
    for (const lang of ['tr', 'en', 'de', 'ru']) {
      expect((await ask('/voucher-pdf-getir', papers, `&lang=${lang}`)).statusCode).toBe(200)
    }
    const url = `/api/voucher-pdf-getir?k_no=${papers.k_no}&anahtar=${papers.anahtar}`
    const byLink = await shop.app.server.inject({ method: 'GET', url, headers: { host: 'alfa.example.com' } })
    expect(byLink.statusCode).toBe(200)
  })

  test('tells who, when, what is paid and what is due, and a code that proves it', async () => {
    const papers = await book()
    await shop.pay(papers.k_no, 500)
    const { services, tenants } = shop.app
    const tenant = tenants.byKod('alfa')
    if (!tenant) throw new Error('the fixture has lost its first tenant')
    const document = await voucherDocument(
      { services, tenant, person: SYSTEM },
      { ...papers, lang: 'en' },
      'https://a.b',
    )
    expect(document.para).toMatchObject({ toplam: '₺3,200.00', odenen: '₺500.00', kalan: '₺2,700.00', kalan_var: true })
    const [villa, tour] = document.satirlar
    expect(villa?.bilgiler).toEqual(
      expect.arrayContaining([
        { ad: 'misafir', deger: 'Ada Deniz' },
        { ad: 'kisi', deger: '2 adults' },
        { ad: 'gece', deger: '3' },
      ]),
    )
    expect(villa?.iptal.at(-1)).toBe('After that: no refund')
    const sums = document.satirlar.map(({ para }) => Number(para?.odenen.replace(/[^\d.]/g, '')))
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe(500)
    const key = createPublicKey({ key: (await shop.app.get('/api/voucher-anahtar-get')).json().data, format: 'jwk' })
    expect(readVoucherCode(key, tour?.kod ?? '')).toMatchObject({ sira: 1, pax: { yetiskin: 2 } })
  })

  test('is not to be had before the booking is confirmed, nor after it was cancelled', async () => {
    const waiting = await book('havale')
    expect((await ask('/voucher-pdf-getir', waiting)).json()).toMatchObject({ code: 'durum_uygun_degil' })
    const papers = await book()
    await shop.post('/rezervasyon-iptal-post', { ...papers, iade: 0 })
    expect((await ask('/voucher-pdf-getir', papers)).statusCode).toBe(409)
  })
})

describe('the contracts', () => {
  const day0 = addDays(FIRST_DAY, 400)
  const place = (onaylar: object[]) =>
    shop.post('/rezervasyon-olustur-post', { ...placement([seats(shop.tour, day0)]), onaylar })

  async function rename(unvan: string): Promise<void> {
    await shop.app.owner.pool.query(
      "update ayar set deger = jsonb_set(deger, '{unvan}', to_jsonb($1::text)) where anahtar = 'company'",
      [unvan],
    )
    shop.app.services.cache.dropTenant(shop.place.tenantId)
  }

  test('have to be accepted, all of them, in the words that stand today', async () => {
    const all = acceptances('en')
    for (const left of ['on_bilgilendirme', 'mesafeli_satis']) {
      const answer = await place(all.filter(({ tur }) => tur !== left))
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'sozlesme_gerekli'])
      expect(answer.json().ayrinti).toEqual({ sozlesmeler: [left] })
    }
    const stale = await place(all.map((one) => ({ ...one, ozet: 'f'.repeat(64) })))
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'sozlesme_degisti'])
    const german = await place(acceptances('de'))
    expect(german.json().code).toBe('sozlesme_degisti')
    const none = await shop.post('/rezervasyon-istek-post', {
      ...placement([nights(shop.asked, addDays(FIRST_DAY, 60), 3)], { mode: 'sor_sat' }),
      onaylar: [],
    })
    expect(none.json().code).toBe('sozlesme_gerekli')
  })

  test('can be read again as they were, whatever stands there now', async () => {
    const papers = await book()
    const before = (await ask('/rezervasyon-sozlesme-listele', papers)).json().data
    expect(before.map(({ tur }: { tur: string }) => tur)).toEqual(['on_bilgilendirme', 'paket_tur'])
    expect(before[0]).toMatchObject({
      dil: 'en',
      surum: '2026-11-18',
      ip: expect.stringMatching(/^10\.\d+\.\d+\.0\/24$/),
    })
    expect(before[0].maddeler[0].metin).toContain('alfa Ltd.')
    await rename('Another Ltd.')
    expect((await ask('/rezervasyon-sozlesme-listele', papers)).json().data).toEqual(before)
    await rename('alfa Ltd.')
    const pdf = await ask('/sozlesme-pdf-getir', papers)
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.rawPayload.toString('latin1')).toContain(before[0].ozet)
  })

  test('a text that was accepted cannot be changed in the database', async () => {
    const change = withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx.updateTable('sozlesme_metni').set({ baslik: 'other' }).execute(),
    )
    await expect(change).rejects.toThrow('never changed')
  })
})

describe('the calendar file', () => {
  interface Entry {
    readonly uid: string
    readonly text: string
    readonly start: string
    readonly zone: string
    readonly alarms: number
    readonly status: string
  }

  function read(file: string): Entry[] {
    const calendar = new ICAL.Component(ICAL.parse(file))
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Istanbul')
    return calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      return {
        uid: event.uid,
        text: event.summary,
        start: event.startDate.toString(),
        zone: String(component.getFirstProperty('dtstart')?.getParameter('tzid') ?? ''),
        alarms: component.getAllSubcomponents('valarm').length,
        status: String(component.getFirstPropertyValue('status')),
      }
    })
  }

  test('has one entry per service with the clock of the coast, the same ones again, and takes back what is cancelled', async () => {
    const papers = await book()
    const answer = await ask('/takvim-dosya-getir', papers)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
    })
    const first = read(answer.body)
    expect(first).toMatchObject([
      { start: day, zone: '', alarms: 1, status: 'CONFIRMED' },
      { start: `${addDays(day, 1)}T09:30:00`, zone: 'Europe/Istanbul', alarms: 2, status: 'CONFIRMED' },
    ])
    expect(answer.body).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/)
    await shop.post('/rezervasyon-iptal-post', { ...papers, iade: 0 })
    const again = read((await ask('/takvim-dosya-getir', papers)).body)
    expect(again.map(({ uid }) => uid)).toEqual(first.map(({ uid }) => uid))
    expect(again).toMatchObject([{ status: 'CANCELLED', alarms: 0 }, { status: 'CANCELLED' }])
  })
})

import { randomUUID } from 'node:crypto'
import { ERROR_STATUS } from '@meltem/contract/wire/errors'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { addDays } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { loadFixture } from '../../../testing/fixture.ts'
import { placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { guestTenant, guestTenantOf } from '../../../testing/hammer/hammer-tenant.ts'
import { BAD_INPUT, prepareBadInput } from '../../../testing/hostile/refused-input.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'

let shop: TestBooking
beforeAll(async () => {
  shop = await openTestBooking()
  await prepareBadInput(shop)
})
afterAll(() => shop.close())

/** Everything a refused call must leave as it was. */
async function countAll(): Promise<unknown> {
  const { db, tenantId } = shop.place
  return await withTenant(db, tenantId, async (trx) => {
    const result =
      await sql`select (select count(*) from rezervasyon) as rezervasyon, (select count(*) from tutma) as tutma,
      (select count(*) from rezervasyon_satiri) as satir, (select count(*) from eposta) as eposta,
      (select count(*) from denetim) as denetim, (select count(*) from istek_anahtari) as anahtar,
      (select coalesce(sum(alinan), 0) from kalkis) as alinan, (select sum(kullanim) from kupon) as kullanim`.execute(
        trx,
      )
    return result.rows[0]
  })
}

describe('bad input is refused with a code, a sentence in four languages and nothing changed', () => {
  test.each(BAD_INPUT)('%s', async (_, make, code) => {
    const before = await countAll()
    const sentences = new Set<string>()
    for (const language of LANGUAGES) {
      const answer = await shop.post('/rezervasyon-olustur-post', make(shop), {
        ...stranger(),
        'accept-language': language,
      })
      expect([answer.json().code, answer.statusCode]).toEqual([code, ERROR_STATUS[code]])
      sentences.add(answer.json().message)
    }
    expect(sentences.size).toBe(4)
    expect(await countAll()).toEqual(before)
  })

  test('what belongs to another tenant is unknown: products, coupons, reservations', async () => {
    // With our settings, and so with our contracts: what is accepted in a placement stands there too.
    const other = { ...guestTenantOf('beta'), ayarlar: guestTenant().ayarlar }
    await loadFixture(shop.app.owner.db, shop.place.db, [other])
    await shop.app.tenants.refresh()
    const theirs = { db: shop.place.db, tenantId: shop.app.tenants.byKod('beta')?.id ?? 0 }
    const tour = await addTour(theirs, 4)
    const from = (company: string) => ({ ...stranger(), company })
    const ours = placement([seats(shop.tour, addDays(FIRST_DAY, 91))])
    const before = await countAll()
    for (const [path, body] of [
      ['/sepet-hesapla-post', { sepet_urunler: ours.sepet_urunler, secilen_kur: ours.secilen_kur, lang: ours.lang }],
      ['/rezervasyon-olustur-post', ours],
    ] as const) {
      const foreign = await shop.post(path, body, from('beta'))
      expect([path, foreign.statusCode, foreign.json().code]).toEqual([path, ERROR_STATUS.urun_yok, 'urun_yok'])
    }
    // Their own product with a code of ours, which is used up here and has never been given out there.
    const coupled = placement([seats(tour, addDays(FIRST_DAY, 91))], { coupon: 'USEDUP' })
    expect((await shop.post('/rezervasyon-olustur-post', coupled, from('beta'))).json().code).toBe('kupon_gecersiz')
    const placed = placement([seats(tour, addDays(FIRST_DAY, 91))])
    const { misafir_anahtari } = (await shop.post('/rezervasyon-olustur-post', placed, from('beta'))).json()
    const read = (company: string) =>
      shop.app.get(`/api/rezervasyon-getir?k_no=${placed.k_no}&anahtar=${misafir_anahtari}`, from(company))
    expect((await read('beta')).statusCode).toBe(200)
    expect((await read('alfa')).statusCode).toBe(404)
    expect(await countAll()).toEqual(before)
  })

  test('every call of the basket refuses unknown fields and text instead of numbers', async () => {
    const good = placement([seats(shop.tour, addDays(FIRST_DAY, 91))])
    const { sepet_urunler, secilen_kur, lang, k_no, kur_rezervasyon_toplam } = good
    const quote = { sepet_urunler, secilen_kur, lang }
    const hold = { ...quote, k_no, kur_rezervasyon_toplam }
    for (const [path, body] of [
      ['/sepet-hesapla-post', { ...quote, genel_toplam: 1 }],
      ['/rezervasyon-tut-post', { ...hold, fis: {} }],
      ['/rezervasyon-tut-post', { ...hold, kur_rezervasyon_toplam: { genel_toplam: '100', on_odeme_toplam: 25 } }],
      ['/kupon-kontrol-post', { ...quote, promosyon_kodu: 'A' }],
      ['/rezervasyon-istek-post', { ...good, tahsilat_durum: 2 }],
    ] as const) {
      expect((await shop.post(path, body)).json().code).toBe('alan_hatasi')
    }
  })

  test.each([
    ['urun_k_no=x&ay=2027-01', 422],
    [`urun_k_no=${randomUUID()}&ay=2027-13`, 422],
    [`urun_k_no=${randomUUID()}&ay=2027-01&kisi=0`, 422],
    [`urun_k_no=${Array.from({ length: 49 }, () => randomUUID()).join(',')}&ay=2027-01`, 422],
    [`urun_k_no=${randomUUID()}&ay=2027-01`, 200],
  ])('a calendar for %s answers %i', async (query, status) => {
    expect((await shop.app.get(`/api/urun-takvim-getir?${query}`, stranger())).statusCode).toBe(status)
  })
})

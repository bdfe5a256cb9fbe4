import { randomUUID } from 'node:crypto'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { nights, placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { addCoupon, FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { closeTenant } from '../collect/close-bookings.job.ts'

let shop: TestBooking
beforeAll(async () => {
  shop = await openTestBooking()
  await addCoupon(shop.place, { kod: 'ONCE', most: 1 })
})
afterAll(() => shop.close())

describe('cancelling and changing', () => {
  const day = addDays(FIRST_DAY, 20)

  async function confirmed(method: 'havale' | 'tur_gunu' = 'tur_gunu', on = day) {
    const body = placement([seats(shop.tour, on)], { method })
    const { misafir_anahtari } = (await shop.post('/rezervasyon-olustur-post', body)).json()
    return { body, own: { k_no: body.k_no, anahtar: misafir_anahtari as string } }
  }

  test('a quote first, then the act; the second time changes nothing', async () => {
    const { body, own } = await confirmed('havale')
    await shop.pay(body.k_no, 25)
    const { data: quote } = (await shop.post('/rezervasyon-iptal-hesapla-post', own)).json()
    expect(quote).toMatchObject({ kur: 'TRY', odenen: 25, iade: 25, kesinti: 0 })
    const wrong = await shop.post('/rezervasyon-iptal-post', { ...own, iade: 24 })
    expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'fiyat_degisti'])
    for (let round = 0; round < 2; round += 1) {
      const done = await shop.post('/rezervasyon-iptal-post', { ...own, iade: 25 })
      expect(done.json()).toMatchObject({ success: 1, data: { durum: 'cancelled', rezervasyon_durum: 'iptal' } })
    }
    const review = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx.selectFrom('inceleme').selectAll().where('rezervasyon_k_no', '=', body.k_no).execute(),
    )
    expect(review).toMatchObject([{ konu: 'iade', ayrinti: { iade: 2500 } }])
    expect((await shop.mails(body.k_no)).filter((mail) => mail.endsWith('cancelled'))).toHaveLength(2)
  })

  test('another’s reservation answers as if it did not exist', async () => {
    const { body } = await confirmed()
    const strange = (
      await shop.post('/rezervasyon-olustur-post', placement([seats(shop.tour, addDays(day, 1))]))
    ).json()
    for (const anahtar of [undefined, strange.misafir_anahtari, 'A'.repeat(43)]) {
      const own = { k_no: body.k_no, ...(anahtar ? { anahtar } : {}) }
      for (const [path, rest] of [
        ['/rezervasyon-iptal-hesapla-post', {}],
        ['/rezervasyon-iptal-post', { iade: 0 }],
        ['/rezervasyon-degistir-hesapla-post', { sepet_urunler: body.sepet_urunler }],
      ] as const) {
        expect((await shop.post(path, { ...own, ...rest })).statusCode).toBe(404)
      }
      const query = new URLSearchParams(own).toString()
      expect((await shop.app.get(`/api/rezervasyon-getir?${query}`, stranger())).statusCode).toBe(404)
    }
  })

  test('a change is quoted, then moves the seats; if there is no room the old ones stay', async () => {
    const { body, own } = await confirmed()
    const [line] = body.sepet_urunler
    const moved = { ...line, baslangic: addDays(day, 2), kalkis: shop.tour.departure(addDays(day, 2)) }
    const larger = { ...moved, pax: { yetiskin: 3, cocuk: 0, bebek: 0 } }
    const { data: quote } = (
      await shop.post('/rezervasyon-degistir-hesapla-post', { ...own, sepet_urunler: [larger] })
    ).json()
    expect(quote).toMatchObject({ genel_toplam: { eski: 100, yeni: 300 }, odenen: 0, sepet: { engeller: [] } })
    const seen = { genel_toplam: 300, on_odeme_toplam: 75 }
    const wish = { ...own, istek_k_no: randomUUID(), sepet_urunler: [larger], kur_rezervasyon_toplam: seen }
    const changed = (await shop.post('/rezervasyon-degistir-post', wish)).json()
    expect(changed.data).toMatchObject({ durum: 'confirmed', kur_rezervasyon_toplam: { genel_toplam: 300 } })
    expect((await shop.post('/rezervasyon-degistir-post', wish)).json()).toEqual(changed)
    const live = (await shop.claims(body.k_no)).filter(({ durum }) => durum === 'confirmed')
    expect(live).toMatchObject([{ kisi: 3 }])

    await shop.post('/rezervasyon-olustur-post', placement([seats(shop.tour, addDays(day, 3), 4)]))
    const full = { ...larger, baslangic: addDays(day, 3), kalkis: shop.tour.departure(addDays(day, 3)) }
    const refused = await shop.post('/rezervasyon-degistir-post', {
      ...wish,
      istek_k_no: randomUUID(),
      sepet_urunler: [full],
    })
    expect(refused.json().code).toBe('dolu')
    expect((await shop.claims(body.k_no)).filter(({ durum }) => durum === 'confirmed')).toEqual(live)
    const product = { ...larger, urun_k_no: shop.villa.urun_k_no, opsiyon_k_no: shop.villa.opsiyon_k_no }
    const swapped = await shop.post('/rezervasyon-degistir-hesapla-post', { ...own, sepet_urunler: [product] })
    expect(swapped.json().code).toBe('urun_yok')
  })

  test('the operator closes what has taken place, and not before', async () => {
    const { body } = await confirmed()
    const staff = await shop.logIn()
    expect((await shop.post('/yonetim/rezervasyon-tamamla-post', { k_no: body.k_no }, staff)).json().code).toBe(
      'durum_uygun_degil',
    )
    shop.app.clock.set(() => new Date(`${addDays(day, 1)}T10:00:00Z`))
    const closed = await shop.post('/yonetim/rezervasyon-tamamla-post', { k_no: body.k_no }, staff)
    shop.app.clock.set()
    expect(closed.json().data).toMatchObject({ durum: 'completed', rezervasyon_durum: 'kapandi' })
  })

  test('what lies three whole days behind ends by night, what waits for a person does not', async () => {
    const tenant = shop.app.tenants.byKod('alfa')
    if (!tenant) throw new Error('the fixture has a tenant')
    const last = addDays(day, 7)
    const own = await confirmed('tur_gunu', last)
    const later = await confirmed('tur_gunu', addDays(last, 1))
    const asked = await confirmed('tur_gunu', last)
    const stateOf = async ({ body }: typeof own) =>
      (await shop.app.get(`/api/yonetim/rezervasyon-getir?k_no=${body.k_no}`, await shop.logIn())).json().data.durum
    const night = async (days: number) => {
      shop.app.clock.set(() => new Date(`${addDays(last, days)}T00:20:00Z`))
      const closed = await closeTenant(shop.app.services, tenant)
      shop.app.clock.set()
      return closed
    }
    await withTenant(shop.place.db, shop.place.tenantId, async (trx) => {
      const row = { tenant_id: shop.place.tenantId, konu: 'iade' as const, rezervasyon_k_no: asked.body.k_no }
      await trx
        .insertInto('inceleme')
        .values({ ...row, ayrinti: JSON.stringify({ iade: 100 }) })
        .execute()
    })
    await night(2)
    expect(await Promise.all([own, later, asked].map(stateOf))).toEqual(['confirmed', 'confirmed', 'confirmed'])
    await night(3)
    expect(await Promise.all([own, later, asked].map(stateOf))).toEqual(['completed', 'confirmed', 'confirmed'])
    expect(await night(3)).toBe(0)
    // It owes nothing less than before, and its money is still taken and given back.
    expect((await shop.pay(own.body.k_no, 100)).data).toMatchObject({ durum: 'completed', tahsilat_durum: 2 })
    const cancel = { k_no: own.body.k_no, iade: 0 }
    const refused = await shop.post('/yonetim/rezervasyon-iptal-post', cancel, await shop.logIn())
    expect(refused.json().code).toBe('durum_uygun_degil')
  })
})

describe('coupons', () => {
  test('one use is one use; a cancelled reservation gives it back', async () => {
    const day = addDays(FIRST_DAY, 30)
    const first = placement([seats(shop.tour, day)], { coupon: 'ONCE' })
    const placed = (await shop.post('/rezervasyon-olustur-post', first)).json()
    expect(placed.data).toMatchObject({ promosyon_kodu: 'ONCE', kur_rezervasyon_toplam: { kupon_indirim: 10 } })
    const second = await shop.post('/rezervasyon-olustur-post', placement([seats(shop.tour, day)], { coupon: 'ONCE' }))
    expect([second.statusCode, second.json().code]).toEqual([409, 'kupon_bitti'])
    await shop.post('/rezervasyon-iptal-post', { k_no: first.k_no, anahtar: placed.misafir_anahtari, iade: 0 })
    expect(
      (await shop.post('/rezervasyon-olustur-post', placement([seats(shop.tour, day)], { coupon: 'ONCE' }))).statusCode,
    ).toBe(200)
  })
})

describe('the waiting list', () => {
  test('takes a whole party for a full departure and tells it once when it fits', async () => {
    const day = addDays(FIRST_DAY, 60)
    const one = {
      lang: 'de',
      urun_k_no: shop.tour.urun_k_no,
      baslangic: day,
      pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
      ad: 'Eva',
      e_mail: 'eva@example.com',
    }
    expect((await shop.post('/bekleme-listesi-post', one)).json().code).toBe('yer_var')
    const full = placement([seats(shop.tour, day, 3)])
    const placed = (await shop.post('/rezervasyon-olustur-post', full)).json()
    const joined = (await shop.post('/bekleme-listesi-post', one)).json()
    expect(joined).toMatchObject({ success: 1, sira: 1 })
    expect((await shop.post('/bekleme-listesi-post', one)).json()).toMatchObject({ k_no: joined.k_no, sira: 1 })
    await shop.post('/rezervasyon-iptal-post', { k_no: full.k_no, anahtar: placed.misafir_anahtari, iade: 0 })
    const told = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx.selectFrom('eposta').select(['alici', 'dil']).where('tur', '=', 'waiting_free').execute(),
    )
    expect(told).toEqual([{ alici: 'eva@example.com', dil: 'de' }])
  })
})

describe('blocked days', () => {
  test('are claims like any other: nothing is sold over them, and they do not push out what is sold', async () => {
    const staff = await shop.logIn()
    const start = addDays(FIRST_DAY, 200)
    const block = { kaynak_k_no: shop.villa.kaynak_k_no, baslangic: start, bitis: addDays(start, 3) }
    const blocked = (await shop.post('/yonetim/gun-kapat-post', block, staff)).json()
    expect(blocked).toMatchObject({ success: 1, kapatilan: 1 })
    const stay = () => placement([nights(shop.villa, addDays(start, 2), 2)])
    expect((await shop.post('/rezervasyon-olustur-post', stay())).json().code).toBe('dolu')
    expect((await shop.post('/yonetim/gun-kapat-post', block, staff)).json().code).toBe('dolu')
    expect((await shop.post('/yonetim/gun-ac-post', { k_no: blocked.k_nolar[0] }, staff)).json().acilan).toBe(1)
    expect((await shop.post('/rezervasyon-olustur-post', stay())).statusCode).toBe(200)
    const line = { kaynak_k_no: shop.tour.kaynak_k_no, baslangic: start, bitis: addDays(start, 2) }
    expect((await shop.post('/yonetim/gun-kapat-post', line, staff)).json().kapatilan).toBe(2)
    expect((await shop.post('/rezervasyon-olustur-post', placement([seats(shop.tour, start)]))).json().code).toBe(
      'kalkis_yok',
    )
  })
})

import type { DepartureQuote } from '@meltem/contract/departure/acts'
import type { Departure } from '@meltem/contract/departure/office'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import {
  acceptances,
  type PricedLine,
  placement,
  ride,
  seats,
  stranger,
} from '../../../testing/hammer/hammer-basket.ts'
import { addTour, addTransfer, FIRST_DAY, type Sold, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { ageProofs, proveAgain } from '../../../testing/staff-login.ts'
import { openTestPayment, type TestPayment, type Waiting } from '../../../testing/test-payment.ts'
import { departureKey } from '../../catalog/tariff/stock-need.ts'
import { expireHolds } from '../../reservation/hold/expire-holds.job.ts'
import { settleGuests } from './settle-guests.job.ts'

let shop: TestPayment
let boat: Tour
let van: Sold
let staff: Record<string, string>
beforeAll(async () => {
  shop = await openTestPayment()
  boat = await addTour(shop.place, 10)
  van = await addTransfer(shop.place, 5)
  // Nothing would come back by the terms: what comes back comes from the operator's own cancellation.
  await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
    trx.updateTable('urun').set({ iptal_kosullari: '[]' }).execute(),
  )
  staff = await shop.logIn()
})
afterAll(() => shop.close())

let day = addDays(FIRST_DAY, 30)
const nextDay = () => {
  day = addDays(day, 3)
  return day
}

const FIRST_TEXT = { en: 'The wind is too strong.' }

async function keyOf(date: string): Promise<string> {
  const { kaynak_k_no, saat } = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
    trx
      .selectFrom('kalkis')
      .select(['kaynak_k_no', 'saat'])
      .where('tarih', '=', date)
      .where('kaynak_k_no', 'in', (inner) =>
        inner.selectFrom('opsiyon').select('kaynak_k_no').where('urun_k_no', '=', boat.urun_k_no),
      )
      .executeTakeFirstOrThrow(),
  )
  return departureKey(shop.place.tenantId, kaynak_k_no, date, saat)
}

async function paid(...lines: PricedLine[]): Promise<Waiting> {
  const own = await shop.book(...lines)
  await shop.payWith(own)
  return own
}

const act = async (path: string, body: object) => (await shop.post(`/yonetim/${path}`, body, staff)).json()
const quote = async (k_no: string, hedef?: object): Promise<DepartureQuote> =>
  (await act('kalkis-iptal-hesapla-post', { k_no, ...(hedef ? { hedef } : {}) })).data
const settle = (k_no: string) =>
  settleGuests(shop.app.services, shop.app.tenants).run(
    { tenant_id: shop.place.tenantId, k_no },
    { retries: 0, isLast: false },
  )
const read = async (k_no: string): Promise<Departure> =>
  (await shop.app.get(`/api/yonetim/kalkis-getir?k_no=${k_no}`, staff)).json().data
const guestMails = async ({ k_no }: Waiting) =>
  (await shop.mails(k_no)).flatMap((mail) => {
    const [kind, event] = mail.split(' ')
    return kind === 'reservation_guest' && event !== 'placed' && event !== 'confirmed' ? [event] : []
  })
const live = async ({ k_no }: Waiting) => (await shop.claims(k_no)).filter(({ durum }) => durum === 'confirmed')

describe('a departure that the operator cancels', () => {
  test('everybody gets everything back, mixed bookings lose only that service, and nobody is told twice', async () => {
    const date = nextDay()
    const alone = await paid(seats(boat, date, 2))
    const mixed = await paid(seats(boat, date, 1), ride(van, date, '14:00'))
    const k_no = await keyOf(date)
    const { misafirler, toplam } = await quote(k_no)
    expect(
      misafirler.map(({ rezervasyon_k_no, kisi, karma, odenen }) => [rezervasyon_k_no, kisi, karma, odenen]),
    ).toEqual([
      [alone.k_no, 2, false, 50],
      [mixed.k_no, 1, true, 25],
    ])
    expect(toplam).toEqual([{ kur: 'TRY', tutar: 75 }])

    const body = { k_no, tasinan: [], iade: toplam, metinler: FIRST_TEXT }
    expect(await act('kalkis-iptal-post', { ...body, iade: [{ kur: 'TRY', tutar: 74 }] })).toMatchObject({
      code: 'fiyat_degisti',
      ayrinti: { toplam },
    })
    await ageProofs(shop.app)
    expect(await act('kalkis-iptal-post', body)).toMatchObject({ code: 'onay_gerekli' })
    expect((await read(k_no)).iptal).toBe(false)
    await proveAgain(shop.app, staff)
    expect((await act('kalkis-iptal-post', body)).data).toMatchObject({ iptal: true, iptal_durumu: { bekleyen: 2 } })
    expect(await act('kalkis-iptal-post', body)).toMatchObject({ code: 'kalkis_iptal' })
    // Nobody gets on any more, before the guests are settled and after.
    const late = await shop.post('/rezervasyon-olustur-post', placement([seats(boat, date)]))
    expect(['dolu', 'kalkis_yok', 'yer_yetmez']).toContain(late.json().code)

    // The process dies after the first guest and begins again.
    await settle(k_no)
    await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx.updateTable('kalkis_iptal_satiri').set({ durum: 'bekliyor' }).where('kalkis_k_no', '=', k_no).execute(),
    )
    await settle(k_no)
    expect(await read(k_no)).toMatchObject({
      kisi: 0,
      iptal_durumu: { bekleyen: 0, iade: 2, tasinan: 0, takilan: [] },
    })
    expect(await guestMails(alone)).toEqual(['cancelled'])
    expect(await guestMails(mixed)).toEqual(['line_cancelled'])
    expect(await live(alone)).toEqual([])
    expect(await live(mixed)).toHaveLength(1)
    await shop.poll()
    expect(await shop.money(alone.k_no)).toEqual([
      { tur: 'tahsilat', tutar: 5000 },
      { tur: 'iade', tutar: 5000 },
    ])
    expect(await shop.money(mixed.k_no)).toEqual([
      { tur: 'tahsilat', tutar: 7500 },
      { tur: 'iade', tutar: 2500 },
    ])
  })

  test('those who fit are moved at the price they agreed on; the others are refunded', async () => {
    const date = nextDay()
    const target = addDays(date, 1)
    await paid(seats(boat, target, 7))
    const moved = await paid(seats(boat, date, 3))
    const tooMany = await paid(seats(boat, date, 4))
    const k_no = await keyOf(date)
    const first = await quote(k_no)
    const hedef = first.hedefler.find((one) => one.tarih === target)
    expect(hedef?.bos).toBe(3)
    const where = { tarih: target, saat: hedef?.saat ?? '' }
    const { misafirler } = await quote(k_no, where)
    expect(misafirler.map(({ tasinir, engel }) => [tasinir, engel])).toEqual([
      [true, null],
      [false, 'yer'],
    ])
    const body = { k_no, hedef: where, iade: [{ kur: 'TRY', tutar: 100 }], metinler: FIRST_TEXT }
    const both = { ...body, tasinan: [moved.k_no, tooMany.k_no], iade: [] }
    expect(await act('kalkis-iptal-post', both)).toMatchObject({ code: 'yer_yetmez' })
    expect(await act('kalkis-iptal-post', { ...body, tasinan: [moved.k_no] })).toMatchObject({ success: 1 })
    await settle(k_no)
    await settle(k_no)
    expect(await read(k_no)).toMatchObject({ kisi: 0, iptal_durumu: { bekleyen: 0, iade: 1, tasinan: 1 } })
    const { data } = (await shop.app.get(`/api/rezervasyon-getir?k_no=${moved.k_no}&anahtar=${moved.anahtar}`)).json()
    expect(data).toMatchObject({ durum: 'confirmed', hesap: { genel_toplam: 300, odenen: 75 } })
    expect(data.sepet_urunler[0]).toMatchObject({ baslangic: target, baslangic_saat: where.saat })
    expect(await guestMails(moved)).toEqual(['changed'])
    expect(await guestMails(tooMany)).toEqual(['cancelled'])
    expect((await live(moved)).map(({ kalkis_k_no }) => kalkis_k_no)).toEqual([await keyOf(target)])
  })

  test('all of it can leave at another time of the day', async () => {
    const date = nextDay()
    const own = await paid(seats(boat, date, 2))
    const k_no = await keyOf(date)
    const hedef = { tarih: date, saat: '17:45' }
    expect((await quote(k_no, hedef)).misafirler).toMatchObject([{ tasinir: true }])
    const body = { k_no, hedef, tasinan: [own.k_no], iade: [], metinler: {} }
    expect(await act('kalkis-iptal-post', body)).toMatchObject({ success: 1 })
    await settle(k_no)
    expect((await read(k_no)).iptal_durumu).toMatchObject({ tasinan: 1, hedef: `${date}T17:45` })
    const { data } = (await shop.app.get(`/api/rezervasyon-getir?k_no=${own.k_no}&anahtar=${own.anahtar}`)).json()
    expect(data.sepet_urunler[0]).toMatchObject({ baslangic: date, baslangic_saat: '17:45' })
  })

  test('a basket that holds seats of it gets nothing more', async () => {
    const date = nextDay()
    await paid(seats(boat, date, 1))
    const body = placement([seats(boat, date, 2)])
    const { k_no: key, lang, secilen_kur, sepet_urunler, kur_rezervasyon_toplam } = body
    const basket = { k_no: key, lang, secilen_kur, sepet_urunler, kur_rezervasyon_toplam }
    const guest = stranger()
    expect((await shop.post('/rezervasyon-tut-post', basket, guest)).json()).toMatchObject({ success: 1 })
    const k_no = await keyOf(date)
    expect((await read(k_no)).kisi).toBe(3)
    expect(
      await act('kalkis-iptal-post', { k_no, tasinan: [], iade: [{ kur: 'TRY', tutar: 25 }], metinler: {} }),
    ).toMatchObject({ success: 1 })
    const refused = (await shop.post('/rezervasyon-olustur-post', body, guest)).json()
    expect(['dolu', 'kalkis_yok', 'yer_yetmez', 'tutma_bitti']).toContain(refused.code)
    await settle(k_no)
    await expireHolds(shop.app.services, shop.app.tenants).run({}, { retries: 0, isLast: false })
    expect((await read(k_no)).kisi).toBe(0)
  })
})

describe('seats and words', () => {
  test('capacity never falls below what is sold', async () => {
    const date = nextDay()
    await paid(seats(boat, date, 4))
    const k_no = await keyOf(date)
    const few = await act('kalkis-degistir-post', { k_no, kapasite: 3, gorulen: 10 })
    expect(few).toMatchObject({ code: 'kapasite_az', ayrinti: { alinan: 4 } })
    expect(await act('kalkis-degistir-post', { k_no, kapasite: 5, gorulen: 10 })).toMatchObject({
      data: { kapasite: 5, kisi: 4 },
    })
    expect(await act('kalkis-degistir-post', { k_no, kapasite: 6, gorulen: 10 })).toMatchObject({
      code: 'cakisma',
      ayrinti: { kapasite: 5 },
    })
    const two = await shop.post('/rezervasyon-olustur-post', placement([seats(boat, date, 2)]))
    expect(two.json()).toMatchObject({ success: 0 })
    const one = await shop.post('/rezervasyon-olustur-post', placement([seats(boat, date, 1)]))
    expect(one.json()).toMatchObject({ success: 1 })
  })

  test('a message reaches everybody once, each in their language', async () => {
    const date = nextDay()
    const german = { ...placement([seats(boat, date, 1)]), lang: 'de' as const, onaylar: acceptances('de') }
    expect((await shop.post('/rezervasyon-olustur-post', german)).json()).toMatchObject({ success: 1 })
    const english = await paid(seats(boat, date, 1))
    const k_no = await keyOf(date)
    const istek_k_no = crypto.randomUUID()
    const body = { istek_k_no, k_no, metinler: { en: 'We leave at ten.' } }
    expect(await act('kalkis-mesaj-post', body)).toMatchObject({ code: 'metin_eksik', ayrinti: { diller: ['de'] } })
    const both = { ...body, metinler: { ...body.metinler, de: 'Wir legen um zehn ab.' } }
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await act('kalkis-mesaj-post', both)).toMatchObject({ success: 1, gonderilen: 2 })
    }
    const mails = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx.selectFrom('eposta').select(['veri', 'dil']).where('tur', '=', 'departure_message').execute(),
    )
    const told = new Map(mails.map(({ veri, dil }) => [veri.k_no, [dil, veri.metin]]))
    expect([mails.length, told.get(english.k_no), told.get(german.k_no)]).toEqual([
      2,
      ['en', 'We leave at ten.'],
      ['de', 'Wir legen um zehn ab.'],
    ])
    expect((await read(k_no)).mesaj).toMatchObject({ alici: 2 })
  })

  test('a stranger, a departure that is not there and words that are too long are refused', async () => {
    const k_no = crypto.randomUUID()
    expect((await shop.post('/yonetim/kalkis-iptal-hesapla-post', { k_no })).statusCode).toBe(401)
    expect(await act('kalkis-iptal-hesapla-post', { k_no })).toMatchObject({ code: 'bulunamadi' })
    expect(await act('kalkis-degistir-post', { k_no, kapasite: 3, gorulen: 3 })).toMatchObject({ code: 'bulunamadi' })
    const long = { istek_k_no: k_no, k_no, metinler: { en: 'x'.repeat(1001) } }
    expect(await act('kalkis-mesaj-post', long)).toMatchObject({ code: 'alan_hatasi' })
  })
})

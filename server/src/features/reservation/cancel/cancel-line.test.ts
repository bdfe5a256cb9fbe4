import type { CancellationQuote } from '@meltem/contract/reservation/booking'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { addDays } from '@meltem/domain/calendar-day'
import { formatDate } from '@meltem/i18n/format'
import ICAL from 'ical.js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { nights, type PricedLine, placement, ride, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { addCoupon, addTransfer, FIRST_DAY, type Sold } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment, type Waiting } from '../../../testing/test-payment.ts'
import { composeForGuest } from '../../letters/compose/compose-reservation.ts'
import type { LetterFrame } from '../../letters/letter-frame.ts'
import type { MailData } from '../../letters/mail-kinds.ts'
import { contractDocument } from '../documents/accepted-contracts.ts'
import { voucherDocument } from '../documents/voucher.ts'
import { SYSTEM } from '../person.ts'

let shop: TestPayment
let van: Sold
beforeAll(async () => {
  shop = await openTestPayment()
  van = await addTransfer(shop.place, 2)
  await setWindows(shop.villa, [
    { gun: 60, iade_oran: 100 },
    { gun: 10, iade_oran: 50 },
  ])
  await setWindows(shop.tour, [
    { gun: 2, iade_oran: 100 },
    { gun: 1, iade_oran: 50 },
  ])
  await addCoupon(shop.place, { kod: 'TENOFF', most: 5 })
})
afterAll(() => shop.close())
afterEach(() => {
  shop.app.clock.set()
})

async function setWindows({ urun_k_no }: Sold, windows: object[]): Promise<void> {
  await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
    trx
      .updateTable('urun')
      .set({ iptal_kosullari: JSON.stringify(windows) })
      .where('k_no', '=', urun_k_no)
      .execute(),
  )
}

let first = addDays(FIRST_DAY, 40)
/** Villa of three nights, a tour two days later and a ride on the first day: 3000.00, 100.00 and 200.00. */
function trip(): { day: string; lines: [PricedLine, PricedLine, PricedLine] } {
  first = addDays(first, 4)
  return {
    day: first,
    lines: [nights(shop.villa, first, 3), seats(shop.tour, addDays(first, 2)), ride(van, first, '14:00')],
  }
}

/** As many days before the villa begins, at noon on the coast. */
const daysBefore = (day: string, days: number) => {
  shop.app.clock.set(() => new Date(`${addDays(day, -days)}T09:00:00Z`))
}

const keyOf = (one: PricedLine) => one.line.k_no
const read = async ({ k_no, anahtar }: Waiting): Promise<Reservation> =>
  (await shop.app.get(`/api/rezervasyon-getir?k_no=${k_no}&anahtar=${anahtar}`, stranger())).json().data
const quote = async (own: Waiting, satir?: string): Promise<CancellationQuote> =>
  (await shop.post('/rezervasyon-iptal-hesapla-post', { ...own, ...(satir ? { satir } : {}) })).json().data
const cancel = async (own: Waiting, iade: number, satir?: string) =>
  (await shop.post('/rezervasyon-iptal-post', { ...own, iade, ...(satir ? { satir } : {}) })).json()

async function paid(part: 'on_odeme' | 'tamami' = 'on_odeme') {
  const { day, lines } = trip()
  const own = await shop.book(...lines)
  await shop.payWith(own, 'basarili', part)
  return { day, lines, own }
}

const live = async (k_no: string) =>
  (await shop.claims(k_no))
    .filter(({ durum }) => durum === 'confirmed')
    .map(({ sira }) => Number(sira))
    .sort((a, b) => a - b)

describe('what comes back, service by service', () => {
  test('the same windows on screen, in the mail, on the voucher and in the contract; none that is over', async () => {
    const { day, lines, own } = await paid()
    const mail = await mailOf(own.k_no, 'confirmed')
    daysBefore(day, 45)
    const asked = await shop.post('/sepet-hesapla-post', {
      lang: 'en',
      secilen_kur: 'TRY',
      sepet_urunler: lines.map(({ line }) => line),
    })
    shop.app.clock.set()
    // Thirty days before, as together they are a package tour; then the terms of each service.
    const villa = [
      `Until ${formatDate(addDays(day, -30))}: full refund`,
      `Until ${formatDate(addDays(day, -10))}: 50% refund`,
      'After that: no refund',
    ]
    const tour = [
      `Until ${formatDate(day)}, 09:30: full refund`,
      `Until ${formatDate(addDays(day, 1))}, 09:30: 50% refund`,
      'After that: no refund',
    ]
    const { satirlar } = await read(own)
    expect(satirlar.map(({ kosullar }) => kosullar.pencereler)).toEqual(
      asked.json().data.satir_kosullari.map(({ pencereler }: { pencereler: unknown }) => pencereler),
    )
    const act = { services: shop.app.services, tenant: shop.tenant, person: SYSTEM }
    const voucher = await voucherDocument(act, { ...own, lang: 'en' }, 'https://a.b')
    const contract = await contractDocument(act, own, 'https://a.b')
    expect(contract.satirlar.map(({ kosullar }) => kosullar).slice(0, 2)).toEqual([villa, tour])
    expect(voucher.satirlar.find(({ baslik }) => baslik === 'villa')?.iptal).toEqual(villa)
    expect(voucher.satirlar.find(({ baslik }) => baslik === 'tur')?.iptal).toEqual(tour)
    expect(mail).toContain(['villa', ...villa].join('\n'))
    expect(mail).toContain(['tur', ...tour].join('\n'))

    // Twenty days before only what can still be used is told, as what applies today.
    daysBefore(day, 20)
    const later = await read(own)
    expect(later.satirlar.map(({ kosullar }) => kosullar.iade_oran)).toEqual([50, 100, 100])
    expect(later.satirlar[0]?.kosullar.pencereler).toEqual([{ iade_oran: 50, son: addDays(day, -10) }])
    const now = await voucherDocument(act, { ...own, lang: 'en', sira: 1 }, 'https://a.b')
    expect(now.satirlar[0]?.iptal).toEqual(villa.slice(1))
  })

  test('a quote of one line is its row in the quote of all', async () => {
    const { day, lines, own } = await paid()
    daysBefore(day, 20)
    const all = await quote(own)
    expect(all).toMatchObject({ odenen: 825, iade: 450, kesinti: 375 })
    expect(all.satirlar).toEqual([
      { k_no: keyOf(lines[0]), odenen: 750, iade_oran: 50, iade: 375 },
      { k_no: keyOf(lines[1]), odenen: 25, iade_oran: 100, iade: 25 },
      { k_no: keyOf(lines[2]), odenen: 50, iade_oran: 100, iade: 50 },
    ])
    for (const line of all.satirlar) {
      const alone = await quote(own, line.k_no)
      expect(alone).toMatchObject({ satirlar: [line], odenen: line.odenen, iade: line.iade })
    }
  })
})

describe('one service cancelled alone', () => {
  test('gives its own share back, frees its stock, and the others stay booked and payable', async () => {
    const { day, lines, own } = await paid()
    const receipt = (await read(own)).fis
    daysBefore(day, 20)
    const wrong = await cancel(own, 376, keyOf(lines[0]))
    expect(wrong).toMatchObject({ code: 'fiyat_degisti', ayrinti: { iade: { iade: 375 } } })
    for (let turn = 0; turn < 2; turn += 1) {
      const done = await cancel(own, 375, keyOf(lines[0]))
      expect(done).toMatchObject({ success: 1, iade: { odenen: 750, iade: 375, kesinti: 375 } })
      expect(done.data).toMatchObject({ durum: 'confirmed', tahsilat_durum: 1, fis: receipt })
      // Tour and ride at what they were sold for, and what the villa keeps; the refund is promised and no longer counts.
      expect(done.data.hesap).toEqual({ genel_toplam: 675, odenen: 450, simdi: 0, kabulde: 0, kalan: 225 })
    }
    expect((await read(own)).satirlar.map(({ iptal }) => iptal?.iade ?? null)).toEqual([375, null, null])
    expect(await live(own.k_no)).toEqual([1, 2])
    expect((await shop.mails(own.k_no)).filter((mail) => mail.endsWith('line_cancelled')).sort()).toEqual([
      'reservation_guest line_cancelled',
      'reservation_operator line_cancelled',
    ])
    const again = await shop.post('/rezervasyon-olustur-post', placement([lines[0]].map(fresh)))
    expect(again.json()).toMatchObject({ success: 1 })

    await shop.poll()
    expect(await shop.money(own.k_no)).toEqual([
      { tur: 'tahsilat', tutar: 82_500 },
      { tur: 'iade', tutar: 37_500 },
    ])
    expect((await read(own)).hesap).toMatchObject({ odenen: 450, kalan: 225 })
    expect(await shop.payWith(own, 'basarili', 'kalan')).toMatchObject({
      deneme: { tutar: 225 },
      rezervasyon: { durum: 'confirmed', tahsilat_durum: 2 },
    })
  })

  test('the last one that stands cancels the booking, and all refunds together are what the lines gave', async () => {
    const { day, lines, own } = await paid('tamami')
    daysBefore(day, 20)
    const whole = await quote(own)
    const shares = whole.satirlar.map(({ iade }) => iade)
    expect(shares).toEqual([1500, 100, 200])
    for (const [place, line] of lines.entries()) {
      // The next line is cancelled before the bank has refunded this one.
      const done = await cancel(own, shares[place] ?? 0, keyOf(line))
      expect(done).toMatchObject({ success: 1, data: { durum: place === 2 ? 'cancelled' : 'confirmed' } })
    }
    expect(await cancel(own, 200, keyOf(lines[2]))).toMatchObject({ success: 1, iade: { odenen: 200, iade: 200 } })
    await shop.poll()
    const refunds = (await shop.money(own.k_no)).filter(({ tur }) => tur === 'iade').map(({ tutar }) => tutar)
    expect(refunds.toSorted((a, b) => a - b)).toEqual([10_000, 20_000, 150_000])
    expect(await live(own.k_no)).toEqual([])
  })

  test('a coupon was shared over the lines: each gives back its own share, and it stays used while any stands', async () => {
    const { day, lines } = trip()
    const body = placement(lines, { method: 'havale', coupon: 'TENOFF' })
    const { misafir_anahtari } = (await shop.post('/rezervasyon-olustur-post', body)).json()
    const own = { k_no: body.k_no, anahtar: misafir_anahtari }
    await shop.pay(own.k_no, 2970)
    const used = async () =>
      await withTenant(shop.place.db, shop.place.tenantId, async (trx) => {
        const rows = await trx
          .selectFrom('kupon_kullanimi')
          .selectAll()
          .where('rezervasyon_k_no', '=', own.k_no)
          .execute()
        return rows.length
      })
    daysBefore(day, 20)
    expect(await cancel(own, 90, keyOf(lines[1]))).toMatchObject({ success: 1 })
    expect(await used()).toBe(1)
    // Money that came by transfer waits for a person; what stands is right at once all the same.
    expect((await read(own)).hesap).toMatchObject({ genel_toplam: 2880, odenen: 2880, kalan: 0 })
    expect(await quote(own)).toMatchObject({ odenen: 2880, iade: 1350 + 180 })
    expect(await cancel(own, 1530)).toMatchObject({ success: 1, data: { durum: 'cancelled' } })
    expect(await used()).toBe(0)
  })

  test('is left out of the voucher, cancelled in the calendar, and marked in the contract', async () => {
    const { lines, own } = await paid()
    await cancel(own, 25, keyOf(lines[1]))
    const act = { services: shop.app.services, tenant: shop.tenant, person: SYSTEM }
    const voucher = await voucherDocument(act, { ...own, lang: 'en' }, 'https://a.b')
    expect(voucher.satirlar.map(({ baslik }) => baslik)).toEqual(['villa', 'transfer'])
    expect(voucher.para).toMatchObject({ toplam: '₺3,200.00', odenen: '₺800.00', kalan: '₺2,400.00' })
    const gone = await shop.app.get(`/api/voucher-pdf-getir?k_no=${own.k_no}&anahtar=${own.anahtar}&sira=2`, stranger())
    expect(gone.statusCode).toBe(404)
    const contract = await contractDocument(act, own, 'https://a.b')
    expect(contract.satirlar.map(({ kosullar }) => kosullar[0]?.startsWith('Cancelled on'))).toEqual([
      false,
      true,
      false,
    ])
    const file = await shop.app.get(`/api/takvim-dosya-getir?k_no=${own.k_no}&anahtar=${own.anahtar}`, stranger())
    const events = new ICAL.Component(ICAL.parse(file.payload)).getAllSubcomponents('vevent')
    expect(
      events.map((event) => [event.getFirstPropertyValue('summary'), event.getFirstPropertyValue('status')]),
    ).toEqual(
      expect.arrayContaining([
        ['villa', 'CONFIRMED'],
        ['tur', 'CANCELLED'],
        ['transfer', 'CONFIRMED'],
      ]),
    )
    const mail = await mailOf(own.k_no, 'line_cancelled')
    expect(mail).toContain('₺25.00')
    const istekler = (await read(own)).istekler
    const change = await shop.post('/rezervasyon-degistir-hesapla-post', { ...own, sepet_urunler: istekler })
    expect(change.json().code).toBe('durum_uygun_degil')
  })

  test('nobody else, no other line, and not while the booking waits for its money', async () => {
    const { lines, own } = await paid()
    const other = await paid()
    expect(await cancel({ ...own, anahtar: other.own.anahtar }, 25, keyOf(lines[1]))).toMatchObject({
      code: 'bulunamadi',
    })
    expect(await cancel(own, 25, keyOf(other.lines[1]))).toMatchObject({ code: 'bulunamadi' })
    const waiting = await shop.book(...trip().lines)
    const [, second] = (await read(waiting)).satirlar
    expect(await cancel(waiting, 0, second?.k_no)).toMatchObject({ code: 'durum_uygun_degil' })
    expect(await live(own.k_no)).toEqual([0, 1, 2])
  })

  test('staff cancels one by the same terms', async () => {
    const { lines, own } = await paid()
    const staff = await shop.logIn()
    const wish = { k_no: own.k_no, satir: keyOf(lines[2]) }
    const { data } = (await shop.post('/yonetim/rezervasyon-iptal-hesapla-post', wish, staff)).json()
    expect(data).toMatchObject({ odenen: 50, iade: 50 })
    const done = (await shop.post('/yonetim/rezervasyon-iptal-post', { ...wish, iade: 50 }, staff)).json()
    expect(done.data.satirlar[2].iptal).toMatchObject({ iade: 50 })
    expect((await shop.post('/yonetim/rezervasyon-iptal-post', { ...wish, iade: 50 })).statusCode).toBe(401)
  })

  test('whoever waits for its place is told, once', async () => {
    const { day } = trip()
    const own = await shop.book(seats(shop.tour, day, 4), ride(van, day, '10:00'))
    await shop.payWith(own)
    const [tour] = (await read(own)).istekler
    const wait = { lang: 'en', urun_k_no: shop.tour.urun_k_no, kalkis: shop.tour.departure(day), baslangic: day }
    const who = { pax: { yetiskin: 1, cocuk: 0, bebek: 0 }, ad: 'Ece', e_mail: 'ece@example.com' }
    expect((await shop.post('/bekleme-listesi-post', { ...wait, ...who })).json()).toMatchObject({
      success: 1,
      sira: 1,
    })
    expect(await cancel(own, 100, tour?.k_no)).toMatchObject({ success: 1 })
    const told = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx
        .selectFrom('eposta')
        .select('k_no')
        .where('tur', '=', 'waiting_free')
        .where('alici', '=', who.e_mail)
        .execute(),
    )
    expect(told).toHaveLength(1)
  })
})

const fresh = (one: PricedLine): PricedLine => ({ ...one, line: { ...one.line, k_no: crypto.randomUUID() } })

/** What the guest reads of one event: all rows of the mail. */
async function mailOf(k_no: string, olay: string): Promise<string> {
  const mails = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
    trx.selectFrom('eposta').select('veri').where('tur', '=', 'reservation_guest').execute(),
  )
  const data = mails.map(({ veri }) => veri as unknown as MailData['reservation_guest'])
  const found = data.find((one) => one.k_no === k_no && one.olay === olay)
  if (!found) throw new Error(`no mail about ${olay}`)
  const links = { reservation: () => '', paper: () => '', page: () => '' }
  const frame = { links, settings: { company: { marka: 'M' } } } as unknown as LetterFrame
  return composeForGuest(found, 'en', frame)
    .rows.map(([label, text]) => `${label}\n${text}`)
    .join('\n')
}

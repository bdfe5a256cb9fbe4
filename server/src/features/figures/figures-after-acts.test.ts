import { randomUUID } from 'node:crypto'
import { getFigures } from '@meltem/contract/figures/office'
import type { getOfficeReservation } from '@meltem/contract/reservation/office-detail'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nights, type PricedLine, placement, seats } from '../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../testing/hammer/hammer-catalog.ts'
import { departureKey, newCrewman, sailWith } from '../../testing/test-crew.ts'
import { openTestPayment, type TestPayment } from '../../testing/test-payment.ts'

let shop: TestPayment
let staff: Record<string, string>
let day: IsoDay = addDays(FIRST_DAY, 60)
beforeAll(async () => {
  shop = await openTestPayment()
  staff = await shop.logIn()
})
afterAll(() => shop.close())

const office = async (path: string, body: object) => {
  const answer = await shop.app.post(`/api/yonetim/${path}`, body, staff)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const read = async (k_no: string): Promise<OutputOf<typeof getOfficeReservation>> =>
  (await shop.app.get(`/api/yonetim/rezervasyon-getir?k_no=${k_no}`, staff)).json()

/** What the act should leave in the figures; amounts in minor units, kept by hand and by no query. */
interface Book {
  rezervasyon: number
  adet: number
  tutar: number
  iptal_rezervasyon: number
  iptal_adet: number
  iptal_tutar: number
  koltuk: number
  gece: number
}
const book: Book = {
  rezervasyon: 0,
  adet: 0,
  tutar: 0,
  iptal_rezervasyon: 0,
  iptal_adet: 0,
  iptal_tutar: 0,
  koltuk: 0,
  gece: 0,
}
/** Net of what came and went back, by booking. */
const money = new Map<string, number>()

function note(changes: Partial<Book>): void {
  for (const [name, by] of Object.entries(changes)) book[name as keyof Book] += by
}

const minorOf = (lines: readonly PricedLine[]) => lines.reduce((sum, { price }) => sum + Math.round(price * 100), 0)

/** Days of its own, so that nothing is sold out. */
function nextDay(): IsoDay {
  day = addDays(day, 6)
  return day
}

/** Booked and paid whole by card. */
async function buy(...lines: PricedLine[]) {
  const own = await shop.book(...lines)
  await shop.payWith(own, 'basarili', 'tamami')
  money.set(own.k_no, minorOf(lines))
  note({ rezervasyon: 1, adet: lines.length, tutar: minorOf(lines) })
  return own
}

async function ask(query: Record<string, string>) {
  const period = { ilk: FIRST_DAY, son: addDays(FIRST_DAY, 380), ...query }
  const answer = await shop.app.get(`/api${getFigures.path}?${new URLSearchParams(period)}`, staff)
  return answer.json<OutputOf<typeof getFigures>>().data
}

const SUMS = ['rezervasyon', 'adet', 'tutar', 'iptal_rezervasyon', 'iptal_adet', 'iptal_tutar'] as const

async function shown(boyut: string) {
  const { satis } = await ask({ olcu: 'satis', esas: 'hizmet', boyut })
  const rows = boyut === 'toplam' ? [satis?.toplam] : (satis?.data ?? [])
  const sumOf = (name: (typeof SUMS)[number]) => rows.reduce((sum, row) => sum + (row?.[name] ?? 0), 0)
  const isMoney = (name: string) => name.endsWith('tutar')
  return Object.fromEntries(SUMS.map((name) => [name, isMoney(name) ? Math.round(sumOf(name) * 100) : sumOf(name)]))
}

const TRAITS = ['toplam', 'tip', 'urun', 'kanal', 'ulke', 'dil', 'kur', 'once']

/** What the screens say: by every trait, of which the rows add up to all of it, and how full boats and houses are. */
async function figures() {
  const sums: Record<string, object> = {}
  for (const trait of TRAITS) sums[trait] = await shown(trait)
  const { doluluk } = await ask({ olcu: 'doluluk', esas: 'hizmet', boyut: 'tip' })
  const taken = new Map(doluluk?.data.map(({ deger, dolu }) => [deger, dolu]))
  return { sums, koltuk: taken.get('tur') ?? 0, gece: taken.get('villa') ?? 0 }
}

function booked() {
  const { koltuk, gece, ...sums } = book
  return { sums: Object.fromEntries(TRAITS.map((trait) => [trait, sums])), koltuk, gece }
}

/** What the ledger of money says of each booking, summed by nobody but this test. */
async function ledger(): Promise<Map<string, number>> {
  const net = new Map<string, number>()
  for (const k_no of money.keys()) {
    const { tahsilatlar } = await read(k_no)
    const sum = tahsilatlar.reduce((all, { tur, tutar }) => all + (tur === 'iade' ? -tutar : tutar), 0)
    net.set(k_no, Math.round(sum * 100))
  }
  return net
}

// They follow a moment after the commit.
describe('figures after the acts of the office (FIG-1, FIG-4)', () => {
  test('a sale counts with each of its services; what is only asked for does not', async () => {
    await buy(nights(shop.villa, nextDay(), 3), seats(shop.tour, addDays(day, 1), 2))
    note({ gece: 3, koltuk: 2 })
    const asked = placement([nights(shop.asked, nextDay(), 2)])
    const sent = await shop.post('/rezervasyon-istek-post', { ...asked, rezervasyon_satis_durum: 'sor_sat' })
    expect(sent.json()).toMatchObject({ success: 1 })
    // It is no sale, but its nights are kept for it while it waits.
    note({ gece: 2 })
    await expect.poll(figures).toEqual(booked())
  })

  test('a change moves the sum and the days', async () => {
    const own = await buy(nights(shop.villa, nextDay(), 2))
    const [line] = (await read(own.k_no)).data.istekler
    const sepet_urunler = [{ ...line, bitis: addDays(day, 3) }]
    const quoted = (await office('rezervasyon-degistir-hesapla-post', { k_no: own.k_no, sepet_urunler })).data
    const { genel_toplam, on_odeme_toplam } = quoted.sepet.kur_rezervasyon_toplam
    const kur_rezervasyon_toplam = { genel_toplam, on_odeme_toplam }
    await office('rezervasyon-degistir-post', {
      k_no: own.k_no,
      istek_k_no: randomUUID(),
      sepet_urunler,
      kur_rezervasyon_toplam,
    })
    const [two, three] = [nights(shop.villa, day, 2), nights(shop.villa, day, 3)]
    note({ tutar: minorOf([three]) - minorOf([two]), gece: 3 })
    await expect.poll(figures).toEqual(booked())
  })

  test('one service that is cancelled is shown apart, and its seats are free', async () => {
    const lines = [nights(shop.villa, nextDay(), 2), seats(shop.tour, addDays(day, 1))] as const
    const own = await buy(...lines)
    const satir = lines[1].line.k_no
    const { iade } = (await office('rezervasyon-iptal-hesapla-post', { k_no: own.k_no, satir })).data
    await office('rezervasyon-iptal-post', { k_no: own.k_no, satir, iade })
    await shop.poll()
    const gone = minorOf([lines[1]])
    note({ adet: -1, tutar: -gone, iptal_adet: 1, iptal_tutar: gone, gece: 2 })
    money.set(own.k_no, minorOf(lines) - Math.round(iade * 100))
    await expect.poll(figures).toEqual(booked())
  })

  test('a booking that is cancelled and paid back is no sale any more', async () => {
    const lines = [seats(shop.tour, nextDay(), 2)]
    const own = await buy(...lines)
    const { iade } = (await office('rezervasyon-iptal-hesapla-post', { k_no: own.k_no })).data
    await office('rezervasyon-iptal-post', { k_no: own.k_no, iade })
    await shop.poll()
    const gone = minorOf(lines)
    note({
      rezervasyon: -1,
      adet: -1,
      tutar: -gone,
      iptal_rezervasyon: 1,
      iptal_adet: 1,
      iptal_tutar: gone,
    })
    money.set(own.k_no, gone - Math.round(iade * 100))
    await expect.poll(figures).toEqual(booked())
  })

  test('money that goes back as a kindness leaves the sale as it was', async () => {
    const own = await buy(seats(shop.tour, nextDay()))
    note({ koltuk: 1 })
    const [attempt] = await shop.attempts(own.k_no)
    await office('odeme-iade-post', { deneme_k_no: attempt?.k_no, istek_k_no: randomUUID(), tutar: 30 })
    await shop.poll()
    money.set(own.k_no, (money.get(own.k_no) ?? 0) - 3_000)
    await expect.poll(figures).toEqual(booked())
  })

  test('a guest who does not come has bought the seat all the same', async () => {
    const crew = await newCrewman(shop, 'Kaan')
    const own = await buy(seats(shop.tour, nextDay()))
    note({ koltuk: 1 })
    const kalkis_k_no = await departureKey(shop, shop.tour, day)
    await sailWith(shop, kalkis_k_no, [crew])
    const saat = new Date(`${day}T10:00:00+03:00`)
    const act = { k_no: randomUUID(), tur: 'gelmedi', rezervasyon_k_no: own.k_no, sira: 0, donus: false, kalkis_k_no }
    const sent = {
      cihaz: crew.cihaz,
      personel_k_no: crew.k_no,
      saat: saat.toISOString(),
      islemler: [{ ...act, zaman: new Date(`${day}T09:20:00+03:00`).toISOString() }],
    }
    shop.app.clock.set(() => saat)
    const answer = await shop.app.post('/api/yonetim/saha-esitle-post', sent, crew.headers)
    shop.app.clock.set()
    expect(answer.json()).toMatchObject({ sonuclar: [{ karar: 'sayildi' }] })
    expect((await read(own.k_no)).binisler).toMatchObject([{ durum: 'gelmedi' }])
    await expect.poll(figures).toEqual(booked())
  })

  test('the books of money say the same', async () => {
    expect(money.size).toBeGreaterThan(5)
    expect(await ledger()).toEqual(money)
  })
})

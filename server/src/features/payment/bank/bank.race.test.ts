import { randomUUID } from 'node:crypto'
import { addDays } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import { dice } from '../../../seed/dice.ts'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { addBankAccount, bankCsv, type FileLine, uploadFile } from '../../../testing/test-money.ts'

const LINES = 10_000
const BOOKINGS = 150
const CLERKS = 4
/** Lines of one file, and how many of them the next one has as well. */
const WINDOW = 900
const OVERLAP = 300

let shop: TestBooking
let tour: Tour
let staff: Record<string, string>
beforeAll(async () => {
  shop = await openTestBooking()
  tour = await addTour(shop.place, 5000)
  staff = await shop.logIn()
  await addBankAccount(shop)
})
afterAll(() => shop.close())

const roll = dice('bank lines')
const pick = <T>(list: readonly T[]) => list[Math.floor(roll() * list.length)] as T
const post = async (path: string, body: object) => (await shop.post(`/yonetim/${path}`, body, staff)).json()

interface Booked {
  readonly k_no: string
  readonly kayit_no: string
}

async function book(): Promise<Booked> {
  const body = placement([seats(tour, addDays(FIRST_DAY, Math.floor(roll() * 300)), 2)], { method: 'havale' })
  const { data } = (await shop.post('/rezervasyon-olustur-post', body)).json()
  return { k_no: body.k_no, kayit_no: data.kayit_no }
}

/** Deposits, wholes, twice paid, short, too much, of several bookings, of nobody, and what left the account. */
function randomLine(bookings: readonly Booked[], place: number): FileLine {
  const { kayit_no } = pick(bookings)
  const kinds: readonly (() => Omit<FileLine, 'tarih' | 'no'>)[] = [
    () => ({ aciklama: `ADA DENIZ ${kayit_no}`, tutar: 50 }),
    () => ({ aciklama: kayit_no, tutar: 200 }),
    () => ({ aciklama: `${kayit_no} eksik`, tutar: 49 }),
    () => ({ aciklama: `${kayit_no} fazla`, tutar: 260 }),
    () => ({ aciklama: `${kayit_no} ${pick(bookings).kayit_no}`, tutar: 100 }),
    () => ({ aciklama: 'DENIZ ADA', tutar: 50 }),
    () => ({ aciklama: '', tutar: Math.ceil(roll() * 100_000) / 100 }),
    () => ({ aciklama: `iade ${kayit_no}`, tutar: -Math.ceil(roll() * 5_000) / 100 }),
  ]
  // Numbers of bookings stand in few lines of a real account; most are nobody's.
  const kind = roll() < 0.1 ? pick(kinds) : pick(kinds.slice(6))
  const day = Math.floor(place / 400)
  const tarih = addDays('2026-07-01', day).split('-').toReversed().join('.')
  // Some have no number of the bank, and are told apart by their place among their equals.
  return { tarih, no: place % 50 === 0 ? '' : `D${place}`, ...kind() }
}

/** Files that overlap, some of them twice, some cut in half, in whatever order the clerks have them. */
function filesOf(lines: readonly FileLine[]): Buffer[] {
  const whole: Buffer[] = []
  for (let start = 0; start < lines.length; start += WINDOW - OVERLAP) {
    // A bank writes whole days.
    const days = new Set(lines.slice(start, start + WINDOW).map(({ tarih }) => tarih))
    whole.push(bankCsv(lines.filter(({ tarih }) => days.has(tarih))))
  }
  const cut = whole.slice(0, 5).map((file) => file.subarray(0, file.lastIndexOf(';')))
  return [...whole, ...whole.slice(3, 8), ...cut].toSorted(() => roll() - 0.5)
}

/** So many at a time, each taking the next when it is done. */
async function byClerks<T>(work: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...work]
  const clerk = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one)
  }
  await Promise.all(Array.from({ length: CLERKS }, clerk))
}

interface Listed {
  readonly kesinler: string[]
  readonly data: { readonly k_no: string; readonly tutar: number }[]
}

const list = async (): Promise<Listed> => (await shop.app.get('/api/yonetim/banka-hareket-listele', staff)).json()

test('ten thousand lines: none is read or booked twice, and the closing is the books to the cent', async () => {
  const bookings: Booked[] = []
  await byClerks(
    Array.from({ length: BOOKINGS }, (_, place) => place),
    async () => {
      bookings.push(await book())
    },
  )
  const lines = Array.from({ length: LINES }, (_, place) => randomLine(bookings, place))
  const refusals = new Set<string>()
  await byClerks(filesOf(lines), async (file) => {
    const answer = (await uploadFile(shop, file, { headers: staff })).json()
    if (answer.success !== 1) refusals.add(answer.code)
  })
  // A file without its last cell is not read at all.
  expect([...refusals]).toEqual(['dosya_kesik'])
  const { rows } = await sql<{ adet: number; toplam: number }>`
    select count(*)::int as adet, sum(tutar)::bigint as toplam from banka_hareketi`.execute(shop.app.owner.db)
  const cents = lines.reduce((sum, { tutar }) => sum + Math.round(tutar * 100), 0)
  expect(rows[0]).toEqual({ adet: LINES, toplam: cents })

  await byClerks(
    Array.from({ length: 8 * CLERKS }, (_, place) => place),
    matchAndRefund(bookings),
  )
  await expectBooksToAgree()
})

/** One round of a clerk: all that is certain, a few by hand, a refund, and sometimes the closing. */
function matchAndRefund(bookings: readonly Booked[]) {
  return async () => {
    const { kesinler, data } = await list()
    if (kesinler.length > 0) await post('banka-onayla-post', { hareketler: kesinler.slice(0, 60) })
    for (const line of data.toSorted(() => roll() - 0.5).slice(0, 15)) {
      const { k_no } = pick(bookings)
      const answer = await post('banka-eslestir-post', {
        k_no: line.k_no,
        paylar: [{ rezervasyon_k_no: k_no, tutar: line.tutar }],
      })
      expect(['hareket_islenmis', 'mesgul', undefined]).toContain(answer.code)
    }
    const given = { istek_k_no: randomUUID(), tutar: 5, odeme_yontemi: 'nakit', neden: 'x' }
    await post('iade-elden-post', { ...given, k_no: pick(bookings).k_no })
    await close()
  }
}

/** One closing of the day is taken; what comes after it is in none yet. */
async function close(): Promise<{ code?: string }> {
  const gun = wallOf(new Date()).slice(0, 10)
  const { data } = (await shop.app.get(`/api/yonetim/kasa-getir?gun=${gun}`, staff)).json()
  const cash = data.satirlar.filter(({ beklenen }: { beklenen: number | null }) => beklenen !== null)
  const sayim = cash.map(({ kur, beklenen }: { kur: string; beklenen: number }) => ({
    kur,
    beklenen,
    sayilan: Math.max(0, beklenen),
  }))
  return await post('kasa-kapat-post', { gun, sayim, neden: 'Sayım' })
}

async function expectBooksToAgree(): Promise<void> {
  const agreed = await withTenant(shop.place.db, shop.place.tenantId, async (trx) => {
    const { rows } = await sql<Record<string, number>>`
      select (select coalesce(sum(tutar), 0)::bigint from banka_eslesme) as eslesen,
        (select coalesce(sum(tutar), 0)::bigint from tahsilat where tur = 'tahsilat' and odeme_yontemi = 'havale') as tahsil,
        (select count(*)::int from banka_eslesme) as adet,
        (select count(*)::int from tahsilat where tur = 'tahsilat' and odeme_yontemi = 'havale') as tahsilat,
        (select count(distinct tahsilat_k_no)::int from banka_eslesme) as ayri,
        (select count(*)::int from kasa) as kapanis,
        (select coalesce(sum(giren - cikan), 0)::bigint from kasa_satiri) as kapanan,
        (select coalesce(sum(case tur when 'tahsilat' then tutar else -tutar end), 0)::bigint from tahsilat
          where kasa_k_no is not null) as defter`.execute(trx)
    return rows[0] ?? {}
  })
  expect(agreed.adet).toBeGreaterThan(200)
  expect([agreed.tahsil, agreed.tahsilat, agreed.ayri]).toEqual([agreed.eslesen, agreed.adet, agreed.adet])
  expect(agreed.kapanis).toBeGreaterThan(0)
  expect(agreed.kapanan).toBe(agreed.defter)
}

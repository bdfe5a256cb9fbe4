import { randomUUID } from 'node:crypto'
import type { getProduct } from '@meltem/contract/catalog/catalog'
import { HIRE_TIME, type listProducts } from '@meltem/contract/catalog/listing'
import type { getPrices, PriceEdit, publishPrices, savePrices } from '@meltem/contract/catalog/prices-office'
import type { BasketQuote, ProductCalendar } from '@meltem/contract/reservation/basket'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays, type IsoDay, listDays } from '@meltem/domain/calendar-day'
import { toAmount } from '@meltem/domain/money'
import { type PricePlan, resolveDays } from '@meltem/domain/pricing/plan/price-plan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import { unitOnReceipt } from '../../../testing/price-surfaces.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { RIDE_TIME } from '../index/asked-line.ts'
import { listPainted, listPeriods } from './plan.queries.ts'
import { daysOfMonths } from './plan-rows.ts'

const TODAY = Temporal.Now.plainDateISO('Europe/Istanbul')
/** In spring of next year: houses are free, and no week is sold whole. */
const FROM: IsoDay = `${TODAY.year + 1}-03-09`
const MONTH = FROM.slice(0, 7)
const PAX = { yetiskin: 2, cocuk: 0, bebek: 0 }
const GUEST: Record<string, string> = { company: 'meltem' }
/** So much more every painted day costs. */
const MORE = 7

let app: TestApp
let office: Record<string, string>
beforeAll(async () => {
  app = await startCatalogApp({ guestsBook: true, environment: { RATE_LIMIT: '100000' } })
  office = await staffHeaders(app, 'meltem', 'deniz@meltem.example')
})
afterAll(() => app.close())

async function read<T>(path: string, query: Record<string, string>, headers = GUEST): Promise<T> {
  const answer = await app.get(`/api${path}?${new URLSearchParams(query)}`, headers)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<T>()
}

async function send<T>(path: string, body: object, headers = GUEST): Promise<T> {
  const answer = await app.post(`/api${path}`, body, headers)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<T>()
}

interface Case {
  readonly kind: string
  /** How its title begins, where not any of the kind will do. */
  readonly named?: string
  /** Nights or days; none for what has no end. */
  readonly days: number
  readonly clock: object
  /** How many prices of a day the party pays. */
  readonly paid: number
}

const CASES: readonly Case[] = [
  { kind: 'villa', days: 3, clock: {}, paid: 3 },
  { kind: 'tur', days: 0, clock: {}, paid: 2 },
  // The cheapest ride is one by the seat.
  { kind: 'transfer', days: 0, clock: { baslangic_saat: RIDE_TIME }, paid: 2 },
  { kind: 'arac_kira', days: 3, clock: { baslangic_saat: HIRE_TIME, bitis_saat: HIRE_TIME }, paid: 3 },
  { kind: 'otel', days: 3, clock: {}, paid: 3 },
  { kind: 'yat', days: 7, clock: {}, paid: 7 },
  { kind: 'yat', named: 'Saatlik motoryat', days: 0, clock: { baslangic_saat: '12:00' }, paid: 1 },
  { kind: 'saglik', days: 0, clock: {}, paid: 1 },
  { kind: 'ekstra', days: 0, clock: { baslangic_saat: '12:00' }, paid: 1 },
  { kind: 'dugun', days: 0, clock: {}, paid: 1 },
]

const datesOf = ({ days }: Case) => ({ baslangic: FROM, ...(days > 0 ? { bitis: addDays(FROM, days) } : {}) })

async function cardOf(one: Case, wanted?: string) {
  const query = { dil: 'tr', kur: 'EUR', urun_tipi: one.kind, ...datesOf(one), yetiskin: '2', adet: '48' }
  const { data } = await read<OutputOf<typeof listProducts>>('/category-urun-listele', query)
  const card = data.urunler.find(({ k_no, baslik, kampanya }) =>
    wanted ? k_no === wanted : kampanya === null && baslik.startsWith(one.named ?? ''),
  )
  if (!card?.tarihli_fiyat) throw new Error(`No ${one.kind} is free`)
  return { k_no: card.k_no, ...card.tarihli_fiyat }
}

function lineOf(one: Case, urun_k_no: string, opsiyon_k_no: string) {
  const line = { k_no: randomUUID(), urun_k_no, opsiyon_k_no, ...datesOf(one), ...one.clock }
  return { ...line, pax: PAX, ekstra_hizmetler: [] }
}

async function totalOf(...lines: ReturnType<typeof lineOf>[]): Promise<number> {
  const body = { lang: 'tr', secilen_kur: 'EUR', sepet_urunler: lines }
  const { data } = await send<{ data: BasketQuote }>('/sepet-hesapla-post', body)
  return data.kur_rezervasyon_toplam.genel_toplam
}

async function calendarOf(urun_k_no: string, option: string): Promise<number | null> {
  type Calendar = { takvimler: { opsiyon_k_no: string; gunler: { tarih: string; fiyat: number | null }[] }[] }
  const { takvimler } = await read<Calendar>('/urun-takvim-getir', { urun_k_no, ay: MONTH, kur: 'EUR', kisi: '2' })
  const days = takvimler.find(({ opsiyon_k_no }) => opsiyon_k_no === option)?.gunler
  return days?.find(({ tarih }) => tarih === FROM)?.fiyat ?? null
}

/** What the table of the product's page says for the day; the price of the option where it says nothing. */
async function tableOf(k_no: string, option: string): Promise<number | undefined> {
  const { data } = await read<OutputOf<typeof getProduct>>('/category-urun-getir', { dil: 'tr', kur: 'EUR', k_no })
  const rows = data?.sezonlar.filter((row) => row.opsiyon_k_no === option) ?? []
  const row = rows.find(({ baslangic, bitis }) => baslangic <= FROM && FROM <= bitis)
  return row?.fiyat ?? data?.secenekler.find((one) => one.k_no === option)?.baslangic_fiyat?.fiyat
}

/** What the rules say of the stored plan for the day, and what the office is told. */
async function plannedPrice(urun_k_no: string, option: string) {
  const { secenekler } = await read<OutputOf<typeof getPrices>>(
    '/yonetim/fiyat-getir',
    { urun_k_no, ilk: FROM, gun: '7' },
    office,
  )
  const own = secenekler.find(({ k_no }) => k_no === option)
  const said = own?.terimler[own.gunler[0] ?? -1]?.fiyatlar[0]
  const tenant_id = app.tenants.byKod('meltem')?.id ?? 0
  const plan = await withTenant(app.services.db, tenant_id, async (trx): Promise<PricePlan> => {
    const donemler = await listPeriods(trx, [option])
    return { donemler, istisnalar: daysOfMonths(await listPainted(trx, [option])) }
  })
  const ruled = resolveDays(plan, FROM, addDays(FROM, 1))[0]?.fiyatlar[0]
  return { said, ruled: ruled === undefined ? undefined : toAmount(ruled) }
}

type Act = Pick<Extract<PriceEdit, { tur: 'boya' }>, 'gunler' | 'degisim'>

async function paint(urun_k_no: string, acts: readonly Act[]): Promise<void> {
  const { secenekler } = await read<OutputOf<typeof getPrices>>('/yonetim/fiyat-getir', { urun_k_no }, office)
  const keys = secenekler.map(({ k_no }) => k_no)
  const saved = await send<OutputOf<typeof savePrices>>(
    '/yonetim/fiyat-kaydet-post',
    {
      secenekler: secenekler.map(({ k_no, surum }) => ({ k_no, surum })),
      islemler: acts.map((act) => ({ tur: 'boya', secenekler: keys, kur: 'EUR', ...act })),
    },
    office,
  )
  await send<OutputOf<typeof publishPrices>>('/yonetim/fiyat-yayinla-post', { secenekler: saved.secenekler }, office)
  // Nobody listens here for what the database tells the memory of a process.
  app.services.cache.dropAll()
  app.services.catalog.forgetAll()
}

test.each(CASES)(
  'domain, office, card, table, calendar, quote and basket say the painted price: $kind, $days days',
  async (one) => {
    const before = await cardOf(one)
    const { k_no, opsiyon_k_no } = before
    const line = lineOf(one, k_no, opsiyon_k_no)
    const planned = await plannedPrice(k_no, opsiyon_k_no)
    const said = { table: await tableOf(k_no, opsiyon_k_no), calendar: await calendarOf(k_no, opsiyon_k_no) }
    expect(said).toEqual({ table: expect.any(Number), calendar: expect.any(Number) })
    expect(await totalOf(line)).toBe(before.toplam)

    await paint(k_no, [{ gunler: [{ ilk: FROM, son: addDays(FROM, one.days) }], degisim: { fiyat: { fark: MORE } } }])
    const painted = before.toplam + MORE * one.paid
    const unit = (planned.said ?? Number.NaN) + MORE
    expect(await plannedPrice(k_no, opsiyon_k_no)).toEqual({ said: unit, ruled: unit })
    expect((await cardOf(one, k_no)).toplam).toBe(painted)
    expect(await totalOf(line)).toBe(painted)
    expect(await totalOf(line, lineOf(one, k_no, opsiyon_k_no))).toBe(2 * painted)
    const more = (price: number | null | undefined) => (typeof price === 'number' ? price + MORE : price)
    expect(await tableOf(k_no, opsiyon_k_no)).toBe(more(said.table))
    expect(await calendarOf(k_no, opsiyon_k_no)).toBe(more(said.calendar))
  },
)

const YEAR = 364
const YEAR_FROM = addDays(TODAY.toString(), 3)
const DAYS = listDays(YEAR_FROM, addDays(YEAR_FROM, YEAR))
/** What a day of each month costs, more on the nights of Friday and Saturday, and something odd every seventeenth day. */
const MONTHLY = [90, 95, 110, 130, 160, 210, 290, 310, 240, 150, 110, 95]
const WEEKEND = 25
const ODD = 333.33

const isWeekend = (day: IsoDay) => [5, 6].includes(Temporal.PlainDate.from(day).dayOfWeek)
const isOdd = (day: IsoDay) => DAYS.indexOf(day) % 17 === 0

function goldenPrice(day: IsoDay): number {
  if (isOdd(day)) return ODD
  return (MONTHLY[Number(day.slice(5, 7)) - 1] ?? 0) + (isWeekend(day) ? WEEKEND : 0)
}

/** Single days as they are sent: each begins and ends on itself. */
const each = (days: readonly IsoDay[]) => days.map((day) => ({ ilk: day, son: day }))

function yearOf({ days }: Case): Act[] {
  const stays = days > 0 ? { en_az_gece: 1, giris: true, cikis: true } : {}
  const months = Map.groupBy(DAYS, (day) => day.slice(0, 7))
  return [
    ...[...months].map(([month, [ilk = month, ...more]]) => ({
      gunler: [{ ilk, son: more.at(-1) ?? ilk }],
      degisim: { ...stays, fiyat: { esit: [MONTHLY[Number(month.slice(5)) - 1] ?? 0] } },
    })),
    { gunler: each(DAYS.filter(isWeekend)), degisim: { fiyat: { fark: WEEKEND } } },
    { gunler: each(DAYS.filter(isOdd)), degisim: { fiyat: { esit: [ODD] } } },
  ]
}

/** Days one can arrive or start on, by the calendar, with what it says they cost. */
async function bookableDays(urun_k_no: string, option: string): Promise<Map<IsoDay, number | null>> {
  const found = new Map<IsoDay, number | null>()
  for (const ay of new Set(DAYS.map((day) => day.slice(0, 7)))) {
    const query = { urun_k_no, ay, kur: 'EUR', kisi: '2' }
    const { takvimler } = await read<{ takvimler: ProductCalendar[] }>('/urun-takvim-getir', query)
    const days = takvimler.find(({ opsiyon_k_no }) => opsiyon_k_no === option)?.gunler ?? []
    for (const { tarih, fiyat, engel } of days) if (engel === null && DAYS.includes(tarih)) found.set(tarih, fiyat)
  }
  return found
}

/** What the domain makes of the stored plan, and what the office is told, day by day. */
async function plannedYear(urun_k_no: string, option: string) {
  const query = { urun_k_no, ilk: YEAR_FROM, gun: String(YEAR) }
  const { secenekler } = await read<OutputOf<typeof getPrices>>('/yonetim/fiyat-getir', query, office)
  const own = secenekler.find(({ k_no }) => k_no === option)
  const tenant_id = app.tenants.byKod('meltem')?.id ?? 0
  const plan = await withTenant(app.services.db, tenant_id, async (trx): Promise<PricePlan> => {
    const donemler = await listPeriods(trx, [option])
    return { donemler, istisnalar: daysOfMonths(await listPainted(trx, [option])) }
  })
  const terms = resolveDays(plan, YEAR_FROM, addDays(YEAR_FROM, YEAR))
  return new Map(
    DAYS.map((day, place) => {
      const ruled = terms[place]?.fiyatlar[0]
      const told = own?.terimler[own.gunler[place] ?? -1]?.fiyatlar[0]
      return [day, { domain: ruled === undefined ? undefined : toAmount(ruled), office: told }]
    }),
  )
}

async function listedTotal(one: Case, k_no: string, day: IsoDay, option: string): Promise<number | undefined> {
  const dates = { baslangic: day, ...(one.days > 0 ? { bitis: addDays(day, 1) } : {}) }
  const query = { dil: 'tr', kur: 'EUR', urun_tipi: one.kind, ...dates, yetiskin: '2', adet: '48' }
  const { data } = await read<OutputOf<typeof listProducts>>('/category-urun-listele', query)
  const price = data.urunler.find((card) => card.k_no === k_no)?.tarihli_fiyat
  return price?.opsiyon_k_no === option ? price.toplam : undefined
}

/** A stay, seats of departures, a ride, a hire and hours of a boat: every way a day can be priced and sold. */
const YEARS = CASES.filter(({ kind, days }) => kind !== 'otel' && (kind !== 'yat' || days === 0)).slice(0, 5)

test.each(YEARS)(
  'a painted year says its golden prices everywhere, for every day that can be booked: $kind (PRICE-28)',
  async (one) => {
    const { k_no } = await cardOf(one)
    await paint(k_no, yearOf(one))
    // Where every option costs the same, the list shows the one that comes cheapest for the party.
    const { opsiyon_k_no } = await cardOf(one, k_no)
    const planned = await plannedYear(k_no, opsiyon_k_no)
    expect([...planned].filter(([day, said]) => said.domain !== goldenPrice(day))).toEqual([])
    const free = await bookableDays(k_no, opsiyon_k_no)
    expect(free.size).toBeGreaterThan(one.days > 0 ? YEAR - 10 : 100)
    const wrong: object[] = []
    for (const [day, calendar] of free) {
      const until = one.days > 0 ? { bitis: addDays(day, 1) } : {}
      const line = { ...lineOf(one, k_no, opsiyon_k_no), ...until, baslangic: day }
      const body = { lang: 'tr', secilen_kur: 'EUR', sepet_urunler: [line] }
      const { data } = await send<{ data: BasketQuote }>('/sepet-hesapla-post', body)
      const said = { ...planned.get(day), calendar, basket: unitOnReceipt(data).fiyat }
      const listed = await listedTotal(one, k_no, day, opsiyon_k_no)
      const total = data.kur_rezervasyon_toplam.genel_toplam
      const golden = goldenPrice(day)
      if (Object.values(said).some((price) => price !== golden) || listed !== total)
        wrong.push({ day, golden, ...said, listed, total })
    }
    expect(wrong).toEqual([])
  },
)

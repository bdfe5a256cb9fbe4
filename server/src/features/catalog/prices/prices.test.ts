import type {
  explainPrice,
  getPrices,
  PriceEdit,
  publishPrices,
  quotePrices,
  savePrices,
} from '@meltem/contract/catalog/prices-office'
import type { BasketQuote } from '@meltem/contract/reservation/basket'
import type { AnswerOf, Endpoint, OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { nights, type PricedLine, ride, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { addHouse, addTour, addTransfer, FIRST_DAY, type House } from '../../../testing/hammer/hammer-catalog.ts'
import { guestTenantOf } from '../../../testing/hammer/hammer-tenant.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { fillDays } from './fill-days.ts'
import { usualTariff, writeFirstPrice } from './first-price.ts'

let app: TestApp
let tenantId: number
let villa: House
let second: House
let ada: Record<string, string>

beforeAll(async () => {
  app = await startTestApp({
    tenants: [guestTenantOf('alfa'), guestTenantOf('beta')],
    environment: { RATE_LIMIT: '100000' },
  })
  tenantId = app.tenants.byKod('alfa')?.id ?? 0
  villa = await addHouse({ db: app.services.db, tenantId })
  second = await addHouse({ db: app.services.db, tenantId })
  ada = await staffHeaders(app)
})
afterAll(() => app.close())

async function ask<E extends Endpoint>(path: string, body?: object, headers = ada): Promise<AnswerOf<E>> {
  const answer = body
    ? await app.post(`/api/yonetim/${path}`, body, headers)
    : await app.get(`/api/yonetim/${path}`, headers)
  return answer.json<AnswerOf<E>>()
}

async function get<E extends Endpoint>(path: string, body?: object): Promise<OutputOf<E>> {
  const answer = await ask<E>(path, body)
  if (answer.success !== 1) throw new Error(JSON.stringify(answer))
  return answer
}

async function seen(...options: string[]) {
  const { secenekler } = await get<typeof getPrices>('fiyat-getir?gun=31')
  return options.map((k_no) => ({ k_no, surum: secenekler.find((one) => one.k_no === k_no)?.surum ?? -1 }))
}

const paint = (option: string, day: string, price: number, last = day): PriceEdit => ({
  tur: 'boya',
  secenekler: [option],
  gunler: [{ ilk: day, son: last }],
  degisim: { fiyat: { esit: [price] } },
  kur: 'TRY',
})

async function publish(...edits: PriceEdit[]): Promise<string> {
  const options = [...new Set(edits.flatMap(({ secenekler }) => secenekler))]
  const saved = await get<typeof savePrices>('fiyat-kaydet-post', {
    secenekler: await seen(...options),
    islemler: edits,
  })
  const done = await get<typeof publishPrices>('fiyat-yayinla-post', { secenekler: saved.secenekler })
  return done.yayin_k_no
}

async function quote({ line }: Pick<PricedLine, 'line'>): Promise<number> {
  const body = { lang: 'en', secilen_kur: 'TRY', sepet_urunler: [line] }
  const answer = await app.post('/api/sepet-hesapla-post', body, stranger())
  const { data } = answer.json<{ data?: BasketQuote }>()
  if (!data) throw new Error(answer.body)
  return data.kur_rezervasyon_toplam.genel_toplam
}

const rowsOf = () => app.owner.db.selectFrom('gun_ayi').selectAll().orderBy('opsiyon_k_no').orderBy('ay').execute()
const tariffs = () => app.owner.db.selectFrom('opsiyon').select(['k_no', 'tarife']).orderBy('k_no').execute()

test('an option that stood before there were plans gets one, and no price moves', async () => {
  const before = await rowsOf()
  const from = addDays(FIRST_DAY, 3)
  await publish(paint(villa.opsiyon_k_no, from, 1500))
  await publish({ tur: 'temizle', secenekler: [villa.opsiyon_k_no], gunler: [{ ilk: from, son: from }] })
  expect(await rowsOf()).toEqual(before)
})

test('a painted night costs the same in quote, calendar and season table, and a draft costs nobody anything', async () => {
  const day = addDays(FIRST_DAY, 10)
  const stay = nights(villa, day, 2)
  expect(await quote(stay)).toBe(2000)
  const saved = await get<typeof savePrices>('fiyat-kaydet-post', {
    secenekler: await seen(villa.opsiyon_k_no),
    islemler: [paint(villa.opsiyon_k_no, day, 1250.5)],
  })
  expect(await quote(stay)).toBe(2000)
  await get<typeof publishPrices>('fiyat-yayinla-post', { secenekler: saved.secenekler })
  expect(await quote(stay)).toBe(2250.5)
  const calendar = await app.get(
    `/api/urun-takvim-getir?urun_k_no=${villa.urun_k_no}&ay=${day.slice(0, 7)}&kur=TRY`,
    stranger(),
  )
  const { takvimler } = calendar.json<{ takvimler: { gunler: { tarih: string; fiyat: number | null }[] }[] }>()
  expect(takvimler[0]?.gunler.find(({ tarih }) => tarih === day)?.fiyat).toBe(1250.5)
})

test('tours, rides and pieces cost what their day says, else what the option does', async () => {
  const place = { db: app.services.db, tenantId }
  const tour = await addTour(place, 40)
  const van = await addTransfer(place, 2)
  const day = addDays(FIRST_DAY, 20)
  await publish(paint(tour.opsiyon_k_no, day, 130), paint(van.opsiyon_k_no, day, 260))
  expect(await quote(seats(tour, day, 2))).toBe(260)
  expect(await quote(seats(tour, addDays(day, 1), 2))).toBe(200)
  const { line } = ride(van, day, '10:00')
  // The ride back is on another day, and costs what that day says.
  expect(await quote({ line: { ...line, bitis: addDays(day, 1), bitis_saat: '10:00' } })).toBe(460)
})

test('taking a publication back leaves identical rows, and skips what was published again since', async () => {
  const [one, two] = [villa.opsiyon_k_no, second.opsiyon_k_no]
  const gunler = [{ ilk: addDays(FIRST_DAY, 40), son: addDays(FIRST_DAY, 140) }]
  const both: PriceEdit = { tur: 'boya', secenekler: [one, two], gunler, degisim: { fiyat: { yuzde: 6, yuvarla: 5 } } }
  const before = [await rowsOf(), await tariffs()]
  const first = await publish(both)
  expect(await rowsOf()).not.toEqual(before[0])
  const back = await get('fiyat-geri-al-post', { yayin_k_no: first })
  expect(back).toMatchObject({ atlananlar: [] })
  expect([await rowsOf(), await tariffs()]).toEqual(before)
  const again = await publish(both)
  await publish(paint(two, addDays(FIRST_DAY, 41), 999))
  expect(await get('fiyat-geri-al-post', { yayin_k_no: again })).toMatchObject({ atlananlar: [two] })
})

const WEEKS = 20
const spanOf = (from: number, count: number) => [
  { ilk: addDays(FIRST_DAY, from), son: addDays(FIRST_DAY, from + count) },
]

/** What is done to some days of all kinds of tariffs at once. */
const anyEdits = fc.array(
  fc
    .tuple(fc.integer({ min: 30, max: WEEKS * 7 }), fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 60 }))
    .chain(([from, count, size]) => {
      const gunler = spanOf(from, count)
      return fc.constantFrom<DistributiveOmit<PriceEdit, 'secenekler'>>(
        { tur: 'boya', gunler, degisim: { fiyat: { yuzde: size, yuvarla: 5 } } },
        { tur: 'boya', gunler, degisim: { fiyat: { esit: [size * 10] } }, kur: 'TRY' },
        { tur: 'boya', gunler, degisim: { en_az_gece: size, giris: false } },
        { tur: 'boya', gunler, degisim: { kapali: true } },
        { tur: 'temizle', gunler },
        { tur: 'kopya', gunler, gore: 'tarih', yuzde: size, yuvarla: 0 },
        { tur: 'bosluk', bosluk: size % 2 === 0 ? null : { en_az_gece: size, gunler_serbest: false } },
      )
    }),
  { minLength: 1, maxLength: 4 },
)
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

test('whatever is painted and published over stays, tours, rides and cars, taking it back leaves identical rows', async () => {
  const place = { db: app.services.db, tenantId }
  const tour = await addTour(place, 12)
  const van = await addTransfer(place, 2)
  const options = [villa, second, tour, van].map((one) => one.opsiyon_k_no)
  const standing = async () => ({
    days: await rowsOf(),
    options: await app.owner.db.selectFrom('opsiyon').select(['k_no', 'tarife', 'konaklama']).orderBy('k_no').execute(),
    plans: await livingPlans(),
  })
  // Plans begin with the first publication, and no price moves by it.
  await get('fiyat-geri-al-post', { yayin_k_no: await publish(...paintedOnce(options)) })
  await fc.assert(
    fc.asyncProperty(anyEdits, async (edits) => {
      const before = await standing()
      const done = await publish(...edits.map((edit) => ({ ...edit, secenekler: options })))
      expect(await get('fiyat-geri-al-post', { yayin_k_no: done })).toMatchObject({ atlananlar: [] })
      expect(await standing()).toEqual(before)
    }),
    { numRuns: 12 },
  )
})

const paintedOnce = (options: readonly string[]) => options.map((option) => paint(option, addDays(FIRST_DAY, 33), 777))

/** Rows that count, without what tells one writing from another. */
async function livingPlans() {
  const periods = await app.owner.db
    .selectFrom('fiyat_donemi')
    .select(['opsiyon_k_no', 'kur', 'sezon', 'ilk_gun', 'son_gun', 'fiyatlar', 'en_az_gece', 'giris', 'cikis'])
    .where('bitis', 'is', null)
    .orderBy('opsiyon_k_no')
    .orderBy('ilk_gun')
    .orderBy('son_gun')
    .execute()
  const painted = await app.owner.db
    .selectFrom('fiyat_istisna')
    .select(['opsiyon_k_no', 'kur', 'ay', 'gunler'])
    .where('bitis', 'is', null)
    .orderBy('opsiyon_k_no')
    .orderBy('ay')
    .execute()
  return { periods, painted }
}

test('a rule on gaps is published with the prices, holds for guests, and is taken back with them', async () => {
  const ruleOf = async () =>
    (
      await app.owner.db
        .selectFrom('opsiyon')
        .select('konaklama')
        .where('k_no', '=', villa.opsiyon_k_no)
        .executeTakeFirstOrThrow()
    ).konaklama?.bosluk
  const before = await ruleOf()
  const bosluk = { en_az_gece: 3, gunler_serbest: false }
  const done = await publish({ tur: 'bosluk', secenekler: [villa.opsiyon_k_no], bosluk })
  expect(await ruleOf()).toEqual(bosluk)
  await get('fiyat-geri-al-post', { yayin_k_no: done })
  expect(await ruleOf()).toEqual(before)
})

test('a night that stands out from both neighbours is told before it is published', async () => {
  const day = addDays(FIRST_DAY, 25)
  const { data } = await get<typeof quotePrices>('fiyat-hesapla-post', {
    secenekler: await seen(second.opsiyon_k_no),
    islemler: [paint(second.opsiyon_k_no, day, 100)],
  })
  expect(data).toMatchObject({
    aykiri_sayisi: 1,
    aykirilar: [{ secenek_k_no: second.opsiyon_k_no, ilk: day, son: day, fiyat: 100, once: 1000, sonra: 1000 }],
  })
})

test('periods of other years stay when the days of a later one are shown', async () => {
  const { secenekler } = await get<typeof getPrices>(`fiyat-getir?gun=31&ilk=${addDays(FIRST_DAY, 900)}`)
  const here = await get<typeof getPrices>('fiyat-getir?gun=31')
  expect(secenekler.map(({ donemler }) => donemler)).toEqual(here.secenekler.map(({ donemler }) => donemler))
})

test('two clerks: other days merge, the same days are told with who', async () => {
  const mine = await seen(villa.opsiyon_k_no)
  const save = (day: number, price: number) =>
    ask<typeof savePrices>('fiyat-kaydet-post', {
      secenekler: mine,
      islemler: [paint(villa.opsiyon_k_no, addDays(FIRST_DAY, day), price)],
    })
  expect(await save(150, 1100)).toMatchObject({ success: 1 })
  expect(await save(151, 1200)).toMatchObject({ success: 1 })
  expect(await save(150, 1300)).toMatchObject({
    success: 0,
    code: 'surum_degisti',
    ayrinti: { kim: 'Ada alfa', alanlar: { ilk: addDays(FIRST_DAY, 150) } },
  })
  expect(await ask('fiyat-yayinla-post', { secenekler: mine })).toMatchObject({ code: 'surum_degisti' })
  await get('fiyat-taslak-sil-post', { secenekler: await seen(villa.opsiyon_k_no) })
  expect(await ask('fiyat-yayinla-post', { secenekler: await seen(villa.opsiyon_k_no) })).toMatchObject({
    code: 'taslak_yok',
  })
})

test('each slip of the hand has a sentence, and nothing is kept of it', async () => {
  const option = second.opsiyon_k_no
  const secenekler = await seen(option)
  const day = addDays(FIRST_DAY, 60)
  const refuse = async (edit: PriceEdit) => {
    const answer = await ask<typeof savePrices>('fiyat-kaydet-post', { secenekler, islemler: [edit] })
    return answer.success === 0 ? answer.code : 'done'
  }
  expect(await refuse(paint(option, day, 0))).toBe('fiyat_gecersiz')
  expect(await refuse(paint(option, day, -5))).toBe('fiyat_gecersiz')
  expect(await refuse({ ...paint(option, day, 100), kur: 'JPY' } as PriceEdit)).toBe('kur_sunulmuyor')
  expect(await refuse(paint(option, '2020-01-01', 100))).toBe('gecmis_tarih')
  const period = { sezon: 'Yaz', fiyatlar: [100, 0, null], en_az_gece: 1, giris: [6 as const], cikis: [6 as const] }
  const donemler = [
    { ...period, ilk_gun: day, son_gun: addDays(day, 5) },
    { ...period, ilk_gun: addDays(day, 5), son_gun: addDays(day, 9) },
  ]
  const periods = (list: typeof donemler, kur = 'TRY') =>
    refuse({ tur: 'donemler', secenekler: [option], donemler: list, kur })
  const [first, last] = donemler as [(typeof donemler)[0], (typeof donemler)[0]]
  expect(await periods(donemler)).toBe('donem_cakisiyor')
  expect(await periods([{ ...first, fiyatlar: [0, 0, null] }])).toBe('fiyat_gecersiz')
  expect(await periods([{ ...first, son_gun: addDays(day, -1) }])).toBe('tarih_sirasi')
  expect(await periods([last], 'JPY')).toBe('kur_sunulmuyor')
  expect(await periods([last], 'EUR')).toBe('kur_karisik')
  expect(await seen(option)).toEqual(secenekler)
  const beta = await staffHeaders(app, 'beta')
  const body = { secenekler, islemler: [paint(option, day, 100)] }
  expect(await ask('fiyat-kaydet-post', body, beta)).toMatchObject({ code: 'bulunamadi' })
})

test('the first price fills two years, and a past price can be explained', async () => {
  const { opsiyon_k_no } = await addTour({ db: app.services.db, tenantId }, 5)
  const bugun = addDays(FIRST_DAY, -30)
  await withTenant(app.services.db, tenantId, async (trx) => {
    const tarife = usualTariff({ tur: 'gecelik', kur: 'TRY', en_cok: 4 })
    await writeFirstPrice(trx, { tenant_id: tenantId, opsiyon_k_no, tarife, fiyatlar: [90_000], bugun, an: new Date() })
  })
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from gun_ayi
    where opsiyon_k_no = ${opsiyon_k_no}`.execute(app.owner.db)
  expect(rows[0]?.n).toBe(24)
  // A month later one more month is in sight, and the others stay as they are.
  const before = await rowsOf()
  await fillDays((work) => withTenant(app.services.db, tenantId, work), tenantId, addDays(bugun, 31))
  const after = await rowsOf()
  expect(after).toEqual(expect.arrayContaining(before))
  expect(after.filter((row) => row.opsiyon_k_no === opsiyon_k_no)).toHaveLength(25)
  const sold = new Date().toISOString()
  const gun = addDays(FIRST_DAY, 5)
  await publish(paint(opsiyon_k_no, gun, 1000))
  const explain = (an?: string) =>
    get<typeof explainPrice>(`fiyat-gecmis-get?secenek_k_no=${opsiyon_k_no}&gun=${gun}${an ? `&an=${an}` : ''}`)
  expect(await explain(sold)).toMatchObject({ terim: { fiyatlar: [900, 0, null] }, boyali: false })
  expect(await explain()).toMatchObject({
    terim: { fiyatlar: [1000, 0, null] },
    boyali: true,
    yayin: { kim: 'Ada alfa' },
  })
})

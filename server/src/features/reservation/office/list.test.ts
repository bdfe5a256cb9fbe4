import { placeReservation } from '@meltem/contract/reservation/booking'
import type { ListedReservation, ListSums } from '@meltem/contract/reservation/office-list'
import { addDays } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import { nights, placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { listForOffice } from './list.ts'
import { writeSearchable } from './searchable.queries.ts'
import { makeAllSearchable } from './searchable.ts'
import { deleteView } from './views.queries.ts'

let shop: TestBooking
let staff: Record<string, string>
const made: string[] = []

beforeAll(async () => {
  shop = await openTestBooking()
  staff = await shop.logIn()
  for (let place = 0; place < 30; place += 1) {
    const day = addDays(FIRST_DAY, place)
    made.push(await book(day))
  }
  await rename(0, { ad: 'Çağla', soyad: 'Işık', e_mail: 'cagla@example.com', telefon: '+905457778899' })
  await rename(1, { ad: 'Jürgen', soyad: 'Müller', e_mail: 'jm@example.de', telefon: '+4915112345678' })
  await rename(2, { ad: 'Ирина', soyad: 'Щербакова', e_mail: 'irina@example.ru', telefon: '+79161234567' })
  await rename(3, { ad: '=cmd|calc', soyad: '100%_', e_mail: 'x@example.com', telefon: '+905000000001' })
  await makeAllSearchable(shop.place.db, shop.place.tenantId)
})
afterAll(() => shop.close())

async function book(day: string): Promise<string> {
  const body = placement([seats(shop.tour, day)], { method: 'havale' })
  const answer = await shop.post(placeReservation.path, body)
  expect(answer.json()).toMatchObject({ success: 1 })
  return body.k_no
}

async function rename(place: number, misafir: object): Promise<void> {
  await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
    sql`update rezervasyon set misafir = misafir || ${JSON.stringify(misafir)}::jsonb,
      guncelleme_zamani = clock_timestamp() where k_no = ${made[place]}`.execute(trx),
  )
}

interface Page {
  data: ListedReservation[]
  sonraki: string | null
  toplam: number
  daha_cok: boolean
  tutarlar: ListSums[]
}

async function list(query: Record<string, string> = {}): Promise<Page> {
  const answer = await shop.app.get(`/api/yonetim/rezervasyon-listele?${new URLSearchParams(query)}`, staff)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const keysOf = ({ data }: Page) => data.map(({ k_no }) => k_no)

describe('the list of reservations', () => {
  test('goes on by key, newest first, without a gap or a repeat', async () => {
    const first = await list()
    expect([first.data.length, first.toplam, first.daha_cok]).toEqual([25, 30, false])
    const second = await list({ sonra: first.sonraki ?? '' })
    expect(second.sonraki).toBeNull()
    expect([...keysOf(first), ...keysOf(second)]).toEqual(made.toReversed())
  })

  test('says what all of them come to, as its rows add up, and only of those that were asked for', async () => {
    const cents = (rows: readonly ListedReservation[], of: 'toplam' | 'odenen' | 'kalan') =>
      rows.reduce((sum, row) => sum + Math.round(row[of] * 100), 0) / 100
    const first = await list()
    const rows = [...first.data, ...(await list({ sonra: first.sonraki ?? '' })).data]
    const [{ kur } = { kur: '' }] = rows
    const sums = { kur, toplam: cents(rows, 'toplam'), odenen: cents(rows, 'odenen'), kalan: cents(rows, 'kalan') }
    expect(sums.kalan).toBeGreaterThan(0)
    expect(first.tutarlar).toEqual([sums])
    const one = await list({ ara: 'Çağla' })
    expect(one.tutarlar).toEqual([{ ...sums, toplam: one.data[0]?.toplam, kalan: one.data[0]?.kalan }])
    expect((await list({ ara: 'nobody of that name' })).tutarlar).toEqual([])
  })

  test('goes by the day of the service as well', async () => {
    const first = await list({ sira: 'hizmet' })
    const second = await list({ sira: 'hizmet', sonra: first.sonraki ?? '' })
    const days = [...first.data, ...second.data].map(({ ilk_gun }) => ilk_gun)
    expect(days).toEqual(days.toSorted())
    expect(new Set([...keysOf(first), ...keysOf(second)]).size).toBe(30)
  })

  test.each([
    ['cagla isik', 0],
    ['ÇAĞLA', 0],
    ['0545 777 88 99', 0],
    ['+90 (545) 777-88-99', 0],
    ['778899', 0],
    ['muller', 1],
    ['mueller', 1],
    ['MÜLLER jürgen', 1],
    ['jm@example.de', 1],
    ['shcherbakova', 2],
    ['щербакова', 2],
    ['100%_', 3],
  ])('finds %s', async (ara, place) => {
    expect(keysOf(await list({ ara }))).toEqual([made[place]])
  })

  test('finds a number, and nothing for words that are in none', async () => {
    const [one] = (await list()).data
    expect(keysOf(await list({ ara: one?.kayit_no.toLowerCase() ?? '' }))).toEqual([one?.k_no])
    for (const ara of ['cagla muller', '%%%%', "' or 1=1 --", '\\']) expect((await list({ ara })).data).toEqual([])
  })

  test('finds the plate of the driver, with its gaps and without', async () => {
    const k_no = made[6] ?? ''
    const driver = { ad: 'Kaya', telefon: '+905321112233', arac: 'Vito', plaka: '48 KAŞ 123' }
    await withTenant(shop.place.db, shop.place.tenantId, async (trx) => {
      const key = { tenant_id: shop.place.tenantId, rezervasyon_k_no: k_no, sira: 0, donus: false }
      await trx
        .insertInto('transfer_surucu')
        .values({ ...key, ...driver, durum: 'planlandi' })
        .execute()
      await writeSearchable(trx, [k_no])
    })
    for (const ara of ['48 KAŞ 123', '48kas123', 'kas 123']) expect(keysOf(await list({ ara }))).toEqual([k_no])
    expect((await list({ ara: '48 kas 124' })).data).toEqual([])
  })

  test('is found a moment after it was placed, by itself', async () => {
    const k_no = await book(addDays(FIRST_DAY, 40))
    await expect
      .poll(async () => keysOf(await list({ hizmet_ilk: addDays(FIRST_DAY, 40) })), { timeout: 5_000 })
      .toEqual([k_no])
  })

  test('is cut by state, days, payment, kind and seller', async () => {
    const day = addDays(FIRST_DAY, 4)
    expect(keysOf(await list({ hizmet_ilk: day, hizmet_son: day }))).toEqual([made[4]])
    expect((await list({ durum: 'cancelled' })).toplam).toBe(0)
    expect((await list({ kanal: 'acente' })).toplam).toBe(0)
    expect((await list({ tip: 'villa' })).toplam).toBe(0)
    expect((await list({ tip: 'tur', odeme: 'eksik' })).toplam).toBeGreaterThanOrEqual(30)
    expect((await list({ kayit_son: '2001-01-01' })).toplam).toBe(0)
    const today = Temporal.Now.plainDateISO('Europe/Istanbul')
    const around = { kayit_ilk: today.subtract({ days: 1 }).toString(), kayit_son: today.add({ days: 1 }).toString() }
    expect((await list(around)).toplam).toBe((await list()).toplam)
    expect((await list({ kayit_ilk: today.add({ days: 2 }).toString() })).toplam).toBe(0)
  })

  test.each([
    'sonra=x',
    'sonra=MjAyNi0wMS0wMXwx',
    'sira=hizmet&sonra=MjAyNi0wMi0zMHwxMTExMTExMS0xMTExLTQxMTEtODExMS0xMTExMTExMTExMTE',
    'durum=x',
    'hizmet_ilk=2026-02-02&hizmet_son=2026-02-01',
    'kayit_ilk=2026-02-02&kayit_son=2026-02-01',
    'x=1',
  ])('a bad query is refused: %s', async (query) => {
    const answer = await shop.app.get(`/api/yonetim/rezervasyon-listele?${query}`, staff)
    expect([400, 422]).toContain(answer.statusCode)
  })

  test('a vehicle is found by its plate and by what its unit is called, also after either has changed (BOOK-67)', async () => {
    const body = placement([nights(shop.villa, addDays(FIRST_DAY, 60), 3)], { method: 'havale' })
    expect((await shop.post(placeReservation.path, body)).json()).toMatchObject({ success: 1 })
    const [unit = ''] = shop.villa.units
    const vehicle = { k_no: crypto.randomUUID(), plaka: '48 ABC 12', ad: 'Vito', sinif: 'van' as const, koltuk: 7 }
    await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx
        .insertInto('arac')
        .values({ ...vehicle, tenant_id: shop.place.tenantId, birim_k_no: unit })
        .execute(),
    )
    const soon = async (ara: string) => {
      await expect.poll(async () => keysOf(await list({ ara })), { timeout: 5_000 }).toEqual([body.k_no])
    }
    const say = (path: string, change: object) => shop.app.post(`/api/yonetim/${path}`, change, staff)
    const plate = { k_no: vehicle.k_no, surum: 1, gorulen: { plaka: '48 ABC 12' }, yeni: { plaka: '48 XYZ 77' } }
    expect((await say('arac-kaydet-post', { ...plate, bilinen: 1 })).json()).toMatchObject({ success: 1 })
    await soon('48xyz77')
    const named = { k_no: unit, kaynak_k_no: shop.villa.kaynak_k_no, surum: 2, bilinen: 1 }
    const unitChange = { ...named, gorulen: { ad: '48 XYZ 77' }, yeni: { ad: 'Beyaz Vito' } }
    expect((await say('birim-kaydet-post', unitChange)).json()).toMatchObject({ success: 1 })
    await soon('beyaz vito')
    await soon('48 XYZ 77')
  })

  test('is of one tenant, with words and without', async () => {
    const ben = '00000000-0000-4000-8000-000000000000'
    const other = { ...(shop.app.tenants.byKod('alfa') as Tenant), id: shop.place.tenantId + 1 }
    expect((await listForOffice(shop.place, { tenant: other, language: 'tr', ben }, {})).toplam).toBe(0)
    expect((await listForOffice(shop.place, { tenant: other, language: 'tr', ben }, { ara: 'cagla' })).toplam).toBe(0)
    expect(
      (
        await listForOffice(
          shop.place,
          { tenant: { ...other, id: shop.place.tenantId }, language: 'tr', ben },
          { ara: 'cagla' },
        )
      ).toplam,
    ).toBe(1)
  })
})

describe('the list as a file', () => {
  test('has a line for each, no formula, and a row in the audit', async () => {
    const answer = await shop.app.get('/api/yonetim/rezervasyon-dosya-get?bicim=csv&dil=en&ara=cmd', staff)
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="rezervasyonlar-[\d-]+\.csv"$/)
    const [head, row, end] = answer.body.split('\r\n')
    expect(head).toContain('No.,State,Guest')
    expect(row).toContain(",'=cmd|calc 100%_,")
    expect(end).toBe('')
    const audit = await shop.app.owner.db
      .selectFrom('denetim')
      .select('ayrinti')
      .where('istek_no', '=', String(answer.headers['x-request-id']))
      .execute()
    expect(audit).toEqual([{ ayrinti: { ara: 'cmd', bicim: 'csv' } }])
    const sheet = await shop.app.get('/api/yonetim/rezervasyon-dosya-get?bicim=xlsx&dil=tr', staff)
    expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })
})

describe('kept views', () => {
  const call = (path: string, body: object) => shop.app.post(`/api/yonetim/${path}`, body, staff)

  test('are one’s own, replaced by name, and can be forgotten', async () => {
    const view = { ekran: 'rezervasyonlar', ad: 'Ağustos', sorgu: '?durum=held' }
    const kept = (await call('gorunum-kaydet-post', view)).json().data
    const again = (await call('gorunum-kaydet-post', { ...view, sorgu: '?odeme=eksik' })).json().data
    expect(again).toEqual({ ...kept, sorgu: '?odeme=eksik' })
    const mine = await shop.app.get('/api/yonetim/gorunum-listele?ekran=rezervasyonlar', staff)
    expect(mine.json().data).toEqual([again])
    const other = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      deleteView(trx, crypto.randomUUID(), kept.k_no),
    )
    expect(other).toBe(false)
    expect((await call('gorunum-sil-post', { k_no: kept.k_no })).statusCode).toBe(200)
    expect((await call('gorunum-sil-post', { k_no: kept.k_no })).statusCode).toBe(404)
  })
})

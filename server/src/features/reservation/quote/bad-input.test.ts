import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@meltem/contract/errors'
import { ERROR_STATUS } from '@meltem/contract/errors'
import { LANGUAGES } from '@meltem/contract/language'
import { addDays } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { type BookingDesk, openBookingDesk } from '../../../testing/booking-desk.ts'
import { loadFixture } from '../../../testing/fixture.ts'
import { nights, placement, seats, stranger } from '../../../testing/hammer-basket.ts'
import { addTour, FIRST_DAY } from '../../../testing/hammer-catalogue.ts'
import { guestTenant, guestTenantOf } from '../../../testing/hammer-tenant.ts'

let desk: BookingDesk
beforeAll(async () => {
  desk = await openBookingDesk()
  await addCoupons()
  await closeDay()
})
afterAll(() => desk.close())

const STRANGER_KEY = '3f2b8c1e-1111-4222-8333-444455556666'
const CLOSED_DAY = addDays(FIRST_DAY, 300)

async function addCoupons(): Promise<void> {
  const { db, tenantId: tenant_id } = desk.place
  const terms = { tenant_id, indirim_turu: 'yuzde' as const, indirim_tutari: 10, kur: 'TRY' }
  const past = new Date(Date.now() - 60_000)
  await withTenant(db, tenant_id, (trx) =>
    trx
      .insertInto('kupon')
      .values([
        { ...terms, kod: 'EXPIRED', baslangic: null, bitis: past },
        { ...terms, kod: 'SOON', baslangic: new Date(Date.now() + 3600_000), bitis: null },
        { ...terms, kod: 'USEDUP', baslangic: null, bitis: null, en_cok_kullanim: 1, kullanim: 0 },
        { ...terms, kod: 'PRIVATE', baslangic: null, bitis: null, uye_k_no: STRANGER_KEY },
        { ...terms, kod: 'RICH', baslangic: null, bitis: null, alt_sinir: 99_999_900 },
      ])
      .execute(),
  )
  const used = await desk.post(
    '/rezervasyon-olustur-post',
    placement([seats(desk.tour, addDays(FIRST_DAY, 90))], { coupon: 'USEDUP' }),
  )
  expect(used.statusCode).toBe(200)
}

async function closeDay(): Promise<void> {
  const { db, tenantId } = desk.place
  await withTenant(db, tenantId, async (trx) => {
    const month = `${CLOSED_DAY.slice(0, 7)}-01`
    const { gunler } = await trx
      .selectFrom('gun_ayi')
      .select('gunler')
      .where('opsiyon_k_no', '=', desk.villa.opsiyon_k_no)
      .where('ay', '=', month)
      .executeTakeFirstOrThrow()
    const changed = gunler.map((day, place) =>
      place === Number(CLOSED_DAY.slice(8)) - 1 ? [100_000, 0, -1, 0, 1, 7] : day,
    )
    const minimum = changed.map((day) => (day ? [day[0], day[1], day[2], day[3], 2, day[5]] : day))
    await trx
      .updateTable('gun_ayi')
      .set({ gunler: JSON.stringify(minimum) })
      .where('opsiyon_k_no', '=', desk.villa.opsiyon_k_no)
      .where('ay', '=', month)
      .execute()
  })
}

/** Everything a refused call must leave as it was. */
async function countAll(): Promise<unknown> {
  const { db, tenantId } = desk.place
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

type Body = ReturnType<typeof placement>
type Line = Body['sepet_urunler'][number]

function withLine(change: (line: Line) => object): () => object {
  return () => {
    const body = placement([seats(desk.tour, addDays(FIRST_DAY, 91))])
    return { ...body, sepet_urunler: body.sepet_urunler.map((line) => change(line)) }
  }
}

const pax = (yetiskin: unknown, cocuk: unknown = 0, bebek: unknown = 0) =>
  withLine((line) => ({ ...line, pax: { yetiskin, cocuk, bebek } }))
const stay = (from: number, count: number) => () => placement([nights(desk.villa, addDays(FIRST_DAY, from), count)])
const coupon = (kod: string) => () => placement([seats(desk.tour, addDays(FIRST_DAY, 91))], { coupon: kod })

const CASES: readonly (readonly [string, () => object, ErrorCode])[] = [
  ['negative people', pax(-1), 'alan_hatasi'],
  ['fractional people', pax(1.5), 'alan_hatasi'],
  ['huge people', pax(1e9), 'alan_hatasi'],
  ['a hundred people', pax(60, 40), 'alan_hatasi'],
  ['no people', pax(0), 'alan_hatasi'],
  ['people as text', pax('2'), 'alan_hatasi'],
  ['people that are no number', pax('NaN'), 'alan_hatasi'],
  ['people left out', withLine(({ pax: _people, ...line }) => line), 'alan_hatasi'],
  ['infants without an adult', pax(0, 1, 1), 'yetiskin_gerekli'],
  ['children without an adult', pax(0, 2, 0), 'yetiskin_gerekli'],
  [
    'an end before the start',
    () => {
      const body = stay(40, 3)()
      return { ...body, sepet_urunler: body.sepet_urunler.map((line) => ({ ...line, bitis: FIRST_DAY })) }
    },
    'tarih_sirasi',
  ],
  [
    'a stay without nights',
    () => {
      const body = stay(40, 3)()
      return { ...body, sepet_urunler: body.sepet_urunler.map((line) => ({ ...line, bitis: line.baslangic })) }
    },
    'tarih_sirasi',
  ],
  [
    'a stay without an end',
    () => {
      const body = stay(40, 3)()
      return { ...body, sepet_urunler: body.sepet_urunler.map(({ bitis: _end, ...line }) => line) }
    },
    'bitis_gerekli',
  ],
  ['a day that does not exist', withLine((line) => ({ ...line, baslangic: '2027-02-30' })), 'alan_hatasi'],
  [
    'a departure in the past',
    withLine(({ kalkis: _key, ...line }) => ({ ...line, baslangic: '2020-01-06' })),
    'gecmis_tarih',
  ],
  ['a departure nobody runs', withLine((line) => ({ ...line, kalkis: 'nothing/2027-01-01T09:30' })), 'kalkis_yok'],
  [
    'a night in the past',
    () => {
      const body = placement([nights(desk.villa, addDays(FIRST_DAY, -30 - 5), 3)])
      return body
    },
    'gecmis_tarih',
  ],
  ['a stay shorter than the minimum', () => placement([nights(desk.villa, addDays(CLOSED_DAY, 2), 1)]), 'en_az_gece'],
  ['a closed day', () => placement([nights(desk.villa, addDays(CLOSED_DAY, -1), 3)]), 'kapali_gun'],
  ['a stay without prices', () => placement([nights(desk.villa, addDays(FIRST_DAY, 3000), 3)]), 'fiyat_yok'],
  ['an unknown product', withLine((line) => ({ ...line, urun_k_no: randomUUID() })), 'urun_yok'],
  ['an unknown option', withLine((line) => ({ ...line, opsiyon_k_no: randomUUID() })), 'urun_yok'],
  [
    'an unknown extra',
    withLine((line) => ({ ...line, ekstra_hizmetler: [{ k_no: randomUUID(), adet: 1 }] })),
    'ekstra_yok',
  ],
  [
    'an extra a negative number of times',
    withLine((line) => ({ ...line, ekstra_hizmetler: [{ k_no: randomUUID(), adet: -1 }] })),
    'alan_hatasi',
  ],
  ['an expired coupon', coupon('EXPIRED'), 'kupon_gecersiz'],
  ['a coupon that has not begun', coupon('SOON'), 'kupon_gecersiz'],
  ['an unknown coupon', coupon('NOSUCH'), 'kupon_gecersiz'],
  ['a coupon for larger baskets', coupon('RICH'), 'kupon_gecersiz'],
  ['a used-up coupon', coupon('USEDUP'), 'kupon_bitti'],
  ['a coupon of another member', coupon('PRIVATE'), 'kupon_baskasinin'],
  [
    'a currency the tenant does not offer',
    () => ({ ...placement([seats(desk.tour, addDays(FIRST_DAY, 91))]), secilen_kur: 'JPY' }),
    'kur_yok',
  ],
  [
    'instalments the tenant does not offer',
    () => ({
      ...placement([seats(desk.tour, addDays(FIRST_DAY, 91))]),
      kart_bilgileri: { kart_3d_guvenlik: true, kart_taksit: 9 },
    }),
    'taksit_yok',
  ],
  [
    '51 lines',
    () => placement(Array.from({ length: 51 }, () => seats(desk.tour, addDays(FIRST_DAY, 91)))),
    'cok_satir',
  ],
  ['no lines', () => placement([]), 'alan_hatasi'],
  [
    'the same line twice',
    () => {
      const line = seats(desk.tour, addDays(FIRST_DAY, 91))
      return placement([line, line])
    },
    'alan_hatasi',
  ],
  [
    'a card number',
    () => ({
      ...placement([seats(desk.tour, addDays(FIRST_DAY, 91))]),
      kart_bilgileri: { kart_numarasi: '5528790000000008', kart_3d_guvenlik: true, kart_taksit: 1 },
    }),
    'kart_bilgisi_yasak',
  ],
  [
    'contracts not accepted',
    () => ({ ...placement([seats(desk.tour, addDays(FIRST_DAY, 91))]), mesafeli_satis_sozlesmesi: false }),
    'alan_hatasi',
  ],
]

describe('bad input is refused with a code, a sentence in four languages and nothing changed', () => {
  test.each(CASES)('%s', async (_, make, code) => {
    const before = await countAll()
    const sentences = new Set<string>()
    for (const language of LANGUAGES) {
      const answer = await desk.post('/rezervasyon-olustur-post', make(), {
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
    await loadFixture(desk.app.owner.db, desk.place.db, [other])
    await desk.app.tenants.refresh()
    const theirs = { db: desk.place.db, tenantId: desk.app.tenants.byKod('beta')?.id ?? 0 }
    const tour = await addTour(theirs, 4)
    const from = (company: string) => ({ ...stranger(), company })
    const ours = placement([seats(desk.tour, addDays(FIRST_DAY, 91))])
    const before = await countAll()
    for (const [path, body] of [
      ['/sepet-hesapla-post', { sepet_urunler: ours.sepet_urunler, secilen_kur: ours.secilen_kur, lang: ours.lang }],
      ['/rezervasyon-olustur-post', ours],
    ] as const) {
      const foreign = await desk.post(path, body, from('beta'))
      expect([path, foreign.statusCode, foreign.json().code]).toEqual([path, ERROR_STATUS.urun_yok, 'urun_yok'])
    }
    // Their own product with a code of ours, which is used up here and has never been given out there.
    const coupled = placement([seats(tour, addDays(FIRST_DAY, 91))], { coupon: 'USEDUP' })
    expect((await desk.post('/rezervasyon-olustur-post', coupled, from('beta'))).json().code).toBe('kupon_gecersiz')
    const placed = placement([seats(tour, addDays(FIRST_DAY, 91))])
    const { misafir_anahtari } = (await desk.post('/rezervasyon-olustur-post', placed, from('beta'))).json()
    const read = (company: string) =>
      desk.app.get(`/api/rezervasyon-getir?k_no=${placed.k_no}&anahtar=${misafir_anahtari}`, from(company))
    expect((await read('beta')).statusCode).toBe(200)
    expect((await read('alfa')).statusCode).toBe(404)
    expect(await countAll()).toEqual(before)
  })

  test('every call of the basket refuses unknown fields and text instead of numbers', async () => {
    const good = placement([seats(desk.tour, addDays(FIRST_DAY, 91))])
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
      expect((await desk.post(path, body)).json().code).toBe('alan_hatasi')
    }
  })

  test.each([
    ['urun_k_no=x&ay=2027-01', 422],
    [`urun_k_no=${randomUUID()}&ay=2027-13`, 422],
    [`urun_k_no=${randomUUID()}&ay=2027-01&kisi=0`, 422],
    [`urun_k_no=${Array.from({ length: 49 }, () => randomUUID()).join(',')}&ay=2027-01`, 422],
    [`urun_k_no=${randomUUID()}&ay=2027-01`, 200],
  ])('a calendar for %s answers %i', async (query, status) => {
    expect((await desk.app.get(`/api/urun-takvim-getir?${query}`, stranger())).statusCode).toBe(status)
  })
})

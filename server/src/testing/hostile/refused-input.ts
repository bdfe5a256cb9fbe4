import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@meltem/contract/wire/errors'
import { addDays } from '@meltem/domain/calendar-day'
import { withTenant } from '../../platform/db/connection.ts'
import { nights, placement, seats } from '../hammer/hammer-basket.ts'
import { FIRST_DAY } from '../hammer/hammer-catalog.ts'
import type { TestBooking } from '../test-booking.ts'

const STRANGER_KEY = '3f2b8c1e-1111-4222-8333-444455556666'
const CLOSED_DAY = addDays(FIRST_DAY, 300)

async function addCoupons(shop: TestBooking): Promise<void> {
  const { db, tenantId: tenant_id } = shop.place
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
  const used = await shop.post(
    '/rezervasyon-olustur-post',
    placement([seats(shop.tour, addDays(FIRST_DAY, 90))], { coupon: 'USEDUP' }),
  )
  if (used.statusCode !== 200) throw new Error(`the coupon could not be used up: ${used.body}`)
}

async function closeDay(shop: TestBooking): Promise<void> {
  const { db, tenantId } = shop.place
  await withTenant(db, tenantId, async (trx) => {
    const month = `${CLOSED_DAY.slice(0, 7)}-01`
    const { gunler } = await trx
      .selectFrom('gun_ayi')
      .select('gunler')
      .where('opsiyon_k_no', '=', shop.villa.opsiyon_k_no)
      .where('ay', '=', month)
      .executeTakeFirstOrThrow()
    const changed = gunler.map((day, place) =>
      place === Number(CLOSED_DAY.slice(8)) - 1 ? [100_000, 0, -1, 0, 1, 7] : day,
    )
    const minimum = changed.map((day) => (day ? [day[0], day[1], day[2], day[3], 2, day[5]] : day))
    await trx
      .updateTable('gun_ayi')
      .set({ gunler: JSON.stringify(minimum) })
      .where('opsiyon_k_no', '=', shop.villa.opsiyon_k_no)
      .where('ay', '=', month)
      .execute()
  })
}

/** Coupons that do not count, and a villa with a closed day: what some of the cases ask for. */
export async function prepareBadInput(shop: TestBooking): Promise<void> {
  await addCoupons(shop)
  await closeDay(shop)
}

type Body = ReturnType<typeof placement>
type Make = (shop: TestBooking) => object
type Line = Body['sepet_urunler'][number]

function withLine(change: (line: Line) => object): Make {
  return (shop) => {
    const body = placement([seats(shop.tour, addDays(FIRST_DAY, 91))])
    return { ...body, sepet_urunler: body.sepet_urunler.map((line) => change(line)) }
  }
}

const pax = (yetiskin: unknown, cocuk: unknown = 0, bebek: unknown = 0) =>
  withLine((line) => ({ ...line, pax: { yetiskin, cocuk, bebek } }))
const stay = (from: number, count: number) => (shop: TestBooking) =>
  placement([nights(shop.villa, addDays(FIRST_DAY, from), count)])
const coupon = (kod: string) => (shop: TestBooking) =>
  placement([seats(shop.tour, addDays(FIRST_DAY, 91))], { coupon: kod })

/** Bookings that are refused, and the code that says why. */
export const BAD_INPUT: readonly (readonly [string, Make, ErrorCode])[] = [
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
    (shop) => {
      const body = stay(40, 3)(shop)
      return { ...body, sepet_urunler: body.sepet_urunler.map((line) => ({ ...line, bitis: FIRST_DAY })) }
    },
    'tarih_sirasi',
  ],
  [
    'a stay without nights',
    (shop) => {
      const body = stay(40, 3)(shop)
      return { ...body, sepet_urunler: body.sepet_urunler.map((line) => ({ ...line, bitis: line.baslangic })) }
    },
    'tarih_sirasi',
  ],
  [
    'a stay without an end',
    (shop) => {
      const body = stay(40, 3)(shop)
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
    (shop) => {
      const body = placement([nights(shop.villa, addDays(FIRST_DAY, -30 - 5), 3)])
      return body
    },
    'gecmis_tarih',
  ],
  [
    'a stay shorter than the minimum',
    (shop) => placement([nights(shop.villa, addDays(CLOSED_DAY, 2), 1)]),
    'en_az_gece',
  ],
  ['a closed day', (shop) => placement([nights(shop.villa, addDays(CLOSED_DAY, -1), 3)]), 'kapali_gun'],
  ['a stay without prices', (shop) => placement([nights(shop.villa, addDays(FIRST_DAY, 3000), 3)]), 'fiyat_yok'],
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
    (shop) => ({ ...placement([seats(shop.tour, addDays(FIRST_DAY, 91))]), secilen_kur: 'JPY' }),
    'kur_yok',
  ],
  [
    'instalments the tenant does not offer',
    (shop) => ({
      ...placement([seats(shop.tour, addDays(FIRST_DAY, 91))]),
      kart_bilgileri: { kart_3d_guvenlik: true, kart_taksit: 9 },
    }),
    'taksit_yok',
  ],
  [
    '51 lines',
    (shop) => placement(Array.from({ length: 51 }, () => seats(shop.tour, addDays(FIRST_DAY, 91)))),
    'cok_satir',
  ],
  ['no lines', () => placement([]), 'alan_hatasi'],
  [
    'the same line twice',
    (shop) => {
      const line = seats(shop.tour, addDays(FIRST_DAY, 91))
      return placement([line, line])
    },
    'alan_hatasi',
  ],
  [
    'a card number',
    (shop) => ({
      ...placement([seats(shop.tour, addDays(FIRST_DAY, 91))]),
      kart_bilgileri: { kart_numarasi: '5528790000000008', kart_3d_guvenlik: true, kart_taksit: 1 },
    }),
    'kart_bilgisi_yasak',
  ],
  [
    'contracts not accepted',
    (shop) => ({ ...placement([seats(shop.tour, addDays(FIRST_DAY, 91))]), mesafeli_satis_sozlesmesi: false }),
    'alan_hatasi',
  ],
]

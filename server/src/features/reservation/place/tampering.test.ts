import type { Reservation } from '@meltem/contract/reservation'
import { addDays } from '@meltem/domain/calendar-day'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { type BookingDesk, openBookingDesk } from '../../../testing/booking-desk.ts'
import { placement, seats, stranger } from '../../../testing/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer-catalogue.ts'

let desk: BookingDesk
beforeAll(async () => {
  desk = await openBookingDesk()
})
afterAll(() => desk.close())

/** Every money field of the spec's reservation and cart line, and those that other shops have believed (RELY-5). */
const TOTALS = [
  'urun_toplam',
  'ekstra_toplam',
  'kupon_indirim',
  'sepet_indirim',
  'iskonto_indirim',
  'kdv_toplam',
  'kdv_dahil',
  'taksit_fark',
  'ara_toplam',
  'on_odeme_oran',
  'kalan_toplam',
]
const LINE_MONEY = [
  'fiyat',
  'unit_price',
  'toplam',
  'indirim_toplam',
  'odeme_tipi_oran',
  'kdv_oran',
  'kdv_turu',
  'fiyatlandirma',
]
const WHOLE = [
  'rezervasyon_toplam',
  'sabit_kur',
  'sabit_kur_fiyat',
  'secilen_kur_fiyat',
  'kur_bilgi',
  'kdv_oran',
  'kdv_turu',
  'indirim_oranlar',
  'gun_fiyatlar',
  'fis',
  'tahsilat_durum',
  'durum',
  'paid',
  'tip',
  'amount',
  'iskonto',
  'uye',
  'odeme_tipi_kontrol',
  'bitis',
]
const LINE_WHOLE = [
  'sabit_toplam',
  'kur_toplam',
  'bugun_satis_fiyat',
  'gun_fiyatlar',
  'urun_cache',
  'ucretler',
  'kampanya',
]

const fair = () => placement([seats(desk.tour, addDays(FIRST_DAY, 30), 2)])

async function isUntouched(k_no: string): Promise<boolean> {
  const { db, tenantId } = desk.place
  const row = await withTenant(db, tenantId, (trx) =>
    trx.selectFrom('rezervasyon').select('k_no').where('k_no', '=', k_no).executeTakeFirst(),
  )
  return row === undefined
}

describe('a falsified money field never reaches the books', () => {
  const inBody = [...WHOLE, ...TOTALS].map(
    (field) => [`body.${field}`, (body: object) => ({ ...body, [field]: 0.01 })] as const,
  )
  const inSeen = TOTALS.map(
    (field) =>
      [
        `kur_rezervasyon_toplam.${field}`,
        (body: ReturnType<typeof fair>) => ({
          ...body,
          kur_rezervasyon_toplam: { ...body.kur_rezervasyon_toplam, [field]: 0.01 },
        }),
      ] as const,
  )
  const inLine = [...LINE_MONEY, ...LINE_WHOLE].map(
    (field) =>
      [
        `sepet_urunler.0.${field}`,
        (body: ReturnType<typeof fair>) => ({
          ...body,
          sepet_urunler: body.sepet_urunler.map((line) => ({ ...line, [field]: 0.01 })),
        }),
      ] as const,
  )

  test.each([...inBody, ...inSeen, ...inLine])('%s is refused', async (_, falsify) => {
    const body = fair()
    const answer = await desk.post('/rezervasyon-olustur-post', falsify(body))
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'alan_hatasi'])
    expect(await isUntouched(body.k_no)).toBe(true)
  })

  test.each([
    { genel_toplam: 0, on_odeme_toplam: 0 },
    { genel_toplam: 199.99, on_odeme_toplam: 50 },
    { genel_toplam: 200.01, on_odeme_toplam: 50 },
    { genel_toplam: 200, on_odeme_toplam: 49.99 },
    { genel_toplam: -200, on_odeme_toplam: -50 },
    { genel_toplam: 999_999_999_999.99, on_odeme_toplam: 50 },
  ])('totals the person did not see ask again: %o', async (kur_rezervasyon_toplam) => {
    const body = { ...fair(), kur_rezervasyon_toplam }
    const answer = await desk.post('/rezervasyon-olustur-post', body)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: 'fiyat_degisti',
        ayrinti: { kur: 'TRY', kur_rezervasyon_toplam: { genel_toplam: 200, on_odeme_toplam: 50 } },
      },
    ])
    expect(await isUntouched(body.k_no)).toBe(true)
  })

  test.each([1e300, -1e300, 1e12])('a total nobody can have seen is refused: %d', async (genel_toplam) => {
    const body = { ...fair(), kur_rezervasyon_toplam: { genel_toplam, on_odeme_toplam: 50 } }
    const answer = await desk.post('/rezervasyon-olustur-post', body)
    expect([answer.statusCode, answer.json().alanlar[0].alan]).toEqual([422, 'kur_rezervasyon_toplam.genel_toplam'])
    expect(await isUntouched(body.k_no)).toBe(true)
  })

  test('whatever is changed about a body, it is refused or charged at the server’s price', async () => {
    const nasty = fc.oneof(
      fc.constantFrom(-1, 0, 0.01, 1e21, 1.5, null, '', 'NaN', '1', [], {}, true),
      fc.integer(),
      fc.double(),
    )
    const paths = [
      'pax.yetiskin',
      'pax.cocuk',
      'pax.bebek',
      'adet',
      'evcil_hayvan',
      'ek_yatak',
      'k_no',
      'baslangic',
      'genel_toplam',
      'on_odeme_toplam',
      'secilen_kur',
      'odeme_tipi',
      'promosyon_kodu',
    ]
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), nasty, async (path, value) => {
        const body = placement([seats(desk.tour, addDays(FIRST_DAY, 31 + Math.floor(Math.random() * 3000)))])
        const answer = await desk.post('/rezervasyon-olustur-post', change(body, path, value), stranger())
        expect(answer.statusCode).toBeLessThan(500)
        expect(answer.statusCode === 200 ? isFair(answer.json().data) : await isUntouched(body.k_no)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

function isFair({ sepet_urunler: [line], kur_rezervasyon_toplam }: Reservation): boolean {
  const { yetiskin = 0, cocuk = 0 } = line?.pax ?? {}
  return kur_rezervasyon_toplam.genel_toplam === yetiskin * 100 + cocuk * 50
}

function change(body: ReturnType<typeof placement>, path: string, value: unknown): object {
  if (path.endsWith('_toplam'))
    return { ...body, kur_rezervasyon_toplam: { ...body.kur_rezervasyon_toplam, [path]: value } }
  if (path in body) return { ...body, [path]: value }
  const [first = '', second] = path.split('.')
  return {
    ...body,
    sepet_urunler: body.sepet_urunler.map((line) => ({
      ...line,
      [first]: second ? { ...line.pax, [second]: value } : value,
    })),
  }
}

import type { Reservation } from '@meltem/contract/reservation/reservation'
import { addDays } from '@meltem/domain/calendar-day'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { FALSIFIED, IMPOSSIBLE_TOTALS, UNSEEN_TOTALS } from '../../../testing/hostile/tampered-bookings.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'

let shop: TestBooking
beforeAll(async () => {
  shop = await openTestBooking()
})
afterAll(() => shop.close())

const fair = () => placement([seats(shop.tour, addDays(FIRST_DAY, 30), 2)])

async function isUntouched(k_no: string): Promise<boolean> {
  const { db, tenantId } = shop.place
  const row = await withTenant(db, tenantId, (trx) =>
    trx.selectFrom('rezervasyon').select('k_no').where('k_no', '=', k_no).executeTakeFirst(),
  )
  return row === undefined
}

describe('a falsified money field never reaches the books', () => {
  test.each(FALSIFIED)('%s is refused', async (_, falsify) => {
    const body = fair()
    const answer = await shop.post('/rezervasyon-olustur-post', falsify(body))
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'alan_hatasi'])
    expect(await isUntouched(body.k_no)).toBe(true)
  })

  test.each(UNSEEN_TOTALS)('totals the person did not see ask again: %o', async (kur_rezervasyon_toplam) => {
    const body = { ...fair(), kur_rezervasyon_toplam }
    const answer = await shop.post('/rezervasyon-olustur-post', body)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: 'fiyat_degisti',
        ayrinti: { kur: 'TRY', kur_rezervasyon_toplam: { genel_toplam: 200, on_odeme_toplam: 50 } },
      },
    ])
    expect(await isUntouched(body.k_no)).toBe(true)
  })

  test.each(IMPOSSIBLE_TOTALS)('a total nobody can have seen is refused: %d', async (genel_toplam) => {
    const body = { ...fair(), kur_rezervasyon_toplam: { genel_toplam, on_odeme_toplam: 50 } }
    const answer = await shop.post('/rezervasyon-olustur-post', body)
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
        const body = placement([seats(shop.tour, addDays(FIRST_DAY, 31 + Math.floor(Math.random() * 3000)))])
        const answer = await shop.post('/rezervasyon-olustur-post', change(body, path, value), stranger())
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

import { randomUUID } from 'node:crypto'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { nights, placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment, type Waiting } from '../../../testing/test-payment.ts'
import { sweepTenant } from '../../reservation/hold/expire-holds.job.ts'

let shop: TestPayment
let tour: Tour
let day = FIRST_DAY
beforeAll(async () => {
  shop = await openTestPayment()
  tour = await addTour(shop.place, 1000)
  const deger = JSON.stringify({ taksit_oranlari: { 3: 6 }, bilet_on_eki: 'BLT', tutma_dk: 15 })
  await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
    trx.updateTable('ayar').set({ deger }).where('anahtar', '=', 'rezervasyon').execute(),
  )
  shop.app.services.cache.dropAll()
})
afterAll(() => shop.close())
afterEach(() => {
  shop.app.clock.set()
})

const later = (hours: number) => {
  shop.app.clock.set(() => new Date(Date.now() + hours * 3_600_000))
}

/** Two nights that were asked for and accepted: 2 000.00, of which 500.00 are due. */
async function accepted(): Promise<Waiting> {
  day = addDays(day, 3)
  const body = placement([nights(shop.asked, day, 2)], { mode: 'sor_sat', method: 'kredi_karti' })
  const answer = (await shop.post('/rezervasyon-istek-post', body)).json()
  await shop.post('/yonetim/rezervasyon-kabul-post', { k_no: body.k_no }, await shop.logIn())
  return { k_no: body.k_no, anahtar: String(answer.misafir_anahtari) }
}

interface Choice {
  readonly odeme_yontemi: string
  readonly odeme_tipi?: string
  readonly kart_taksit?: number
}

const choose = async (waiting: Waiting, choice: Choice, genel_toplam: number, on_odeme_toplam: number) =>
  (
    await shop.post('/odeme-sec-post', {
      ...waiting,
      odeme_tipi: 'on_odeme',
      ...choice,
      kur_rezervasyon_toplam: { genel_toplam, on_odeme_toplam },
    })
  ).json()

describe('an accepted request offers the ways to pay of the checkout', () => {
  test('everything at once: all of it is due, and paying it leaves nothing', async () => {
    const waiting = await accepted()
    const chosen = await choose(waiting, { odeme_yontemi: 'kredi_karti', odeme_tipi: 'tamami' }, 2000, 2000)
    expect(chosen).toMatchObject({ success: 1, data: { durum: 'accepted', hesap: { simdi: 2000, kalan: 0 } } })
    expect(await shop.payWith(waiting)).toMatchObject({
      sonuc: 'odendi',
      deneme: { tutar: 2000 },
      rezervasyon: { durum: 'confirmed', tahsilat_durum: 2 },
    })
  })

  test('three instalments: the difference is on the receipt, and the bank is asked for three', async () => {
    const waiting = await accepted()
    const chosen = await choose(waiting, { odeme_yontemi: 'kredi_karti', kart_taksit: 3 }, 2030, 530)
    expect(chosen).toMatchObject({ success: 1, data: { hesap: { simdi: 530, kalan: 1500 } } })
    expect(chosen.data.fis.adimlar).toContainEqual(expect.objectContaining({ kod: 'taksit_fark', tutar: 30 }))
    const { deneme } = await shop.begin(waiting)
    expect(deneme).toMatchObject({ tutar: 530, kart_taksit: 3 })
    // Back to a single payment: the difference is gone.
    expect(await choose(waiting, { odeme_yontemi: 'kredi_karti' }, 2000, 500)).toMatchObject({
      success: 1,
      data: { hesap: { simdi: 500, kalan: 1500 }, kur_rezervasyon_toplam: { taksit_fark: 0 } },
    })
  })

  test('by transfer: told by mail until when, confirmed by the money, cancelled without it', async () => {
    const waiting = await accepted()
    const before = (
      await shop.app.get(`/api/rezervasyon-getir?k_no=${waiting.k_no}&anahtar=${waiting.anahtar}`, stranger())
    ).json()
    const chosen = await choose(waiting, { odeme_yontemi: 'havale' }, 2000, 500)
    expect(chosen).toMatchObject({ success: 1, data: { odeme_yontemi: 'havale', bitis: before.data.bitis } })
    expect(await shop.mails(waiting.k_no)).toContain('reservation_guest placed')
    expect(await shop.pay(waiting.k_no, 500)).toMatchObject({ data: { durum: 'confirmed' } })
    const late = await accepted()
    await choose(late, { odeme_yontemi: 'havale' }, 2000, 500)
    later(25)
    await sweepTenant(shop.app.services, shop.tenant)
    expect(await shop.state(late)).toMatchObject({ rezervasyon: { durum: 'cancelled' } })
  })

  test('on the day: confirmed at once, nothing now, all of it then', async () => {
    const waiting = await accepted()
    const chosen = await choose(waiting, { odeme_yontemi: 'tur_gunu' }, 2000, 500)
    expect(chosen).toMatchObject({
      success: 1,
      data: { durum: 'confirmed', hesap: { odenen: 0, simdi: 0, kabulde: 0, kalan: 2000 } },
    })
    expect((await shop.claims(waiting.k_no)).map(({ durum }) => durum)).toContain('confirmed')
    expect((await shop.mails(waiting.k_no)).filter((mail) => mail === 'reservation_guest confirmed')).toHaveLength(1)
  })
})

describe('a booking whose card was refused', () => {
  test('goes on by transfer under the same number, for a day from when it was made', async () => {
    day = addDays(day, 1)
    const waiting = await shop.book(seats(tour, day, 2))
    expect(await shop.payWith(waiting, 'bakiye')).toMatchObject({ sonuc: 'basarisiz' })
    const chosen = await choose(waiting, { odeme_yontemi: 'havale' }, 200, 50)
    expect(chosen).toMatchObject({ success: 1, data: { durum: 'held', odeme_yontemi: 'havale' } })
    const hours = (Date.parse(chosen.data.bitis) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    later(2)
    const again = await choose(waiting, { odeme_yontemi: 'havale' }, 200, 50)
    expect(again.data.bitis).toBe(chosen.data.bitis)
  })

  test('is not chosen for by a stranger, at another price, after its time, or once it stands', async () => {
    day = addDays(day, 1)
    const waiting = await shop.book(seats(tour, day, 2))
    const way = { odeme_yontemi: 'havale' }
    expect(await choose({ ...waiting, anahtar: 'x'.repeat(43) }, way, 200, 50)).toMatchObject({ code: 'bulunamadi' })
    expect(await choose({ ...waiting, k_no: randomUUID() }, way, 200, 50)).toMatchObject({ code: 'bulunamadi' })
    expect(await choose(waiting, way, 199, 50)).toMatchObject({ code: 'fiyat_degisti' })
    expect(await choose(waiting, { ...way, kart_taksit: 3 }, 200, 50)).toMatchObject({ code: 'taksit_yok' })
    expect(await choose(waiting, { odeme_yontemi: 'kredi_karti', kart_taksit: 5 }, 200, 50)).toMatchObject({
      code: 'taksit_yok',
    })
    later(1)
    expect(await choose(waiting, way, 200, 50)).toMatchObject({ code: 'tutma_bitti' })
    shop.app.clock.set()
    await shop.payWith(waiting)
    expect(await choose(waiting, way, 200, 50)).toMatchObject({ code: 'durum_uygun_degil' })
  })
})

import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { giveTerms, saleOf } from '../../../testing/agency-sale.ts'
import { nights, placement, ride, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addHouse, addTour, addTransfer, FIRST_DAY, type House } from '../../../testing/hammer/hammer-catalog.ts'
import { agencyHeaders, newAgency, type TestAgency } from '../../../testing/test-agency.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { keepAgencies } from './upkeep.ts'

let shop: TestBooking
let agency: TestAgency
let headers: Headers
let staff: Headers
beforeAll(async () => {
  shop = await openTestBooking()
  agency = await newAgency(shop.app, { kur: 'TRY' })
  await giveTerms(shop.place, agency.k_no, { akis: 'net_fiyat', kredi: 1_000_000 })
  headers = await agencyHeaders(shop.app, agency)
  staff = await shop.logIn()
})
afterAll(() => shop.close())

type Headers = Record<string, string>

const on = (place: number) => addDays(FIRST_DAY, place)
const keep = async (opsiyon_k_no: string, [from, to]: [number, number], adet = 1, birakma_gun = 7) =>
  (
    await shop.post(
      '/yonetim/acente-kontenjan-post',
      { acente_k_no: agency.k_no, opsiyon_k_no, baslangic: on(from), bitis: on(to), adet, birakma_gun },
      staff,
    )
  ).json()
const book = async (house: House, from: number, count: number, who = headers) =>
  (await shop.post('/acente-rezervasyon-post', saleOf([nights(house, on(from), count)], 20), who)).json()
const buy = async (house: House, from: number, count: number) =>
  (await shop.post('/rezervasyon-olustur-post', placement([nights(house, on(from), count)]))).json()
const kept = async (house: House) =>
  (await shop.app.get('/api/acente-kontenjan-listele?dil=en', headers))
    .json()
    .data.find(({ opsiyon_k_no }: { opsiyon_k_no: string }) => opsiyon_k_no === house.opsiyon_k_no)
const places = async (house: House, from: number, to: number, who: Headers | undefined) => {
  const path = who ? '/acente-musaitlik-getir' : '/urun-musaitlik-getir'
  const query = `urun_k_no=${house.urun_k_no}&baslangic=${on(from)}&bitis=${on(to)}&yetiskin=2`
  return (await shop.app.get(`/api${path}?${query}`, who ?? { company: 'alfa' })).json().secenekler[0].musait
}

describe('a house kept for an agency', () => {
  test('is full for everybody else and free for it, night by night', async () => {
    const house = await addHouse(shop.place)
    expect(await keep(house.opsiyon_k_no, [0, 9])).toMatchObject({ success: 1, kalkis: 10 })
    expect((await buy(house, 2, 3)).code).toBe('dolu')
    expect([await places(house, 2, 5, undefined), await places(house, 2, 5, headers)]).toEqual([false, true])
    const other = await newAgency(shop.app, { kur: 'TRY' })
    await giveTerms(shop.place, other.k_no, { akis: 'net_fiyat', kredi: 100_000 })
    expect((await book(house, 2, 3, await agencyHeaders(shop.app, other))).code).toBe('dolu')
    const sold = await book(house, 2, 3)
    expect(sold.data).toMatchObject({ durum: 'confirmed', net_toplam: 2400 })
    expect((await book(house, 3, 1)).code).toBe('dolu')
    const list = await kept(house)
    expect(list).toMatchObject({ stok: 'gece', adet: 1, birakma_gun: 7, baslangic: on(0), bitis: on(9) })
    expect(list.gunler.map(({ alinan }: { alinan: number }) => alinan)).toEqual([0, 0, 1, 1, 1, 0, 0, 0, 0, 0])
    expect(list.gunler[0].birakma_tarihi).toBe(on(-7))
    // The nights around it are still kept.
    expect((await buy(house, 0, 2)).code).toBe('dolu')
    expect((await book(house, 5, 2)).data.durum).toBe('confirmed')
    // Cancelled, they are kept again.
    const cancel = { k_no: sold.data.k_no, kesinti: 0, iade: 0 }
    expect((await shop.post('/acente-rezervasyon-iptal-post', cancel, headers)).json().data.durum).toBe('cancelled')
    expect((await buy(house, 2, 3)).code).toBe('dolu')
    expect((await book(house, 2, 3)).data.durum).toBe('confirmed')
  })

  test('is quoted, held, changed and let go without losing a night', async () => {
    const house = await addHouse(shop.place)
    await keep(house.opsiyon_k_no, [0, 9])
    const { misafir: _guest, ...basket } = saleOf([nights(house, on(1), 3)], 20)
    const { kur_rezervasyon_toplam: _seen, k_no: _key, ...asked } = basket
    expect((await shop.post('/acente-sepet-hesapla-post', asked, headers)).json().data.engeller).toEqual([])
    expect((await shop.post('/acente-opsiyon-post', basket, headers)).statusCode).toBe(200)
    expect((await kept(house)).gunler.map(({ alinan }: { alinan: number }) => alinan).join('')).toBe('0111000000')
    const [line] = basket.sepet_urunler
    const moved = saleOf([nights(house, on(2), 3)], 20, basket.k_no)
    const { misafir: _same, ...again } = moved
    expect((await shop.post('/acente-opsiyon-post', again, headers)).statusCode).toBe(200)
    expect((await kept(house)).gunler.map(({ alinan }: { alinan: number }) => alinan).join('')).toBe('0011100000')
    await shop.post('/acente-opsiyon-birak-post', { k_no: basket.k_no }, headers)
    expect((await kept(house)).gunler.map(({ alinan }: { alinan: number }) => alinan).join('')).toBe('0000000000')
    const sold = (await book(house, 1, 2)).data
    const wish = {
      k_no: sold.k_no,
      sepet_urunler: [{ ...line, k_no: (await lineOf(sold.k_no)).k_no, baslangic: on(6), bitis: on(9) }],
    }
    const quote = (await shop.post('/acente-rezervasyon-degistir-hesapla-post', wish, headers)).json()
    expect(quote).toMatchObject({ eski: 1600, yeni: 2400, engel: 0 })
    const kur_rezervasyon_toplam = { genel_toplam: quote.yeni, on_odeme_toplam: quote.on_odeme_toplam }
    const change = { ...wish, istek_k_no: crypto.randomUUID(), kur_rezervasyon_toplam }
    expect((await shop.post('/acente-rezervasyon-degistir-post', change, headers)).statusCode).toBe(200)
    expect((await kept(house)).gunler.map(({ alinan }: { alinan: number }) => alinan).join('')).toBe('0000001110')
    expect((await buy(house, 1, 2)).code).toBe('dolu')
  })

  const lineOf = async (k_no: string) =>
    (await shop.app.get(`/api/acente-rezervasyon-getir?k_no=${k_no}`, headers)).json().ayrinti.satirlar[0].istek

  test('is everybody’s from its release day on, and at once when staff ends it', async () => {
    const [early, ended] = [await addHouse(shop.place), await addHouse(shop.place)]
    await keep(early.opsiyon_k_no, [0, 3], 1, 25)
    const { k_no } = await keep(ended.opsiyon_k_no, [0, 3])
    const sold = await book(ended, 0, 1)
    shop.app.clock.set(() => new Date(`${on(-24)}T10:00:00Z`))
    await keepAgencies(shop.app.services, shop.app.tenants.byKod('alfa') as never)
    expect((await buy(early, 0, 2)).success).toBe(1)
    expect((await buy(early, 2, 2)).code).toBe('dolu')
    shop.app.clock.set()
    const listed = await shop.app.get(`/api/yonetim/acente-kontenjan-listele?acente_k_no=${agency.k_no}&dil=tr`, staff)
    expect(listed.json().data.map((one: { k_no: string }) => one.k_no)).toContain(k_no)
    const end = await shop.post('/yonetim/acente-kontenjan-bitir-post', { k_no }, staff)
    expect(end.json()).toMatchObject({ success: 1, birakilan: 3 })
    expect((await buy(ended, 1, 3)).success).toBe(1)
    // What was sold of it stays sold, and is free for all when it is given back.
    expect((await buy(ended, 0, 1)).code).toBe('dolu')
    const cancel = { k_no: sold.data.k_no, kesinti: 0, iade: 0 }
    await shop.post('/acente-rezervasyon-iptal-post', cancel, headers)
    expect((await buy(ended, 0, 1)).success).toBe(1)
    expect((await shop.post('/yonetim/acente-kontenjan-bitir-post', { k_no }, staff)).json().birakilan).toBe(0)
  })

  test('is refused where too few are free on all of the days, in the past, and to who is no staff', async () => {
    const pool = await addHouse(shop.place, { units: 3 })
    expect((await buy(pool, 4, 1)).success).toBe(1)
    const over = await keep(pool.opsiyon_k_no, [0, 9], 3)
    expect([over.code, over.ayrinti]).toEqual(['yer_yetmez', { kalan: 2 }])
    expect((await keep(pool.opsiyon_k_no, [0, 9], 2)).kalkis).toBe(10)
    expect((await keep(pool.opsiyon_k_no, [-60, -50])).code).toBe('gecmis_tarih')
    expect((await keep(pool.opsiyon_k_no, [5, 2])).code).toBe('tarih_sirasi')
    const wish = { k_no: '11111111-1111-4111-8111-111111111111' }
    expect((await shop.post('/yonetim/acente-kontenjan-bitir-post', wish, staff)).json().code).toBe('bulunamadi')
    expect((await shop.post('/yonetim/acente-kontenjan-bitir-post', wish, headers)).statusCode).toBe(401)
  })
})

test('vehicles are kept by whole days', async () => {
  const transfer = await addTransfer(shop.place, 1)
  expect(await keep(transfer.opsiyon_k_no, [3, 4])).toMatchObject({ kalkis: 2 })
  const line = ride(transfer, on(3), '10:00')
  expect((await shop.post('/rezervasyon-olustur-post', placement([line]))).json().code).toBe('dolu')
  expect((await shop.post('/acente-rezervasyon-post', saleOf([line], 20), headers)).statusCode).toBe(200)
  expect((await shop.post('/rezervasyon-olustur-post', placement([ride(transfer, on(4), '18:00')]))).json().code).toBe(
    'dolu',
  )
})

test('seats kept for an agency are quoted as free to it, and as full to everybody else', async () => {
  const boat = await addTour(shop.place, 4)
  await keep(boat.opsiyon_k_no, [2, 2], 4)
  const query = `urun_k_no=${boat.urun_k_no}&baslangic=${on(2)}&yetiskin=2`
  const own = (await shop.app.get(`/api/acente-musaitlik-getir?${query}`, headers)).json().secenekler[0]
  const all = (await shop.app.get(`/api/urun-musaitlik-getir?${query}`, { company: 'alfa' })).json().secenekler[0]
  expect([own.musait, own.kalkislar[0].kalan]).toEqual([true, 4])
  expect([all.musait, all.kalkislar[0].kalan]).toEqual([false, 0])
  const { misafir: _guest, kur_rezervasyon_toplam: _seen, k_no: _key, ...basket } = saleOf([seats(boat, on(2), 4)], 20)
  expect((await shop.post('/acente-sepet-hesapla-post', basket, headers)).json().data.engeller).toEqual([])
})

test('one service that is cancelled alone gives back what it had of an allotment, and the other keeps its own', async () => {
  const [house, boat] = [await addHouse(shop.place), await addTour(shop.place, 4)]
  await keep(house.opsiyon_k_no, [0, 9])
  await keep(boat.opsiyon_k_no, [2, 2], 4)
  const lines = [nights(house, on(1), 2), nights(house, on(5), 2), seats(boat, on(2), 1), seats(boat, on(2), 2)]
  const sale = saleOf(lines, 20)
  expect((await shop.post('/acente-rezervasyon-post', sale, headers)).json()).toMatchObject({ success: 1 })
  const days = async () => (await kept(house)).gunler.map(({ alinan }: { alinan: number }) => alinan).join('')
  const seatsUsed = async () => {
    const { data } = (await shop.app.get('/api/acente-kontenjan-listele?dil=en', headers)).json()
    return data.find(({ opsiyon_k_no }: { opsiyon_k_no: string }) => opsiyon_k_no === boat.opsiyon_k_no).gunler[0]
      .alinan
  }
  expect([await days(), await seatsUsed()]).toEqual(['0110011000', 3])
  for (const place of [0, 3]) {
    const wish = { k_no: sale.k_no, satir: lines[place]?.line.k_no, kesinti: 0, iade: 0 }
    expect((await shop.post('/acente-rezervasyon-iptal-post', wish, headers)).json()).toMatchObject({ success: 1 })
  }
  expect([await days(), await seatsUsed()]).toEqual(['0000011000', 1])
  // Kept again for the agency: a guest cannot buy it.
  expect((await buy(house, 1, 2)).code).toBe('dolu')
  expect((await book(house, 1, 2)).data.durum).toBe('confirmed')
})

test('the oracle finds a kept night that is not blocked', async () => {
  const house = await addHouse(shop.place)
  await keep(house.opsiyon_k_no, [0, 1])
  const { tenantId, db } = shop.place
  const set = (durum: 'cancelled' | 'blocked') =>
    withTenant(db, tenantId, (trx) =>
      trx
        .updateTable('tutma')
        .set({ durum })
        .where('birim_k_no', 'in', [...house.units])
        .execute(),
    )
  await set('cancelled')
  expect((await shop.app.database.askOracle()).map(({ kural }) => kural)).toContain('kontenjan_birim')
  await set('blocked')
  expect((await shop.app.database.askOracle()).map(({ kural }) => kural)).not.toContain('kontenjan_birim')
})

import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveTerms, saleOf } from '../../../testing/agency-sale.ts'
import { nights, placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { agencyHeaders, newAgency } from '../../../testing/test-agency.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'

let shop: TestBooking
let tour: Tour
beforeAll(async () => {
  shop = await openTestBooking()
  tour = await addTour(shop.place, 100)
})
afterAll(() => shop.close())

type Headers = Record<string, string>

async function agencyWith(akis: 'yonlendirme' | 'net_fiyat', kredi = 100_000) {
  const agency = await newAgency(shop.app, { kur: 'TRY' })
  await giveTerms(shop.place, agency.k_no, { akis, kredi })
  return { agency, headers: await agencyHeaders(shop.app, agency) }
}

const day = addDays(FIRST_DAY, 3)
const open = async (k_no: string, headers: Headers) =>
  (await shop.app.get(`/api/acente-rezervasyon-getir?k_no=${k_no}`, headers)).json()
const owed = async (headers: Headers) =>
  (await shop.app.get('/api/acente-cari-get?kur=TRY', headers)).json().data.hesaplar[0]?.bakiye ?? 0

describe('a booking on the screen of the desk', () => {
  test('has lines, people, prices, conditions and what can be done; accounting reads only', async () => {
    const { agency, headers } = await agencyWith('net_fiyat')
    const sale = { ...saleOf([seats(tour, day, 2)], 20), musteri_toplam: 230, rezervasyon_notu: 'Birthday' }
    await shop.post('/acente-rezervasyon-post', sale, headers)
    const { data, ayrinti } = await open(sale.k_no, headers)
    expect(data).toMatchObject({ satis_toplam: 200, net_toplam: 160, komisyon: 40, musteri_toplam: 230 })
    expect(ayrinti).toMatchObject({
      misafir: { ad: 'Ada', e_mail: sale.misafir.e_mail },
      rezervasyon_notu: 'Birthday',
      bitis: null,
      odenen: 0,
      satirlar: [
        {
          saat: '09:30',
          tutar: 160,
          istek: { baslangic: day, pax: { yetiskin: 2 } },
          durum: { kosullar: { iade_oran: 100, pencereler: [{ iade_oran: 100, son: `${day}T09:30` }] }, iptal: null },
        },
      ],
      eylemler: ['voucher', 'degistir', 'iptal'],
    })
    const clerk = await agencyHeaders(shop.app, agency, 'muhasebe')
    expect((await open(sale.k_no, clerk)).ayrinti.eylemler).toEqual([])
  })

  test('of a visitor or of a sub-agency tells no guest, and another agency finds none', async () => {
    const { agency, headers } = await agencyWith('net_fiyat')
    const visit = { ...placement([seats(tour, day, 1)]), ac_k_no: agency.k_no }
    await shop.post('/rezervasyon-olustur-post', visit)
    const seen = await open(visit.k_no, headers)
    expect([seen.data.kanal, seen.data.misafir, seen.ayrinti]).toEqual(['sayfa', null, null])
    const other = await agencyWith('net_fiyat')
    expect((await open(visit.k_no, other.headers)).code).toBe('bulunamadi')
  })
})

describe('a product that is asked for', () => {
  const stay = (from = 0) => saleOf([nights(shop.asked, addDays(FIRST_DAY, from), 3)], 20)
  const answer = async (path: string, body: object) =>
    (await shop.post(`/yonetim/rezervasyon-${path}`, body, await shop.logIn())).json()

  test('is not booked but asked for; the answer goes to the agency, and its yes books it on credit', async () => {
    const { headers } = await agencyWith('net_fiyat')
    const sale = stay()
    expect((await shop.post('/acente-rezervasyon-post', sale, headers)).json().code).toBe('sor_sat_gerekli')
    const asked = await shop.post('/acente-istek-post', sale, headers)
    expect(asked.json().data).toMatchObject({ durum: 'requested', net_toplam: 2400, satis_toplam: 3000 })
    expect((await open(sale.k_no, headers)).ayrinti.eylemler).toEqual(['iptal'])
    expect(await owed(headers)).toBe(0)
    expect(await answer('kabul-post', { k_no: sale.k_no, not: 'With pleasure' })).toMatchObject({ success: 1 })
    const { ayrinti } = await open(sale.k_no, headers)
    expect(ayrinti).toMatchObject({ eylemler: ['onayla', 'iptal'], yanit_notu: 'With pleasure' })
    expect(Date.parse(ayrinti.bitis)).toBeGreaterThan(Date.now())
    const yes = { k_no: sale.k_no }
    const booked = (await shop.post('/acente-istek-onay-post', yes, headers)).json()
    expect(booked.data).toMatchObject({ durum: 'confirmed', bilet_no: expect.stringMatching(/^BLT-/) })
    expect(await owed(headers)).toBe(2400)
    expect((await shop.post('/acente-istek-onay-post', yes, headers)).json().data).toEqual(booked.data)
    expect(await owed(headers)).toBe(2400)
    // Its client has heard nothing of it.
    const mails = await shop.mails(sale.k_no)
    expect(mails.filter((mail) => mail.startsWith('reservation_guest'))).toEqual([])
    expect(mails.filter((mail) => mail.startsWith('reservation_agency')).sort()).toEqual([
      'reservation_agency accepted',
      'reservation_agency confirmed',
      'reservation_agency requested',
    ])
  })

  test('is refused over the credit limit and stays accepted; declined and withdrawn it costs nothing', async () => {
    const poor = await agencyWith('net_fiyat', 100)
    const sale = stay(10)
    await shop.post('/acente-istek-post', sale, poor.headers)
    await answer('kabul-post', { k_no: sale.k_no })
    const over = (await shop.post('/acente-istek-onay-post', { k_no: sale.k_no }, poor.headers)).json()
    expect([over.code, over.ayrinti.gereken]).toEqual(['kredi_yetersiz', 2400])
    expect((await open(sale.k_no, poor.headers)).data.durum).toBe('accepted')
    const quote = await shop.post('/acente-rezervasyon-iptal-hesapla-post', { k_no: sale.k_no }, poor.headers)
    expect(quote.json().data).toMatchObject({ kesinti: 0, iade: 0 })
    const cancel = { k_no: sale.k_no, kesinti: 0, iade: 0 }
    expect((await shop.post('/acente-rezervasyon-iptal-post', cancel, poor.headers)).json().data.durum).toBe(
      'cancelled',
    )

    const { headers } = await agencyWith('net_fiyat')
    const other = stay(20)
    await shop.post('/acente-istek-post', other, headers)
    await answer('ret-post', { k_no: other.k_no, not: 'Sorry' })
    expect((await open(other.k_no, headers)).data.durum).toBe('declined')
    expect((await shop.post('/acente-istek-onay-post', { k_no: other.k_no }, headers)).json().code).toBe(
      'durum_uygun_degil',
    )
    expect(await owed(headers)).toBe(0)
    expect(await shop.mails(other.k_no)).toContain('reservation_agency declined')
  })

  test('a suggestion of the operator is taken at its price', async () => {
    const { headers } = await agencyWith('net_fiyat')
    const sale = stay(30)
    await shop.post('/acente-istek-post', sale, headers)
    const [line] = sale.sepet_urunler
    const sepet_urunler = [{ ...line, bitis: addDays(FIRST_DAY, 32) }]
    const offered = await answer('karsi-teklif-post', { k_no: sale.k_no, sepet_urunler, not: 'Two nights' })
    expect(offered).toMatchObject({ success: 1 })
    const { ayrinti } = await open(sale.k_no, headers)
    expect(ayrinti).toMatchObject({
      eylemler: ['teklif', 'iptal'],
      teklif: { toplam: { genel_toplam: 1600 }, not: 'Two nights' },
    })
    const wrong = { k_no: sale.k_no, kur_rezervasyon_toplam: { genel_toplam: 1, on_odeme_toplam: 1 } }
    expect((await shop.post('/acente-istek-onay-post', wrong, headers)).json().code).toBe('fiyat_degisti')
    const yes = { k_no: sale.k_no, kur_rezervasyon_toplam: ayrinti.teklif.toplam }
    const booked = (await shop.post('/acente-istek-onay-post', yes, headers)).json()
    expect(booked.data).toMatchObject({ durum: 'confirmed', net_toplam: 1600, satis_toplam: 2000 })
    expect(await owed(headers)).toBe(1600)
  })
})

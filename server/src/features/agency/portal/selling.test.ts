import { randomUUID } from 'node:crypto'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { giveTerms, saleOf } from '../../../testing/agency-sale.ts'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { agencyHeaders, newAgency, type TestAgency } from '../../../testing/test-agency.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { keepAgencies } from '../allotments/upkeep.ts'

let shop: TestBooking
let tour: Tour
beforeAll(async () => {
  shop = await openTestBooking()
  tour = await addTour(shop.place, 500)
})
afterAll(() => shop.close())

type Headers = Record<string, string>

async function agencyWith(akis: 'yonlendirme' | 'faturalama' | 'net_fiyat' | 'depozito', kredi = 10_000) {
  const agency = await newAgency(shop.app, { kur: 'TRY' })
  await giveTerms(shop.place, agency.k_no, { akis, kredi })
  return { agency, headers: await agencyHeaders(shop.app, agency) }
}

const book = (headers: Headers, body: object) => shop.post('/acente-rezervasyon-post', body, headers)

async function statement(headers: Headers) {
  return (await shop.app.get('/api/acente-cari-get?kur=TRY', headers)).json().data
}

async function balance(headers: Headers): Promise<number> {
  return (await statement(headers)).hesaplar.find(({ kur }: { kur: string }) => kur === 'TRY')?.bakiye ?? 0
}

const day = addDays(FIRST_DAY, 3)

describe('a booking at the desk', () => {
  test.each([
    { akis: 'faturalama', off: 20, owed: 160, after: 160, own: 210 },
    { akis: 'net_fiyat', off: 20, owed: 160, after: 160, own: 210 },
    { akis: 'yonlendirme', off: 0, owed: 0, after: -40, own: null },
    { akis: 'depozito', off: 0, owed: 40, after: 0, own: null },
  ] as const)(
    '$akis: 200.00 at 20 % leaves $off off, $owed owed, $after after the trip, and $own as the own price',
    async ({ akis, off, owed, after, own }) => {
      const { headers } = await agencyWith(akis)
      const sale = saleOf([seats(tour, day, 2)], off)
      const answer = await book(headers, { ...sale, musteri_toplam: 210 })
      expect(answer.json()).toMatchObject({
        success: 1,
        data: { durum: 'confirmed', satis_toplam: 200, net_toplam: 160, komisyon: 40, musteri_toplam: own, akis },
      })
      expect(await balance(headers)).toBe(owed)
      // The same key again is the same booking, and the same money.
      expect((await book(headers, { ...sale, musteri_toplam: 210 })).json().data.k_no).toBe(sale.k_no)
      expect(await balance(headers)).toBe(owed)

      const soon = addDays(day, 1)
      shop.app.clock.set(() => new Date(`${soon}T10:00:00Z`))
      await keepAgencies(shop.app.services, shop.app.tenants.byKod('alfa') as never)
      await keepAgencies(shop.app.services, shop.app.tenants.byKod('alfa') as never)
      shop.app.clock.set()
      expect(await balance(headers)).toBe(after)
    },
  )

  test('is cancelled with its commission, and what the terms keep stays on the account', async () => {
    const { headers } = await agencyWith('faturalama')
    const sale = saleOf([seats(tour, day, 2)], 20)
    await book(headers, sale)
    const quote = (await shop.post('/acente-rezervasyon-iptal-hesapla-post', { k_no: sale.k_no }, headers)).json().data
    expect(quote).toMatchObject({ kur: 'TRY', kesinti: 0, iade: 0, satirlar: [{ tutar: 160, iade_oran: 100 }] })
    const wrong = { k_no: sale.k_no, kesinti: 5, iade: 0 }
    expect((await shop.post('/acente-rezervasyon-iptal-post', wrong, headers)).json().code).toBe('fiyat_degisti')
    const done = await shop.post('/acente-rezervasyon-iptal-post', { k_no: sale.k_no, kesinti: 0, iade: 0 }, headers)
    expect(done.json().data).toMatchObject({ durum: 'cancelled' })
    expect(await balance(headers)).toBe(0)
    const rows = (await statement(headers)).satirlar
    expect(rows.map(({ tur }: { tur: string }) => tur)).toEqual(['iptal', 'iptal', 'rezervasyon', 'rezervasyon'])
  })

  test.each([
    { akis: 'faturalama', off: 20, owed: 240, left: 80, kept: 40 },
    { akis: 'net_fiyat', off: 20, owed: 240, left: 80, kept: 40 },
    { akis: 'yonlendirme', off: 0, owed: 0, left: 0, kept: 0 },
    { akis: 'depozito', off: 0, owed: 60, left: 20, kept: 40 },
  ] as const)(
    '$akis: one service of it is cancelled alone, $left stay owed for the other and $kept are kept',
    async ({ akis, off, owed, left, kept }) => {
      const { headers } = await agencyWith(akis)
      const other = await addTour(shop.place, 50)
      await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
        trx
          .updateTable('urun')
          .set({ iptal_kosullari: JSON.stringify([{ gun: 1, iade_oran: 75 }]) })
          .where('k_no', '=', other.urun_k_no)
          .execute(),
      )
      const lines = [seats(tour, day, 1), seats(other, addDays(day, 2), 2)]
      const sale = saleOf(lines, off)
      expect((await book(headers, sale)).json()).toMatchObject({ success: 1 })
      expect(await balance(headers)).toBe(owed)
      const wish = { k_no: sale.k_no, satir: lines[1]?.line.k_no }
      const quote = (await shop.post('/acente-rezervasyon-iptal-hesapla-post', wish, headers)).json().data
      expect(quote).toMatchObject({ kesinti: kept, iade: 0, satirlar: [{ k_no: wish.satir, iade_oran: 75 }] })
      const wrong = { ...wish, kesinti: kept + 1, iade: 0 }
      expect((await shop.post('/acente-rezervasyon-iptal-post', wrong, headers)).json().code).toBe('fiyat_degisti')
      const done = await shop.post('/acente-rezervasyon-iptal-post', { ...wish, kesinti: kept, iade: 0 }, headers)
      expect(done.json().data).toMatchObject({
        durum: 'confirmed',
        satis_toplam: 100,
        net_toplam: 80,
        komisyon: 20,
        satirlar: [{}, { iptal: true }],
      })
      expect(await balance(headers)).toBe(left + kept)
      const { ayrinti } = (await shop.app.get(`/api/acente-rezervasyon-getir?k_no=${sale.k_no}`, headers)).json()
      expect(ayrinti.eylemler).toEqual(['voucher', 'iptal'])
      expect(ayrinti.satirlar.map(({ durum }: { durum: { iptal: unknown } }) => durum.iptal !== null)).toEqual([
        false,
        true,
      ])
      // The rest goes as a booking goes: what was kept of the first line stays.
      const rest = (await shop.post('/acente-rezervasyon-iptal-hesapla-post', { k_no: sale.k_no }, headers)).json().data
      const end = { k_no: sale.k_no, kesinti: rest.kesinti, iade: rest.iade }
      expect((await shop.post('/acente-rezervasyon-iptal-post', end, headers)).json().data.durum).toBe('cancelled')
      expect(await balance(headers)).toBe(kept)
    },
  )

  test('is changed at the frozen rates', async () => {
    const { agency, headers } = await agencyWith('net_fiyat')
    const sale = saleOf([seats(tour, day, 1)], 20)
    await book(headers, sale)
    await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx
        .updateTable('acente_sozlesme')
        .set({ kurallar: JSON.stringify([{ kapsam: 'hepsi', hedef: null, oran: 1 }]) })
        .where('acente_k_no', '=', agency.k_no)
        .execute(),
    )
    const [line] = sale.sepet_urunler
    const wish = { k_no: sale.k_no, sepet_urunler: [{ ...line, pax: { yetiskin: 3, cocuk: 0, bebek: 0 } }] }
    const quote = (await shop.post('/acente-rezervasyon-degistir-hesapla-post', wish, headers)).json()
    expect(quote).toMatchObject({ eski: 80, yeni: 240, engel: 0 })
    const kur_rezervasyon_toplam = { genel_toplam: quote.yeni, on_odeme_toplam: quote.on_odeme_toplam }
    const change = { ...wish, istek_k_no: randomUUID(), kur_rezervasyon_toplam }
    const done = await shop.post('/acente-rezervasyon-degistir-post', change, headers)
    expect(done.json().data).toMatchObject({ satis_toplam: 300, net_toplam: 240 })
    expect(await balance(headers)).toBe(240)
  })

  test('tells the agency by mail, not the client, what it costs', async () => {
    const { headers } = await agencyWith('net_fiyat')
    const sale = saleOf([seats(tour, day, 1)], 20)
    await book(headers, sale)
    const mails = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx.selectFrom('eposta').select(['alici', 'veri']).execute(),
    )
    const own = mails.filter(({ veri }) => veri.k_no === sale.k_no)
    expect(own.length).toBeGreaterThan(0)
    expect(own.some(({ alici }) => alici === sale.misafir.e_mail)).toBe(false)
  })

  test('is refused over the credit limit, and one that fits is not', async () => {
    const { headers } = await agencyWith('net_fiyat', 200)
    const over = await book(headers, saleOf([seats(tour, day, 3)], 20))
    expect([over.statusCode, over.json().code]).toEqual([409, 'kredi_yetersiz'])
    expect(over.json().ayrinti).toEqual({ kur: 'TRY', kalan: 200, gereken: 240 })
    expect((await book(headers, saleOf([seats(tour, day, 2)], 20))).statusCode).toBe(200)
    expect((await book(headers, saleOf([seats(tour, day, 1)], 20))).json().code).toBe('kredi_yetersiz')
  })

  test('is refused by an expired contract, by none, and for what the contract does not cover', async () => {
    const ended = await newAgency(shop.app, { kur: 'TRY' })
    await giveTerms(shop.place, ended.k_no, { akis: 'net_fiyat', baslangic: '2024-01-01', bitis: '2024-12-31' })
    const none = await newAgency(shop.app, { kur: 'TRY' })
    const sale = saleOf([seats(tour, day, 1)], 20)
    const codes: unknown[] = []
    for (const agency of [ended, none])
      codes.push((await book(await agencyHeaders(shop.app, agency), sale)).json().code)
    expect(codes).toEqual(['sozlesme_bitti', 'sozlesme_yok'])
    const { agency, headers } = await agencyWith('net_fiyat')
    await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx
        .updateTable('acente_sozlesme')
        .set({ kurallar: JSON.stringify([{ kapsam: 'tur', hedef: 'villa', oran: 10 }]) })
        .where('acente_k_no', '=', agency.k_no)
        .execute(),
    )
    expect((await book(headers, sale)).json().code).toBe('sozlesme_kapsami')
  })

  test('of a sub-agency shares the commission of its parent', async () => {
    const { agency, headers } = await agencyWith('faturalama')
    const sub = await newAgency(shop.app, { ust: agency, kur: 'TRY' })
    await withTenant(shop.place.db, shop.place.tenantId, async (trx) => {
      const own = { tenant_id: shop.place.tenantId, acente_k_no: sub.k_no }
      await trx
        .insertInto('acente_alt_pay')
        .values({ ...own, oran: 60 })
        .execute()
      await trx
        .insertInto('cari_hesap')
        .values({ ...own, kur: 'TRY', kredi_limiti: 100_000 })
        .execute()
    })
    const subHeaders = await agencyHeaders(shop.app, sub)
    const answer = await book(subHeaders, saleOf([seats(tour, day, 2)], 12))
    expect(answer.json().data).toMatchObject({ satis_toplam: 200, net_toplam: 176, komisyon: 24 })
    expect(await balance(subHeaders)).toBe(176)
    expect((await statement(headers)).bekleyen_komisyon).toBe(16)
    const seen = (await shop.app.get('/api/acente-rezervasyon-listele', headers)).json().data
    expect(seen).toMatchObject([{ komisyon: 16, alt_acente: expect.stringContaining('Agency') }])
  })
})

describe('an option', () => {
  const hold = (headers: Headers, body: object) => shop.post('/acente-opsiyon-post', body, headers)
  const optionOf = ({ misafir: _guest, ...basket }: ReturnType<typeof saleOf>) => ({
    ...basket,
    musteri: 'Fam. Brandt',
  })

  test('keeps price and seats until it is booked with the same key', async () => {
    const { headers } = await agencyWith('net_fiyat')
    const sale = saleOf([seats(tour, day, 2)], 20)
    const answer = (await hold(headers, optionOf(sale))).json()
    expect(Date.parse(answer.bitis) - Date.now()).toBeGreaterThan(47 * 3_600_000)
    const list = (await shop.app.get('/api/acente-opsiyon-listele', headers)).json().data
    expect(list).toMatchObject([{ k_no: sale.k_no, musteri: 'Fam. Brandt', tutar: 160, musteri_toplam: 200 }])
    // Its key is of no use to another agency or a guest.
    const thief = (await agencyWith('net_fiyat')).headers
    expect((await book(thief, sale)).json().code).toBe('bulunamadi')
    expect(
      (await shop.post('/rezervasyon-olustur-post', placement([seats(tour, day, 2)], { k_no: sale.k_no }))).json().code,
    ).toBe('bulunamadi')
    expect((await shop.post('/acente-opsiyon-birak-post', { k_no: sale.k_no }, thief)).json().code).toBe('bulunamadi')
    const { k_no, misafir } = sale
    expect((await shop.post('/acente-opsiyon-onay-post', { k_no, misafir }, thief)).json().code).toBe('bulunamadi')
    const yes = await shop.post('/acente-opsiyon-onay-post', { k_no, misafir }, headers)
    expect(yes.json().data).toMatchObject({ durum: 'confirmed', net_toplam: 160 })
    const twice = await shop.post('/acente-opsiyon-onay-post', { k_no, misafir }, headers)
    expect(twice.json().data).toEqual(yes.json().data)
    expect((await shop.app.get('/api/acente-opsiyon-listele', headers)).json().data).toEqual([])
  })

  test('of a suspended agency ends and cannot be booked', async () => {
    const { agency, headers } = await agencyWith('net_fiyat')
    const sale = saleOf([seats(tour, day, 2)], 20)
    await hold(headers, optionOf(sale))
    const setState = (durum: 'aktif' | 'askida') =>
      withTenant(shop.place.db, shop.place.tenantId, (trx) =>
        trx.updateTable('acente').set({ durum }).where('k_no', '=', agency.k_no).execute(),
      )
    await setState('askida')
    expect((await book(headers, sale)).statusCode).toBe(401)
    await keepAgencies(shop.app.services, shop.app.tenants.byKod('alfa') as never)
    expect((await shop.claims(sale.k_no)).map(({ durum }) => durum)).toEqual(['expired'])
    await setState('aktif')
    expect((await book(headers, sale)).json().code).toBe('tutma_bitti')
  })
})

describe('a visitor of an agency’s page', () => {
  test('earns it commission by referral, once the trip is over', async () => {
    const { agency, headers } = await agencyWith('net_fiyat')
    const body = { ...placement([seats(tour, day, 2)]), ac_k_no: agency.k_no }
    expect((await shop.post('/rezervasyon-olustur-post', body)).statusCode).toBe(200)
    expect((await statement(headers)).bekleyen_komisyon).toBe(40)
    const [seen] = (await shop.app.get('/api/acente-rezervasyon-listele', headers)).json().data
    expect(seen).toMatchObject({ kanal: 'sayfa', misafir: null, komisyon: 40, akis: 'yonlendirme' })
    // It is the guest's own booking: the agency sees that it exists and nothing more.
    const answer = await shop.post('/acente-rezervasyon-iptal-hesapla-post', { k_no: body.k_no }, headers)
    expect(answer.json().code).toBe('bulunamadi')
  })

  test('with an agency that is not there books all the same', async () => {
    const body = { ...placement([seats(tour, day, 1)]), ac_k_no: randomUUID() }
    const answer = await shop.post('/rezervasyon-olustur-post', body)
    expect(answer.json().data).toMatchObject({ durum: 'confirmed', ac_k_no: null })
  })
})

describe('who may what', () => {
  let one: { agency: TestAgency; headers: Headers }
  let sale: ReturnType<typeof saleOf>
  beforeAll(async () => {
    one = await agencyWith('net_fiyat')
    sale = saleOf([seats(tour, day, 1)], 20)
    await book(one.headers, sale)
  })

  test('sales sees no statement, accounting does not book', async () => {
    const seller = await agencyHeaders(shop.app, one.agency, 'satis')
    const clerk = await agencyHeaders(shop.app, one.agency, 'muhasebe')
    expect((await shop.app.get('/api/acente-cari-get', seller)).json().code).toBe('yetki_yok')
    expect((await shop.app.get('/api/acente-masa-get', seller)).json()).toMatchObject({
      bakiye: null,
      kalan_kredi: null,
    })
    expect((await shop.app.get('/api/acente-cari-get?kur=TRY', clerk)).json().success).toBe(1)
    expect((await book(clerk, saleOf([seats(tour, day, 1)], 20))).json().code).toBe('yetki_yok')
    expect((await book(seller, saleOf([seats(tour, day, 1)], 20))).statusCode).toBe(200)
  })

  test('another agency finds nothing of it', async () => {
    const { headers } = await agencyWith('net_fiyat')
    const key = { k_no: sale.k_no }
    const [line] = sale.sepet_urunler
    for (const [path, body] of [
      ['/acente-rezervasyon-iptal-hesapla-post', key],
      ['/acente-rezervasyon-iptal-post', { ...key, kesinti: 0, iade: 0 }],
      ['/acente-rezervasyon-degistir-hesapla-post', { ...key, sepet_urunler: [line] }],
    ] as const) {
      expect([path, (await shop.post(path, body, headers)).json().code]).toEqual([path, 'bulunamadi'])
    }
    expect((await shop.app.get('/api/acente-rezervasyon-listele', headers)).json()).toMatchObject({
      toplam: 0,
      data: [],
    })
    expect((await statement(headers)).satirlar).toEqual([])
  })
})

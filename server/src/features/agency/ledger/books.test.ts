import { addDays } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { giveTerms, saleOf } from '../../../testing/agency-sale.ts'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { agencyHeaders, newAgency, type TestAgency } from '../../../testing/test-agency.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { keepAgencies } from '../allotments/upkeep.ts'

let shop: TestBooking
let office: Record<string, string>
let agency: TestAgency
beforeAll(async () => {
  shop = await openTestBooking()
  office = await shop.logIn()
  agency = await newAgency(shop.app, { kur: 'EUR' })
})
afterAll(() => shop.close())

const post = (path: string, body: object) => shop.post(`/yonetim${path}`, body, office)

const contract = (changes: object = {}) => ({
  acente_k_no: agency.k_no,
  ad: 'Season',
  akis: 'net_fiyat',
  baslangic: '2026-01-01',
  bitis: '2026-12-31',
  opsiyon_saat: 48,
  kurallar: [{ kapsam: 'hepsi', hedef: null, oran: 12.5 }],
  ...changes,
})

const credit = (seen: number, wanted: number) => ({
  gorulen: { kredi_limiti: seen, asim_izni: false },
  yeni: { kredi_limiti: wanted, asim_izni: false },
})

test.each([
  ['icerik', [403, 403, 403, 403]],
  ['satis', [404, 403, 403, 200]],
  ['muhasebe', [403, 404, 404, 200]],
] as const)('%s may do in the back office what is his', async (rol, statuses) => {
  const personel = shop.app.owner.db.updateTable('personel')
  await personel.set({ rol }).execute()
  const nobody = '11111111-1111-4111-8111-111111111111'
  const answers = [
    await post('/acente-sozlesme-kaydet-post', contract({ acente_k_no: nobody })),
    await post('/acente-kredi-post', { acente_k_no: nobody, kur: 'EUR', ...credit(0, 1000) }),
    await post('/acente-odeme-post', { acente_k_no: nobody, kur: 'EUR', tutar: 10, belge_no: 'D-1' }),
    await shop.app.get(`/api/yonetim/acente-sozlesme-listele?acente_k_no=${agency.k_no}`, office),
  ]
  await personel.set({ rol: 'yonetici' }).execute()
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses)
})

describe('a contract', () => {
  test('is written, changed, and never runs beside another of the same agency', async () => {
    const saved = (await post('/acente-sozlesme-kaydet-post', contract())).json().data
    const beside = await post(
      '/acente-sozlesme-kaydet-post',
      contract({ baslangic: '2026-12-31', bitis: '2027-12-31' }),
    )
    expect([beside.statusCode, beside.json().code]).toEqual([409, 'sozlesme_cakisiyor'])
    const next = contract({ baslangic: '2027-01-01', bitis: '2027-12-31' })
    expect((await post('/acente-sozlesme-kaydet-post', next)).statusCode).toBe(200)
    const { acente_k_no: _agency, ...gorulen } = contract()
    const wish = contract({ k_no: saved.k_no, gorulen, akis: 'faturalama' })
    const changed = await post('/acente-sozlesme-kaydet-post', wish)
    expect(changed.json().data).toMatchObject({ k_no: saved.k_no, akis: 'faturalama' })
    const list = await shop.app.get(`/api/yonetim/acente-sozlesme-listele?acente_k_no=${agency.k_no}`, office)
    expect(list.json().data).toHaveLength(2)
  })

  test.each([
    [{ bitis: '2025-01-01' }, 'tarih_sirasi'],
    [{ kurallar: [{ kapsam: 'hepsi', hedef: 'tur', oran: 5 }] }, 'gecersiz_istek'],
    [{ kurallar: [{ kapsam: 'tur', hedef: null, oran: 5 }] }, 'gecersiz_istek'],
    [{ kurallar: [{ kapsam: 'hepsi', hedef: null, oran: 101 }] }, 'alan_hatasi'],
    [{ kurallar: [] }, 'alan_hatasi'],
    [{ akis: 'bedava' }, 'alan_hatasi'],
    [{ acente_k_no: '11111111-1111-4111-8111-111111111111' }, 'bulunamadi'],
  ])('%j is refused with %s', async (changes, code) => {
    expect((await post('/acente-sozlesme-kaydet-post', contract(changes))).json().code).toBe(code)
  })

  test('of a sub-agency is that of the agency above it', async () => {
    const sub = await newAgency(shop.app, { ust: agency })
    const answer = await post('/acente-sozlesme-kaydet-post', contract({ acente_k_no: sub.k_no }))
    expect(answer.json().code).toBe('cakisma')
  })
})

describe('money', () => {
  const payment = { kur: 'EUR', tutar: 250.5, belge_no: 'B-1' }

  test('counts once per receipt, also when it comes twice at once', async () => {
    const body = { ...payment, acente_k_no: agency.k_no }
    const answers = await Promise.all([1, 2, 3].map(() => post('/acente-odeme-post', body)))
    expect(answers.map((answer) => answer.json().bakiye)).toEqual([-250.5, -250.5, -250.5])
    const other = await post('/acente-odeme-post', { ...body, tutar: 1 })
    expect([other.statusCode, other.json().code]).toEqual([409, 'belge_kullanildi'])
    expect((await post('/acente-odeme-post', { ...body, tutar: 0 })).json().code).toBe('alan_hatasi')
  })

  test('pays an invoice, which stays open until all of it is there', async () => {
    const invoice = { acente_k_no: agency.k_no, fatura_no: 'F-1', kur: 'EUR', tutar: 100, tarih: '2026-07-01' }
    const written = await post('/acente-fatura-post', { ...invoice, vade: '2026-07-21' })
    const { k_no: fatura_k_no } = written.json().data
    expect((await post('/acente-fatura-post', { ...invoice, vade: '2026-07-21' })).json().code).toBe('belge_kullanildi')
    const pay = (tutar: number, belge_no: string) =>
      post('/acente-odeme-post', { acente_k_no: agency.k_no, kur: 'EUR', tutar, belge_no, fatura_k_no })
    await pay(40, 'B-2')
    const clerk = await agencyHeaders(shop.app, agency, 'muhasebe')
    const open = async () => (await shop.app.get('/api/acente-cari-get', clerk)).json().data.faturalar
    expect(await open()).toMatchObject([{ fatura_no: 'F-1', tutar: 100, odenen: 40 }])
    await pay(60, 'B-3')
    expect(await open()).toEqual([])
  })

  test('is never changed and never one-sided, whatever the application tries', async () => {
    const { db, tenantId } = shop.place
    const attempt = (query: ReturnType<typeof sql>) => withTenant(db, tenantId, (trx) => query.execute(trx))
    await expect(attempt(sql`update cari_satir set tutar = 1`)).rejects.toThrow(/permission denied/)
    await expect(attempt(sql`delete from cari_hareket`)).rejects.toThrow(/permission denied/)
    const oneSided = withTenant(db, tenantId, async (trx) => {
      const entry = { tenant_id: tenantId, tur: 'duzeltme' as const, acente_k_no: agency.k_no, kim: 'test' }
      const { k_no } = await trx.insertInto('cari_hareket').values(entry).returning('k_no').executeTakeFirstOrThrow()
      const row = { tenant_id: tenantId, hareket_k_no: k_no, acente_k_no: agency.k_no, kur: 'EUR' }
      await trx
        .insertInto('cari_satir')
        .values({ ...row, sira: 0, hesap: 'acente', tutar: 100 })
        .execute()
    })
    await expect(oneSided).rejects.toThrow(/debits are not its credits/)
    await expect(sql`update cari_satir set tutar = 1`.execute(shop.app.owner.db)).rejects.toThrow(/never changed/)
  })
})

describe('an allotment', () => {
  test('keeps seats for the agency, sells them to it, and lets the rest go on its release day', async () => {
    const tour = await addTour(shop.place, 6)
    const owner = await newAgency(shop.app, { kur: 'TRY' })
    await giveTerms(shop.place, owner.k_no, { akis: 'net_fiyat', kredi: 100_000 })
    const headers = await agencyHeaders(shop.app, owner)
    const day = addDays(FIRST_DAY, 5)
    const wish = { acente_k_no: owner.k_no, opsiyon_k_no: tour.opsiyon_k_no, baslangic: day, bitis: day }
    expect((await post('/acente-kontenjan-post', { ...wish, adet: 7, birakma_gun: 3 })).json().code).toBe('yer_yetmez')
    expect((await post('/acente-kontenjan-post', { ...wish, adet: 4, birakma_gun: 3 })).json()).toMatchObject({
      kalkis: 1,
    })
    // Guests find two seats.
    expect((await shop.post('/rezervasyon-olustur-post', placement([seats(tour, day, 3)]))).statusCode).toBe(409)
    expect((await shop.post('/rezervasyon-olustur-post', placement([seats(tour, day, 2)]))).statusCode).toBe(200)
    const sale = saleOf([seats(tour, day, 3)], 20)
    expect((await shop.post('/acente-rezervasyon-post', sale, headers)).statusCode).toBe(200)
    const more = saleOf([seats(tour, day, 2)], 20)
    expect((await shop.post('/acente-rezervasyon-post', more, headers)).statusCode).toBe(409)
    // What it cancels is kept for it again: guests cannot buy it.
    await shop.post('/acente-rezervasyon-iptal-post', { k_no: sale.k_no, kesinti: 0, iade: 0 }, headers)
    expect((await shop.post('/rezervasyon-olustur-post', placement([seats(tour, day, 1)]))).statusCode).toBe(409)
    expect((await shop.post('/acente-rezervasyon-post', more, headers)).statusCode).toBe(200)

    const { services, tenants, clock } = shop.app
    clock.set(() => new Date(`${addDays(day, -3)}T09:00:00Z`))
    const tenant = tenants.byKod('alfa')
    if (tenant) await keepAgencies(services, tenant)
    clock.set()
    expect((await shop.post('/rezervasyon-olustur-post', placement([seats(tour, day, 2)]))).statusCode).toBe(200)
    expect((await shop.post('/rezervasyon-olustur-post', placement([seats(tour, day, 1)]))).statusCode).toBe(409)
  })

  test('can be held, changed and let go without losing a seat', async () => {
    const tour = await addTour(shop.place, 5)
    const owner = await newAgency(shop.app, { kur: 'TRY' })
    await giveTerms(shop.place, owner.k_no, { akis: 'net_fiyat', kredi: 100_000 })
    const headers = await agencyHeaders(shop.app, owner)
    const day = addDays(FIRST_DAY, 6)
    const wish = { acente_k_no: owner.k_no, opsiyon_k_no: tour.opsiyon_k_no, baslangic: day, bitis: day }
    await post('/acente-kontenjan-post', { ...wish, adet: 5, birakma_gun: 1 })
    const { misafir, ...option } = saleOf([seats(tour, day, 4)], 20)
    expect((await shop.post('/acente-opsiyon-post', option, headers)).statusCode).toBe(200)
    const { misafir: _other, ...fewer } = saleOf([seats(tour, day, 2)], 20, option.k_no)
    expect((await shop.post('/acente-opsiyon-post', fewer, headers)).statusCode).toBe(200)
    expect((await shop.post('/acente-rezervasyon-post', { ...fewer, misafir }, headers)).statusCode).toBe(200)
    const { misafir: _third, ...rest } = saleOf([seats(tour, day, 3)], 20)
    expect((await shop.post('/acente-opsiyon-post', rest, headers)).statusCode).toBe(200)
    expect((await shop.post('/acente-opsiyon-birak-post', { k_no: rest.k_no }, headers)).statusCode).toBe(200)
    expect((await shop.post('/rezervasyon-olustur-post', placement([seats(tour, day, 1)]))).statusCode).toBe(409)
    expect((await shop.post('/acente-rezervasyon-post', saleOf([seats(tour, day, 3)], 20), headers)).statusCode).toBe(
      200,
    )
  })
})

import { addDays } from '@meltem/domain/calendar-day'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { giveTerms, saleOf } from '../../../testing/agency-sale.ts'
import { openPostOffice, type PostOffice } from '../../../testing/doubles/post-office.ts'
import { acceptances, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { agencyHeaders, newAgency } from '../../../testing/test-agency.ts'
import { openTestPayment, type TestPayment } from '../../../testing/test-payment.ts'
import { mailExtras } from '../../letters/mail-extras.ts'
import { saleAct } from '../ledger/sale-act.ts'
import { portalVoucherDocument } from './portal-voucher.ts'

let shop: TestPayment
let office: PostOffice
let tour: Tour
beforeAll(async () => {
  shop = await openTestPayment({ PUBLIC_URL: 'https://www.example.com' })
  office = await openPostOffice(shop.app, mailExtras(shop.app.services))
  tour = await addTour(shop.place, 100)
})
afterAll(async () => {
  await office.close()
  await shop.close()
})

const day = addDays(FIRST_DAY, 2)
/** 17 % of 100.00: amounts that are nowhere else. */
const NET = /\b83([.,]00)?\b/

async function agencyWith(akis: 'yonlendirme' | 'net_fiyat') {
  const agency = await newAgency(shop.app, { kur: 'TRY' })
  await giveTerms(shop.place, agency.k_no, { akis, oran: 17, kredi: 10_000 })
  return { agency, headers: await agencyHeaders(shop.app, agency) }
}

/** Sends what waits, as the job does, and answers what has arrived since. */
async function deliver(): Promise<Email[]> {
  const tenant_id = shop.place.tenantId
  const rows = await withTenant(shop.app.services.db, tenant_id, (trx) =>
    trx.selectFrom('eposta').select('k_no').where('durum', '<>', 'gonderildi').orderBy('olusturma_zamani').execute(),
  )
  const before = office.smtp.received.length
  for (const { k_no } of rows) await office.send(tenant_id, k_no)
  return office.smtp.received.slice(before)
}

const to = (mails: readonly Email[], address: RegExp) =>
  mails.filter((mail) => address.test(mail.to?.[0]?.address ?? ''))
const namesOf = (mail: Email | undefined) => (mail?.attachments ?? []).map(({ filename }) => filename)

describe('what an agency gets by mail of a booking at its net price', () => {
  test('is its own voucher without any price and without a key; its client gets nothing', async () => {
    const { headers } = await agencyWith('net_fiyat')
    const sale = saleOf([seats(tour, day, 1)], 17)
    await shop.post('/acente-rezervasyon-post', { ...sale, musteri_toplam: 123 }, headers)
    const mails = await deliver()
    const [told, ...more] = to(mails, /agency\.example\.com$/)
    expect([more, to(mails, new RegExp(sale.misafir.e_mail))]).toEqual([[], []])
    expect(namesOf(told)).toEqual([expect.stringMatching(/^voucher-INT\d{12}\.pdf$/)])
    expect(told?.subject).toMatch(/^Booking confirmed: INT\d{12} · Ada Deniz$/)
    expect(told?.text).toContain(`https://www.example.com/en/agency/desk/bookings?no=${sale.k_no}`)
    // The rules for narrow screens have braces; words must not.
    const words = `${told?.text}${told?.html?.replace(/<style>.*?<\/style>/s, '')}`
    expect(words).not.toMatch(/anahtar=|undefined|\{/)
    const act = await saleAct({ services: shop.app.services, tenant: shop.tenant }, sale.k_no)
    const sheet = await portalVoucherDocument(act, { k_no: sale.k_no }, 'https://www.example.com')
    expect(sheet.antet.marka).toMatch(/^Agency /)
    expect([sheet.para, sheet.satirlar.map(({ para }) => para)]).toEqual([null, [null]])
    expect(JSON.stringify(sheet.satirlar.map(({ gorsel: _photo, kod: _code, ...item }) => item))).not.toMatch(NET)
  })

  test('also goes to the agency when staff or a job acts: cancelled by the operator', async () => {
    const { headers } = await agencyWith('net_fiyat')
    const sale = saleOf([seats(tour, day, 1)], 17)
    await shop.post('/acente-rezervasyon-post', sale, headers)
    await deliver()
    const { cancelReservation } = await import('../../reservation/cancel/cancel-reservation.ts')
    const act = await saleAct({ services: shop.app.services, tenant: shop.tenant }, sale.k_no)
    await cancelReservation(act, { k_no: sale.k_no, iade: 0 })
    const mails = await deliver()
    expect(to(mails, /^office@t\d+\./).map((mail) => mail.subject)).toEqual([
      expect.stringMatching(/^Booking cancelled: INT\d{12} · Ada Deniz$/),
    ])
    expect(to(mails, new RegExp(sale.misafir.e_mail))).toEqual([])
  })
})

describe('an offer by referral', () => {
  async function offerOf(headers: Record<string, string>) {
    const { misafir, ...basket } = saleOf([seats(tour, day, 2)], 0)
    const held = await shop.post('/acente-opsiyon-post', { ...basket, musteri_toplam: 999 }, headers)
    expect(held.statusCode).toBe(200)
    const wish = { k_no: basket.k_no, lang: 'en' }
    const { adres } = (await shop.post('/acente-teklif-post', wish, headers)).json()
    return { anahtar: String(adres).split('#')[1] ?? '', misafir, k_no: basket.k_no }
  }
  const read = async (anahtar: string) => (await shop.post('/acente-teklif-getir-post', { anahtar })).json().data

  test('is paid by card, deposit or whole, at the client’s price, and earns commission once it is paid', async () => {
    const { headers } = await agencyWith('yonlendirme')
    const { anahtar, misafir, k_no } = await offerOf(headers)
    const offer = await read(anahtar)
    // What the operator collects is its list price, whatever the agency has typed.
    expect(offer).toMatchObject({ tutar: 200, kart: { on_odeme: 50, tamami: 200, odeme: null }, alindi: false })
    expect(offer.kart.sozlesmeler.length).toBeGreaterThan(0)
    const yes = { anahtar, misafir, tutar: 200, kartla: true }
    expect((await shop.post('/acente-teklif-kabul-post', yes)).json().code).toBe('sozlesme_gerekli')
    const taken = (await shop.post('/acente-teklif-kabul-post', { ...yes, onaylar: acceptances('en') })).json()
    expect(taken).toMatchObject({ success: 1, odeme: { k_no } })
    // Taken and not paid: the same link leads to the payment again.
    expect(await read(anahtar)).toMatchObject({ alindi: true, kart: { on_odeme: 50, odeme: taken.odeme } })
    expect((await shop.app.get('/api/acente-cari-get?kur=TRY', headers)).json().data.bekleyen_komisyon).toBe(0)
    await deliver()
    const state = await shop.payWith(taken.odeme, 'basarili', 'on_odeme')
    expect(state).toMatchObject({ sonuc: 'odendi', rezervasyon: { durum: 'confirmed' } })
    expect(await shop.money(k_no)).toMatchObject([{ tutar: 50_00 }])
    expect((await shop.app.get('/api/acente-cari-get?kur=TRY', headers)).json().data.bekleyen_komisyon).toBe(34)
    const mails = await deliver()
    expect(to(mails, new RegExp(misafir.e_mail)).flatMap(namesOf)).toContainEqual(expect.stringMatching(/^voucher-/))
    expect(to(mails, /^office@t\d+\./)).toHaveLength(1)
    const after = await read(anahtar)
    expect(after).toMatchObject({ alindi: true, kart: null })
  })

  test('may be paid whole at once', async () => {
    const { headers } = await agencyWith('yonlendirme')
    const { anahtar, misafir, k_no } = await offerOf(headers)
    const yes = { anahtar, misafir, tutar: 200, kartla: true, onaylar: acceptances('en') }
    const { odeme } = (await shop.post('/acente-teklif-kabul-post', yes)).json()
    await shop.payWith(odeme, 'basarili', 'tamami')
    expect(await shop.money(k_no)).toMatchObject([{ tutar: 200_00 }])
  })
})

describe('an offer of an agency that collects itself', () => {
  test('takes no card, and a client hears nothing of credit, contract or net price', async () => {
    const agency = await newAgency(shop.app, { kur: 'TRY' })
    await giveTerms(shop.place, agency.k_no, { akis: 'net_fiyat', oran: 17, kredi: 10 })
    const headers = await agencyHeaders(shop.app, agency)
    const { misafir, ...basket } = saleOf([seats(tour, day, 1)], 17)
    await shop.post('/acente-opsiyon-post', { ...basket, musteri_toplam: 123 }, headers)
    const { adres } = (await shop.post('/acente-teklif-post', { k_no: basket.k_no, lang: 'en' }, headers)).json()
    const anahtar = String(adres).split('#')[1]
    const seen = await shop.post('/acente-teklif-getir-post', { anahtar })
    expect(seen.json().data).toMatchObject({ tutar: 123, kart: null })
    const yes = { anahtar, misafir, tutar: 123 }
    expect((await shop.post('/acente-teklif-kabul-post', { ...yes, kartla: true })).json().code).toBe('yontem_kapali')
    const over = await shop.post('/acente-teklif-kabul-post', yes)
    expect([over.statusCode, over.json().code]).toEqual([409, 'teklif_alinamaz'])
    expect(`${seen.body}${over.body}`).not.toMatch(NET)
    expect(over.json().ayrinti).toBeUndefined()
  })
})

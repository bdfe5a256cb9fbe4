import type { quoteCounterOffer } from '@meltem/contract/reservation/office'
import type { getRequest, listRequests, takeRequest } from '@meltem/contract/reservation/request-office'
import type { AnswerOf, Endpoint, OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { hashPassword } from '../../../platform/sessions/password.ts'
import { FIXTURE_PASSWORD } from '../../../testing/fixture.ts'
import { nights, type PricedLine, placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { addHouse, addTour, FIRST_DAY, type House } from '../../../testing/hammer/hammer-catalog.ts'
import { guestTenantOf } from '../../../testing/hammer/hammer-tenant.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const BEREN = 'beren@alfa.example.com'

let app: TestApp
let tenantId: number
let house: House
let ada: Record<string, string>
let beren: Record<string, string>

beforeAll(async () => {
  const environment = { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '100000' }
  app = await startTestApp({ tenants: [guestTenantOf('alfa'), guestTenantOf('beta')], environment })
  tenantId = app.tenants.byKod('alfa')?.id ?? 0
  const sifre_ozeti = await hashPassword(FIXTURE_PASSWORD)
  await withTenant(app.services.db, tenantId, (trx) =>
    trx
      .insertInto('personel')
      .values({ tenant_id: tenantId, ad: 'Beren', soyad: 'Ak', e_mail: BEREN, rol: 'satis', dil: 'en', sifre_ozeti })
      .execute(),
  )
  house = await addHouse({ db: app.services.db, tenantId }, { request: { optionHours: 24 } })
  await addHouse({ db: app.services.db, tenantId }, { request: { optionHours: 0 } })
  ada = await staffHeaders(app)
  beren = await staffHeaders(app, 'alfa', BEREN)
})
afterAll(() => app.close())

async function ask<E extends Endpoint>(path: string, headers: Record<string, string>, body?: object) {
  const answer = body
    ? await app.post(`/api/yonetim/${path}`, body, headers)
    : await app.get(`/api/yonetim/${path}`, headers)
  return answer.json<AnswerOf<E>>()
}

async function get<E extends Endpoint>(
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<OutputOf<E>> {
  const answer = await ask<E>(path, headers, body)
  if (answer.success !== 1) throw new Error(JSON.stringify(answer))
  return answer
}

async function request(from: string): Promise<string> {
  const body = placement([nights(house, from, 3)], { mode: 'sor_sat' })
  const answer = await app.post('/api/rezervasyon-istek-post', body, stranger())
  expect(answer.statusCode, answer.body).toBe(200)
  return body.k_no
}

test('requests that wait stand by their deadline, with the clock of the server', async () => {
  const k_no = await request(FIRST_DAY)
  const { data, simdi, sayilar } = await get<typeof listRequests>('istek-listele', ada)
  const row = data.find((one) => one.k_no === k_no)
  expect(row).toMatchObject({ durum: 'requested', opsiyon: true, ustlenen: null, baslangic: FIRST_DAY })
  const hours = (Date.parse(row?.son ?? '') - Date.parse(simdi)) / 3_600_000
  expect(hours).toBeGreaterThan(23)
  expect(sayilar.bekleyen).toBe(data.length)
  expect(data.map(({ son }) => son)).toEqual(data.map(({ son }) => son).toSorted())
})

test('what was asked for is named for the office, and for the guest in their language', async () => {
  const k_no = await request(addDays(FIRST_DAY, 250))
  const ad = JSON.stringify({ tr: 'Zeytin Evi', en: 'Olive House' })
  await withTenant(app.services.db, tenantId, (trx) =>
    trx.updateTable('urun').set({ ad }).where('k_no', '=', house.urun_k_no).execute(),
  )
  const { data } = await get<typeof listRequests>('istek-listele', { ...ada, 'accept-language': 'tr' })
  const row = data.find((one) => one.k_no === k_no)
  expect(row).toMatchObject({ lang: 'en', baslik: 'Zeytin Evi', baslik_misafir: 'Olive House' })
})

test('one clerk takes it for ten minutes, the other is told who has it, and letting go frees it', async () => {
  const k_no = await request(addDays(FIRST_DAY, 10))
  const taken = await get<typeof takeRequest>('istek-ustlen-post', ada, { k_no })
  expect(taken).toMatchObject({ alindi: true, ustlenen: { ad: 'Ada alfa' } })
  const second = await get<typeof takeRequest>('istek-ustlen-post', beren, { k_no })
  expect(second).toMatchObject({ alindi: false, ustlenen: { ad: 'Ada alfa' } })
  await get<typeof takeRequest>('istek-ustlen-post', ada, { k_no, birak: true })
  expect(await get<typeof takeRequest>('istek-ustlen-post', beren, { k_no })).toMatchObject({ alindi: true })
  const later = new Date(Date.now() + 11 * 60_000)
  app.clock.set(() => later)
  try {
    expect(await get<typeof takeRequest>('istek-ustlen-post', ada, { k_no })).toMatchObject({ alindi: true })
  } finally {
    app.clock.set()
  }
})

test('two clerks at the same moment: one has it, every time', async () => {
  for (let round = 0; round < 12; round += 1) {
    const k_no = await request(addDays(FIRST_DAY, 20 + round * 5))
    const both = await Promise.all(
      [ada, beren].map((headers) => get<typeof takeRequest>('istek-ustlen-post', headers, { k_no })),
    )
    expect(both.filter(({ alindi }) => alindi)).toHaveLength(1)
    const [first, second] = both
    expect(first?.ustlenen?.personel_k_no).toBe(second?.ustlenen?.personel_k_no)
  }
})

test('a yes and a no at the same moment: the kernel takes one, and the other is told', async () => {
  for (let round = 0; round < 6; round += 1) {
    const k_no = await request(addDays(FIRST_DAY, 100 + round * 5))
    const answers = await Promise.all([
      app.post('/api/yonetim/rezervasyon-kabul-post', { k_no }, ada),
      app.post('/api/yonetim/rezervasyon-ret-post', { k_no }, beren),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'durum_uygun_degil' })
  }
})

test('a request shows its neighbours, what could be offered, and that an offer is free at its price', async () => {
  const k_no = await request(addDays(FIRST_DAY, 150))
  const answer = await get<typeof getRequest>(`istek-getir?k_no=${k_no}`, ada)
  expect(answer.engel).toBeNull()
  expect(answer.komsular[0]).toMatchObject({ ayni: true, doluluk: [{ durum: 'istek' }] })
  expect(answer.alternatifler.length).toBeGreaterThan(0)
  const [choice] = answer.alternatifler
  const offer = { k_no, sepet_urunler: [choice?.istek], not: 'Two days later?' }
  const offered = await app.post('/api/yonetim/rezervasyon-karsi-teklif-post', offer, ada)
  expect(offered.json()).toMatchObject({ data: { karsi_teklif: { fis: { toplam: { genel_toplam: choice?.tutar } } } } })
  const after = await get<typeof getRequest>(`istek-getir?k_no=${k_no}`, ada)
  expect(after.karsi_teklif).toMatchObject({ tutar: choice?.tutar, not: 'Two days later?' })
  expect(after.gecmis.map(({ olay }) => olay)).toEqual(expect.arrayContaining(['requested', 'counter_offer']))
  const { data } = await get<typeof listRequests>('istek-listele?gorunum=teklif', ada)
  expect(data.map((one) => one.k_no)).toContain(k_no)
})

describe('what a clerk offers', () => {
  const offerOf = (k_no: string, sepet_urunler: readonly object[]) =>
    app.post('/api/yonetim/rezervasyon-karsi-teklif-post', { k_no, sepet_urunler }, ada)
  const quoteOf = async (k_no: string, sepet_urunler: readonly object[]) => {
    const body = { k_no, sepet_urunler }
    return (await get<typeof quoteCounterOffer>('rezervasyon-karsi-teklif-hesapla-post', ada, body)).data
  }
  const say = async (k_no: string, anahtar: string, kur_rezervasyon_toplam: object) =>
    (await app.post('/api/rezervasyon-teklif-kabul-post', { k_no, anahtar, kur_rezervasyon_toplam }, stranger())).json()

  async function askFor(...lines: PricedLine[]): Promise<{ readonly k_no: string; readonly anahtar: string }> {
    const body = placement(lines, { mode: 'sor_sat' })
    const answer = await app.post('/api/rezervasyon-istek-post', body, stranger())
    expect(answer.statusCode, answer.body).toBe(200)
    return { k_no: body.k_no, anahtar: answer.json().misafir_anahtari }
  }

  test('instead of a departure is one of another day, although its key holds the day', async () => {
    const tour = await addTour({ db: app.services.db, tenantId }, 4)
    await withTenant(app.services.db, tenantId, (trx) =>
      trx.updateTable('urun').set({ rezervasyon_satis_durum: 'sor_sat' }).where('k_no', '=', tour.urun_k_no).execute(),
    )
    const day = addDays(FIRST_DAY, 20)
    const { k_no, anahtar } = await askFor(seats(tour, day, 3))
    const { alternatifler } = await get<typeof getRequest>(`istek-getir?k_no=${k_no}`, ada)
    expect(alternatifler.map(({ istek }) => [istek.baslangic, istek.baslangic_saat, istek.kalkis])).toEqual([
      [addDays(day, -1), '09:30', undefined],
      [addDays(day, 1), '09:30', undefined],
      [addDays(day, -2), '09:30', undefined],
    ])
    const [choice] = alternatifler
    const { data } = (await offerOf(k_no, choice ? [choice.istek] : [])).json()
    const { genel_toplam, on_odeme_toplam } = data.karsi_teklif.fis.toplam
    const taken = await say(k_no, anahtar, { genel_toplam, on_odeme_toplam })
    expect(taken.data).toMatchObject({ durum: 'accepted', sepet_urunler: [{ baslangic: addDays(day, -1) }] })
  })

  test('is priced before it is sent, says what is in its way, and the guest takes several services with it', async () => {
    const place = { db: app.services.db, tenantId }
    const villa = await addHouse(place, { request: { optionHours: 24 } })
    const other = await addHouse(place, { request: { optionHours: 0 } })
    const from = addDays(FIRST_DAY, 220)
    const { k_no, anahtar } = await askFor(nights(villa, from, 3), nights(other, from, 3))
    const { satirlar, alternatifler } = await get<typeof getRequest>(`istek-getir?k_no=${k_no}`, ada)
    expect([satirlar.length, alternatifler]).toEqual([2, []])
    const longer = satirlar.map(({ istek }, more) => ({
      ...istek,
      baslangic: addDays(from, 30),
      bitis: addDays(from, 33 + more),
    }))
    const quoted = await quoteOf(k_no, longer)
    expect(quoted).toMatchObject({ genel_toplam: { eski: 6000, yeni: 7000 }, sepet: { engeller: [] } })
    const rival = placement([nights(other, addDays(from, 60), 3)], { mode: 'sor_sat' })
    await app.post('/api/rezervasyon-istek-post', rival, stranger())
    await app.post('/api/yonetim/rezervasyon-kabul-post', { k_no: rival.k_no }, ada)
    const taken = longer.map((line) => ({ ...line, baslangic: addDays(from, 60), bitis: addDays(from, 63) }))
    expect((await quoteOf(k_no, taken)).sepet.engeller).toMatchObject([{ satir: 1, neden: 'dolu' }])
    expect((await offerOf(k_no, taken)).json()).toMatchObject({ code: 'dolu' })
    expect((await offerOf(k_no, longer)).statusCode).toBe(200)
    const { genel_toplam, on_odeme_toplam } = quoted.sepet.kur_rezervasyon_toplam
    const { data } = await say(k_no, anahtar, { genel_toplam, on_odeme_toplam })
    expect(data).toMatchObject({ durum: 'accepted', karsi_teklif: null, hesap: { genel_toplam: 7000 } })
    expect(data.sepet_urunler).toMatchObject([{ bitis: addDays(from, 33) }, { bitis: addDays(from, 34) }])
  })

  test('for a request that is answered already is neither quoted nor sent', async () => {
    const { k_no } = await askFor(nights(house, addDays(FIRST_DAY, 300), 3))
    const { satirlar } = await get<typeof getRequest>(`istek-getir?k_no=${k_no}`, ada)
    await app.post('/api/yonetim/rezervasyon-ret-post', { k_no }, ada)
    const body = { k_no, sepet_urunler: satirlar.map(({ istek }) => istek) }
    const answer = await app.post('/api/yonetim/rezervasyon-karsi-teklif-hesapla-post', body, ada)
    expect(answer.json()).toMatchObject({ code: 'durum_uygun_degil' })
  })
})

test('another tenant finds nothing, and nonsense is refused', async () => {
  const k_no = await request(addDays(FIRST_DAY, 200))
  const other = await staffHeaders(app, 'beta')
  expect(await ask<typeof getRequest>(`istek-getir?k_no=${k_no}`, other)).toMatchObject({ code: 'bulunamadi' })
  expect(await ask<typeof takeRequest>('istek-ustlen-post', other, { k_no })).toMatchObject({ code: 'bulunamadi' })
  expect((await get<typeof listRequests>('istek-listele', other)).data).toEqual([])
  for (const input of ['istek-listele?gorunum=hepsi', 'istek-getir?k_no=1', "istek-getir?k_no=' or 1=1"]) {
    expect((await app.get(`/api/yonetim/${encodeURI(input)}`, ada)).statusCode).toBe(422)
  }
})

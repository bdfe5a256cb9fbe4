import { type CancellationQuote, type ChangeQuote, placeReservation } from '@meltem/contract/reservation/booking'
import { getOfficeReservation } from '@meltem/contract/reservation/office-detail'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { nights, type PricedLine, placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { ageProofs, proveAgain } from '../../../testing/staff-login.ts'
import { openTestPayment, type TestPayment, type Waiting } from '../../../testing/test-payment.ts'

let shop: TestPayment
let manager: Record<string, string>
let first = addDays(FIRST_DAY, 40)

beforeAll(async () => {
  shop = await openTestPayment()
  manager = await shop.logIn()
  const windows = JSON.stringify([
    { gun: 30, iade_oran: 100 },
    { gun: 1, iade_oran: 50 },
  ])
  await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
    trx.updateTable('urun').set({ iptal_kosullari: windows }).execute(),
  )
})
afterAll(() => shop.close())
afterEach(() => shop.app.clock.set())

const office = (path: string, body: object) => shop.app.post(`/api/yonetim/${path}`, body, manager)

async function become(rol: string): Promise<void> {
  await shop.app.owner.pool.query("update personel set rol = $1 where e_mail = 'ada@alfa.example.com'", [rol])
}

async function read(k_no: string): Promise<OutputOf<typeof getOfficeReservation>> {
  return (await shop.app.get(`/api${getOfficeReservation.path}?k_no=${k_no}`, manager)).json()
}

/** A villa of three nights and a seat, all of it paid by card: 3000.00 and 100.00. */
async function paidTrip(): Promise<{ own: Waiting; lines: readonly PricedLine[]; day: string }> {
  first = addDays(first, 5)
  const lines = [nights(shop.villa, first, 3), seats(shop.tour, addDays(first, 1))] as const
  const own = await shop.book(...lines)
  await shop.payWith(own, 'basarili', 'tamami')
  return { own, lines, day: first }
}

/** A seat that is paid by transfer: 100.00, of which so much has come. */
async function seatByHand(sum: number, odeme_yontemi: 'havale' | 'nakit' | 'pos' = 'havale'): Promise<string> {
  first = addDays(first, 5)
  const body = placement([seats(shop.tour, first)], { method: 'havale' })
  expect((await shop.post(placeReservation.path, body)).json().success).toBe(1)
  const paid = await office('tahsilat-ekle-post', {
    k_no: body.k_no,
    tutar: sum,
    odeme_yontemi,
    islem_no: crypto.randomUUID(),
  })
  expect(paid.json()).toMatchObject({ success: 1 })
  return body.k_no
}

const tenDaysBefore = (day: string) => shop.app.clock.set(() => new Date(`${addDays(day, -10)}T09:00:00Z`))

describe('cancelling for the guest', () => {
  const quote = async (k_no: string, satir?: string): Promise<CancellationQuote> =>
    (await office('rezervasyon-iptal-hesapla-post', { k_no, ...(satir ? { satir } : {}) })).json().data

  test('gives back what the terms give and what is waived, and keeps the reason among the notes', async () => {
    const { own, day } = await paidTrip()
    tenDaysBefore(day)
    expect(await quote(own.k_no)).toMatchObject({ odenen: 3100, iade: 1550, kesinti: 1550 })
    const act = { k_no: own.k_no, feragat: 550, neden: 'Tekne arızası' }
    const unseen = await office('rezervasyon-iptal-post', { ...act, iade: 1550 })
    expect(unseen.json()).toMatchObject({ code: 'fiyat_degisti' })
    const done = await office('rezervasyon-iptal-post', { ...act, iade: 2100 })
    expect(done.json()).toMatchObject({ success: 1, iade: { iade: 2100, kesinti: 1000 } })
    // The same again is the same answer, and gives nothing more.
    const again = await office('rezervasyon-iptal-post', { ...act, iade: 2100 })
    expect(again.json().iade).toEqual(done.json().iade)
    const answer = await read(own.k_no)
    expect(answer.notlar).toMatchObject([{ konu: 'iptal', metin: 'Tekne arızası' }])
    expect(answer.iade_sozleri.map(({ tutar }) => tutar)).toEqual([2100])
    expect(answer.data.hesap).toMatchObject({ simdi: 0, kalan: 0 })
    expect(answer.belgeler).not.toContain('voucher')
  })

  test('asks for a fresh proof where money goes back, and for none where nothing does', async () => {
    const paid = await seatByHand(100)
    const { k_no: unpaid, ...rest } = placement([seats(shop.tour, first)])
    expect((await shop.post(placeReservation.path, { k_no: unpaid, ...rest })).json().success).toBe(1)
    const { iade } = await quote(paid)
    const nothing = await quote(unpaid)
    await ageProofs(shop.app)
    expect(iade).toBeGreaterThan(0)
    const asked = await office('rezervasyon-iptal-post', { k_no: paid, iade })
    expect([asked.statusCode, asked.json()]).toMatchObject([403, { code: 'onay_gerekli', ayrinti: { yol: 'sifre' } }])
    expect((await read(paid)).data.durum).toBe('confirmed')
    const done = await office('rezervasyon-iptal-post', { k_no: unpaid, iade: 0 })
    expect([nothing.iade, done.statusCode]).toEqual([0, 200])
    await proveAgain(shop.app, manager)
    expect((await office('rezervasyon-iptal-post', { k_no: paid, iade })).statusCode).toBe(200)
  })

  test('one service alone, with its own fee waived whole', async () => {
    const { own, lines, day } = await paidTrip()
    tenDaysBefore(day)
    const satir = lines[1]?.line.k_no ?? ''
    expect(await quote(own.k_no, satir)).toMatchObject({ odenen: 100, iade: 50, kesinti: 50 })
    const act = { k_no: own.k_no, satir, iade: 100, feragat: 50, neden: 'Hava' }
    expect((await office('rezervasyon-iptal-post', act)).json()).toMatchObject({ success: 1, iade: { kesinti: 0 } })
    const answer = await read(own.k_no)
    expect(answer.data.durum).toBe('confirmed')
    expect(answer.data.satirlar.map(({ iptal }) => iptal?.iade ?? null)).toEqual([null, 100])
  })

  test('refuses more than would be kept, more than the limit of the role, and a waiver without a reason', async () => {
    const { own, day } = await paidTrip()
    tenDaysBefore(day)
    const act = { k_no: own.k_no, neden: 'x' }
    const over = await office('rezervasyon-iptal-post', { ...act, feragat: 1550.01, iade: 3100 })
    expect(over.json()).toMatchObject({ code: 'kesinti_fazla', ayrinti: { kesinti: 1550 } })
    const silent = await office('rezervasyon-iptal-post', { k_no: own.k_no, feragat: 10, iade: 1560 })
    expect(silent.statusCode).toBe(422)
    await become('satis')
    const far = await office('rezervasyon-iptal-post', { ...act, feragat: 800, iade: 2350 })
    expect(far.json()).toMatchObject({ code: 'sinir_asildi', ayrinti: { sinir: 775 } })
    expect((await read(own.k_no)).data.durum).toBe('confirmed')
    const near = await office('rezervasyon-iptal-post', { ...act, feragat: 775, iade: 2325 })
    expect(near.json()).toMatchObject({ success: 1 })
    await become('yonetici')
  })
})

describe('changing for the guest', () => {
  test('first a quote, then the very same sum; nothing overbooked', async () => {
    const { own, day } = await paidTrip()
    const [stay, seat] = (await read(own.k_no)).data.istekler
    const longer = [{ ...stay, bitis: addDays(day, 4) }, seat]
    const asked = await office('rezervasyon-degistir-hesapla-post', { k_no: own.k_no, sepet_urunler: longer })
    const quoted: ChangeQuote = asked.json().data
    expect(quoted).toMatchObject({ genel_toplam: { eski: 3100, yeni: 4100 }, odenecek: 1000, iade: 0 })
    const { genel_toplam, on_odeme_toplam } = quoted.sepet.kur_rezervasyon_toplam
    const act = { k_no: own.k_no, istek_k_no: crypto.randomUUID(), sepet_urunler: longer }
    const wrong = { genel_toplam: genel_toplam - 1, on_odeme_toplam }
    expect((await office('rezervasyon-degistir-post', { ...act, kur_rezervasyon_toplam: wrong })).json().code).toBe(
      'fiyat_degisti',
    )
    const seen = { genel_toplam, on_odeme_toplam }
    const done = await office('rezervasyon-degistir-post', { ...act, kur_rezervasyon_toplam: seen })
    expect(done.json().data).toMatchObject({ durum: 'confirmed', hesap: { genel_toplam: 4100, kalan: 1000 } })
    const again = await office('rezervasyon-degistir-post', { ...act, kur_rezervasyon_toplam: seen })
    expect(again.json()).toMatchObject({ success: 1 })
    expect((await read(own.k_no)).gecmis.filter(({ olay }) => olay === 'changed')).toHaveLength(1)
  })

  test('what is only asked for is changed by the office, which has asked itself, and not by the guest', async () => {
    first = addDays(first, 5)
    const body = placement([nights(shop.asked, first, 3)], { mode: 'sor_sat', method: 'kredi_karti' })
    const { misafir_anahtari: anahtar } = (await shop.post('/rezervasyon-istek-post', body)).json()
    await office('rezervasyon-kabul-post', { k_no: body.k_no })
    await shop.payWith({ k_no: body.k_no, anahtar })
    const sepet_urunler = body.sepet_urunler.map((line) => ({ ...line, bitis: addDays(first, 4) }))
    const wish = { k_no: body.k_no, sepet_urunler }
    const { data } = (await office('rezervasyon-degistir-hesapla-post', wish)).json()
    const { genel_toplam, on_odeme_toplam } = data.sepet.kur_rezervasyon_toplam
    const change = {
      ...wish,
      istek_k_no: crypto.randomUUID(),
      kur_rezervasyon_toplam: { genel_toplam, on_odeme_toplam },
    }
    expect((await shop.post('/rezervasyon-degistir-post', { ...change, anahtar })).json().code).toBe('sor_sat_gerekli')
    const changed = (await office('rezervasyon-degistir-post', change)).json()
    expect(changed.data).toMatchObject({ durum: 'confirmed', sepet_urunler: [{ bitis: addDays(first, 4) }] })
  })

  test('another’s nights are told as taken, and stay another’s', async () => {
    const { own, day } = await paidTrip()
    const next = placement([nights(shop.villa, addDays(day, 3), 1)])
    expect((await shop.post(placeReservation.path, next)).json().success).toBe(1)
    const [stay, seat] = (await read(own.k_no)).data.istekler
    const wish = { k_no: own.k_no, sepet_urunler: [{ ...stay, bitis: addDays(day, 4) }, seat] }
    const asked = await office('rezervasyon-degistir-hesapla-post', wish)
    expect(asked.json().data.sepet.engeller).toMatchObject([{ satir: 0 }])
  })
})

describe('money by hand', () => {
  test('comes with its method and goes back in parts, never above what came', async () => {
    const k_no = await seatByHand(100, 'nakit')
    expect(await read(k_no)).toMatchObject({
      data: { durum: 'confirmed' },
      tahsilatlar: [{ odeme_yontemi: 'nakit', tutar: 100 }],
      elden_iade: 100,
    })
    const act = { k_no, odeme_yontemi: 'nakit', neden: 'Geç kalkış' }
    const part = { ...act, istek_k_no: crypto.randomUUID(), tutar: 30 }
    expect((await office('iade-elden-post', part)).json()).toMatchObject({ success: 1, kalan: 70 })
    expect((await office('iade-elden-post', part)).json()).toMatchObject({ success: 1, kalan: 70 })
    const over = await office('iade-elden-post', { ...act, istek_k_no: crypto.randomUUID(), tutar: 70.01 })
    expect(over.json()).toMatchObject({ code: 'iade_fazla', ayrinti: { kalan: 70 } })
    const answer = await read(k_no)
    expect(answer.tahsilatlar.filter(({ tur }) => tur === 'iade')).toMatchObject([{ tutar: 30 }])
    expect(answer.notlar).toMatchObject([{ konu: 'iade', metin: 'Geç kalkış' }])
  })

  test('of two clerks who give all of it back at once one is refused', async () => {
    const k_no = await seatByHand(100)
    const give = () =>
      office('iade-elden-post', {
        k_no,
        istek_k_no: crypto.randomUUID(),
        tutar: 100,
        odeme_yontemi: 'havale',
        neden: 'x',
      })
    const codes = (await Promise.all([give(), give(), give()])).map((answer) => answer.json().code ?? 'done')
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
    expect(codes.filter((code) => code === 'iade_fazla')).toHaveLength(2)
  })

  test('what came with a card does not go back by hand', async () => {
    const { own } = await paidTrip()
    expect((await read(own.k_no)).elden_iade).toBe(0)
    const act = { k_no: own.k_no, istek_k_no: crypto.randomUUID(), tutar: 1, odeme_yontemi: 'nakit', neden: 'x' }
    expect((await office('iade-elden-post', act)).json()).toMatchObject({ code: 'iade_fazla' })
  })

  test('for a booking that is cancelled goes before a person and is not lost', async () => {
    const k_no = await seatByHand(100)
    const { iade } = (await office('rezervasyon-iptal-hesapla-post', { k_no })).json().data
    await office('rezervasyon-iptal-post', { k_no, iade })
    const late = await office('tahsilat-ekle-post', { k_no, tutar: 20, odeme_yontemi: 'pos', islem_no: 'Z-1' })
    expect(late.json()).toMatchObject({ success: 1, data: { durum: 'review' } })
  })
})

test('staff reads the papers of the guest, and none that are not there yet', async () => {
  const { own } = await paidTrip()
  expect((await read(own.k_no)).belgeler).toEqual(['voucher', 'sozlesme'])
  for (const belge of ['voucher', 'sozlesme']) {
    const paper = await shop.app.get(`/api/yonetim/rezervasyon-belge-get?k_no=${own.k_no}&belge=${belge}`, manager)
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
  first = addDays(first, 5)
  const waiting = placement([seats(shop.tour, first)], { method: 'havale' })
  await shop.post(placeReservation.path, waiting)
  expect((await read(waiting.k_no)).belgeler).toEqual(['sozlesme'])
  const none = await shop.app.get(`/api/yonetim/rezervasyon-belge-get?k_no=${waiting.k_no}&belge=voucher`, manager)
  expect(none.statusCode).toBe(409)
})

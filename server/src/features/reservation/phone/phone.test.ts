import { acceptBookedContracts, placeReservation } from '@meltem/contract/reservation/booking'
import { getOfficeReservation } from '@meltem/contract/reservation/office-detail'
import type { PhoneRow, quotePhone } from '@meltem/contract/reservation/phone-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import {
  acceptances,
  nights,
  type PricedLine,
  placement,
  seats,
  totalsOf,
} from '../../../testing/hammer/hammer-basket.ts'
import { addCoupon, FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment } from '../../../testing/test-payment.ts'
import { guestKey } from '../guest-key.ts'

let shop: TestPayment
let staff: Record<string, string>
let day = addDays(FIRST_DAY, 20)

beforeAll(async () => {
  shop = await openTestPayment()
  staff = await shop.logIn()
})
afterAll(() => shop.close())

const desk = (path: string, body: object) => shop.app.post(`/api/yonetim/${path}`, body, staff)
const nextDay = () => {
  day = addDays(day, 4)
  return day
}

/** What the clerk sends for a caller; `off` is taken off the list price. */
function sale(lines: readonly PricedLine[], wishes: Record<string, unknown> = {}, off = 0) {
  const k_no = crypto.randomUUID()
  const seen = totalsOf(lines)
  return {
    k_no,
    lang: 'de',
    sepet_urunler: lines.map(({ line }) => line),
    secilen_kur: 'TRY',
    odeme_tipi: 'on_odeme',
    misafir: { ad: 'Hannah', soyad: 'Berger', telefon: '+491700000000', e_mail: `${k_no.slice(0, 8)}@example.com` },
    kapanis: 'link',
    kur_rezervasyon_toplam: {
      genel_toplam: seen.genel_toplam - off,
      on_odeme_toplam: (seen.genel_toplam - off) / 4,
    },
    ...wishes,
  }
}

async function become(rol: string): Promise<void> {
  await shop.app.owner.pool.query("update personel set rol = $1 where e_mail = 'ada@alfa.example.com'", [rol])
}

async function read(k_no: string): Promise<OutputOf<typeof getOfficeReservation>> {
  return (await shop.app.get(`/api${getOfficeReservation.path}?k_no=${k_no}`, staff)).json()
}

const keyOf = (k_no: string) => guestKey(shop.app.services.config.secret, shop.place.tenantId, k_no)

describe('a sale by phone', () => {
  test('closes the enquiry that it answers', async () => {
    const asked = {
      tur: 'villa',
      yetiskin: 2,
      cocuk: 0,
      bebek: 0,
      istekler: 'A quiet week',
      ad: 'Hannah',
      soyad: 'Berger',
      e_mail: 'hannah@example.com',
      lang: 'de',
      gizlilik_politikasi: true,
    }
    await shop.post('/rezervasyon-talep-post', asked)
    const enquiries = async () => (await shop.app.get('/api/yonetim/talep-listele', staff)).json().data
    const [{ k_no: talep_k_no, durum }] = await enquiries()
    expect(durum).toBe('yeni')
    await desk('telefon-rezervasyon-post', sale([seats(shop.tour, nextDay())], { talep_k_no }))
    expect(await enquiries()).toMatchObject([{ k_no: talep_k_no, durum: 'kapandi' }])
  })

  test('waits for the guest, who accepts the contracts by the link and then pays', async () => {
    const body = sale([seats(shop.tour, nextDay())], { sure_saat: 6, ic_not: 'Can yeleği çocuk boyu' })
    const sold = await desk('telefon-rezervasyon-post', body)
    expect(sold.json().data).toMatchObject({ durum: 'held', sozlesme_bekliyor: true, odeme_yontemi: 'kredi_karti' })
    const answer = await read(body.k_no)
    expect(answer).toMatchObject({ satan: 'Ada alfa', belgeler: [], notlar: [{ konu: 'not' }] })
    const left = Date.parse(answer.data.bitis ?? '') - Date.parse(answer.data.olusturma_zamani)
    expect(Math.round(left / 3_600_000)).toBe(6)
    expect(await shop.mails(body.k_no)).toContain('reservation_guest placed')

    const own = { k_no: body.k_no, anahtar: keyOf(body.k_no) }
    const early = await shop.post('/odeme-baslat-post', { ...own, tutar: 'on_odeme', lang: 'de' })
    expect(early.json().code).toBe('sozlesme_gerekli')
    const foreign = { ...own, anahtar: keyOf(crypto.randomUUID()), lang: 'de', onaylar: acceptances('de') }
    expect((await shop.post(acceptBookedContracts.path, foreign)).statusCode).toBe(404)
    const [first] = acceptances('de')
    const half = await shop.post(acceptBookedContracts.path, { ...own, lang: 'de', onaylar: [first] })
    expect(half.json().code).toBe('sozlesme_gerekli')
    const yes = await shop.post(acceptBookedContracts.path, { ...own, lang: 'de', onaylar: acceptances('de') })
    expect(yes.json().data).toMatchObject({ sozlesme_bekliyor: false })
    await shop.payWith(own)
    expect((await read(body.k_no)).data.durum).toBe('confirmed')
    expect((await read(body.k_no)).belgeler).toEqual(['voucher', 'sozlesme'])
  })

  test('paid at the office is confirmed and in the books, once', async () => {
    const lines = [seats(shop.tour, nextDay())]
    const body = sale(lines, { kapanis: 'nakit', tahsilat: { tutar: 100, odeme_yontemi: 'nakit' } })
    expect((await desk('telefon-rezervasyon-post', body)).json().data).toMatchObject({ durum: 'confirmed' })
    expect((await desk('telefon-rezervasyon-post', body)).json().success).toBe(1)
    expect((await read(body.k_no)).tahsilatlar).toMatchObject([{ tutar: 100, odeme_yontemi: 'nakit' }])
    const other = await desk('telefon-rezervasyon-post', { ...body, misafir: { ...body.misafir, ad: 'X' } })
    expect(other.json().code).toBe('anahtar_farkli')
  })

  test('by bank transfer waits for the money, whole where the caller pays all of it, with their coupon', async () => {
    await addCoupon(shop.place, { kod: 'CALLER', most: 5 })
    const lines = [seats(shop.tour, nextDay(), 2)]
    const wishes = { kapanis: 'havale', odeme_tipi: 'tamami' }
    const priced = (
      await desk('telefon-hesapla-post', {
        lang: 'de',
        sepet_urunler: lines.map(({ line }) => line),
        secilen_kur: 'TRY',
        odeme_tipi: 'tamami',
        promosyon_kodu: 'CALLER',
      })
    ).json().data.kur_rezervasyon_toplam
    expect(priced).toMatchObject({ genel_toplam: 180, on_odeme_toplam: 180 })
    const seen = { genel_toplam: 180, on_odeme_toplam: 180 }
    const body = sale(lines, { ...wishes, promosyon_kodu: 'CALLER', kur_rezervasyon_toplam: seen })
    const sold = (await desk('telefon-rezervasyon-post', body)).json().data
    expect(sold).toMatchObject({ durum: 'held', odeme_yontemi: 'havale', sozlesme_bekliyor: true })
    expect((await shop.pay(body.k_no, 180)).data).toMatchObject({ durum: 'confirmed', tahsilat_durum: 2 })
  })

  test('goes on from what was held, and nobody else goes on with it', async () => {
    const lines = [nights(shop.villa, nextDay(), 2)]
    const body = sale(lines)
    const { misafir: _guest, kapanis: _end, ...basket } = body
    expect((await desk('telefon-tut-post', basket)).json()).toMatchObject({ success: 1 })
    const web = { ...placement(lines, { method: 'kredi_karti', k_no: body.k_no }) }
    expect((await shop.post(placeReservation.path, web)).json().code).toBe('bulunamadi')
    const quoted = await desk('telefon-hesapla-post', {
      lang: 'de',
      sepet_urunler: body.sepet_urunler,
      secilen_kur: 'TRY',
      tutulan: body.k_no,
    })
    expect(quoted.json().data.engeller).toEqual([])
    expect((await desk('telefon-rezervasyon-post', body)).json().data).toMatchObject({ durum: 'held' })
  })

  test('is let go where the caller has thought better of it', async () => {
    const lines = [nights(shop.villa, nextDay(), 2)]
    const { misafir: _guest, kapanis: _end, ...basket } = sale(lines)
    await desk('telefon-tut-post', basket)
    expect((await desk('telefon-birak-post', { k_no: basket.k_no })).json()).toMatchObject({ success: 1 })
    expect((await shop.post(placeReservation.path, placement(lines))).json().success).toBe(1)
  })
})

describe('what has to be asked for first', () => {
  const request = (from: string, wishes: Record<string, unknown> = {}) =>
    sale([nights(shop.asked, from, 3)], { kapanis: 'talep', ...wishes })

  test('becomes a request; after the yes the guest accepts the contracts by the link, and then pays', async () => {
    const body = request(nextDay(), { ic_not: 'Bebek yatağı ister' })
    const direct = await desk('telefon-rezervasyon-post', { ...body, kapanis: 'link' })
    expect(direct.json().code).toBe('sor_sat_gerekli')
    const asked = (await desk('telefon-rezervasyon-post', body)).json()
    expect(asked.data).toMatchObject({
      durum: 'requested',
      rezervasyon_satis_durum: 'sor_sat',
      sozlesme_bekliyor: false,
    })
    expect((await desk('telefon-rezervasyon-post', body)).json().data).toMatchObject({ kayit_no: asked.data.kayit_no })
    expect(await read(body.k_no)).toMatchObject({ satan: 'Ada alfa', notlar: [{ konu: 'not' }], belgeler: [] })
    expect(await shop.claims(body.k_no)).toMatchObject([{ durum: 'option' }])

    const own = { k_no: body.k_no, anahtar: keyOf(body.k_no) }
    const yes = (await desk('rezervasyon-kabul-post', { k_no: body.k_no })).json()
    expect(yes.data).toMatchObject({ durum: 'accepted', sozlesme_bekliyor: true, mesafeli_satis_sozlesmesi: false })
    const early = await shop.post('/odeme-baslat-post', { ...own, tutar: 'on_odeme', lang: 'de' })
    expect(early.json().code).toBe('sozlesme_gerekli')
    await shop.post(acceptBookedContracts.path, { ...own, lang: 'de', onaylar: acceptances('de') })
    await shop.payWith(own)
    expect((await read(body.k_no)).data).toMatchObject({ durum: 'confirmed', mesafeli_satis_sozlesmesi: true })
  })

  test('is asked for as often as people call, unlike by one guest', async () => {
    const codes: (string | undefined)[] = []
    for (let call = 0; call < 5; call += 1) {
      codes.push((await desk('telefon-rezervasyon-post', request(nextDay()))).json().code)
    }
    expect(codes).toEqual(codes.map(() => undefined))
  })
})

describe('a price of one’s own', () => {
  test('is a stage of the receipt, has its reason among the notes, and stays when the dates change', async () => {
    const first = nextDay()
    const lines = [nights(shop.villa, first, 2)]
    const elle = { tutar: 100, neden: 'Tekrar gelen' }
    const ask = { lang: 'de', sepet_urunler: lines.map(({ line }) => line), secilen_kur: 'TRY', elle }
    const quoted: OutputOf<typeof quotePhone> = (await desk('telefon-hesapla-post', ask)).json()
    expect(quoted).toMatchObject({ liste: 2000, sinir: 1000 })
    expect(quoted.data.kur_rezervasyon_toplam.genel_toplam).toBe(1900)
    const body = sale(lines, { elle, kapanis: 'gunu' }, 100)
    const sold = await desk('telefon-rezervasyon-post', body)
    expect(sold.json().data.fis.adimlar.filter(({ asama }: { asama: string }) => asama === 'elle')).toMatchObject([
      { kod: 'elle_fiyat', tutar: -100 },
    ])
    expect((await read(body.k_no)).notlar).toMatchObject([{ konu: 'fiyat', metin: 'Tekrar gelen' }])
    const [stay] = (await read(body.k_no)).data.istekler
    const longer = [{ ...stay, bitis: addDays(first, 3) }]
    const change = await desk('rezervasyon-degistir-hesapla-post', { k_no: body.k_no, sepet_urunler: longer })
    expect(change.json().data.genel_toplam).toEqual({ eski: 1900, yeni: 2900 })
  })

  test('is refused above the limit of the role, in the quote and in the sale itself', async () => {
    await become('satis')
    const lines = [seats(shop.tour, nextDay())]
    const elle = { tutar: 12, neden: 'x' }
    const ask = { lang: 'de', sepet_urunler: lines.map(({ line }) => line), secilen_kur: 'TRY', elle }
    const refused = await desk('telefon-hesapla-post', ask)
    expect(refused.json()).toMatchObject({ code: 'sinir_asildi', ayrinti: { sinir: 10 } })
    const sold = await desk('telefon-rezervasyon-post', sale(lines, { elle }, 12))
    expect(sold.json().code).toBe('sinir_asildi')
    const within = sale(lines, { elle: { ...elle, tutar: 10 } }, 10)
    expect((await desk('telefon-rezervasyon-post', within)).json()).toMatchObject({ success: 1 })
    await become('yonetici')
  })
})

describe('what the desk looks up', () => {
  test('knows a guest by phone, mail and name, with earlier bookings', async () => {
    const body = sale([seats(shop.tour, nextDay())], { kapanis: 'gunu' })
    body.misafir = { ...body.misafir, telefon: '+4917655512345', soyad: 'Öztürk' }
    await desk('telefon-rezervasyon-post', body)
    const find = async (ara: string) =>
      (await shop.app.get(`/api/yonetim/telefon-arayan-getir?ara=${encodeURIComponent(ara)}`, staff)).json().data
    await expect
      .poll(async () => (await find('017655512345')).map(({ e_mail }: { e_mail: string }) => e_mail))
      .toEqual([body.misafir.e_mail])
    expect(await find('ozturk')).toMatchObject([{ soyad: 'Öztürk', rezervasyonlar: [{ k_no: body.k_no }] }])
    expect(await find('nobody at all')).toEqual([])
  })

  test('says what can be sold for how much, and why not and when instead', async () => {
    await shop.app.owner.pool.query(`update urun set ad = '{"tr":"Mavi Villa","en":"Blue villa"}' where k_no = $1`, [
      shop.villa.urun_k_no,
    ])
    const first = nextDay()
    const rows = async (from: string, to: string): Promise<PhoneRow[]> => {
      const query = `ara=mavi&baslangic=${from}&bitis=${to}&yetiskin=2&kur=TRY`
      return (await shop.app.get(`/api/yonetim/telefon-urun-listele?${query}`, staff)).json().data
    }
    await expect.poll(async () => (await rows(first, addDays(first, 2)))[0]?.tutar).toBe(2000)
    expect((await rows(first, addDays(first, 2)))[0]).toMatchObject({ ekstralar: [], evcil_hayvan: 0, ek_yatak: 0 })
    const kaynak = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx.selectFrom('opsiyon').select('kaynak_k_no').where('k_no', '=', shop.villa.opsiyon_k_no).executeTakeFirst(),
    )
    await desk('gun-kapat-post', {
      kaynak_k_no: kaynak?.kaynak_k_no,
      baslangic: first,
      bitis: addDays(first, 2),
      aciklama: 'Bakım',
    })
    const [closed] = await rows(first, addDays(first, 2))
    expect(closed).toMatchObject({ tutar: null, kapatan: 'Bakım, Ada alfa' })
    expect(closed?.engel).not.toBeNull()
    expect(closed?.yakin.length).toBeGreaterThan(0)
  })

  test('tells what may be added, at its own price and as often as it may be', async () => {
    const extra = { k_no: crypto.randomUUID(), birim: 'kisi', fiyat: 1250, kur: 'EUR', bebek_dahil: false, en_cok: 7 }
    const seat = { ...extra, k_no: crypto.randomUUID(), ad: { tr: 'Çocuk koltuğu' }, birim: 'adet', en_cok: 2 }
    await shop.app.owner.pool.query(
      `update urun set ad = '{"tr":"Yavaş Tekne"}', ekstra_hizmetler = $2, ucretler = $3 where k_no = $1`,
      [
        shop.tour.urun_k_no,
        JSON.stringify([{ ...extra, ad: { tr: 'Öğle yemeği', en: 'Lunch' } }, seat]),
        JSON.stringify([{ tur: 'evcil_hayvan', fiyat: 500, kur: 'TRY', gecelik: false, esik_gece: 0, en_cok: 1 }]),
      ],
    )
    const query = `ara=yava%C5%9F&baslangic=${nextDay()}&yetiskin=2&kur=TRY`
    const find = async (): Promise<PhoneRow[]> =>
      (await shop.app.get(`/api/yonetim/telefon-urun-listele?${query}`, { ...staff, 'accept-language': 'en' })).json()
        .data
    await expect.poll(async () => (await find())[0]?.ekstralar.length).toBe(2)
    expect((await find())[0]).toMatchObject({
      ekstralar: [
        { ad: 'Lunch', birim: 'kisi', fiyat: 12.5, kur: 'EUR', en_cok: 1, grup: null },
        { ad: 'Çocuk koltuğu', birim: 'adet', fiyat: 12.5, kur: 'EUR', en_cok: 2, grup: null },
      ],
      evcil_hayvan: 1,
      ek_yatak: 0,
    })
  })
})

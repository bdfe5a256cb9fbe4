import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { LineTotals, Receipt, ReservationTotals } from './pricing.ts'
import { Campaign, Coupon } from './promotion.ts'
import { CardInfo, CartLine, CartLineRequest, Pax, Reservation, ReservationRequest } from './reservation.ts'

const K_NO = '0198a2d4-7c11-7f2e-9d3b-1f4a5c6d7e8f'
const LINE = {
  k_no: K_NO,
  urun_k_no: K_NO,
  baslangic: '2026-08-15',
  bitis: '2026-08-22',
  pax: { yetiskin: 2, cocuk: 1, bebek: 0 },
  ekstra_hizmetler: [{ k_no: K_NO, adet: 1 }],
}
const REQUEST = {
  k_no: K_NO,
  lang: 'tr',
  rezervasyon_satis_durum: 'direk',
  sepet_urunler: [LINE],
  misafir: { ad: 'Elif', soyad: 'Karagöz', telefon: '+905320000000', e_mail: 'elif@meltem.example' },
  secilen_kur: 'EUR',
  odeme_yontemi: 'kredi_karti',
  odeme_tipi: 'on_odeme',
  mesafeli_satis_sozlesmesi: true,
  kur_rezervasyon_toplam: { genel_toplam: 138, on_odeme_toplam: 34.5 },
  modul: 'web',
}

/** API-1, word for word. */
const SPEC_RESERVATION =
  'k_no uye ac_k_no alt_ac_k_no lang sepet_urunler promosyon_kodu rezervasyon_satis_durum misafir rezervasyon_notu hotel_bilgi kdv_turu kdv_oran sabit_kur sabit_kur_fiyat secilen_kur secilen_kur_fiyat rezervasyon_toplam kur_rezervasyon_toplam indirim_oranlar gun_fiyatlar odeme_yontemi odeme_tipi odeme_tipi_kontrol tahsilat_durum rezervasyon_durum banka_k_no kart_bilgileri mesafeli_satis_sozlesmesi kiralama_sozlesmesi modul'
const SPEC_TOTALS =
  'urun_toplam ekstra_toplam kupon_indirim sepet_indirim iskonto_indirim kdv_toplam taksit_fark ara_toplam genel_toplam on_odeme_oran on_odeme_toplam kalan_toplam'
const SPEC_LINE =
  'urun_tipi pax fiyatlandirma bugun_satis_fiyat sabit_toplam kur_toplam kdv_turu kdv_oran odeme_tipi odeme_tipi_oran ekstra_hizmetler urun_cache'
const SPEC_LINE_TOTALS =
  'yetiskin_fiyat cocuk_fiyat bebek_fiyat yetiskin cocuk bebek toplam kdv_oran kdv_toplam indirim_toplam on_odeme_toplam genel_toplam ekstra_toplam'
const SPEC_CAMPAIGN = 'kampanya_turu toplam_tutar indirim_turu indirim_tutari'
const SPEC_CARD = 'kart_ad_soyad kart_numarasi kart_ay_yil kart_ccv kart_3d_guvenlik kart_taksit'

describe('the fields of the specification', () => {
  it.each([
    ['reservation', Reservation, SPEC_RESERVATION],
    ['totals', ReservationTotals, SPEC_TOTALS],
    ['cart line', CartLine, SPEC_LINE],
    ['totals of a line', LineTotals, SPEC_LINE_TOTALS],
    ['campaign', Campaign, SPEC_CAMPAIGN],
    ['card', CardInfo, SPEC_CARD],
  ])('of the %s are all on the wire', (_, schema, names) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(names.split(' ')))
  })
})

describe('a request', () => {
  it('is taken as it should be', () => {
    expect(ReservationRequest.safeParse(REQUEST).error).toBeUndefined()
  })

  it.each([
    ['a price of its own', { sepet_urunler: [{ ...LINE, fiyat: 1 }] }],
    ['totals of a line', { sepet_urunler: [{ ...LINE, kur_toplam: { genel_toplam: 1 } }] }],
    ['a base total', { rezervasyon_toplam: { genel_toplam: 1 } }],
    ['a discount', { indirim_oranlar: {} }],
    ['a status', { tahsilat_durum: 2 }],
    [
      'an extra field beside the totals',
      { kur_rezervasyon_toplam: { genel_toplam: 1, on_odeme_toplam: 1, odendi: true } },
    ],
    ['a total that is a text', { kur_rezervasyon_toplam: { genel_toplam: '1', on_odeme_toplam: 1 } }],
    ['a total with three decimals', { kur_rezervasyon_toplam: { genel_toplam: 1.005, on_odeme_toplam: 1 } }],
    ['an infinite total', { kur_rezervasyon_toplam: { genel_toplam: Number.POSITIVE_INFINITY, on_odeme_toplam: 1 } }],
    ['no lines', { sepet_urunler: [] }],
    ['51 lines', { sepet_urunler: Array.from({ length: 51 }, () => LINE) }],
    ['an end before the start', { sepet_urunler: [{ ...LINE, bitis: '2026-08-14' }] }],
    ['a day that does not exist', { sepet_urunler: [{ ...LINE, baslangic: '2026-02-30' }] }],
    [
      'a card number',
      { kart_bilgileri: { kart_numarasi: '5528790000000008', kart_3d_guvenlik: true, kart_taksit: 1 } },
    ],
    ['a card code', { kart_bilgileri: { kart_ccv: '123', kart_3d_guvenlik: true, kart_taksit: 1 } }],
    ['a contract that is not accepted', { mesafeli_satis_sozlesmesi: false }],
    ['a key that is none', { k_no: '1' }],
    ['a language nobody speaks here', { lang: 'xx' }],
  ])('with %s is refused', (_, over) => {
    expect(ReservationRequest.safeParse({ ...REQUEST, ...over }).success).toBe(false)
  })

  it('may name the wishes for the card, without the card', () => {
    const kart_bilgileri = { kart_ad_soyad: 'Elif', kart_numarasi: '', kart_3d_guvenlik: true, kart_taksit: 3 }
    expect(ReservationRequest.safeParse({ ...REQUEST, kart_bilgileri }).success).toBe(true)
  })

  it('writes a coupon code in capitals', () => {
    expect(ReservationRequest.parse({ ...REQUEST, promosyon_kodu: ' meltem10 ' }).promosyon_kodu).toBe('MELTEM10')
  })
})

describe('people', () => {
  it.each([
    [{ yetiskin: 1, cocuk: 0, bebek: 0 }, true],
    [{ yetiskin: 0, cocuk: 1, bebek: 0 }, true],
    [{ yetiskin: 0, cocuk: 0, bebek: 0 }, false],
    [{ yetiskin: 0, cocuk: 1, bebek: 1 }, false],
    [{ yetiskin: -1, cocuk: 3, bebek: 0 }, false],
    [{ yetiskin: 1.5, cocuk: 0, bebek: 0 }, false],
    [{ yetiskin: 99, cocuk: 1, bebek: 0 }, false],
    [{ yetiskin: '2', cocuk: 0, bebek: 0 }, false],
    [{ yetiskin: Number.NaN, cocuk: 0, bebek: 0 }, false],
    [{ yetiskin: 1, cocuk: 0 }, false],
    [{ yetiskin: 1, cocuk: 0, bebek: 0, kopek: 1 }, false],
  ])('%j: %s', (pax, wanted) => {
    expect(Pax.safeParse(pax).success).toBe(wanted)
    expect(CartLineRequest.safeParse({ ...LINE, pax }).success).toBe(wanted)
  })
})

describe('money objects', () => {
  const campaign = {
    k_no: K_NO,
    ad: 'Üç tur',
    kampanya_turu: 'adet',
    toplam_tutar: 3,
    indirim_turu: 'yuzde',
    indirim_tutari: 15,
    kur: 'EUR',
    urun_tipleri: [],
  }

  it('take what they know and nothing else', () => {
    expect(Campaign.safeParse(campaign).success).toBe(true)
    expect(Campaign.safeParse({ ...campaign, indirim_tutari: -1 }).success).toBe(false)
    expect(Campaign.safeParse({ ...campaign, gizli: 1 }).success).toBe(false)
    expect(Receipt.safeParse({ kur: 'EUR', adimlar: [], satirlar: [], toplam: {}, taksitler: [] }).success).toBe(false)
  })

  it('a coupon is written in capitals and digits', () => {
    const rest = { indirim_turu: 'yuzde', indirim_tutari: 10, kur: 'EUR', alt_sinir: 0, urun_tipleri: [] }
    const open = {
      baslangic: null,
      bitis: null,
      en_cok_kullanim: null,
      uye_basina: null,
      uye_k_no: null,
      vitrinde: false,
    }
    expect(Coupon.safeParse({ k_no: K_NO, kod: 'MELTEM10', ...rest, ...open }).success).toBe(true)
    expect(Coupon.safeParse({ k_no: K_NO, kod: 'meltem10', ...rest, ...open }).success).toBe(false)
    expect(Coupon.safeParse({ k_no: K_NO, kod: 'MELTEM10', ...rest, ...open, en_cok_kullanim: 0 }).success).toBe(false)
  })
})

interface JsonSchema {
  description?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

/** Paths of the fields without a description. */
function undescribed(schema: JsonSchema, path: string): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(field.description ? [] : [`${path}.${name}`]),
    ...undescribed(field, `${path}.${name}`),
  ])
  const inside = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])]
  return [...own, ...inside.flatMap((one) => undescribed(one, path))]
}

describe('every field', () => {
  it.each([
    ['reservation', Reservation],
    ['request', ReservationRequest],
    ['coupon', Coupon],
    ['receipt', Receipt],
  ])('of a %s is described', (name, schema) => {
    expect(undescribed(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, name)).toEqual([])
  })
})

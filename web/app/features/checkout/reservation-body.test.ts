import { ReservationRequest } from '@meltem/contract/reservation/reservation'
import { askedFields } from '@meltem/domain/reservation/guest-questions'
import { expect, it } from 'vitest'
import { EMPTY_DRAFT } from '../../platform/stores/checkout-draft.ts'
import type { CheckoutFacts } from './checkout-steps.ts'
import { reservationBody } from './reservation-body.ts'

const KEY = '11111111-1111-4111-8111-111111111111'
const soru = (kod: string, kapsam: 'kisi' | 'rezervasyon') => ({
  kod,
  kapsam,
  tip: 'metin' as const,
  baslik: { tr: kod },
  ipucu: {},
  zorunlu: true,
  secenekler: [],
  kosul: null,
})
const istek = {
  k_no: KEY,
  urun_k_no: KEY,
  baslangic: '2027-08-16',
  pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
  ekstra_hizmetler: [],
}
const answers = { 'rezervasyon/otel': ' Yıldız Otel ', 'rezervasyon/ucus_no': 'su2142', 'kisi/2/pasaport_no': 'C01X' }
const fields = askedFields(
  [
    {
      istek,
      urun: { sorular: [soru('otel', 'rezervasyon'), soru('ucus_no', 'rezervasyon'), soru('pasaport_no', 'kisi')] },
    },
  ],
  answers,
)
const facts: CheckoutFacts = {
  kind: 'direk',
  fields,
  draft: {
    ...EMPTY_DRAFT,
    misafir: {
      ad: ' Elif ',
      soyad: 'Karagöz',
      dogum_tarihi: '21.03.1962',
      adres: '',
      telefon: '0532 123 45 67',
      e_mail: 'elif@example.com',
    },
    rezervasyon_notu: ' Sessiz oda ',
    kart_taksit: 3,
  },
  identity: '100 000 001 46',
  identityNeeded: true,
  answers,
  today: '2026-11-15',
  methods: ['kredi_karti'],
  instalments: [3],
  contracts: [],
  accepted: new Set(['mesafeli_satis', 'kiralama']),
}
const line = {
  k_no: KEY,
  istek,
  urun: {},
  onaylar: [],
  yanitlar: {},
  sabit_toplam: { genel_toplam: 1 },
  kur_toplam: { genel_toplam: 1 },
}
const placing = {
  cart: { k_no: KEY, secilen_kur: 'EUR', secilen_kur_fiyat: 1, sepet_urunler: [line as never] },
  facts,
  lang: 'tr' as const,
  secilen_kur: 'EUR',
  seen: { genel_toplam: 100, on_odeme_toplam: 25 },
  coupon: 'MELTEM10',
  rental: true,
  agency: { ac_k_no: KEY },
  contracts: [
    { tur: 'mesafeli_satis' as const, ozet: 'a'.repeat(64) },
    { tur: 'kiralama' as const, ozet: 'b'.repeat(64) },
    { tur: 'on_bilgilendirme' as const, ozet: 'c'.repeat(64) },
  ],
}

it('is what the contract wants, word for word', () => {
  const body = reservationBody(placing)
  expect(ReservationRequest.parse(body)).toMatchObject({
    k_no: KEY,
    ac_k_no: KEY,
    promosyon_kodu: 'MELTEM10',
    misafir: {
      ad: 'Elif',
      dogum_tarihi: '1962-03-21',
      tc_pasaport: '10000000146',
      telefon: '+905321234567',
      yanitlar: [
        { soru: 'otel', kisi: null, deger: 'Yıldız Otel' },
        { soru: 'ucus_no', kisi: null, deger: 'SU2142' },
        { soru: 'pasaport_no', kisi: 2, deger: 'C01X' },
      ],
    },
    hotel_bilgi: { hotel_adi: 'Yıldız Otel' },
    rezervasyon_notu: 'Sessiz oda',
    odeme_yontemi: 'kredi_karti',
    kart_bilgileri: { kart_3d_guvenlik: true, kart_taksit: 3 },
    kiralama_sozlesmesi: true,
    // One that was not ticked is not claimed to be.
    onaylar: [
      { tur: 'mesafeli_satis', ozet: 'a'.repeat(64) },
      { tur: 'kiralama', ozet: 'b'.repeat(64) },
    ],
  })
})

it('is the same body every time, so that the key stands for it', () => {
  expect(JSON.stringify(reservationBody(placing))).toBe(JSON.stringify(reservationBody({ ...placing })))
})

it('of a request asks for no instalments', () => {
  const body = reservationBody({ ...placing, facts: { ...facts, kind: 'sor_sat' } })
  expect(body).toMatchObject({ rezervasyon_satis_durum: 'sor_sat' })
  expect(body).not.toHaveProperty('kart_bilgileri')
})

it('never carries a card', () => {
  expect(JSON.stringify(reservationBody(placing))).not.toMatch(/kart_numarasi|kart_ccv|kart_ay_yil/)
})

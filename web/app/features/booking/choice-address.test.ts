import { describe, expect, it } from 'vitest'
import type { Bookable } from './choice.ts'
import { readChoice, writeChoice } from './choice-address.ts'

const facts = { kapasite: null, buyuk_bavul: null, arac: null, alan_m2: null, yataklar: null }
const option = (k_no: string) => ({
  k_no,
  ad: k_no,
  aciklama: null,
  stok: 'gece' as const,
  fiyatlandirma: 'gecelik' as const,
  bilgi: facts,
  baslangic_fiyat: null,
  sure_dk: 0,
  calisma_saatleri: null,
  son_satis_saat: 0,
  odeme_adimlari: [],
  gorsel: null,
})
const villa: Bookable = {
  k_no: 'p',
  urun_tipi: 'villa',
  secenekler: [option('a'), option('b')],
  kisi_sinirlari: { en_az: 1, en_cok: 8, en_az_yetiskin: 1, en_az_yas: 0, cocuk_yas: 3, yetiskin_yas: 12 },
  ekstralar: [{ k_no: 'e1', ad: 'x', birim: 'adet', fiyat: 1, kur: 'EUR', grup: null, en_cok: 20 }],
  ucretler: (['evcil_hayvan', 'ek_yatak'] as const).map((tur) => {
    return { tur, fiyat: 5, kur: 'EUR', gecelik: false, esik_gece: 0, en_cok: 9 }
  }),
}
const place = (k_no: string, ad: string, grup: 'alis_yeri' | 'donus_yeri') => {
  return { k_no, ad, birim: 'rezervasyon' as const, fiyat: 15, kur: 'EUR', grup, en_cok: 1 }
}
const car: Bookable = {
  ...villa,
  urun_tipi: 'arac_kira',
  secenekler: [{ ...option('a'), stok: 'saat', fiyatlandirma: 'arac' }],
  ekstralar: [
    place('in', 'Airport', 'alis_yeri'),
    place('hotel', 'Hotel', 'alis_yeri'),
    place('back', 'Airport', 'donus_yeri'),
  ],
}
const TODAY = '2027-06-01'
const read = (query: string) => readChoice(villa, new URLSearchParams(query), TODAY)

describe('the address of a choice', () => {
  it('fills in dates and party of a list', () => {
    const choice = read('baslangic=2027-08-15&bitis=2027-08-22&yetiskin=4&cocuk=2')
    expect(choice).toMatchObject({
      baslangic: '2027-08-15',
      bitis: '2027-08-22',
      pax: { yetiskin: 4, cocuk: 2, bebek: 0 },
    })
  })

  it.each([
    ['a day in the past', 'baslangic=2027-05-31'],
    ['a day that does not exist', 'baslangic=2027-02-30'],
    ['words', 'baslangic=<script>'],
    ['an end without a beginning', 'bitis=2027-08-22'],
  ])('does not take %s', (_, query) => {
    expect(read(query)).toMatchObject({ baslangic: null, bitis: null })
  })

  it('does not take an end before the beginning', () => {
    expect(read('baslangic=2027-08-15&bitis=2027-08-15').bitis).toBeNull()
  })

  it.each([
    ['absurd numbers', 'yetiskin=999999&cocuk=-3&bebek=1e9', { yetiskin: 2, cocuk: 0, bebek: 0 }],
    ['more people than fit', 'yetiskin=50&cocuk=50', { yetiskin: 8, cocuk: 0, bebek: 0 }],
    ['nobody', 'yetiskin=0', { yetiskin: 1, cocuk: 0, bebek: 0 }],
  ])('brings %s into the limits', (_, query, pax) => {
    expect(read(query).pax).toEqual(pax)
  })

  it('knows only options and extras of the product', () => {
    expect(read('secenek=nobody&ekstra=e1:2,evil:9,e1').opsiyon_k_no).toBe('a')
    expect(read('secenek=b').opsiyon_k_no).toBe('b')
    expect(read('ekstra=e1:2,evil:9').ekstralar).toEqual({ e1: 2 })
  })

  it('comes back as it was written, other words of the query kept', () => {
    const choice = {
      ...read('baslangic=2027-08-15&bitis=2027-08-22&yetiskin=4&secenek=b&ekstra=e1:2'),
      evcil_hayvan: 1,
    }
    const written = writeChoice(villa, choice, new URLSearchParams('kaynak=mail&bebek=3'))
    expect(written.get('kaynak')).toBe('mail')
    expect(written.has('bebek')).toBe(false)
    expect(readChoice(villa, written, TODAY)).toEqual(choice)
  })

  it('takes times and places of a list of cars, and writes the places as extras from then on', () => {
    const query = new URLSearchParams('saat=09:30&bitis_saat=13:00&alis_yeri=Airport&donus_yeri=%20Airport%20')
    const choice = readChoice(car, query, TODAY)
    expect(choice).toMatchObject({ baslangic_saat: '09:30', bitis_saat: '13:00', ekstralar: { in: 1, back: 1 } })
    const written = writeChoice(car, choice, query)
    expect(Object.fromEntries(written)).toEqual({ saat: '09:30', bitis_saat: '13:00', ekstra: 'in:1,back:1' })
    expect(readChoice(car, written, TODAY)).toEqual(choice)
  })

  it.each([
    ['a place it does not have', 'alis_yeri=Atlantis', {}],
    ['a place of the other way', 'donus_yeri=Hotel', {}],
    ['an extra rather than a name', 'alis_yeri=Airport&ekstra=hotel:1', { hotel: 1 }],
  ])('follows %s', (_, query, ekstralar) => {
    expect(readChoice(car, new URLSearchParams(query), TODAY).ekstralar).toEqual(ekstralar)
  })

  it('of an untouched page is plain', () => {
    expect(writeChoice(villa, read(''), new URLSearchParams()).toString()).toBe('')
  })
})

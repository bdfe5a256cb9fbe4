import { expect, it } from 'vitest'
import { type Bookable, lineOf } from '../../booking/choice.ts'
import { choiceOfLine } from './choice-of-line.ts'

const facts = { kapasite: null, buyuk_bavul: null, arac: null, alan_m2: null, yataklar: null }
const tour: Bookable = {
  k_no: 'p',
  urun_tipi: 'tur',
  secenekler: [
    {
      k_no: 'o',
      ad: 'o',
      aciklama: null,
      stok: 'kalkis',
      fiyatlandirma: 'kisi',
      bilgi: facts,
      baslangic_fiyat: null,
      sure_dk: 0,
      calisma_saatleri: null,
      son_satis_saat: 0,
      odeme_adimlari: [],
      gorsel: null,
    },
  ],
  kisi_sinirlari: { en_az: 1, en_cok: 8, en_az_yetiskin: 1, en_az_yas: 0, cocuk_yas: 3, yetiskin_yas: 12 },
  ekstralar: [{ k_no: 'e', ad: 'e', birim: 'kisi', fiyat: 6, kur: 'EUR', grup: null, en_cok: 1 }],
  ucretler: [],
}

it('comes back as the same line when nothing is changed', () => {
  const istek = {
    k_no: 'k',
    urun_k_no: 'p',
    opsiyon_k_no: 'o',
    baslangic: '2027-08-16',
    kalkis: 'r/2027-08-16T09:30',
    pax: { yetiskin: 2, cocuk: 1, bebek: 0 },
    ekstra_hizmetler: [{ k_no: 'e', adet: 1 }],
  }
  expect(lineOf(tour, choiceOfLine({ istek, onaylar: ['klinik', 'nothing'] }), 'k')).toEqual(istek)
  expect(choiceOfLine({ istek, onaylar: ['klinik', 'nothing'] }).onaylar).toEqual(['klinik'])
})

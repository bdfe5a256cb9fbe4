import type { Language } from '@meltem/contract/wire/language'
import { paletteOf } from '../features/reservation/documents/palette.ts'
import type {
  Letterhead,
  VoucherDocument,
  VoucherItem,
  VoucherMoney,
} from '../features/reservation/documents/voucher-document.ts'
import { VoucherSeal } from '../platform/sessions/voucher-seal.ts'

const TITLES: Readonly<Record<Language, string>> = {
  tr: 'Guletle On İki Ada, güvertede öğle yemeği',
  en: 'Twelve Islands by gulet, lunch on deck',
  de: 'Zwölf Inseln mit dem Gulet, Mittagessen an Deck',
  ru: 'Двенадцать островов на гулете, обед на палубе',
}

export const SAMPLE_HEAD: Letterhead = {
  marka: 'meltem',
  logo: null,
  unvan: 'Meltem Seyahat Turizm Ltd. Şti.',
  adres: 'Yat Limanı Cad. 14, Göcek',
  vergi: 'Fethiye 4540536920',
  e_mail: 'info@meltem.example',
  birlik: 'TÜRSAB A 00000',
  telefon: '+90 000 000 00 00',
  saatler: '24 saat · WhatsApp',
  site: 'meltem.example',
  renkler: paletteOf({ tema: { renkler: {}, odeme_logolari: [] } }),
}

const MONEY: VoucherMoney = {
  toplam: '€138,00',
  odenen: '€34,50',
  odeme_notu: '10.08.2026',
  kalan: '€103,50',
  kalan_var: true,
  odemeler: [],
  kalan_temel: { tutar: '₺5.299,20', kur: '51.20' },
}

export function sampleItem(dil: Language, sira: number, gorsel: Buffer | null): VoucherItem {
  const claim = { bilet_no: 'MLT-K48217', sira, baslangic: '2026-08-16', bitis: null }
  const seal = new VoucherSeal('a secret of at least thirty-two letters', 1)
  return {
    no: `INT260810142233-${sira + 1}`,
    baslik: TITLES[dil],
    tarih: '16.08.2026',
    ne_zaman: ['16.08.2026', '09:30'],
    kisi: '2 + 1',
    gorsel,
    bilgiler: [
      { ad: 'misafir', deger: 'Şule Işıkoğlu' },
      { ad: 'kisi', deger: '2 + 1' },
      { ad: 'telefon', deger: '+905321112233' },
      { ad: 'tarih', deger: '16.08.2026' },
      { ad: 'kalkis', deger: '09:30' },
      { ad: 'secenek', deger: 'Gulet Rüzgâr' },
      { ad: 'izin_no', deger: '48-0000-0188' },
      { ad: 'otel', deger: 'Yıldız Otel, 214' },
      { ad: 'not', deger: 'Çocuk koltuğu · Детское кресло' },
    ],
    kod: seal.codeFor({ ...claim, pax: { yetiskin: 2, cocuk: 1, bebek: 0 } }),
    para: MONEY,
    bulusma: {
      ad: 'Göcek iskelesi, 14 numara',
      not: 'Feribot gişesinin karşısı. Напротив кассы паромов.',
      koordinat: '36.75360° N  28.93860° E',
      harita: 'https://map.example/36.75360,28.93860',
    },
    adimlar: [
      { saat: '08:30', baslik: 'Otel lobisi', metin: 'Mavi bayraklı beyaz minibüs, beş dakika önce hazır olun.' },
      { saat: '09:15', baslik: 'Göcek', metin: 'Feribot gişesinin karşısı.' },
      { saat: '09:30', baslik: 'Kalkış', metin: 'Tekne bekleyemez.' },
    ],
    dahil: ['Öğle yemeği, çay, kahve, su', 'Maske, şnorkel', 'Sigorta, liman harcı, can yeleği'],
    yanina_al: ['Havlu', 'Güneş kremi'],
    iptal: ['14.08.2026, 09:30: %100', '15.08.2026, 09:30: %50', '0'],
  }
}

/** A voucher as a guest gets it, for tests and measurements of the drawing alone. */
export function sampleVoucher(dil: Language, items = 1, gorsel: Buffer | null = null): VoucherDocument {
  return {
    dil,
    antet: SAMPLE_HEAD,
    kayit_no: 'INT260810142233',
    bilet_no: 'MLT-K48217',
    misafir: 'Şule',
    duzenleme: '10.08.2026',
    para: MONEY,
    taksit_farki: null,
    satirlar: Array.from({ length: items }, (_, sira) => sampleItem(dil, sira, gorsel)),
  }
}

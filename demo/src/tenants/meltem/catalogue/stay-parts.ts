import type { BySeason, DemoExtra, DemoOption, DemoProduct } from '../../../product-data.ts'
import { VILLA_TERMS } from '../../../product-terms.ts'
import type { InFour } from '../four-languages.ts'
import type { VillaFacts } from './stay-filters.ts'

interface VillaSale extends Required<Pick<DemoProduct, 'anahtar' | 'ucretler' | 'ekstralar'>> {
  readonly ad: InFour<string>
  readonly en_cok_kisi: number
  readonly gece: BySeason
  readonly hafta: BySeason
  readonly en_az_gece: BySeason
  /** Guests the price is for; more pay `arti_kisi` each. */
  readonly en_cok?: number
  readonly arti_kisi?: number
  readonly yaz_giris_gunleri?: readonly number[]
  readonly terms?: Partial<typeof VILLA_TERMS>
}

const WHOLE_HOUSE = { tr: 'Evin tamamı', en: 'The whole house', de: 'Das ganze Haus', ru: 'Дом целиком' }

/** Booked at once, without asking the owner. */
export const AT_ONCE: Partial<typeof VILLA_TERMS> = { satis: 'direk', opsiyon_saat: 0 }

export const SATURDAY: readonly number[] = [6]

export function villaProduct(sale: VillaSale): DemoProduct {
  const { anahtar, ad, en_cok_kisi, terms, ucretler, ekstralar, en_cok = en_cok_kisi, arti_kisi = 0, ...tarife } = sale
  return {
    anahtar,
    urun_tipi: 'villa',
    ad,
    ...VILLA_TERMS,
    ...terms,
    en_cok_kisi,
    secenekler: [
      {
        anahtar: 'house',
        ad: WHOLE_HOUSE,
        tarife: { tur: 'gecelik', arti_kisi, en_cok, ...tarife },
        stok: { tur: 'gece', kaynak: anahtar, birim: 1, devir: 0 },
      },
    ],
    ekstralar,
    ucretler,
  }
}

type Room = VillaFacts['odalar'][number]

/** Bedroom with its double and single beds. */
export function bedroom(cift_kisilik: number, tek_kisilik: number, banyolu = true): Room {
  return { oda: 'yatak_odasi', cift_kisilik, tek_kisilik, banyolu }
}

export function childrensRoom(tek_kisilik: number, banyolu = false): Room {
  return { oda: 'cocuk_odasi', cift_kisilik: 0, tek_kisilik, banyolu }
}

/** Sofa beds in the living room. */
export function sofaBed(cift_kisilik: number, tek_kisilik = 0): Room {
  return { oda: 'salon', cift_kisilik, tek_kisilik, banyolu: false }
}

export function atTheDoor(enlem: number, boylam: number) {
  return { enlem, boylam, ad: { tr: 'Evin kapısı', en: 'At the house', de: 'Am Haus', ru: 'У дома' } }
}

const EXTRAS = {
  'pool-heating': {
    birim: 'gun',
    ad: {
      tr: 'Havuz ısıtma',
      en: 'Pool heating',
      de: 'Poolheizung',
      ru: 'Подогрев бассейна',
    },
  },
  'airport-transfer': {
    birim: 'rezervasyon',
    ad: {
      tr: 'Havalimanı transferi, gidiş dönüş',
      en: 'Airport transfer, both ways',
      de: 'Flughafentransfer, hin und zurück',
      ru: 'Трансфер из аэропорта и обратно',
    },
  },
  'chef-dinner': {
    birim: 'kisi',
    ad: {
      tr: 'Evde şef akşam yemeği',
      en: 'Dinner cooked at the house',
      de: 'Abendessen mit Koch im Haus',
      ru: 'Ужин с поваром в доме',
    },
  },
  breakfast: {
    birim: 'kisi_gun',
    ad: {
      tr: 'Kapıya köy kahvaltısı',
      en: 'Village breakfast at the door',
      de: 'Dorffrühstück bis zur Tür',
      ru: 'Деревенский завтрак с доставкой',
    },
  },
  'baby-set': {
    birim: 'rezervasyon',
    ad: {
      tr: 'Bebek yatağı ve mama sandalyesi',
      en: 'Cot and high chair',
      de: 'Kinderbett und Hochstuhl',
      ru: 'Детская кроватка и стульчик',
    },
  },
  groceries: {
    birim: 'rezervasyon',
    ad: {
      tr: 'Dolu buzdolabı (ilk gün alışverişi)',
      en: 'Fridge filled before arrival',
      de: 'Gefüllter Kühlschrank zur Ankunft',
      ru: 'Продукты к приезду',
    },
  },
  'mid-clean': {
    birim: 'adet',
    ad: {
      tr: 'Ara temizlik ve çarşaf değişimi',
      en: 'Mid-stay cleaning and fresh linen',
      de: 'Zwischenreinigung mit frischer Wäsche',
      ru: 'Уборка и смена белья во время проживания',
    },
  },
  'late-checkout': {
    birim: 'rezervasyon',
    ad: {
      tr: 'Geç çıkış (17.00)',
      en: 'Late check-out (17:00)',
      de: 'Späte Abreise (17 Uhr)',
      ru: 'Поздний выезд (17:00)',
    },
  },
  firewood: {
    birim: 'adet',
    ad: { tr: 'Bir sandık odun', en: 'Crate of firewood', de: 'Kiste Brennholz', ru: 'Ящик дров' },
  },
  'boat-day': {
    birim: 'adet',
    ad: {
      tr: 'Kaptanlı tekneyle bir gün',
      en: 'A day on a boat with skipper',
      de: 'Ein Tag Boot mit Skipper',
      ru: 'День на лодке с капитаном',
    },
  },
  bicycle: {
    birim: 'adet',
    ad: { tr: 'Bisiklet (hafta)', en: 'Bicycle (week)', de: 'Fahrrad (Woche)', ru: 'Велосипед (неделя)' },
  },
  'half-board': {
    birim: 'kisi_gun',
    ad: {
      tr: 'Yarım pansiyon farkı',
      en: 'Half board supplement',
      de: 'Aufpreis Halbpension',
      ru: 'Доплата за полупансион',
    },
  },
  parking: {
    birim: 'gun',
    ad: { tr: 'Otopark', en: 'Parking', de: 'Parkplatz', ru: 'Парковка' },
  },
  hammam: {
    birim: 'kisi',
    ad: {
      tr: 'Hamam, kese ve köpük',
      en: 'Hammam with scrub and foam',
      de: 'Hamam mit Peeling und Schaum',
      ru: 'Хаммам с пилингом и пеной',
    },
  },
  massage: {
    birim: 'kisi',
    ad: { tr: 'Masaj (50 dk)', en: 'Massage (50 min)', de: 'Massage (50 min)', ru: 'Массаж (50 мин)' },
  },
  'baby-cot': {
    birim: 'rezervasyon',
    ad: { tr: 'Bebek yatağı', en: 'Baby cot', de: 'Babybett', ru: 'Детская кроватка' },
  },
} as const

/** An extra under the name all houses use. */
export function extra(anahtar: keyof typeof EXTRAS, fiyat: number, birim?: DemoExtra['birim']): DemoExtra {
  const known = EXTRAS[anahtar]
  return { anahtar, ad: known.ad, birim: birim ?? known.birim, fiyat }
}

interface RoomSale {
  readonly ad: InFour<string>
  readonly kaynak: string
  readonly birim: number
  readonly gece: BySeason
  readonly arti_kisi: number
  readonly en_cok: number
  readonly en_az_gece: BySeason
}

/** A kind of room of a hotel, of which there are `birim`. */
export function hotelRoom(anahtar: string, { ad, kaynak, birim, ...tarife }: RoomSale): DemoOption {
  return { anahtar, ad, tarife: { tur: 'gecelik', ...tarife }, stok: { tur: 'gece', kaynak, birim, devir: 0 } }
}

export function atReception(enlem: number, boylam: number) {
  return { enlem, boylam, ad: { tr: 'Resepsiyon', en: 'Reception desk', de: 'Rezeption', ru: 'Стойка регистрации' } }
}

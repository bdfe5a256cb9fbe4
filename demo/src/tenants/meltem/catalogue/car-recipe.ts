import type { ProductFacts } from '@meltem/contract/product-facts'
import type { BySeason, DemoExtra, DemoOption } from '../../../product-data.ts'
import { CAR_TERMS } from '../../../product-terms.ts'
import type { DemoShowcase } from '../../../showcase-data.ts'
import type { CollectionKey } from '../collections.ts'
import { DESTINATION_NAMES, type DestinationKey } from '../destination-names.ts'
import { type InFour, inFour } from '../four-languages.ts'
import { type CarCover, coverRows } from './car-covers.ts'
import { CAR_LINES } from './car-lines.ts'
import { type Take, takes } from './journey-pictures.ts'
import { DRIVER_BORN, FLIGHT, LICENCE_DATE, LICENCE_NUMBER } from './journey-questions.ts'
import { type Story, told, type Voice, voices } from './product-story.ts'

type Facts = Extract<ProductFacts, { urun_tipi: 'arac_kira' }>
type Drawn = NonNullable<NonNullable<DemoShowcase['secenek_bilgi']>[string]['arac']>

interface CarOption extends Pick<DemoOption, 'anahtar' | 'ad'> {
  /** Day prices from 1, 3, 7 and 14 days on. */
  readonly bantlar: readonly [BySeason, BySeason, BySeason, BySeason]
  readonly kaynak: string
  readonly adet: number
}

interface CarData extends Pick<DemoShowcase, 'kampanya_yuzde' | 'sor_sat_saat' | 'agirlik'> {
  readonly anahtar: string
  readonly sor?: boolean
  readonly bilgi: Omit<Facts, 'urun_tipi' | 'gunluk_km'>
  readonly cizim: Drawn
  readonly bolge: DestinationKey
  readonly secenekler: readonly CarOption[]
  readonly kapsam: CarCover
  /** Full cover per day. */
  readonly tam_kasko: number
  readonly koleksiyonlar?: readonly CollectionKey[]
  readonly metin: InFour<Story>
  readonly gorseller: readonly Take[]
  readonly yorumlar: readonly Voice[]
}

const FROM_DAYS = [1, 3, 7, 14] as const

const EXTRAS: readonly DemoExtra[] = [
  {
    anahtar: 'cover',
    ad: { tr: 'Orta kasko', en: 'Medium cover', de: 'Mittlerer Schutz', ru: 'Средняя страховка' },
    birim: 'gun',
    fiyat: 9,
    grup: 'kasko',
  },
  {
    anahtar: 'child-seat',
    ad: { tr: 'Çocuk koltuğu', en: 'Child seat', de: 'Kindersitz', ru: 'Детское кресло' },
    birim: 'adet',
    fiyat: 21,
    en_cok: 3,
  },
  {
    anahtar: 'second-driver',
    ad: { tr: 'Ek sürücü', en: 'Additional driver', de: 'Zusatzfahrer', ru: 'Второй водитель' },
    birim: 'adet',
    fiyat: 25,
    en_cok: 2,
  },
  {
    anahtar: 'airport-pick-up',
    ad: {
      tr: 'Havalimanında teslim',
      en: 'Pick-up at the airport',
      de: 'Übergabe am Flughafen',
      ru: 'Выдача в аэропорту',
    },
    birim: 'rezervasyon',
    fiyat: 15,
    grup: 'alis_yeri',
  },
  {
    anahtar: 'hotel-pick-up',
    ad: {
      tr: 'Otele ya da villaya teslim',
      en: 'Delivery to your hotel or villa',
      de: 'Übergabe an Hotel oder Villa',
      ru: 'Подача к отелю или вилле',
    },
    birim: 'rezervasyon',
    fiyat: 15,
    grup: 'alis_yeri',
  },
  {
    anahtar: 'airport-return',
    ad: {
      tr: 'Havalimanında iade',
      en: 'Return at the airport',
      de: 'Rückgabe am Flughafen',
      ru: 'Возврат в аэропорту',
    },
    birim: 'rezervasyon',
    fiyat: 10,
    grup: 'donus_yeri',
  },
  {
    anahtar: 'hotel-return',
    ad: {
      tr: 'Otelden ya da villadan teslim alma',
      en: 'Collection from your hotel or villa',
      de: 'Abholung an Hotel oder Villa',
      ru: 'Приём у отеля или виллы',
    },
    birim: 'rezervasyon',
    fiyat: 15,
    grup: 'donus_yeri',
  },
]

const fullCover = (fiyat: number): DemoExtra => ({
  anahtar: 'full-cover',
  ad: {
    tr: 'Tam kasko, muafiyetsiz',
    en: 'Full cover without excess',
    de: 'Vollschutz ohne Selbstbeteiligung',
    ru: 'Полная страховка без франшизы',
  },
  birim: 'gun',
  fiyat,
  grup: 'kasko',
})

function optionOf({ anahtar, ad, bantlar, kaynak, adet }: CarOption): DemoOption {
  return {
    anahtar,
    ad,
    tarife: {
      tur: 'arac',
      bantlar: bantlar.map((gun, place) => ({ en_az_gun: FROM_DAYS[place] ?? 1, gun })),
    },
    stok: { tur: 'saat', kaynak, birim: adet, devir: 120 },
  }
}

/** Filters follow from the facts; the flight is asked for only where the car may wait at the airport. */
export function carClass(data: CarData): DemoShowcase {
  const {
    anahtar,
    sor,
    bilgi,
    cizim,
    bolge,
    secenekler,
    kapsam,
    tam_kasko,
    metin,
    gorseller,
    yorumlar,
    koleksiyonlar = [],
    ...rest
  } = data
  const { enlem, boylam } = DESTINATION_NAMES[bolge]
  const texts = told(metin, CAR_LINES)
  const gears = secenekler.map((option) => option.anahtar).filter((key) => key === 'manual' || key === 'automatic')
  return {
    ...rest,
    urun: {
      anahtar,
      urun_tipi: 'arac_kira',
      ad: inFour((dil) => metin[dil].baslik),
      ...CAR_TERMS,
      ...(sor ? { satis: 'sor_sat', opsiyon_saat: 24 } : {}),
      en_cok_kisi: bilgi.koltuk,
      secenekler: secenekler.map(optionOf),
      ekstralar: [...EXTRAS, fullCover(tam_kasko)],
    },
    bolge,
    enlem,
    boylam,
    bilgi: { urun_tipi: 'arac_kira', gunluk_km: null, ...bilgi },
    secenek_bilgi: Object.fromEntries(
      secenekler.map((option) => [
        option.anahtar,
        { kapasite: bilgi.koltuk, buyuk_bavul: bilgi.buyuk_bavul, arac: cizim },
      ]),
    ),
    metin: inFour((dil) => ({ ...texts[dil], kapsam: coverRows(dil, kapsam) })),
    gorseller: takes(anahtar, gorseller),
    filtreler: {
      sinif: [bilgi.sinif],
      vites: gears.length > 1 ? ['manuel', 'otomatik'] : [bilgi.vites],
      yakit: [bilgi.yakit],
    },
    koleksiyonlar,
    sorular: [DRIVER_BORN, LICENCE_NUMBER, LICENCE_DATE, { ...FLIGHT, zorunlu: false }],
    yorumlar: voices(yorumlar),
  }
}

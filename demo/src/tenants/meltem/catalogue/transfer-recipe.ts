import type { DemoExtra, DemoOption } from '../../../product-data.ts'
import { dailyDepartures, TRANSFER_TERMS } from '../../../product-terms.ts'
import type { DemoShowcase } from '../../../showcase-data.ts'
import type { CollectionKey } from '../collections.ts'
import { DESTINATION_NAMES, type DestinationKey } from '../destination-names.ts'
import { type InFour, inFour } from '../four-languages.ts'
import { TRANSFER_PLACES } from '../transfer-places.ts'
import { type Take, takes } from './journey-pictures.ts'
import { ADDRESS, CHILD_AGES, FLIGHT } from './journey-questions.ts'
import { type Story, told, type Voice, voices } from './product-story.ts'
import { TRANSFER_LINES } from './transfer-lines.ts'

interface Shuttle {
  readonly kaynak: string
  readonly koltuk: number
  readonly yetiskin: number
  readonly cocuk: number
  readonly saatler: readonly string[]
}

interface RouteData extends Pick<DemoShowcase, 'kampanya_yuzde' | 'sor_sat_saat' | 'agirlik'> {
  readonly anahtar: string
  /** Keys of `TRANSFER_PLACES`. */
  readonly nereden: string
  readonly nereye: string
  readonly mesafe_km: number
  readonly sure_dk: number
  readonly bolge: DestinationKey
  readonly sedan?: number
  readonly van: number
  readonly minibus?: number
  readonly servis?: Shuttle
  /** Vans that stand at this airport. */
  readonly vanlar: { readonly kaynak: string; readonly birim: number; readonly mesgul_dk: number }
  readonly koleksiyonlar?: readonly CollectionKey[]
  readonly metin: InFour<Omit<Story, 'dahil' | 'haric'>>
  readonly gorseller: readonly Take[]
  readonly yorumlar: readonly Voice[]
}

const CHILD_SEAT: DemoExtra = {
  anahtar: 'child-seat',
  ad: { tr: 'Çocuk koltuğu', en: 'Child seat', de: 'Kindersitz', ru: 'Детское кресло' },
  birim: 'adet',
  fiyat: 5,
}

const SHOPPING_STOP: DemoExtra = {
  anahtar: 'shopping-stop',
  ad: {
    tr: 'Yolda market molası (30 dakika)',
    en: 'Supermarket stop (30 minutes)',
    de: 'Halt am Supermarkt (30 Minuten)',
    ru: 'Остановка у супермаркета (30 минут)',
  },
  birim: 'rezervasyon',
  fiyat: 15,
}

const VEHICLES = {
  sedan: {
    ad: { tr: 'Özel otomobil', en: 'Private saloon', de: 'Private Limousine', ru: 'Отдельный седан' },
    bilgi: { kapasite: 3, buyuk_bavul: 2, arac: 'sedan' },
  },
  van: {
    ad: { tr: 'Özel minibüs', en: 'Private van', de: 'Privater Kleinbus', ru: 'Отдельный микроавтобус' },
    bilgi: { kapasite: 6, buyuk_bavul: 6, arac: 'van' },
  },
  minibus: {
    ad: { tr: 'Grup aracı', en: 'Group minibus', de: 'Gruppenbus', ru: 'Автобус для группы' },
    bilgi: { kapasite: 14, buyuk_bavul: 14, arac: 'minibus' },
  },
  shuttle: {
    ad: { tr: 'Servis', en: 'Shuttle', de: 'Sammeltransfer', ru: 'Шаттл' },
    bilgi: { kapasite: null, buyuk_bavul: 1, arac: 'minibus' },
  },
} as const

function vehicle(
  kind: 'sedan' | 'van' | 'minibus',
  fiyat: number,
  stok: DemoOption['stok'],
  sure_dk: number,
): DemoOption {
  const { ad, bilgi } = VEHICLES[kind]
  return { anahtar: kind, ad, tarife: { tur: 'transfer_arac', kapasite: bilgi.kapasite, fiyat }, stok, sure_dk }
}

function optionsOf(data: RouteData): DemoOption[] {
  const { sedan, van, minibus, servis, vanlar } = data
  const fleet = (kaynak: string, birim: number) => ({ tur: 'saat' as const, kaynak, birim, devir: 15 })
  const options = [vehicle('van', van, fleet(vanlar.kaynak, vanlar.birim), vanlar.mesgul_dk)]
  if (servis) {
    const { kaynak, koltuk, yetiskin, cocuk, saatler } = servis
    const tarife = { tur: 'transfer_kisi', yetiskin, cocuk } as const
    options.push({
      anahtar: 'shuttle',
      ad: VEHICLES.shuttle.ad,
      tarife,
      stok: dailyDepartures(kaynak, koltuk, ...saatler),
    })
  }
  if (sedan) options.push(vehicle('sedan', sedan, fleet(`sedan-${data.nereden}`, 6), vanlar.mesgul_dk))
  if (minibus) options.push(vehicle('minibus', minibus, fleet(`minibus-${data.nereden}`, 3), vanlar.mesgul_dk))
  return options
}

/** A route stands on the map where it arrives; the meeting point is the airport it starts from. */
export function transferRoute(data: RouteData): DemoShowcase {
  const {
    anahtar,
    nereden,
    nereye,
    mesafe_km,
    sure_dk,
    bolge,
    metin,
    gorseller,
    yorumlar,
    agirlik,
    koleksiyonlar = [],
  } = data
  const start = TRANSFER_PLACES.find(({ kod }) => kod === nereden)
  if (!start) throw new Error(`There is no transfer place ${nereden}.`)
  const secenekler = optionsOf(data)
  const kinds = secenekler.map((option) => option.anahtar as keyof typeof VEHICLES)
  const stories = inFour((dil) => ({ dahil: [], haric: [], bulusma: TRANSFER_LINES[dil].bulusma, ...metin[dil] }))
  const { enlem, boylam } = DESTINATION_NAMES[bolge]
  return {
    urun: {
      anahtar,
      urun_tipi: 'transfer',
      ad: inFour((dil) => metin[dil].baslik),
      ...TRANSFER_TERMS,
      en_cok_kisi: 48,
      secenekler,
      ekstralar: [CHILD_SEAT, SHOPPING_STOP],
    },
    bolge,
    enlem,
    boylam,
    bilgi: {
      urun_tipi: 'transfer',
      nereden,
      nereye,
      mesafe_km,
      sure_dk,
      bekleme_dk: 60,
      havalimani: true,
      ozellikler: ['klima', 'wifi', 'su_ikrami', 'cocuk_koltugu'],
    },
    secenek_bilgi: Object.fromEntries(kinds.map((kind) => [kind, VEHICLES[kind].bilgi])),
    metin: told(stories, TRANSFER_LINES),
    bulusma: { ad: start.baslik, enlem: start.enlem, boylam: start.boylam },
    gorseller: takes(anahtar, gorseller),
    filtreler: { arac: kinds.map((kind) => (kind === 'shuttle' ? 'servis' : kind)) },
    koleksiyonlar,
    sorular: [FLIGHT, ADDRESS, CHILD_AGES],
    yorumlar: voices(yorumlar),
    ...(data.kampanya_yuzde === undefined ? {} : { kampanya_yuzde: data.kampanya_yuzde }),
    ...(data.sor_sat_saat === undefined ? {} : { sor_sat_saat: data.sor_sat_saat }),
    agirlik,
  }
}

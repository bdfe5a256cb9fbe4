import type { GuestQuestion } from '@meltem/contract/product-content'
import type { ProductFacts } from '@meltem/contract/product-facts'
import type { DemoProduct } from '../../../product-data.ts'
import type { DemoShowcase } from '../../../showcase-data.ts'
import type { CollectionKey } from '../collections.ts'
import { DESTINATION_NAMES, type DestinationKey } from '../destination-names.ts'
import { type InFour, inFour } from '../four-languages.ts'
import { type Take, takes } from './journey-pictures.ts'
import { PLACE } from './journey-questions.ts'
import { type SharedLines, type Story, told, type Voice, voices } from './product-story.ts'

type Facts = Extract<ProductFacts, { urun_tipi: 'ekstra' }>

interface ExtraData extends Pick<DemoShowcase, 'kampanya_yuzde' | 'sor_sat_saat' | 'agirlik'> {
  readonly anahtar: string
  readonly satis: Omit<DemoProduct, 'anahtar' | 'urun_tipi' | 'ad'>
  readonly bilgi: Omit<Facts, 'urun_tipi'>
  readonly bolge: DestinationKey
  readonly koleksiyonlar: readonly CollectionKey[]
  readonly sorular?: readonly GuestQuestion[]
  readonly metin: InFour<Story>
  readonly gorseller: readonly Take[]
  readonly yorumlar: readonly Voice[]
}

/** The service is at home in one place and comes to guests around it. */
function toYourDoor(place: InFour<string>): InFour<SharedLines> {
  return {
    tr: { dahil: [`${place.tr} çevresinde 30 km’ye kadar yol`], haric: ['30 km’den uzak adresler için yol ücreti'] },
    en: { dahil: [`Travel within 30 km of ${place.en}`], haric: ['Travel to addresses more than 30 km away'] },
    de: { dahil: [`Anfahrt bis 30 km rund um ${place.de}`], haric: ['Anfahrt zu Adressen über 30 km'] },
    ru: { dahil: [`Выезд до 30 км (${place.ru})`], haric: ['Выезд дальше 30 км'] },
  }
}

/** A service comes to the guest, so the address is always asked for. */
export function extraService(data: ExtraData): DemoShowcase {
  const { anahtar, satis, bilgi, bolge, metin, gorseller, yorumlar, sorular = [], ...rest } = data
  const { ad, enlem, boylam } = DESTINATION_NAMES[bolge]
  return {
    ...rest,
    urun: { anahtar, urun_tipi: 'ekstra', ad: inFour((dil) => metin[dil].baslik), ...satis },
    bolge,
    enlem,
    boylam,
    bilgi: { urun_tipi: 'ekstra', ...bilgi },
    metin: told(metin, toYourDoor(ad)),
    gorseller: takes(anahtar, gorseller),
    filtreler: { hizmet: [bilgi.hizmet] },
    sorular: [PLACE, ...sorular],
    yorumlar: voices(yorumlar),
  }
}

import type { GuestQuestion } from '@meltem/contract/product-content'
import type { ProductFacts } from '@meltem/contract/product-facts'
import type { DemoProduct } from '../../../product-data.ts'
import type { DemoShowcase } from '../../../showcase-data.ts'
import type { CollectionKey } from '../collections.ts'
import type { DestinationKey } from '../destination-names.ts'
import { type InFour, inFour } from '../four-languages.ts'
import { type Take, takes } from './journey-pictures.ts'
import { NATIONALITY, PASSPORTS } from './journey-questions.ts'
import { type SharedLines, type Story, told, type Voice, voices } from './product-story.ts'

type Facts = Extract<ProductFacts, { urun_tipi: 'yat' }>

interface YachtData extends Pick<DemoShowcase, 'secenek_bilgi' | 'kampanya_yuzde' | 'sor_sat_saat' | 'agirlik'> {
  readonly anahtar: string
  readonly satis: Omit<DemoProduct, 'anahtar' | 'urun_tipi' | 'ad'>
  readonly bilgi: Omit<Facts, 'urun_tipi' | 'bayrak'>
  readonly bolge: DestinationKey
  readonly liman: NonNullable<DemoShowcase['bulusma']>
  readonly bitis?: NonNullable<DemoShowcase['bulusma']>
  /** How it is let: choices of the filter `kiralama`. */
  readonly kiralama: readonly string[]
  /** Sold cabin by cabin. */
  readonly kabin_kabin?: boolean
  readonly koleksiyonlar: readonly CollectionKey[]
  readonly sorular?: readonly GuestQuestion[]
  readonly metin: InFour<Story>
  readonly gorseller: readonly Take[]
  readonly yorumlar: readonly Voice[]
}

const ON_BOARD: InFour<SharedLines> = {
  tr: {
    kural: [
      'Ayakkabılar pasarellada çıkarılır, güvertede yalın ayak gezilir.',
      'Kamarada sigara içilmez; güvertede rüzgâr altında içilebilir.',
      'Rota ve demir yeri konusunda son söz kaptanındır.',
    ],
    ara: ['tekne kiralama', 'yat kiralama'],
  },
  en: {
    kural: [
      'Shoes come off at the gangway; on deck everyone goes barefoot.',
      'No smoking in the cabins; on deck please stay to leeward.',
      'The captain has the last word on route and anchorage.',
    ],
    ara: ['boat hire', 'yacht charter'],
  },
  de: {
    kural: [
      'Schuhe bleiben an der Gangway, an Deck geht man barfuß.',
      'In den Kabinen wird nicht geraucht, an Deck nur auf der Leeseite.',
      'Über Route und Ankerplatz entscheidet der Kapitän.',
    ],
    ara: ['Boot mieten', 'Yachtcharter'],
  },
  ru: {
    kural: [
      'Обувь оставляют у трапа, по палубе ходят босиком.',
      'В каютах не курят, на палубе — только с подветренной стороны.',
      'Последнее слово о маршруте и стоянке за капитаном.',
    ],
    ara: ['аренда яхты', 'чартер'],
  },
}

function cabinBand(cabins: number): string {
  if (cabins === 0) return 'gunluk'
  if (cabins <= 3) return '1_3'
  return cabins <= 5 ? '4_5' : '6_ustu'
}

/** A boat lies on the map at its berth, and its filters follow from its facts. */
export function yacht(data: YachtData): DemoShowcase {
  const {
    anahtar,
    satis,
    bilgi,
    liman,
    bitis,
    kiralama,
    kabin_kabin = false,
    metin,
    gorseller,
    yorumlar,
    ...rest
  } = data
  return {
    ...rest,
    enlem: liman.enlem,
    boylam: liman.boylam,
    bulusma: liman,
    ...(bitis ? { bitis_noktasi: bitis } : {}),
    urun: { anahtar, urun_tipi: 'yat', ad: inFour((dil) => metin[dil].baslik), ...satis },
    bilgi: { urun_tipi: 'yat', bayrak: 'TR', ...bilgi },
    metin: told(metin, ON_BOARD),
    gorseller: takes(anahtar, gorseller),
    filtreler: {
      tekne_tipi: [bilgi.tekne_tipi, ...(kabin_kabin ? ['kabin'] : [])],
      kabin_sayisi: [cabinBand(bilgi.kabin)],
      kiralama,
    },
    sorular: [PASSPORTS, NATIONALITY, ...(data.sorular ?? [])],
    yorumlar: voices(yorumlar),
  }
}

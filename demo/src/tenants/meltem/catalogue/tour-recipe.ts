import type { Language } from '@meltem/contract/language'
import type { ProductText } from '@meltem/contract/product-content'
import type { ProductFacts } from '@meltem/contract/product-facts'
import type { DemoExtra, DemoProduct } from '../../../product-data.ts'
import type { DemoShowcase, DemoText } from '../../../showcase-data.ts'
import type { CollectionKey } from '../collections.ts'
import type { DestinationKey } from '../destination-names.ts'
import { type InFour, inFour } from '../four-languages.ts'
import { type Captioned, shots } from './scene-captions.ts'

type Facts = Omit<Extract<ProductFacts, { urun_tipi: 'tur' }>, 'urun_tipi'>

interface TourText
  extends Pick<
    ProductText,
    'baslik' | 'slug' | 'ozet' | 'aciklama' | 'one_cikanlar' | 'dahil' | 'haric' | 'yanina_al' | 'erisilebilirlik'
  > {
  readonly arama_kelimeleri: string[]
  readonly kurallar?: string[]
  readonly kosullar?: string[]
  /** `10:00 | What happens | A sentence about it`; `2 10:00 |` on the second day, `- |` without a time. */
  readonly program: readonly string[]
  /** The question up to its mark, then the answer. */
  readonly sss: readonly string[]
  readonly bulusma_notu: string
}

interface TourData
  extends Pick<
    DemoShowcase,
    'agirlik' | 'yorumlar' | 'sorular' | 'kampanya_yuzde' | 'sor_sat_saat' | 'secenek_bilgi' | 'bitis_noktasi'
  > {
  readonly anahtar: string
  readonly bolge: DestinationKey
  readonly koleksiyonlar: readonly CollectionKey[]
  readonly satis: Omit<DemoProduct, 'anahtar' | 'urun_tipi' | 'ad'>
  readonly bilgi: Facts
  readonly bulusma: NonNullable<DemoShowcase['bulusma']>
  readonly metin: InFour<TourText>
  /** Scene and palette, the cover first. */
  readonly gorseller: readonly (readonly [scene: Captioned, palette: string])[]
}

/** A tour stands on the map where it starts, and its filters follow from its facts. */
export function tour({ anahtar, satis, bilgi, metin, gorseller, ...rest }: TourData): DemoShowcase {
  return {
    ...rest,
    enlem: rest.bulusma.enlem,
    boylam: rest.bulusma.boylam,
    urun: { anahtar, urun_tipi: 'tur', ad: inFour((dil) => metin[dil].baslik), ...satis },
    bilgi: { urun_tipi: 'tur', ...bilgi },
    metin: inFour((dil) => told(metin[dil])),
    gorseller: shots(anahtar, ...gorseller),
    filtreler: filtersOf(bilgi, satis),
  }
}

function told({ program, sss, ...text }: TourText): DemoText {
  return { ...text, program: program.map(stop), sss: sss.map(questionAnswer) }
}

function stop(line: string): ProductText['program'][number] {
  const found = /^(?:(?<gun>\d) )?(?<saat>\d\d:\d\d|-) \| (?<baslik>[^|]+) \| (?<metin>[^|]+)$/.exec(line)?.groups
  if (!found?.baslik || !found.metin) throw new Error(`Not a stop of an itinerary: ${line}`)
  const { gun, saat = '-', baslik, metin } = found
  return { gun: gun === undefined ? null : Number(gun), saat: saat === '-' ? null : saat, baslik, metin }
}

function questionAnswer(line: string): ProductText['sss'][number] {
  const end = line.indexOf('? ') + 1
  if (end === 0) throw new Error(`Not a question with its answer: ${line}`)
  return { soru: line.slice(0, end), cevap: line.slice(end + 1) }
}

const HALF_A_DAY = 5 * 60

function filtersOf(bilgi: Facts, { gun_sayisi = 1, secenekler }: TourData['satis']): Record<string, readonly string[]> {
  const daytime = bilgi.sure_dk <= HALF_A_DAY ? 'yarim_gun' : 'tam_gun'
  const shared = bilgi.grup_en_cok <= 16 ? 'kucuk' : 'kalabalik'
  return {
    tur_tipi: [bilgi.tur_tipi],
    sure: [gun_sayisi > 1 ? 'cok_gun' : daytime],
    grup: [secenekler.every(({ tarife }) => tarife.tur === 'grup') ? 'ozel' : shared],
    rehber_dili: bilgi.diller,
  }
}

const PICK_UP: InFour<string> = {
  tr: 'Otelden alma',
  en: 'Hotel pick-up',
  de: 'Abholung vom Hotel',
  ru: 'Трансфер от отеля',
}

/** Fetched at the hotel and brought back, per person. */
export function pickUp(fiyat: number): DemoExtra {
  return { anahtar: 'pick-up', ad: PICK_UP, birim: 'kisi', fiyat }
}

/** The same name in all four languages. */
export function everywhere(ad: string): Record<Language, string> {
  return inFour(() => ad)
}

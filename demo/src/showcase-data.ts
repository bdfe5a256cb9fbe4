import type { Language } from '@meltem/contract/language'
import type { GuestQuestion, MeetingPoint, ProductText } from '@meltem/contract/product-content'
import type { OptionFacts, ProductFacts } from '@meltem/contract/product-facts'
import type { SceneOptions } from './illustrations/draw-scene.ts'
import type { SceneName } from './illustrations/scene-table.ts'
import type { DemoProduct } from './product-data.ts'

/** What a product says in one language; parts that do not apply are left out. */
export type DemoText = Pick<ProductText, 'baslik' | 'slug' | 'ozet' | 'aciklama' | 'one_cikanlar'> &
  Partial<Omit<ProductText, 'bulusma' | 'bitis_noktasi'>> & {
    /** How to find the meeting point. */
    readonly bulusma_notu?: string
  }

interface DemoPoint extends Pick<MeetingPoint, 'enlem' | 'boylam'> {
  readonly ad: Readonly<Record<Language, string>>
}

/** A scene of the illustration engine. The first picture is the cover. */
export interface DemoShot {
  readonly scene: SceneName
  readonly options: Pick<SceneOptions, 'seed' | 'palette' | 'flip'>
  readonly aciklama: Readonly<Record<Language, string>>
}

export interface DemoReview {
  readonly ad: string
  readonly dil: Language
  readonly puan: 1 | 2 | 3 | 4 | 5
  readonly metin: string
  /** Days before the day of set-up. */
  readonly gun_once: number
  readonly yanit?: string
}

/** A product as it is shown: what is sold, what is true of it, and what is said about it in four languages. */
export interface DemoShowcase {
  readonly urun: DemoProduct
  /** Stable name of the destination, `DESTINATION_NAMES`. */
  readonly bolge: string
  readonly enlem: number
  readonly boylam: number
  readonly bilgi: ProductFacts
  /** By the `anahtar` of the option; an option without special facts is left out. */
  readonly secenek_bilgi?: Readonly<Record<string, Partial<OptionFacts>>>
  readonly metin: Readonly<Record<Language, DemoText>>
  readonly bulusma?: DemoPoint
  readonly bitis_noktasi?: DemoPoint
  readonly gorseller: readonly DemoShot[]
  /** Choices of filter variants: kod to choices. */
  readonly filtreler?: Readonly<Record<string, readonly string[]>>
  /** Keys of collections it belongs to. */
  readonly koleksiyonlar?: readonly string[]
  readonly sorular?: readonly GuestQuestion[]
  readonly yorumlar: readonly DemoReview[]
  /** Per cent taken off by a campaign of its own. */
  readonly kampanya_yuzde?: number
  /** Inside so many hours before the start the product is asked for instead of booked. */
  readonly sor_sat_saat?: number
  /** Recommended order: higher stands first. */
  readonly agirlik: number
}

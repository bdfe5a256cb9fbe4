import type { ProductKind } from '@meltem/contract/content'
import type { Language } from '@meltem/contract/language'
import type { TransferPlace } from '@meltem/contract/transfer'

/** Name, address and two sentences of a category, destination or collection in one language. */
export interface DemoGroupText {
  readonly baslik: string
  readonly slug: string
  readonly metin?: string
}

interface DemoGroup {
  /** Stable name. */
  readonly kod: string
  /** Picture key. */
  readonly gorsel: string | null
  readonly metin: Partial<Record<Language, DemoGroupText>>
}

export interface DemoCategory extends DemoGroup {
  readonly urun_tipi: ProductKind
  /** Stable name of the category it belongs to. */
  readonly ust?: string
}

export type DemoCollection = DemoGroup

export interface DemoRegion extends DemoGroup {
  readonly ust?: string
  readonly enlem: number
  readonly boylam: number
  /** A few words beside the name. */
  readonly not: Partial<Record<Language, string>>
}

export interface DemoTransferPlace extends Omit<TransferPlace, 'baslik'> {
  readonly baslik: Partial<Record<Language, string>>
}

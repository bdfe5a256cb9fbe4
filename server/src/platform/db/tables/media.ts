import type { CropBox } from '@meltem/contract/media/office'
import type { Language } from '@meltem/contract/wire/language'
import type { ColumnType, Generated } from 'kysely'

/** What only the office asks of a picture; a trigger makes the row with the picture (0078-media.ts). */
interface PictureFactsTable {
  tenant_id: number
  gorsel_k_no: string
  /** The file as it was sent is kept, outside everything that is served. */
  asil: Generated<boolean>
  /** Its name where it came from. */
  asil_ad: string | null
  /** Size of the whole picture, turned upright, before anything was cut off. */
  asil_en: number | null
  asil_boy: number | null
  boyut: number | null
  /** SHA-256 of the bytes: the same file is known again. */
  ozet: Buffer | null
  /** What the file says it shows: a suggestion for the alternative text. */
  oneri: string | null
  kirpma: ColumnType<CropBox | null, string | null, string | null>
  /** Languages whose alternative text is older than the one it was translated from. */
  eski_diller: Generated<Language[]>
  surum: Generated<number>
  personel_k_no: string | null
  yukleme_zamani: ColumnType<Date, Date | undefined, Date>
  /** Taken out of the library; its files rest for a week. */
  silinme_zamani: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface MediaTables {
  gorsel_bilgi: PictureFactsTable
}

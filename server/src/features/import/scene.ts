import type { ProductKind } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { translatorFor } from '@meltem/i18n/translator'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { Names } from './columns/names.ts'
import { columnsOf, type SheetColumns } from './columns/sheet-columns.ts'
import { listCodes } from './import.queries.ts'

/** What a file of a kind is read against. */
export interface Scene {
  readonly urun_tipi: ProductKind
  readonly language: Language
  readonly names: Names
  readonly columns: SheetColumns
  readonly bugun: IsoDay
  /** Whether the person may write prices. */
  readonly fiyatli: boolean
}

export interface SceneTerms extends Pick<Scene, 'urun_tipi' | 'language' | 'bugun' | 'fiyatli'> {
  readonly diller: readonly Language[]
  readonly kurlar: readonly string[]
  readonly on_odeme: number | null
}

export async function openScene(
  trx: TenantTransaction,
  { diller, kurlar, on_odeme, ...terms }: SceneTerms,
  bands?: readonly number[],
): Promise<Scene> {
  const { categories, regions, places, pictures } = await listCodes(trx, terms.urun_tipi)
  const t = translatorFor(terms.language, 'admin')
  const byCode = (rows: readonly { kod: string; k_no: string }[]) => new Map(rows.map(({ kod, k_no }) => [kod, k_no]))
  const names: Names = {
    kategoriler: byCode(categories),
    bolgeler: byCode(regions),
    yerler: new Set(places.map(({ kod }) => kod)),
    gorseller: new Set(pictures),
    diller,
    kurlar,
    on_odeme,
    evet: t('import.yes'),
    hayir: t('import.no'),
  }
  return { ...terms, names, columns: columnsOf(terms.urun_tipi, bands) }
}

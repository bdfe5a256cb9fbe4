import type { GeneralPart } from '@meltem/contract/catalog/office-parts'
import type { ProductKind } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { fieldRefusal } from '../../../platform/http/api.ts'
import { hasCategory, hasRegion } from './choices.queries.ts'

/** What a product names must be there, of this tenant, and of its kind. */
export async function requireNamed(
  { trx, language }: { readonly trx: TenantTransaction; readonly language: Language },
  kind: ProductKind,
  { kategori_k_no, bolge_k_no }: Pick<GeneralPart, 'kategori_k_no' | 'bolge_k_no'>,
): Promise<void> {
  if (!(await hasCategory(trx, kategori_k_no, kind))) throw fieldRefusal('genel.yeni.kategori_k_no', language)
  if (bolge_k_no && !(await hasRegion(trx, bolge_k_no))) throw fieldRefusal('genel.yeni.bolge_k_no', language)
}

import type { BulkWish } from '@meltem/contract/catalog/bulk-office'
import { isNaming } from '@meltem/contract/catalog/bulk-office'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { textIn } from '../tariff/sold-line.ts'
import { listTemplates, type TemplateRow } from '../templates/template.queries.ts'
import { listGroupsByKey } from './bulk.queries.ts'

/** What an act names: a group that is shown, or a template that is given. */
export interface Target {
  readonly ad: string | null
  /** Products a category takes. */
  readonly urun_tipi: string | null
  readonly sablon: TemplateRow | undefined
}

const NOTHING: Target = { ad: null, urun_tipi: null, sablon: undefined }

const TABLES = {
  bolge_k_no: 'bolge',
  kategori_k_no: 'kategori',
  koleksiyon_ekle: 'koleksiyon',
  koleksiyon_cikar: 'koleksiyon',
} as const

/** A group that is retired takes no products (CAT-36); products are still taken out of a collection that is. */
export async function readTarget(trx: TenantTransaction, { is, hedef }: BulkWish, dil: Language): Promise<Target> {
  if (!isNaming(is) || !hedef) return NOTHING
  if (is === 'sablon') {
    const [sablon] = await listTemplates(trx, { k_no: hedef })
    if (!sablon) throw new AppError('bulunamadi')
    if (!sablon.aktif) throw new AppError('sablon_kullanimda')
    return { ad: templateName(sablon, dil), urun_tipi: null, sablon }
  }
  const group = (await listGroupsByKey(trx, TABLES[is], [hedef], dil)).get(hedef)
  if (!group || !(group.aktif || is === 'koleksiyon_cikar')) throw new AppError('bulunamadi')
  return { ...group, sablon: undefined }
}

export function templateName({ tur, deger }: TemplateRow, dil: Language): string {
  return textIn((tur === 'soru' ? deger.baslik : deger.ad) as Parameters<typeof textIn>[0], dil)
}

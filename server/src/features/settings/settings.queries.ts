import type { Picture } from '@meltem/contract/picture'
import type { FilterVariant, MenuItem } from '@meltem/contract/settings'
import { sql } from 'kysely'
import type { Db, TenantTransaction } from '../../platform/db/connection.ts'
import type { PictureRow } from '../../platform/db/database.ts'

/** All parts of the tenant's settings by name. */
export async function readSettingParts(trx: TenantTransaction): Promise<Map<string, unknown>> {
  const rows = await trx.selectFrom('ayar').select(['anahtar', 'deger']).execute()
  return new Map(rows.map((row) => [row.anahtar, row.deger]))
}

export async function listMenu(trx: TenantTransaction): Promise<MenuItem[]> {
  return await trx
    .selectFrom('menu')
    .select(['k_no', 'menu_k_no', 'tip', 'turu', 'konum', 'sira', 'icerik'])
    .orderBy('konum')
    .orderBy('sira')
    .execute()
}

export async function listFilters(trx: TenantTransaction): Promise<FilterVariant[]> {
  return await trx.selectFrom('filtre').select(['k_no', 'kod', 'baslik', 'secenekler']).orderBy('sira').execute()
}

interface Bulletin {
  banka_kodu: string
  bulten_no: string | null
  bulten_tarihi: string
  alinma_zamani: Date
  kurlar: { kod: string; alis: string; satis: string }[]
}

/** The newest bulletin that was read well; rates belong to no tenant. */
export async function findLatestBulletin(db: Db): Promise<Bulletin | undefined> {
  const bulletin = await db
    .selectFrom('kur_bulteni')
    .selectAll()
    .orderBy('bulten_tarihi', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!bulletin) return undefined
  const kurlar = await db
    .selectFrom('kur')
    .select(['kod', 'alis', 'satis'])
    .where('banka_kodu', '=', bulletin.banka_kodu)
    .where('bulten_tarihi', '=', bulletin.bulten_tarihi)
    .orderBy('kod')
    .execute()
  return { ...bulletin, kurlar }
}

/** Pictures by their key `section/name`. */
export async function listPictures(trx: TenantTransaction, keys: readonly string[]): Promise<PictureRow[]> {
  if (keys.length === 0) return []
  return await trx.selectFrom('gorsel').selectAll().where(sql<string>`bolum || '/' || ad`, 'in', keys).execute()
}

export function pictureOf(row: PictureRow, tenantKod: string): Picture {
  return {
    gorsel: `/img/${tenantKod}/${row.bolum}/${row.ad}`,
    kapak: 1,
    en: row.en,
    boy: row.boy,
    genislikler: row.genislikler,
    bicimler: row.bicimler,
    iz: row.iz,
    aciklama: row.aciklama,
  }
}

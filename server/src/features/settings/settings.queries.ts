import type { Picture } from '@meltem/contract/content/picture'
import type { FilterVariant, MenuItem } from '@meltem/contract/settings'
import { sql } from 'kysely'
import type { Db, TenantTransaction } from '../../platform/db/connection.ts'
import type { PictureRow } from '../../platform/db/tables/database.ts'

/** All parts of the tenant's settings by name. */
export async function readSettingParts(trx: TenantTransaction): Promise<Map<string, unknown>> {
  const rows = await trx.selectFrom('ayar').select(['anahtar', 'deger']).execute()
  return new Map(rows.map((row) => [row.anahtar, row.deger]))
}

/** Pages of the same kind and address, of which none is shown: a draft, or one that is written for later. */
const leadsToDraft = sql<boolean>`exists (select from sayfa_icerik i where i.turu = menu.turu
    and i.slug = menu.icerik -> i.dil ->> 'slug')
  and not exists (select from sayfa_icerik i join sayfa s on s.tenant_id = i.tenant_id and s.k_no = i.sayfa_k_no
    where i.turu = menu.turu and i.slug = menu.icerik -> i.dil ->> 'slug'
      and not i.taslak and not s.taslak and s.yayin_zamani <= now())`

/** A category of which nothing is on offer; one without a parent stands for its kind. */
const leadsToEmpty = sql<boolean>`menu.turu = 'c' and exists (select from kategori_metin t
  join kategori k on k.tenant_id = t.tenant_id and k.k_no = t.kategori_k_no
  where t.slug = menu.icerik -> t.dil ->> 'slug'
    and not exists (select from urun_vitrin v where v.yayinda
      and (v.kategori_k_no = k.k_no or (k.ust_k_no is null and v.urun_tipi = k.urun_tipi))))`

/** As pages show it: what would lead to a page that is not there, or to an empty list, is left out (PAGE-30). */
export async function listMenu(trx: TenantTransaction): Promise<MenuItem[]> {
  return await trx
    .selectFrom('menu')
    .select(['k_no', 'menu_k_no', 'tip', 'turu', 'konum', 'sira', 'icerik'])
    .where(sql<boolean>`not (${leadsToDraft})`)
    .where(sql<boolean>`not (${leadsToEmpty})`)
    .orderBy('konum')
    .orderBy('sira')
    .execute()
}

export async function listFilters(trx: TenantTransaction): Promise<FilterVariant[]> {
  return await trx
    .selectFrom('filtre')
    .select(['k_no', 'kod', 'baslik', 'secenekler'])
    .where('aktif', '=', true)
    .orderBy('sira')
    .execute()
}

export interface Bulletin {
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

export interface OwnRate {
  readonly kod: string
  readonly satis: string
  readonly zaman: Date
}

/** Rates set by hand that count (PAY-49). */
export async function listOwnRates(trx: TenantTransaction): Promise<OwnRate[]> {
  const rows = await trx
    .selectFrom('elle_kur')
    .select(['kod', 'satis', 'zaman'])
    .where('satis', 'is not', null)
    .orderBy('kod')
    .execute()
  return rows.flatMap(({ satis, ...row }) => (satis === null ? [] : { ...row, satis }))
}

/** Pictures by their key `section/name`. */
export async function listPictures(trx: TenantTransaction, keys: readonly string[]): Promise<PictureRow[]> {
  if (keys.length === 0) return []
  return await trx.selectFrom('gorsel').selectAll().where(sql<string>`bolum || '/' || ad`, 'in', keys).execute()
}

export function pictureOf(row: PictureRow, tenantKod: string): Picture {
  return {
    gorsel: `/img/${tenantKod}/${row.bolum}/${row.dosya ?? row.ad}`,
    kapak: 1,
    en: row.en,
    boy: row.boy,
    genislikler: row.genislikler,
    bicimler: row.bicimler,
    cizim: row.cizim,
    iz: row.iz,
    aciklama: row.aciklama,
    ...(row.odak_x === null || row.odak_y === null ? {} : { odak: { x: row.odak_x, y: row.odak_y } }),
  }
}

import type { CropBox, listLibrary } from '@meltem/contract/media/office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { Database, PictureRow } from '../../platform/db/tables/database.ts'
import { ALL_USES } from './usage.queries.ts'

/** A picture with what only the office asks of it. */
export interface MediaRow extends PictureRow {
  readonly asil: boolean
  readonly asil_ad: string | null
  readonly asil_en: number | null
  readonly asil_boy: number | null
  readonly boyut: number | null
  readonly oneri: string | null
  readonly kirpma: CropBox | null
  readonly eski_diller: Language[]
  readonly surum: number
  readonly yukleyen: string | null
  readonly yukleme_zamani: Date
  readonly silinme_zamani: Date | null
}

const COLUMNS = sql`g.*, b.asil, b.asil_ad, b.asil_en, b.asil_boy, b.boyut::float8 as boyut, b.oneri, b.kirpma,
  b.eski_diller, b.surum, b.yukleme_zamani, b.silinme_zamani, nullif(concat_ws(' ', p.ad, p.soyad), '') as yukleyen`

const FROM = sql`gorsel g
  join gorsel_bilgi b on b.tenant_id = g.tenant_id and b.gorsel_k_no = g.k_no
  left join personel p on p.tenant_id = b.tenant_id and p.k_no = b.personel_k_no`

export async function findMedia(trx: TenantTransaction, k_no: string): Promise<MediaRow | undefined> {
  const { rows } = await sql<MediaRow>`select ${COLUMNS} from ${FROM} where g.k_no = ${k_no}`.execute(trx)
  return rows[0]
}

/** The row is held until the end: what is compared with it stays true. */
export async function lockMedia(trx: TenantTransaction, k_no: string): Promise<MediaRow | undefined> {
  await sql`select 1 from gorsel_bilgi where gorsel_k_no = ${k_no} for update`.execute(trx)
  return await findMedia(trx, k_no)
}

/** By the hash of its bytes; one that was taken out of the library, too. */
export async function findSameBytes(trx: TenantTransaction, ozet: Buffer): Promise<MediaRow | undefined> {
  const { rows } = await sql<MediaRow>`select ${COLUMNS} from ${FROM} where b.ozet = ${ozet}`.execute(trx)
  return rows[0]
}

type Filter = Omit<ParsedInputOf<typeof listLibrary>, 'sayfa' | 'urun_k_no'> & { readonly varsayilan: Language }

/** Letters as they are compared: İ, I, ı and i are one. */
const folded = (text: RawBuilder<unknown>) => sql`lower(translate(${text}, 'İIı', 'iii'))`

function conditionsOf({ ara, bolum, sec, yukleyen, varsayilan }: Filter) {
  const words = (ara ?? '').split(/\s+/).filter((word) => word !== '')
  const all = [
    sql`b.silinme_zamani is null`,
    ...(bolum ? [sql`g.bolum = ${bolum}`] : []),
    ...(yukleyen ? [sql`b.personel_k_no = ${yukleyen}`] : []),
    ...(sec === 'metinsiz' ? [sql`coalesce(g.aciklama ->> ${varsayilan}, '') = ''`] : []),
    ...(sec === 'kullanilmayan'
      ? [sql`not exists (select 1 from ${ALL_USES} u where u.anahtar = g.bolum || '/' || g.ad)`]
      : []),
    ...words.map((word) => {
      const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
      return sql`${folded(sql`concat_ws(' ', g.ad, b.asil_ad, g.aciklama::text)`)} like ${folded(sql`${pattern}`)}`
    }),
  ]
  return sql.join(all, sql` and `)
}

export async function listMedia(
  trx: TenantTransaction,
  filter: Filter,
  { most, skip }: { readonly most: number; readonly skip: number },
): Promise<{ rows: MediaRow[]; toplam: number }> {
  const where = conditionsOf(filter)
  const { rows } = await sql<MediaRow>`select ${COLUMNS} from ${FROM} where ${where}
    order by b.yukleme_zamani desc, g.k_no limit ${most} offset ${skip}`.execute(trx)
  const count = await sql<{ sayi: number }>`select count(*)::int as sayi from ${FROM} where ${where}`.execute(trx)
  return { rows, toplam: count.rows[0]?.sayi ?? 0 }
}

/** Pictures of a product in their order; keys that nothing was drawn for are left out, as on its page. */
export async function listGalleryMedia(trx: TenantTransaction, urun_k_no: string): Promise<MediaRow[]> {
  const { rows } = await sql<MediaRow>`select ${COLUMNS} from urun_gorsel ug
    join ${FROM} on g.bolum = split_part(ug.gorsel, '/', 1) and g.ad = split_part(ug.gorsel, '/', 2)
    where ug.urun_k_no = ${urun_k_no} and g.tenant_id = ug.tenant_id order by ug.sira`.execute(trx)
  return rows
}

export async function listUploaders(trx: TenantTransaction): Promise<{ k_no: string; ad: string }[]> {
  return await trx
    .selectFrom('personel as p')
    .select(['p.k_no', sql<string>`concat_ws(' ', p.ad, p.soyad)`.as('ad')])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('gorsel_bilgi as b')
          .select('b.gorsel_k_no')
          .whereRef('b.tenant_id', '=', 'p.tenant_id')
          .whereRef('b.personel_k_no', '=', 'p.k_no')
          .where('b.silinme_zamani', 'is', null),
      ),
    )
    .orderBy('ad')
    .execute()
}

/** The trigger makes the second row with the first; a file that is there already answers false. */
export async function insertMedia(
  trx: TenantTransaction,
  row: Insertable<Database['gorsel']> & { readonly k_no: string },
  facts: Updateable<Database['gorsel_bilgi']>,
): Promise<void> {
  await trx.insertInto('gorsel').values(row).execute()
  await updateFacts(trx, row.k_no, facts)
}

export async function updatePicture(trx: TenantTransaction, k_no: string, row: Updateable<Database['gorsel']>) {
  await trx.updateTable('gorsel').set(row).where('k_no', '=', k_no).execute()
}

export async function updateFacts(trx: TenantTransaction, k_no: string, facts: Updateable<Database['gorsel_bilgi']>) {
  await trx.updateTable('gorsel_bilgi').set(facts).where('gorsel_k_no', '=', k_no).execute()
}

export async function raiseVersion(trx: TenantTransaction, k_no: string): Promise<void> {
  await trx.updateTable('gorsel_bilgi').set({ surum: sql`surum + 1` }).where('gorsel_k_no', '=', k_no).execute()
}

export async function deletePicture(trx: TenantTransaction, k_no: string): Promise<void> {
  await trx.deleteFrom('gorsel').where('k_no', '=', k_no).execute()
}

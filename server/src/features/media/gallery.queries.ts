import { MOST_PICTURES } from '@meltem/contract/media/office'
import { AppError } from '@meltem/contract/wire/errors'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

interface Product {
  readonly tenant_id: number
  readonly urun_k_no: string
}

/** Keys of a product's pictures in their order, the cover first; the product is held until the end. */
export async function lockGallery(trx: TenantTransaction, urun_k_no: string): Promise<string[]> {
  const { rows } = await sql`select 1 from urun_vitrin where urun_k_no = ${urun_k_no} for no key update`.execute(trx)
  if (rows.length === 0) throw new AppError('bulunamadi')
  const hung = await trx
    .selectFrom('urun_gorsel')
    .select('gorsel')
    .where('urun_k_no', '=', urun_k_no)
    .orderBy('sira')
    .execute()
  return hung.map(({ gorsel }) => gorsel)
}

/** Places that stay as they are are not written: the audit tells what was moved. */
export async function writeGallery(
  trx: TenantTransaction,
  { tenant_id, urun_k_no }: Product,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const same = (key: string, place: number) => before[place] === key
  const gone = before.flatMap((key, place) => (after[place] === key ? [] : [place]))
  if (gone.length > 0) {
    await trx.deleteFrom('urun_gorsel').where('urun_k_no', '=', urun_k_no).where('sira', 'in', gone).execute()
  }
  const rows = after.flatMap((gorsel, sira) => (same(gorsel, sira) ? [] : [{ tenant_id, urun_k_no, sira, gorsel }]))
  if (rows.length > 0) await trx.insertInto('urun_gorsel').values(rows).execute()
}

/** Keys that are pictures of this tenant, in the library. */
export async function knownKeys(trx: TenantTransaction, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const { rows } = await sql<{ anahtar: string }>`
    select g.bolum || '/' || g.ad as anahtar from gorsel g
    join gorsel_bilgi b on b.tenant_id = g.tenant_id and b.gorsel_k_no = g.k_no
    where b.silinme_zamani is null and g.bolum || '/' || g.ad = any(${keys})`.execute(trx)
  return new Set(rows.map(({ anahtar }) => anahtar))
}

/** Hangs pictures of the library at the end of a product's; what hangs there already keeps its place. */
export async function hangPictures(
  trx: TenantTransaction,
  product: Product,
  keys: readonly string[],
): Promise<string[]> {
  const before = await lockGallery(trx, product.urun_k_no)
  const fresh = [...new Set(keys)].filter((key) => !before.includes(key))
  const known = await knownKeys(trx, fresh)
  if (fresh.some((key) => !known.has(key))) throw new AppError('bulunamadi')
  const after = [...before, ...fresh]
  if (after.length > MOST_PICTURES) throw new AppError('gorsel_cok', { ayrinti: { en_cok: MOST_PICTURES } })
  await writeGallery(trx, product, before, after)
  return after
}

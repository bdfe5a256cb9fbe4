import type { ProductKind } from '@meltem/contract/content/content'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

export interface MovedClaim {
  readonly k_no: string
  readonly rezervasyon_k_no: string
  readonly sira: number
  readonly birim_k_no: string
  readonly kaynak_k_no: string
  readonly baslangic: Date
  readonly bitis: Date
}

/** A live claim of a booking on a unit. */
export async function findMovedClaim(trx: TenantTransaction, k_no: string): Promise<MovedClaim | undefined> {
  const { rows } = await sql<MovedClaim>`
    select t.k_no, t.rezervasyon_k_no, t.sira, t.birim_k_no, b.kaynak_k_no, t.baslangic, t.bitis
    from tutma t join birim b on b.tenant_id = t.tenant_id and b.k_no = t.birim_k_no
    where t.k_no = ${k_no}::uuid and t.rezervasyon_k_no is not null
      and t.durum in ('held', 'option', 'confirmed')`.execute(trx)
  return rows[0]
}

export interface MoveTarget {
  readonly kaynak_k_no: string
  /** Nights or minutes between two guests. */
  readonly devir: number
  readonly gecelik: boolean
  readonly urun_k_no: string
  readonly opsiyon_k_no: string
  readonly tip: ProductKind
  readonly ad: string
}

/** What the unit is sold as: by the product of the booking where that draws on it, else by the first one on sale. */
export async function findMoveTarget(
  trx: TenantTransaction,
  birim_k_no: string,
  { language, urun_k_no }: { readonly language: Language; readonly urun_k_no: string },
): Promise<MoveTarget | undefined> {
  const { rows } = await sql<MoveTarget>`
    select b.kaynak_k_no, k.devir, k.stok = 'gece' as gecelik, o.urun_k_no, o.k_no as opsiyon_k_no, u.urun_tipi as tip,
      coalesce(u.ad ->> ${language}::text, u.ad ->> 'tr', u.ad ->> 'en') as ad
    from birim b
    join kaynak k on k.tenant_id = b.tenant_id and k.k_no = b.kaynak_k_no
    join opsiyon o on o.tenant_id = b.tenant_id and o.kaynak_k_no = b.kaynak_k_no and o.aktif
    join urun u on u.tenant_id = o.tenant_id and u.k_no = o.urun_k_no
    where b.k_no = ${birim_k_no}::uuid and b.aktif
    order by o.urun_k_no = ${urun_k_no}::uuid desc, u.yayinda desc, o.sira, o.k_no limit 1`.execute(trx)
  return rows[0]
}

export async function findProductKind(trx: TenantTransaction, urun_k_no: string): Promise<ProductKind | undefined> {
  const row = await trx.selectFrom('urun').select('urun_tipi').where('k_no', '=', urun_k_no).executeTakeFirst()
  return row?.urun_tipi
}

/** The claim goes on at another unit of its pool; the caller holds the lock of the pool. */
export async function moveClaim(trx: TenantTransaction, k_no: string, birim_k_no: string): Promise<void> {
  await trx.updateTable('tutma').set({ birim_k_no }).where('k_no', '=', k_no).execute()
}

/** Units that a booking has now. */
export async function listOwnUnits(trx: TenantTransaction, rezervasyon_k_no: string): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('tutma')
    .select('birim_k_no')
    .where('rezervasyon_k_no', '=', rezervasyon_k_no)
    .where('durum', 'in', ['held', 'option', 'confirmed'])
    .execute()
  return new Set(rows.flatMap(({ birim_k_no }) => birim_k_no ?? []))
}

/** Whose claim it is, or was. */
export async function getReservationOfClaim(trx: TenantTransaction, k_no: string): Promise<string> {
  const row = await trx
    .selectFrom('tutma')
    .select('rezervasyon_k_no')
    .where('k_no', '=', k_no)
    .where('rezervasyon_k_no', 'is not', null)
    .executeTakeFirst()
  if (!row?.rezervasyon_k_no) throw new AppError('bulunamadi')
  return row.rezervasyon_k_no
}

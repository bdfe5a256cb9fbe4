import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

/** Since when prices of an option are known; undefined without the option. */
export async function findKnownSince(
  trx: TenantTransaction,
  option: string,
): Promise<{ bilinen: Date | null; kur: string } | undefined> {
  const { rows } = await sql<{ bilinen: Date | null; kur: string }>`
    select o.tarife ->> 'kur' as kur, (select min(baslangic) from (
        select min(d.baslangic) as baslangic from fiyat_donemi d
          where d.tenant_id = o.tenant_id and d.opsiyon_k_no = o.k_no
        union all
        select min(i.baslangic) from fiyat_istisna i
          where i.tenant_id = o.tenant_id and i.opsiyon_k_no = o.k_no) as ilk) as bilinen
    from opsiyon o where o.k_no = ${option}`.execute(trx)
  return rows[0]
}

export interface PriceLife {
  readonly baslangic: Date
  readonly bitis: Date | null
  readonly kim: string | null
}

/** From when to when a row counted, and who had published it. */
export async function findLife(
  trx: TenantTransaction,
  { istisna, donem }: { readonly istisna?: string | undefined; readonly donem?: string | undefined },
): Promise<PriceLife | undefined> {
  const key = istisna ?? donem
  if (key === undefined) return undefined
  const table = istisna === undefined ? 'fiyat_donemi' : 'fiyat_istisna'
  const { rows } = await sql<PriceLife>`
    select s.baslangic, s.bitis, p.ad || ' ' || p.soyad as kim
    from ${sql.table(table)} s
    left join fiyat_yayini y on y.tenant_id = s.tenant_id and y.k_no = s.yayin_k_no
    left join personel p on p.tenant_id = y.tenant_id and p.k_no = y.personel_k_no
    where s.k_no = ${key}`.execute(trx)
  return rows[0]
}

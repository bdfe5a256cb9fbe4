import type { AgencyOption } from '@meltem/contract/agency/portal'
import { toAmount } from '@meltem/domain/money'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { AgencyOptionTable } from '../../../platform/db/tables/agency-money.ts'
import { type Asking, titleIn } from './portal-reservation.queries.ts'

interface OptionRow extends Omit<AgencyOption, 'tutar' | 'musteri_toplam' | 'on_odeme_toplam'> {
  readonly tutar: number
  readonly musteri_toplam: number
  readonly on_odeme_toplam: number
}

/** Options whose clock still runs, the next deadline first. */
export async function listOptions(trx: TenantTransaction, { acente_k_no, dil }: Asking): Promise<AgencyOption[]> {
  const { rows } = await sql<OptionRow>`
    select o.rezervasyon_k_no as k_no, o.musteri, o.lang, o.musteri_toplam, o.anahtar_ozeti is not null as teklif_var,
      to_char(r.bitis at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as bitis, r.secilen_kur as kur,
      r.genel_toplam as tutar, r.on_odeme_toplam,
      (select coalesce(jsonb_agg(jsonb_build_object('baslik', ${titleIn(dil)}, 'urun_tipi', l.satir ->> 'urun_tipi',
        'baslangic', l.baslangic, 'bitis', l.bitis, 'pax', l.satir -> 'pax') order by l.sira), '[]')
        from rezervasyon_satiri l where l.tenant_id = r.tenant_id and l.rezervasyon_k_no = r.k_no) as satirlar
    from acente_opsiyon o
    join rezervasyon r on r.tenant_id = o.tenant_id and r.k_no = o.rezervasyon_k_no
    where o.acente_k_no = ${acente_k_no}::uuid and r.durum = 'held' and r.kayit_no is null and r.bitis > clock_timestamp()
    order by r.bitis, r.k_no limit 100`.execute(trx)
  return rows.map((row) => ({
    ...row,
    tutar: toAmount(row.tutar),
    musteri_toplam: toAmount(row.musteri_toplam),
    on_odeme_toplam: toAmount(row.on_odeme_toplam),
  }))
}

/** Options of suspended agencies run out at `instant`, by the database's clock where none is given. */
export async function endSuspendedOptions(trx: TenantTransaction, instant: Date | null) {
  const now = instant ?? sql<Date>`clock_timestamp()`
  return await trx
    .updateTable('rezervasyon as r')
    .set({ bitis: now })
    .where('r.durum', '=', 'held')
    .where('r.kayit_no', 'is', null)
    .where('r.bitis', '>', now)
    .where(
      sql<boolean>`exists (select 1 from acente_opsiyon o join acente a on a.tenant_id = o.tenant_id
        and a.k_no in (r.ac_k_no, r.alt_ac_k_no) where o.tenant_id = r.tenant_id and o.rezervasyon_k_no = r.k_no
        and a.durum <> 'aktif')`,
    )
    .returning('r.k_no')
    .execute()
}

type NewOffer = Pick<Updateable<AgencyOptionTable>, 'anahtar_ozeti' | 'lang' | 'mesaj' | 'musteri_toplam'>

/** Of an option that still runs; undefined where there is none. */
export async function updateOffer(
  trx: TenantTransaction,
  { k_no, acente_k_no }: { readonly k_no: string; readonly acente_k_no: string },
  offer: NewOffer,
) {
  return await trx
    .updateTable('acente_opsiyon as o')
    .set(offer)
    .where('o.rezervasyon_k_no', '=', k_no)
    .where('o.acente_k_no', '=', acente_k_no)
    .where(
      sql<boolean>`exists (select 1 from rezervasyon r where r.tenant_id = o.tenant_id and r.k_no = o.rezervasyon_k_no
        and r.durum = 'held' and r.kayit_no is null and r.bitis > clock_timestamp())`,
    )
    .returning('o.rezervasyon_k_no')
    .executeTakeFirst()
}

function optionQuery(trx: TenantTransaction) {
  return trx
    .selectFrom('acente_opsiyon as o')
    .innerJoin('acente as a', (join) =>
      join.onRef('a.tenant_id', '=', 'o.tenant_id').onRef('a.k_no', '=', 'o.acente_k_no'),
    )
    .select(['o.rezervasyon_k_no', 'o.acente_k_no', 'o.musteri', 'o.musteri_toplam', 'o.lang', 'o.mesaj'])
    .select(['a.marka', 'a.e_mail', 'a.durum'])
}

export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOptionOf>>>

/** By the hash of the key in the client's link. */
export async function findOptionByKey(trx: TenantTransaction, anahtar_ozeti: Buffer) {
  return await optionQuery(trx).where('o.anahtar_ozeti', '=', anahtar_ozeti).executeTakeFirst()
}

export async function findOptionOf(trx: TenantTransaction, acente_k_no: string, k_no: string) {
  return await optionQuery(trx)
    .where('o.rezervasyon_k_no', '=', k_no)
    .where('o.acente_k_no', '=', acente_k_no)
    .executeTakeFirst()
}

export async function upsertOption(
  trx: TenantTransaction,
  key: Pick<Insertable<AgencyOptionTable>, 'tenant_id' | 'rezervasyon_k_no' | 'acente_k_no'>,
  row: Pick<Insertable<AgencyOptionTable>, 'musteri' | 'musteri_toplam' | 'lang'>,
) {
  await trx
    .insertInto('acente_opsiyon')
    .values({ ...key, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'rezervasyon_k_no']).doUpdateSet(row))
    .execute()
}

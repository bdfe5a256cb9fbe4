import type { FrozenRate } from '@meltem/contract/reservation/pricing'
import type { ReservationState } from '@meltem/contract/reservation/reservation'
import type { Payee } from '@meltem/domain/payment/bank-match'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { standingSum } from '../../reservation/collect/standing-money.queries.ts'

/** A booking with all that a line of the bank is held against. */
export interface KnownPayee extends Payee {
  readonly misafir: string
  readonly durum: ReservationState
}

interface StoredPayee {
  readonly k_no: string
  readonly kayit_no: string
  readonly durum: ReservationState
  readonly misafir: string
  readonly acente: string | null
  readonly kur: string
  readonly kur_bilgi: FrozenRate[]
  readonly genel_toplam: number
  readonly on_odeme_toplam: number
  readonly duran: number
  readonly kayitlilar: { k_no: string; tutar: number }[]
}

const LIVE: ReadonlySet<ReservationState> = new Set(['held', 'accepted', 'confirmed', 'completed'])

function payeeOf(row: StoredPayee): KnownPayee {
  const { duran, genel_toplam, on_odeme_toplam } = row
  const dues = [on_odeme_toplam - duran, genel_toplam - duran].filter((due) => due > 0)
  return {
    k_no: row.k_no,
    kayit_no: row.kayit_no,
    durum: row.durum,
    misafir: row.misafir,
    adlar: [row.misafir, ...(row.acente ? [row.acente] : [])],
    kur: row.kur,
    vadeler: [...new Set(dues)],
    kurlar: { TRY: '1', ...Object.fromEntries(row.kur_bilgi.map(({ kur, satis }) => [kur, satis])) },
    canli: LIVE.has(row.durum),
    kayitlilar: row.kayitlilar,
  }
}

async function listPayees(trx: TenantTransaction, which: RawBuilder<unknown>): Promise<KnownPayee[]> {
  const { rows } = await sql<StoredPayee>`
    select r.k_no, r.kayit_no, r.durum, (r.misafir ->> 'ad') || ' ' || (r.misafir ->> 'soyad') as misafir,
      (select a.unvan from acente a where a.tenant_id = r.tenant_id and a.k_no = coalesce(r.alt_ac_k_no, r.ac_k_no)) as acente,
      r.secilen_kur as kur, r.kur_bilgi, r.genel_toplam, r.on_odeme_toplam, ${standingSum(sql`r.k_no`)} as duran,
      coalesce((select jsonb_agg(jsonb_build_object('k_no', t.k_no, 'tutar', t.tutar) order by t.olusturma_zamani)
        from tahsilat t where t.rezervasyon_k_no = r.k_no and t.tur = 'tahsilat' and t.odeme_yontemi = 'havale'
          and not exists (select 1 from banka_eslesme e where e.tenant_id = t.tenant_id and e.tahsilat_k_no = t.k_no)),
        '[]') as kayitlilar
    from rezervasyon r
    where r.kayit_no is not null and r.misafir is not null and ${which}
    order by r.bitis nulls last, r.olusturma_zamani, r.k_no`.execute(trx)
  return rows.map(payeeOf)
}

/** Whoever a line names by number, in whatever state; and whoever still has to pay by transfer. */
export async function listPossiblePayees(
  trx: TenantTransaction,
  { numbers, from }: { readonly numbers: readonly string[]; readonly from: Date },
): Promise<KnownPayee[]> {
  return await listPayees(
    trx,
    sql`(r.kayit_no = any(${numbers}::text[]) or r.durum in ('held', 'accepted')
      or (r.durum in ('confirmed', 'completed') and r.odeme_yontemi = 'havale' and r.olusturma_zamani >= ${from}))`,
  )
}

export async function listPayeesByNumber(trx: TenantTransaction, numbers: readonly string[]): Promise<KnownPayee[]> {
  return numbers.length === 0 ? [] : await listPayees(trx, sql`r.kayit_no = any(${numbers}::text[])`)
}

export async function findPayee(trx: TenantTransaction, k_no: string): Promise<KnownPayee | undefined> {
  return (await listPayees(trx, sql`r.k_no = ${k_no}::uuid`))[0]
}

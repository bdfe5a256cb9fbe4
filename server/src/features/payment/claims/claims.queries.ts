import type { PaymentClaim } from '@meltem/contract/payment/claims-office'
import { toAmount } from '@meltem/domain/money'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { standingSum } from '../../reservation/collect/standing-money.queries.ts'

type Claim = Omit<PaymentClaim, 'hareketler'>
type StoredClaim = Omit<Claim, 'tutar' | 'beklenen' | 'bitis' | 'olusturma_zamani'> & {
  readonly tutar: number
  readonly beklenen: number
  readonly bitis: Date | null
  readonly olusturma_zamani: Date
}

/** How a payment that is due is found: the deposit while it is awaited, then all of it. */
const DUE = sql<number>`greatest(0, case when r.on_odeme_toplam > ${standingSum(sql`r.k_no`)} then r.on_odeme_toplam
  else r.genel_toplam end - ${standingSum(sql`r.k_no`)})::bigint`

async function readClaims(
  trx: TenantTransaction,
  which: RawBuilder<unknown>,
  { most, skip = 0 }: { readonly most: number; readonly skip?: number },
): Promise<Claim[]> {
  const { rows } = await sql<StoredClaim>`
    select b.k_no, b.rezervasyon_k_no, r.kayit_no, (r.misafir ->> 'ad') || ' ' || (r.misafir ->> 'soyad') as misafir, r.lang,
      r.durum as rezervasyon_durum, r.bitis, b.banka, b.gonderen, b.tutar, b.kur, b.tarih, b."not", ${DUE} as beklenen,
      r.secilen_kur as beklenen_kur, b.durum, b.olusturma_zamani
    from odeme_bildirimi b
    join rezervasyon r on r.tenant_id = b.tenant_id and r.k_no = b.rezervasyon_k_no and r.misafir is not null
    where ${which} order by b.olusturma_zamani, b.k_no limit ${most} offset ${skip}`.execute(trx)
  return rows.map(({ tutar, beklenen, bitis, olusturma_zamani, ...row }) => ({
    ...row,
    tutar: toAmount(tutar),
    beklenen: toAmount(beklenen),
    bitis: bitis?.toISOString() ?? null,
    olusturma_zamani: olusturma_zamani.toISOString(),
  }))
}

export async function listClaimRows(
  trx: TenantTransaction,
  durum: PaymentClaim['durum'],
  page: { readonly most: number; readonly skip: number },
): Promise<{ readonly rows: Claim[]; readonly toplam: number }> {
  const { toplam } = await trx
    .selectFrom('odeme_bildirimi')
    .select(sql<number>`count(*)::int`.as('toplam'))
    .where('durum', '=', durum)
    .executeTakeFirstOrThrow()
  return { rows: await readClaims(trx, sql`b.durum = ${durum}`, page), toplam }
}

export async function findClaim(trx: TenantTransaction, k_no: string): Promise<Claim | undefined> {
  return (await readClaims(trx, sql`b.k_no = ${k_no}::uuid`, { most: 1 }))[0]
}

/** Held until the commit: decided once. */
export async function lockClaim(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('odeme_bildirimi')
    .select(['k_no', 'rezervasyon_k_no', 'durum', 'tutar', 'kur'])
    .where('k_no', '=', k_no)
    .forUpdate()
    .executeTakeFirst()
}

interface ClaimDecision {
  readonly durum: 'eslesti' | 'reddedildi'
  readonly hareket_k_no: string | null
  readonly personel_k_no: string
  readonly karar_zamani: Date
}

export async function decideClaimRow(trx: TenantTransaction, k_no: string, decision: ClaimDecision): Promise<void> {
  await trx.updateTable('odeme_bildirimi').set(decision).where('k_no', '=', k_no).execute()
}

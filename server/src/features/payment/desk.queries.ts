import type { OutputOf } from '@meltem/contract/endpoint'
import type { DeskAttempt, decideReview, listMoneyReviews } from '@meltem/contract/payment-desk'
import { toAmount } from '@meltem/domain/money'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { attemptOnWire } from './attempt.queries.ts'
import { refundOnWire } from './refund.ts'
import type { ReviewRow } from './review.queries.ts'

const PAGE_SIZE = 25

type Review = OutputOf<typeof decideReview>['data']

export async function listDeskAttempts(
  trx: TenantTransaction,
  reservation: string | undefined,
  page: number,
): Promise<{ data: DeskAttempt[]; toplam: number }> {
  const matching = trx
    .selectFrom('odeme_denemesi as d')
    .$if(reservation !== undefined, (query) => query.where('d.rezervasyon_k_no', '=', reservation ?? ''))
  const rows = await matching
    .innerJoin('rezervasyon as r', (join) =>
      join.onRef('r.tenant_id', '=', 'd.tenant_id').onRef('r.k_no', '=', 'd.rezervasyon_k_no'),
    )
    .selectAll('d')
    .select('r.kayit_no')
    .orderBy('d.olusturma_zamani', 'desc')
    .orderBy('d.k_no')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const { toplam } = await matching.select(({ fn }) => fn.countAll<string>().as('toplam')).executeTakeFirstOrThrow()
  const keys = rows.map(({ k_no }) => k_no)
  const refunds =
    keys.length === 0
      ? []
      : await trx
          .selectFrom('iade')
          .selectAll()
          .where('deneme_k_no', 'in', keys)
          .orderBy('olusturma_zamani', 'desc')
          .execute()
  const data = rows.map((row) => ({
    ...attemptOnWire(row),
    rezervasyon_k_no: row.rezervasyon_k_no,
    kayit_no: row.kayit_no,
    saglayici: row.saglayici,
    saglayici_no: row.saglayici_no,
    iade_toplam: toAmount(row.iade_toplam),
    iadeler: refunds.filter(({ deneme_k_no }) => deneme_k_no === row.k_no).map(refundOnWire),
  }))
  return { data, toplam: Number(toplam) }
}

export async function listDeskReviews(
  trx: TenantTransaction,
  durum: ReviewRow['durum'] | undefined,
  page: number,
): Promise<OutputOf<typeof listMoneyReviews>> {
  const matching = trx
    .selectFrom('inceleme as i')
    .$if(durum !== undefined, (query) => query.where('i.durum', '=', durum ?? 'acik'))
  const rows = await matching
    .leftJoin('rezervasyon as r', (join) =>
      join.onRef('r.tenant_id', '=', 'i.tenant_id').onRef('r.k_no', '=', 'i.rezervasyon_k_no'),
    )
    .selectAll('i')
    .select('r.kayit_no')
    .orderBy('i.olusturma_zamani')
    .orderBy('i.k_no')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const { toplam } = await matching.select(({ fn }) => fn.countAll<string>().as('toplam')).executeTakeFirstOrThrow()
  return { data: rows.map((row) => reviewOnWire(row, row.kayit_no)), toplam: Number(toplam) }
}

export function reviewOnWire(row: ReviewRow, kayit_no: string | null): Review {
  const { k_no, konu, rezervasyon_k_no, ayrinti, durum, karar, olusturma_zamani } = row
  return {
    k_no,
    konu,
    rezervasyon_k_no,
    kayit_no,
    ayrinti,
    durum,
    karar,
    olusturma_zamani: olusturma_zamani.toISOString(),
  }
}

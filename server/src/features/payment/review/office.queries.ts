import type { decideReview, listMoneyReviews, OfficeAttempt } from '@meltem/contract/payment/office'
import type { ReservationState } from '@meltem/contract/reservation/reservation'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { toAmount } from '@meltem/domain/money'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { attemptOnWire } from '../attempt.queries.ts'
import { refundOnWire } from '../refund/refund.ts'
import type { ReviewRow } from './review.queries.ts'

/** A booking as a review of its money shows it. */
interface ReviewedBooking {
  readonly kayit_no: string | null
  readonly durum: ReservationState
  readonly secilen_kur: string
  readonly misafir: { readonly ad: string; readonly soyad: string } | null
}

const PAGE_SIZE = 25

type Review = OutputOf<typeof decideReview>['data']

export async function listOfficeAttempts(
  trx: TenantTransaction,
  reservation: string | undefined,
  page: number,
): Promise<{ data: OfficeAttempt[]; toplam: number }> {
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

export async function listOfficeReviews(
  trx: TenantTransaction,
  { durum, konu }: { readonly durum: ReviewRow['durum'] | undefined; readonly konu: ReviewRow['konu'] | undefined },
  page: number,
): Promise<OutputOf<typeof listMoneyReviews>> {
  const matching = trx
    .selectFrom('inceleme as i')
    .$if(konu !== undefined, (query) => query.where('i.konu', '=', konu ?? 'iade'))
    .$if(durum !== undefined, (query) => query.where('i.durum', '=', durum ?? 'acik'))
  const rows = await matching
    .leftJoin('rezervasyon as r', (join) =>
      join.onRef('r.tenant_id', '=', 'i.tenant_id').onRef('r.k_no', '=', 'i.rezervasyon_k_no'),
    )
    .selectAll('i')
    .select(['r.kayit_no', 'r.durum as rezervasyon_durum', 'r.secilen_kur', 'r.misafir'])
    .orderBy('i.olusturma_zamani')
    .orderBy('i.k_no')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const { toplam } = await matching.select(({ fn }) => fn.countAll<string>().as('toplam')).executeTakeFirstOrThrow()
  const data = rows.map(({ kayit_no, rezervasyon_durum, secilen_kur, misafir, ...row }) =>
    reviewOnWire(
      row,
      rezervasyon_durum && secilen_kur ? { kayit_no, durum: rezervasyon_durum, secilen_kur, misafir } : undefined,
    ),
  )
  return { data, toplam: Number(toplam) }
}

export function reviewOnWire(row: ReviewRow, booking: ReviewedBooking | undefined): Review {
  const { k_no, konu, rezervasyon_k_no, ayrinti, durum, karar, olusturma_zamani } = row
  const amount = sumOf(ayrinti)
  return {
    k_no,
    konu,
    rezervasyon_k_no,
    kayit_no: booking?.kayit_no ?? null,
    misafir: booking?.misafir ? `${booking.misafir.ad} ${booking.misafir.soyad}` : null,
    tutar: amount === undefined ? null : toAmount(amount),
    kur: booking?.secilen_kur ?? null,
    kararlar: durum === 'acik' ? decisionsOf(konu, booking?.durum) : [],
    ayrinti,
    durum,
    karar,
    olusturma_zamani: olusturma_zamani.toISOString(),
  }
}

/** The sum it is about: what goes back, what came late, or what the provider speaks of. */
function sumOf(ayrinti: ReviewRow['ayrinti']): number | undefined {
  const told = [ayrinti.iade, ayrinti.odenen, ayrinti.tutar, (ayrinti.gelen as { tutar?: unknown } | undefined)?.tutar]
  return told.find((one): one is number => typeof one === 'number' && Number.isSafeInteger(one) && one >= 0)
}

/** What `decideReview` would not refuse. */
function decisionsOf(konu: ReviewRow['konu'], durum: ReservationState | undefined): Review['kararlar'] {
  if (durum === undefined) return ['kapat']
  if (konu === 'odeme_uyusmazligi') return ['kabul', 'iade']
  if (konu === 'gec_odeme') return durum === 'review' ? ['kabul', 'iade'] : ['iade', 'kapat']
  if (konu === 'iade') return durum === 'review' ? ['iade'] : ['iade', 'kapat']
  return durum === 'review' ? [] : ['kapat']
}

/** What waits for a person; and of it the refunds that no card takes back, by currency. */
export async function countReviews(trx: TenantTransaction) {
  const { rows } = await sql<{ konu: string; kur: string | null; adet: number; tutar: number }>`
    select case when i.konu = 'iade' then 'iade' else 'inceleme' end as konu, r.secilen_kur as kur, count(*)::int as adet,
      coalesce(sum((i.ayrinti ->> 'iade')::bigint) filter (where i.konu = 'iade'), 0)::bigint as tutar
    from inceleme i left join rezervasyon r on r.tenant_id = i.tenant_id and r.k_no = i.rezervasyon_k_no
    where i.durum = 'acik' and not exists (select 1 from iade g where g.tenant_id = i.tenant_id and g.inceleme_k_no = i.k_no
      and g.durum in ('bekliyor', 'bilinmiyor'))
    group by 1, 2 order by 1, 2`.execute(trx)
  const of = (konu: string) => rows.filter((row) => row.konu === konu)
  const count = (found: typeof rows) => found.reduce((sum, { adet }) => sum + adet, 0)
  return {
    inceleme: count(of('inceleme')),
    iade: count(of('iade')),
    iade_tutar: of('iade').flatMap(({ kur, tutar }) => (kur && tutar > 0 ? [{ kur, tutar: toAmount(tutar) }] : [])),
  }
}

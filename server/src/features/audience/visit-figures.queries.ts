import type { VisitFigures } from '@meltem/contract/audience/visit'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

export interface Span {
  readonly baslangic: string
  readonly bitis: string
}

const within = ({ baslangic, bitis }: Span) => sql<boolean>`gun between ${baslangic} and ${bitis}`

export async function listVisitsBy(
  trx: TenantTransaction,
  column: 'sayfa' | 'kaynak' | 'dil' | 'cihaz',
  span: Span,
): Promise<VisitFigures['sayfalar']> {
  return await trx
    .selectFrom('ziyaret_gunu')
    .select(`${column} as ad`)
    .select(sql<number>`sum(bakis)::int`.as('bakis'))
    .where(within(span))
    .$if(column === 'kaynak', (query) => query.where('kaynak', '<>', ''))
    .groupBy(column)
    .orderBy('bakis', 'desc')
    .orderBy(column)
    .limit(MOST)
    .execute()
}

export async function listVisitDays(trx: TenantTransaction, span: Span) {
  return await trx
    .selectFrom('ziyaret_gunu')
    .select('gun')
    .select([sql<number>`sum(bakis)::int`.as('bakis'), sql<number>`sum(ziyaret)::int`.as('ziyaret')])
    .where(within(span))
    .groupBy('gun')
    .orderBy('gun')
    .execute()
}

export async function listMeasures(trx: TenantTransaction, span: Span) {
  return await trx
    .selectFrom('olcum_gunu')
    .select(['olcum', 'cihaz', 'kova'])
    .select(sql<number>`sum(sayi)::int`.as('sayi'))
    .where(within(span))
    .groupBy(['olcum', 'cihaz', 'kova'])
    .orderBy('olcum')
    .orderBy('cihaz')
    .execute()
}

const MOST = 50

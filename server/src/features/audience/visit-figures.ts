import type { VisitFigures } from '@meltem/contract/visit'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { percentileOf } from './measure-buckets.ts'

const MOST = 50

interface Span {
  readonly baslangic: string
  readonly bitis: string
}

type Counted = VisitFigures['sayfalar'][number]

/** What the back office shows about a span of days. */
export async function readVisitFigures(trx: TenantTransaction, span: Span): Promise<VisitFigures> {
  const within = sql<boolean>`gun between ${span.baslangic} and ${span.bitis}`
  const by = async (column: 'sayfa' | 'kaynak' | 'dil' | 'cihaz'): Promise<Counted[]> =>
    await trx
      .selectFrom('ziyaret_gunu')
      .select(`${column} as ad`)
      .select(sql<number>`sum(bakis)::int`.as('bakis'))
      .where(within)
      .$if(column === 'kaynak', (query) => query.where('kaynak', '<>', ''))
      .groupBy(column)
      .orderBy('bakis', 'desc')
      .orderBy(column)
      .limit(MOST)
      .execute()
  const gunler = await trx
    .selectFrom('ziyaret_gunu')
    .select('gun')
    .select([sql<number>`sum(bakis)::int`.as('bakis'), sql<number>`sum(ziyaret)::int`.as('ziyaret')])
    .where(within)
    .groupBy('gun')
    .orderBy('gun')
    .execute()
  return {
    gunler,
    sayfalar: await by('sayfa'),
    kaynaklar: await by('kaynak'),
    diller: await by('dil'),
    cihazlar: await by('cihaz'),
    olcumler: await readMeasures(trx, within),
  }
}

async function readMeasures(
  trx: TenantTransaction,
  within: ReturnType<typeof sql<boolean>>,
): Promise<VisitFigures['olcumler']> {
  const rows = await trx
    .selectFrom('olcum_gunu')
    .select(['olcum', 'cihaz', 'kova'])
    .select(sql<number>`sum(sayi)::int`.as('sayi'))
    .where(within)
    .groupBy(['olcum', 'cihaz', 'kova'])
    .orderBy('olcum')
    .orderBy('cihaz')
    .execute()
  const groups = Map.groupBy(rows, ({ olcum, cihaz }) => `${olcum} ${cihaz}`)
  return [...groups.values()].flatMap((buckets) => {
    const [first] = buckets
    if (!first) return []
    const sayi = buckets.reduce((sum, row) => sum + row.sayi, 0)
    return [{ olcum: first.olcum, cihaz: first.cihaz, sayi, yuzde75: percentileOf(first.olcum, buckets, 0.75) }]
  })
}

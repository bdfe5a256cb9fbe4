import type { VisitFigures } from '@meltem/contract/audience/visit'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { percentileOf } from './measure-buckets.ts'
import { listMeasures, listVisitDays, listVisitsBy, type Span } from './visit-figures.queries.ts'

/** What the back office shows about a span of days. */
export async function readVisitFigures(trx: TenantTransaction, span: Span): Promise<VisitFigures> {
  const by = (column: Parameters<typeof listVisitsBy>[1]) => listVisitsBy(trx, column, span)
  const gunler = await listVisitDays(trx, span)
  return {
    gunler,
    sayfalar: await by('sayfa'),
    kaynaklar: await by('kaynak'),
    diller: await by('dil'),
    cihazlar: await by('cihaz'),
    olcumler: await readMeasures(trx, span),
  }
}

async function readMeasures(trx: TenantTransaction, span: Span): Promise<VisitFigures['olcumler']> {
  const rows = await listMeasures(trx, span)
  const groups = Map.groupBy(rows, ({ olcum, cihaz }) => `${olcum} ${cihaz}`)
  return [...groups.values()].flatMap((buckets) => {
    const [first] = buckets
    if (!first) return []
    const sayi = buckets.reduce((sum, row) => sum + row.sayi, 0)
    return [{ olcum: first.olcum, cihaz: first.cihaz, sayi, yuzde75: percentileOf(first.olcum, buckets, 0.75) }]
  })
}

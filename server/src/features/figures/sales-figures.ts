import { type FigureTrait, LEAD_SPANS, type SalesRow } from '@meltem/contract/figures/office'
import type { Language } from '@meltem/contract/wire/language'
import { stepsOf, yearBefore } from '@meltem/domain/figures/period'
import { toAmount } from '@meltem/domain/money'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { listNames, listSums, type SalesWish, type SumRow, type Sums } from './sales.queries.ts'

interface Told {
  readonly wish: SalesWish
  readonly language: Language
  /** With the year before. */
  readonly gecen: boolean
  /** Further rows are added up. */
  readonly most: number
}

/** Stands for everything that has no row of its own. */
const REST = '*'

/** Sales by one trait: what a row comes to, step by step, with the year before beside it (FIG-1 to FIG-5). */
export async function readSales(trx: TenantTransaction, told: Told) {
  const { wish, gecen } = told
  const now = await listSums(trx, wish)
  const before = yearBefore(wish, wish.adim)
  const then = gecen ? await listSums(trx, { ...wish, ...before }) : undefined
  const [steps, stepsBefore] = [stepsOf(wish, wish.adim), stepsOf(before, wish.adim)]
  const rowOf = (deger: string, ad: string | null, values: ReadonlySet<string> | undefined): SalesRow => {
    const mine = (rows: readonly SumRow[]) => (values ? rows.filter((row) => values.has(row.deger)) : rows)
    return { deger, ad, ...added(mine(now), steps), gecen: then ? added(mine(then), stepsBefore) : null }
  }
  const values = [...new Set([...now, ...(then ?? [])].map(({ deger }) => deger))]
  const rows =
    wish.boyut === 'toplam'
      ? []
      : ordered(
          wish.boyut,
          values.map((one) => rowOf(one, null, new Set([one]))),
        )
  const shown = rows.slice(0, told.most)
  const rest = rows.slice(told.most).map(({ deger }) => deger)
  const named = await withNames(trx, told, shown)
  return {
    toplam: rowOf('', null, undefined),
    data: rest.length > 0 ? [...named, rowOf(REST, null, new Set(rest))] : named,
  }
}

const NOTHING: Sums = {
  rezervasyon: 0,
  adet: 0,
  tutar: 0,
  iptal_rezervasyon: 0,
  iptal_adet: 0,
  iptal_tutar: 0,
}

function added(rows: readonly SumRow[], steps: readonly string[]) {
  const sums = { ...NOTHING } as Record<keyof Sums, number>
  const amounts = new Map<string, number>()
  for (const row of rows) {
    for (const name of Object.keys(NOTHING) as (keyof Sums)[]) sums[name] += row[name]
    amounts.set(row.dilim, (amounts.get(row.dilim) ?? 0) + row.tutar)
  }
  return {
    ...sums,
    tutar: toAmount(sums.tutar),
    iptal_tutar: toAmount(sums.iptal_tutar),
    dilimler: steps.map((step) => toAmount(amounts.get(step) ?? 0)),
  }
}

/** The largest first; spans of time are read in their order, also those in which nothing was sold. */
function ordered(boyut: FigureTrait, rows: SalesRow[]): SalesRow[] {
  if (boyut === 'once') {
    return LEAD_SPANS.flatMap((span) => rows.find(({ deger }) => deger === span) ?? [])
  }
  return rows.toSorted((a, b) => b.tutar - a.tutar || b.adet - a.adet || (a.deger < b.deger ? -1 : 1))
}

async function withNames(trx: TenantTransaction, { wish, language }: Told, rows: SalesRow[]): Promise<SalesRow[]> {
  const { boyut } = wish
  if (boyut !== 'urun' && boyut !== 'acente') return rows
  const keys = rows.map(({ deger }) => deger)
  const names = await listNames(trx, boyut, keys, language)
  return rows.map((row) => ({ ...row, ad: names.get(row.deger) ?? null }))
}

import type { exportPassengers, exportStatement } from '@meltem/contract/agency/tools'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { toAmount } from '@meltem/domain/money'
import { formatDate } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Table } from '../../../platform/files/papers/table-file.ts'
import { requireAgency } from '../../../platform/http/api.ts'
import type { Portal } from '../portal/portal.service.ts'
import { type LedgerRow, listLedgerRows, listPassengers } from '../portal/portal-figures.queries.ts'

type Exported = OutputOf<typeof exportPassengers>

async function fileOf(table: Table, bicim: 'csv' | 'xlsx', ad: string): Promise<Exported> {
  const { wholeTable } = await import('../../../platform/files/papers/table-file.ts')
  const bytes = await wholeTable(bicim, table)
  return { ad: `${ad}.${bicim}`, icerik: bytes.toString('base64'), satir: table.rows.length }
}

/** What the agency itself has booked; a visitor who came through its page is not its passenger. */
export async function passengerList(
  { services, context }: Portal,
  { baslangic, bitis, bicim }: ParsedInputOf<typeof exportPassengers>,
): Promise<Exported> {
  const { acente } = await requireAgency(context)
  const { rows } = await withTenant(services.db, context.tenant.id, (trx) =>
    listPassengers(trx, acente.k_no, { baslangic, bitis }),
  )
  const t = translatorFor(context.language, 'agencyPapers')
  const head = (
    [
      'day',
      'until',
      'time',
      'product',
      'number',
      'name',
      'phone',
      'adults',
      'children',
      'infants',
      'hotel',
      'note',
    ] as const
  ).map((name) => t(name))
  const table = {
    name: t('passengers'),
    head,
    rows: rows.map((row) => [
      formatDate(row.baslangic),
      row.bitis ? formatDate(row.bitis) : '',
      row.saat ?? '',
      row.baslik,
      row.kayit_no,
      `${row.ad} ${row.soyad}`,
      row.telefon,
      row.yetiskin,
      row.cocuk,
      row.bebek,
      [row.otel, row.oda].filter(Boolean).join(' · '),
      row.notu ?? '',
    ]),
  }
  return await fileOf(table, bicim, `${acente.kno}-${baslangic}-${bitis}`)
}

/** An account of more rows is told by its newest. */
export const MOST_ROWS = 20_000

export async function statementFile(
  { services, context }: Portal,
  { kur: wanted, bicim }: ParsedInputOf<typeof exportStatement>,
): Promise<Exported> {
  const { acente } = await requireAgency(context, 'sahip', 'muhasebe')
  const kur = wanted ?? acente.kur
  const { rows } = await withTenant(services.db, context.tenant.id, (trx) =>
    listLedgerRows(trx, acente.k_no, kur, MOST_ROWS),
  )
  return await fileOf(ledgerTable(rows, kur, context.language), bicim, `${acente.kno}-${kur}`)
}

/** The account as a table, the oldest row first. */
export function ledgerTable(rows: readonly LedgerRow[], kur: string, language: Language): Table {
  const t = translatorFor(language, 'agencyPapers')
  const head = (['row', 'day', 'kind', 'number', 'note', 'debit', 'credit', 'balance', 'currency'] as const).map(
    (name) => t(name),
  )
  return {
    name: t('statement'),
    head,
    rows: rows
      .toReversed()
      .map((row) => [
        row.sira,
        formatDate(row.gun),
        t(`kinds.${row.tur}`),
        row.no ?? '',
        row.aciklama,
        toAmount(Math.max(0, row.tutar)),
        toAmount(Math.max(0, -row.tutar)),
        toAmount(row.bakiye),
        kur,
      ]),
  }
}

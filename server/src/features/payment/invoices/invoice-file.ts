import { type takeInvoiceFile as call, MOST_IN_FILE } from '@meltem/contract/payment/invoice-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { parseRate } from '@meltem/domain/exchange'
import { roundedRatio, toAmount } from '@meltem/domain/money'
import { formatDate } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import { withTenant } from '../../../platform/db/connection.ts'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import type { Cell } from '../../../platform/files/papers/table-cell.ts'
import type { Table } from '../../../platform/files/papers/table-file.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { type InvoiceLineRow, listForFile, listInvoiceLines, type PreparedInvoice } from './invoice.queries.ts'
import { ublInvoice } from './ubl-invoice.ts'

type LinesOf = ReadonlyMap<string, readonly InvoiceLineRow[]>

/** In the base currency at the rate the booking froze; a refund counts below zero. */
function inLira({ kur_satis, tur }: PreparedInvoice, amount: number): number {
  const { over, under } = parseRate(kur_satis ?? '1')
  return (tur === 'iade' ? -1 : 1) * toAmount(roundedRatio(amount, over, under))
}

const LEFT = [
  'number',
  'day',
  'kind',
  'taken_back',
  'ettn',
  'buyer',
  'identity',
  'booking',
  'currency',
  'rate',
] as const

/** A row for each invoice, with base and VAT of each rate in columns of their own; refunds below zero. */
function accountantsTable(invoices: readonly PreparedInvoice[], lines: LinesOf, dil: Language): Table {
  const t = translatorFor(dil, 'admin')
  const rates = [...new Set([...lines.values()].flat().map(({ kdv_oran }) => Number(kdv_oran)))].sort((a, b) => a - b)
  const head = [
    ...LEFT.map((name) => t(`invoices.column.${name}`)),
    ...rates.flatMap((oran) => [t('invoices.column.base_at', { oran }), t('invoices.column.vat_at', { oran })]),
    t('invoices.column.stay'),
    t('invoices.column.total'),
    t('invoices.column.total_lira'),
  ]
  const rows = invoices.map((invoice): Cell[] => {
    const own = lines.get(invoice.k_no) ?? []
    const sign = invoice.tur === 'iade' ? -1 : 1
    const at = (oran: number, name: 'matrah' | 'kdv') => {
      const sum = own.reduce((total, line) => (Number(line.kdv_oran) === oran ? total + line[name] : total), 0)
      return sign * toAmount(sum)
    }
    return [
      invoice.fatura_no,
      formatDate(invoice.tarih),
      t(`invoices.kind.${invoice.tur}`),
      invoice.asil_no ?? '',
      invoice.ettn,
      `${invoice.alici.ad} ${invoice.alici.soyad}`,
      invoice.alici.kimlik_no,
      invoice.kayit_no,
      invoice.kur,
      Number(invoice.kur_satis ?? 1),
      ...rates.flatMap((oran) => [at(oran, 'matrah'), at(oran, 'kdv')]),
      sign * toAmount(invoice.konaklama),
      sign * toAmount(invoice.toplam),
      inLira(invoice, invoice.toplam),
    ]
  })
  return { name: t('invoices.title'), head, rows }
}

/** Each is written when its turn has come: nobody waits for a year of invoices. */
async function* entriesOf(invoices: readonly PreparedInvoice[], lines: LinesOf) {
  for (const one of invoices) {
    yield { name: `${one.fatura_no}.xml`, text: [ublInvoice(one, lines.get(one.k_no) ?? [])] }
  }
}

/** What is handed to the integrator and to the accountant; who took it is written down (PAY-45). */
export async function invoiceFile(
  { db }: Pick<Services, 'db'>,
  { tenant }: RequestContext,
  { bicim, k_nolar, ilk, son, dil }: ParsedInputOf<typeof call>,
): Promise<OutputOf<typeof call>> {
  const { invoices, lines } = await withTenant(db, tenant.id, async (trx) => {
    const which = k_nolar === undefined ? { ilk: ilk ?? '', son: son ?? '' } : { keys: k_nolar.split(',') }
    const found = await listForFile(trx, which, MOST_IN_FILE + 1)
    if (found.length === 0) throw new AppError('bulunamadi')
    if (found.length > MOST_IN_FILE) throw new AppError('dosya_uzun', { ayrinti: { en_cok: MOST_IN_FILE } })
    const keys = found.map(({ k_no }) => k_no)
    const period = k_nolar === undefined ? { ilk, son } : {}
    await noteUnchanged(trx, found.length === 1 ? (found[0]?.rezervasyon_k_no ?? null) : null, {
      bicim,
      ...period,
      adet: found.length,
      ilk_no: found[0]?.fatura_no,
      son_no: found.at(-1)?.fatura_no,
    })
    const rows = await listInvoiceLines(trx, keys)
    return { invoices: found, lines: Map.groupBy(rows, ({ fatura_k_no }) => fatura_k_no) }
  })
  const [first] = invoices
  if (bicim === 'xml' && first) {
    return { ad: `${first.fatura_no}.xml`, icerik: Buffer.from(ublInvoice(first, lines.get(first.k_no) ?? [])) }
  }
  const span = `${first?.fatura_no}-${invoices.at(-1)?.fatura_no}`
  if (bicim === 'zip') {
    const { zipPieces } = await import('../../../platform/files/papers/zip-stream.ts')
    return { ad: `faturalar-${span}.zip`, icerik: zipPieces(entriesOf(invoices, lines)) }
  }
  const { wholeTable } = await import('../../../platform/files/papers/table-file.ts')
  const table = accountantsTable(invoices, lines, dil)
  return { ad: `faturalar-${span}.xlsx`, icerik: await wholeTable('xlsx', table) }
}

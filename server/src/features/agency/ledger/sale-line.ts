import { shareSale, takeLine } from '@meltem/domain/agency/commission'
import { postCancellation } from '@meltem/domain/agency/postings'
import { shareOut } from '@meltem/domain/money'
import { isBooked } from '../../reservation/booked-lines.ts'
import type { ReservationLine, ReservationRow } from '../../reservation/reservation-row.ts'
import type { CancelledLine, Selling } from '../../reservation/seller.ts'
import { writeEntry } from './ledger.ts'
import { findSale, type SaleRow, updateSale } from './sale.queries.ts'
import { isPosted, isSold, keptOf, lastDayOf, settledSale } from './sale.ts'

/** What the line was of the sale as it was frozen; by prices where the sale has no lines of its own. */
export function lineOfSale(sale: SaleRow, { lines, line }: CancelledLine) {
  const parts =
    sale.satirlar ??
    shareSale(
      sale,
      booked(lines, line).map(({ genel_toplam }) => genel_toplam),
    )
  const place = sale.satirlar ? line.sira : booked(lines, line).findIndex(({ sira }) => sira === line.sira)
  return takeLine(sale, parts[place] ?? { satis_toplam: 0, net_toplam: 0, satan: 0, ust: 0 })
}

/** The lines that stood until now: a sale without lines is what is left of them. */
function booked(lines: readonly ReservationLine[], line: ReservationLine): ReservationLine[] {
  return lines.filter((one) => one.sira === line.sira || isBooked(one))
}

/** What the client pays the agency is the agency's word; the part of the line goes with it by list price. */
function clientTotal({ musteri_toplam }: SaleRow, part: number, left: number): number | null {
  if (musteri_toplam === null || part + left === 0) return musteri_toplam
  return shareOut(musteri_toplam, [part, left])[1] ?? 0
}

/**
 * One service of a sale was cancelled: its commission goes back, what its terms keep stays on the account, and the sale
 * is what is left. Entries are sums of their lines, so that taking back one line leaves exactly the entry of the others.
 */
export async function cancelSaleLine(
  booking: Selling,
  row: Pick<ReservationRow, 'k_no' | 'ac_k_no'>,
  cancelled: CancelledLine,
): Promise<void> {
  if (!isSold(row)) return
  const sale = await findSale(booking.trx, row.k_no)
  if (!sale || sale.durum === 'iptal') return
  const { satir, kalan } = lineOfSale(sale, cancelled)
  const { acente_k_no, rezervasyon_k_no } = sale
  if (isPosted(sale)) {
    const kept = sale.kanal === 'masa' ? keptOf(booking, [cancelled.line]) : 0
    const entry = { tur: 'iptal' as const, acente_k_no, rezervasyon_k_no, krediyle: false }
    await writeEntry(booking, entry, postCancellation({ ...settledSale(sale), ...satir }, kept))
  }
  await updateSale(booking.trx, rezervasyon_k_no, {
    ...kalan,
    musteri_toplam: clientTotal(sale, satir.satis_toplam, kalan.satis_toplam),
    son_gun: lastDayOf(cancelled.lines.filter(isBooked)),
  })
}

import { AppError } from '@meltem/contract/wire/errors'
import { type AgencyRates, type CountedSale, countCommission } from '@meltem/domain/agency/commission'
import {
  postBooking,
  postCancellation,
  postChange,
  postCommissionDue,
  type SettledSale,
} from '@meltem/domain/agency/postings'
import { sum } from '@meltem/domain/money'
import { quoteRefund } from '@meltem/domain/reservation/cancellation'
import { bookedLines } from '../../reservation/booked-lines.ts'
import type { SellerTerms } from '../../reservation/person.ts'
import type { ReservationLine, ReservationRow } from '../../reservation/reservation-row.ts'
import type { PricedSale, Selling } from '../../reservation/seller.ts'
import { findReferrer } from '../terms/seller-terms.ts'
import { writeEntry } from './ledger.ts'
import { findSale, lockStatesOf, type SaleRow, updateSale, upsertSale } from './sale.queries.ts'

/** A reservation without an agency has no entries in the ledger. */
export function isSold({ ac_k_no }: Pick<ReservationRow, 'ac_k_no'>): boolean {
  return ac_k_no !== null
}

export function settledSale(row: SaleRow): SettledSale {
  return { ...row, satan_k_no: row.acente_k_no, vadesi_geldi: row.durum === 'vadesi_geldi' }
}

function ratesOf(seller: Pick<SellerTerms, 'ad' | 'oranlar' | 'alt_oran'>, { sepet }: PricedSale): AgencyRates {
  const oranlar = sepet.satirlar.map(({ secenek }) => seller.oranlar.get(secenek.urun_k_no) ?? 0)
  return { ad: seller.ad, oranlar, alt_oran: seller.alt_oran }
}

function asColumns({ satirlar, ...sale }: CountedSale) {
  return { ...sale, satirlar: JSON.stringify(satirlar) }
}

export function lastDayOf(lines: readonly ReservationLine[]): string {
  return (
    lines
      .map((line) => line.bitis ?? line.baslangic)
      .sort()
      .at(-1) ?? ''
  )
}

/**
 * Freezes with a reservation what it means to the agency that brought it, and posts it once it is confirmed. A visitor
 * of an agency's page is brought by referral; an agency without a contract for the products earns nothing by it.
 */
export async function recordSale(
  booking: Selling,
  row: ReservationRow,
  priced: PricedSale,
  lines: readonly ReservationLine[],
): Promise<void> {
  if (!isSold(row)) return
  const portal = booking.person.acente
  const seller = portal ?? (await findReferrer(booking, row, lines))
  if (!seller) return
  const sale = {
    acente_k_no: seller.k_no,
    ust_k_no: seller.ust_k_no,
    sozlesme_k_no: seller.sozlesme_k_no,
    kanal: portal ? ('masa' as const) : ('sayfa' as const),
    akis: seller.akis,
    oranlar: JSON.stringify(Object.fromEntries(seller.oranlar)),
    alt_oran: seller.alt_oran,
    kur: row.secilen_kur,
    ...asColumns(countCommission(priced.girdi, ratesOf(seller, priced))),
    musteri_toplam: portal?.musteri_toplam ?? null,
    son_gun: lastDayOf(lines),
  }
  const written = await upsertSale(booking.trx, { tenant_id: booking.tenant.id, rezervasyon_k_no: row.k_no }, sale)
  if (row.durum === 'confirmed') await post(booking, written)
}

/** Money has confirmed it: now the agency has earned what was frozen. */
export async function confirmSale(booking: Selling, row: Pick<ReservationRow, 'k_no' | 'ac_k_no'>): Promise<void> {
  if (!isSold(row)) return
  const sale = await findSale(booking.trx, row.k_no)
  if (sale?.durum === 'bekliyor') await post(booking, sale)
}

async function post(booking: Selling, sale: SaleRow): Promise<void> {
  const { rezervasyon_k_no, acente_k_no } = sale
  const portal = sale.kanal === 'masa'
  if (portal) await requireActive(booking, [acente_k_no, ...(sale.ust_k_no ? [sale.ust_k_no] : [])])
  const entry = { tur: 'rezervasyon' as const, acente_k_no, rezervasyon_k_no, krediyle: portal }
  await writeEntry(booking, entry, postBooking(settledSale(sale)))
  await updateSale(booking.trx, rezervasyon_k_no, { durum: 'islendi' })
}

/** Locked until the commit: staff cannot suspend them before the booking. A parent takes its sub-agencies along. */
async function requireActive({ trx }: Selling, agencies: readonly string[]): Promise<void> {
  const rows = await lockStatesOf(trx, agencies)
  if (rows.some(({ durum }) => durum !== 'aktif')) throw new AppError('acente_askida')
}

export function isPosted(sale: SaleRow | undefined): sale is SaleRow {
  return sale?.durum === 'islendi' || sale?.durum === 'vadesi_geldi'
}

/** Other dates or people, other money: the old entry is taken back and the new one written, at the frozen rates. */
export async function changeSale(
  booking: Selling,
  row: Pick<ReservationRow, 'k_no' | 'ac_k_no'>,
  priced: PricedSale,
  lines: readonly ReservationLine[],
): Promise<void> {
  if (!isSold(row)) return
  const before = await findSale(booking.trx, row.k_no)
  if (!isPosted(before)) return
  const oranlar = new Map(Object.entries(before.oranlar))
  const counted = countCommission(priced.girdi, ratesOf({ ad: '', oranlar, alt_oran: before.alt_oran }, priced))
  const musteri_toplam = booking.person.acente?.musteri_toplam ?? before.musteri_toplam
  await updateSale(booking.trx, row.k_no, { ...asColumns(counted), musteri_toplam, son_gun: lastDayOf(lines) })
  const { acente_k_no, rezervasyon_k_no } = before
  const entry = { tur: 'degisiklik' as const, acente_k_no, rezervasyon_k_no, krediyle: before.kanal === 'masa' }
  await writeEntry(booking, entry, postChange(settledSale(before), { ...settledSale(before), ...counted }))
}

/** What the terms keep of lines that the agency pays for, whether it has paid already or not. */
export function keptOf(booking: Pick<Selling, 'wall'>, lines: readonly ReservationLine[]): number {
  return sum(keptPerLine(booking, lines).map(({ kesinti }) => kesinti))
}

export function keptPerLine({ wall }: Pick<Selling, 'wall'>, lines: readonly ReservationLine[]) {
  const all = bookedLines(lines)
  const quote = quoteRefund(all, sum(all.map((line) => line.genel_toplam)), wall)
  return quote.satirlar.map(({ odenen, iade_oran, iade }) => ({ iade_oran, kesinti: odenen - iade }))
}

/** Commissions go back with the booking; what the terms keep stays on the agency's account. */
export async function cancelSale(
  booking: Selling,
  row: Pick<ReservationRow, 'k_no' | 'ac_k_no'>,
  lines: readonly ReservationLine[],
): Promise<void> {
  if (!isSold(row)) return
  const sale = await findSale(booking.trx, row.k_no)
  if (!sale || sale.durum === 'iptal') return
  const { acente_k_no, rezervasyon_k_no } = sale
  if (isPosted(sale)) {
    const kept = sale.kanal === 'masa' ? keptOf(booking, lines) : 0
    const entry = { tur: 'iptal' as const, acente_k_no, rezervasyon_k_no, krediyle: false }
    await writeEntry(booking, entry, postCancellation(settledSale(sale), kept))
  }
  await updateSale(booking.trx, rezervasyon_k_no, { durum: 'iptal' })
}

export async function postDue(booking: Selling, sale: SaleRow): Promise<void> {
  const { acente_k_no, rezervasyon_k_no } = sale
  const entry = { tur: 'komisyon' as const, acente_k_no, rezervasyon_k_no, krediyle: false }
  await writeEntry(booking, entry, postCommissionDue(settledSale(sale)))
  await updateSale(booking.trx, rezervasyon_k_no, { durum: 'vadesi_geldi' })
}

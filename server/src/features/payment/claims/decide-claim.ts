import type { decidePaymentClaim, listPaymentClaims, PaymentClaim } from '@meltem/contract/payment/claims-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { toAmount, toMinor } from '@meltem/domain/money'
import { foldBankText, numbersIn } from '@meltem/domain/payment/bank-match'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { type Act, type Booking, inBooking } from '../../reservation/booking.ts'
import { getAny } from '../../reservation/own-reservation.ts'
import { writeAudit } from '../../reservation/reservation.queries.ts'
import { type LineRow, listLineRows, lockLine } from '../bank/bank-line.queries.ts'
import { type Clerk, settleLine, takeTransfer } from '../bank/match-line.ts'
import { wordsOf } from '../bank/suggestions.ts'
import { tellPayment } from '../payment-news.ts'
import { decideClaimRow, findClaim, listClaimRows, lockClaim } from './claims.queries.ts'

const PAGE_SIZE = 25
const MOST_LINES = 2_000
/** As many as a person compares at a glance. */
const MOST_OFFERED = 3

export async function listClaims(
  trx: TenantTransaction,
  { durum = 'bekliyor', sayfa = 1 }: ParsedInputOf<typeof listPaymentClaims>,
): Promise<OutputOf<typeof listPaymentClaims>> {
  const { rows, toplam } = await listClaimRows(trx, durum, { most: PAGE_SIZE, skip: (sayfa - 1) * PAGE_SIZE })
  const lines = durum === 'bekliyor' ? await listLineRows(trx, { view: 'acik' }, { most: MOST_LINES }) : []
  return { data: rows.map((row) => ({ ...row, hareketler: likelyLines(row, lines) })), toplam }
}

/** Lines that name the booking, or bring the sum the guest speaks of; best is what does both, or names the sender. */
function likelyLines(claim: Omit<PaymentClaim, 'hareketler'>, lines: readonly LineRow[]): PaymentClaim['hareketler'] {
  const wanted = toMinor(claim.tutar)
  const sender = foldBankText(claim.gonderen)
    .split(/\s+/)
    .filter((word) => word.length > 2)
  const rated = lines.flatMap((line) => {
    const words = wordsOf(line)
    const named = claim.kayit_no !== null && numbersIn(words).includes(claim.kayit_no)
    const sum = line.tutar === wanted && line.kur === claim.kur
    if (!(named || sum)) return []
    const folded = foldBankText(words)
    return [{ line, points: (named ? 4 : 0) + (sum ? 2 : 0) + (sender.some((word) => folded.includes(word)) ? 1 : 0) }]
  })
  return rated
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MOST_OFFERED)
    .map(({ line: { k_no, tarih, tutar, kur, gonderen, aciklama } }) => ({
      k_no,
      tarih,
      tutar: toAmount(tutar),
      kur,
      gonderen,
      aciklama,
    }))
}

type Decision = ParsedInputOf<typeof decidePaymentClaim>

/** A claim is only a claim (PAY-9): a person has found the money, or says to the guest why not. Decided once (PAY-13). */
export function decideClaim(
  act: Act,
  clerk: Clerk & { readonly personel_k_no: string },
  decision: Decision,
): Promise<OutputOf<typeof decidePaymentClaim>> {
  const { k_no, karar } = decision
  return inBooking(act, async (booking) => {
    const { trx, now } = booking
    const claim = await lockClaim(trx, k_no)
    if (!claim) throw new AppError('bulunamadi')
    if (claim.durum !== 'bekliyor') throw new AppError('bildirim_islenmis')
    if (karar === 'ret') await decline(booking, claim, decision.mesaj ?? '')
    else await accept(booking, clerk, { ...decision, rezervasyon_k_no: claim.rezervasyon_k_no })
    await decideClaimRow(trx, k_no, {
      durum: karar === 'kabul' ? 'eslesti' : 'reddedildi',
      hareket_k_no: decision.hareket_k_no ?? null,
      personel_k_no: clerk.personel_k_no,
      karar_zamani: now,
    })
    await writeAudit(booking, { olay: `bildirim_${karar}`, konu_k_no: claim.rezervasyon_k_no })
    const data = await findClaim(trx, k_no)
    if (!data) throw new AppError('bulunamadi')
    return { data: { ...data, hareketler: [] } }
  })
}

async function accept(
  booking: Booking,
  clerk: Clerk,
  { k_no, rezervasyon_k_no, hareket_k_no, tutar }: Decision & { readonly rezervasyon_k_no: string },
): Promise<void> {
  if (hareket_k_no !== undefined) {
    const line = await lockLine(booking.trx, hareket_k_no)
    if (!line) throw new AppError('bulunamadi')
    const paylar = [{ rezervasyon_k_no, tutar: toAmount(line.tutar) }]
    await settleLine(booking, clerk, { k_no: hareket_k_no, paylar })
    return
  }
  const before = await getAny(booking, rezervasyon_k_no)
  await takeTransfer(booking, before, { paid: toMinor(tutar ?? 0), islem_no: `H-${k_no}` })
}

async function decline(
  booking: Booking,
  { rezervasyon_k_no, tutar, kur }: { rezervasyon_k_no: string; tutar: number; kur: string },
  mesaj: string,
): Promise<void> {
  const row = await getAny(booking, rezervasyon_k_no)
  // The sum is the guest's word; it is told where it is in the currency that the letter speaks of.
  const told = kur === row.secilen_kur ? tutar : null
  await tellPayment(booking, row, { olay: 'bildirim_ret', tutar: told, kalan: null, mesaj })
}

import type { Refund } from '@meltem/contract/payment/office'
import { AppError } from '@meltem/contract/wire/errors'
import { toAmount } from '@meltem/domain/money'
import { findNextAttempt } from '@meltem/domain/payment/attempt-states'
import type { Booking } from '../../reservation/booking.ts'
import { isOverReturned } from '../../reservation/collect/standing-money.queries.ts'
import { writeAudit } from '../../reservation/reservation.queries.ts'
import { lockAttempt, updateAttempt } from '../attempt.queries.ts'
import { findRefundByRequest, insertRefund, type RefundRow } from './refund.queries.ts'

export interface RefundWish {
  readonly deneme_k_no: string
  /** Chosen by the caller: asking again with it refunds nothing again. */
  readonly istek_k_no: string
  /** Minor units. */
  readonly tutar: number
  readonly neden: string | null
  readonly inceleme_k_no?: string | null
}

/** Promises a refund under the lock of the attempt, so that all refunds together never pass what was taken. */
export async function createRefund(booking: Booking, wish: RefundWish): Promise<RefundRow> {
  const { trx, tenant, kim, now } = booking
  const attempt = await lockAttempt(trx, wish.deneme_k_no)
  if (!attempt) throw new AppError('bulunamadi')
  const known = await findRefundByRequest(trx, wish.istek_k_no)
  if (known) {
    if (known.deneme_k_no !== wish.deneme_k_no || known.tutar !== wish.tutar) throw new AppError('anahtar_farkli')
    return known
  }
  const durum = findNextAttempt(attempt.durum, 'refund')
  if (!durum) throw new AppError('durum_uygun_degil', { ayrinti: { durum: attempt.durum } })
  const kalan = attempt.alinan - attempt.iade_toplam
  if (wish.tutar > kalan) throw new AppError('iade_fazla', { ayrinti: { kalan: toAmount(kalan) } })
  await updateAttempt(trx, attempt.k_no, { durum, iade_toplam: attempt.iade_toplam + wish.tutar })
  const row = await insertRefund(trx, {
    tenant_id: tenant.id,
    istek_k_no: wish.istek_k_no,
    deneme_k_no: attempt.k_no,
    rezervasyon_k_no: attempt.rezervasyon_k_no,
    inceleme_k_no: wish.inceleme_k_no ?? null,
    tutar: wish.tutar,
    neden: wish.neden,
    kim,
    sonraki_deneme: now,
  })
  await writeAudit(booking, {
    olay: 'iade_istendi',
    konu_k_no: attempt.rezervasyon_k_no,
    ayrinti: { iade_k_no: row.k_no, tutar: wish.tutar, deneme_k_no: attempt.k_no },
  })
  return row
}

/** A refund that a person wants: the card may have more on it than is left of the booking's money, given by hand meanwhile. */
export async function refundToCard(booking: Booking, wish: RefundWish): Promise<RefundRow> {
  const made = await createRefund(booking, wish)
  if (await isOverReturned(booking.trx, made.rezervasyon_k_no)) throw new AppError('iade_fazla')
  return made
}

export function refundOnWire({ k_no, tutar, durum, neden, son_hata, olusturma_zamani }: RefundRow): Refund {
  return { k_no, tutar: toAmount(tutar), durum, neden, son_hata, olusturma_zamani: olusturma_zamani.toISOString() }
}

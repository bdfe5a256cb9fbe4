import type { choosePayment as call } from '@meltem/contract/payment/payment'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { toMinor } from '@meltem/domain/money'
import { payOtherwise } from '@meltem/domain/pricing/payment/pay-otherwise'
import { depositDeadline } from '@meltem/domain/reservation/deadlines'
import { instantOf } from '../../../platform/istanbul.ts'
import { type Act, type Booking, inBooking } from '../../reservation/booking.ts'
import { mayPayOtherwise } from '../../reservation/collect/payment-schedule.ts'
import { confirmLive, isAwaited } from '../../reservation/collect/record-collection.ts'
import { tellNews } from '../../reservation/news.ts'
import { getAny, type LockedReservation, lockReservation, requireOwn } from '../../reservation/own-reservation.ts'
import { requireMethod } from '../../reservation/place/tenant-allows.ts'
import { requireSeen } from '../../reservation/quote/price.ts'
import { updateReservation, writeAudit, writeLines } from '../../reservation/reservation.queries.ts'
import { awaitsContracts, readOnWire } from '../../reservation/reservation-on-wire.ts'
import type { ReservationLine, ReservationRow } from '../../reservation/reservation-row.ts'
import { setClaimTerms } from '../../reservation/stock/claims.queries.ts'
import { openAttemptQuery } from '../attempt.queries.ts'

type Choice = ParsedInputOf<typeof call>

/**
 * Another way to pay what waits for its money: an accepted request, or a booking whose card was refused. Price and stock
 * stay; what is due when, the instalment difference and the deadline follow the choice by the rules of the checkout.
 */
export function choosePayment(act: Act, choice: Choice): Promise<Reservation> {
  return inBooking(act, async (booking) => {
    const { k_no, odeme_yontemi } = choice
    requireMethod(booking, odeme_yontemi)
    // The attempt before the locks of the booking: settling takes them in this order too.
    const open = await openAttemptQuery(booking.trx, k_no).executeTakeFirst()
    const { lines, kayip, row: found } = await lockReservation(booking, k_no)
    const row = requireOwn(booking, found, choice.anahtar)
    requireWaiting(booking, { row, kayip })
    if (awaitsContracts(row)) throw new AppError('sozlesme_gerekli')
    if (!mayPayOtherwise(row, lines)) throw new AppError('odeme_acilmadi')
    // Payments of the products' own have their times; the day of the tour is none of them.
    if (row.odeme_takvimi && odeme_yontemi === 'tur_gunu') throw new AppError('yontem_kapali')
    if (open?.durum === 'unknown') throw new AppError('odeme_suruyor', { ayrinti: { deneme_k_no: open.k_no } })

    const { changes, lines: chosen } = chosenTerms(booking, { row, lines }, choice)
    requireSeen(changes.fis.kur, changes, choice.kur_rezervasyon_toplam)
    await updateReservation(booking, row, changes)
    await writeLines(booking, k_no, chosen, lines)
    await setClaimTerms(booking, { rezervasyon_k_no: k_no, durum: 'held', tutma_bitis: changes.bitis })
    const { odeme_tipi, kart_taksit = 1 } = choice
    const ayrinti = { odeme_yontemi, odeme_tipi, kart_taksit }
    await writeAudit(booking, { olay: 'odeme_secildi', konu_k_no: k_no, ayrinti })
    const after = await getAny(booking, k_no)
    if (odeme_yontemi === 'tur_gunu') await confirmLive(booking, after)
    else if (odeme_yontemi === 'havale' && row.odeme_yontemi !== 'havale') {
      await tellNews(booking, after, chosen, { misafire: 'placed' })
    }
    return await readOnWire(booking, await getAny(booking, k_no))
  })
}

/** What an agency pays through its account is not the guest's to choose. */
function requireWaiting(booking: Booking, { row, kayip }: Pick<LockedReservation, 'row' | 'kayip'>): void {
  const { durum, kayit_no, odeme_yontemi } = row
  const waits = (durum === 'held' || durum === 'accepted') && kayit_no !== null && odeme_yontemi !== null
  if (!waits) throw new AppError('durum_uygun_degil', { ayrinti: { durum } })
  if (kayip || !isAwaited(booking, row)) throw new AppError('tutma_bitti')
}

interface Stored {
  readonly row: ReservationRow
  readonly lines: readonly ReservationLine[]
}

function chosenTerms(booking: Booking, { row, lines }: Stored, choice: Choice) {
  const { odeme_yontemi, odeme_tipi, kart_taksit = 1 } = choice
  const { taksit_oranlari } = booking.terms
  const offered = kart_taksit === 1 || (odeme_yontemi === 'kredi_karti' && taksit_oranlari[kart_taksit] !== undefined)
  if (!offered) throw new AppError('taksit_yok')
  const terms = lines.map(({ satir }) => satir)
  const payment = { odeme_tipi, kart_taksit, taksit_oranlari }
  const fis = payOtherwise(row.fis, terms, payment)
  const sabit_fis = row.sabit_fis && payOtherwise(row.sabit_fis, terms, payment)
  const changes = {
    odeme_yontemi,
    odeme_tipi,
    fis,
    sabit_fis,
    genel_toplam: toMinor(fis.toplam.genel_toplam),
    on_odeme_toplam: toMinor(fis.toplam.on_odeme_toplam),
    kart_bilgileri: cardOf(odeme_yontemi, kart_taksit),
    bitis: deadlineOf({ row, lines }, odeme_yontemi),
  }
  return {
    changes,
    lines: lines.map((line, place) => chosenLine(line, fis.satirlar[place], (sabit_fis ?? fis).satirlar[place])),
  }
}

type LineMoney = ReservationRow['fis']['satirlar'][number] | undefined

function chosenLine(line: ReservationLine, kur_toplam: LineMoney, sabit_toplam: LineMoney): ReservationLine {
  if (!kur_toplam || !sabit_toplam) throw new Error('a receipt has totals for every line')
  const satir = { ...line.satir, kur_toplam, sabit_toplam }
  return { ...line, satir, on_odeme_toplam: toMinor(kur_toplam.on_odeme_toplam) }
}

function cardOf(odeme_yontemi: Choice['odeme_yontemi'], kart_taksit: number): ReservationRow['kart_bilgileri'] {
  if (odeme_yontemi !== 'kredi_karti') return null
  const unknown = { kart_ad_soyad: null, kart_marka: null, kart_ilk_alti: null, kart_son_dort: null }
  return { ...unknown, kart_3d_guvenlik: true, kart_taksit }
}

/**
 * A transfer takes its day, counted from when the booking was made, so that choosing again wins no time; the deadline of
 * an accepted request stays what it is.
 */
function deadlineOf({ row, lines }: Stored, odeme_yontemi: Choice['odeme_yontemi']): Date | null {
  const { durum, bitis, olusturma_zamani } = row
  if (durum !== 'held' || odeme_yontemi !== 'havale' || bitis === null) return bitis
  const starts = lines.map(({ basladigi_an }) => instantOf(wallOfStart(basladigi_an)).getTime())
  const day = depositDeadline(olusturma_zamani.getTime(), Math.min(...starts))
  return new Date(Math.max(day, bitis.getTime()))
}

const wallOfStart = (start: string) => (start.length === 10 ? `${start}T00:00` : start)

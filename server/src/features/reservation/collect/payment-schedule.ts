import type { DueStep, PlannedStep } from '@meltem/contract/payment/plan'
import type { Language } from '@meltem/contract/wire/language'
import { sum, toAmount } from '@meltem/domain/money'
import {
  type DatedStep,
  datePlan,
  firstRank,
  type PaidLine,
  type PlanStep,
  paymentPlan,
} from '@meltem/domain/payment/payment-plan'
import { depositDeadline } from '@meltem/domain/reservation/deadlines'
import type { StoredSchedule } from '../../../platform/db/tables/reservation.ts'
import { instantOf } from '../../../platform/istanbul.ts'
import { textIn } from '../../catalog/tariff/sold-line.ts'
import { dueColumns, isBooked } from '../booked-lines.ts'
import type { Booking } from '../booking.ts'
import type { PricedBasket } from '../quote/price.ts'
import type { ReservationLine, ReservationRow } from '../reservation-row.ts'

/** A day without a clock counts to its end, as in the calendar. */
function startOf(basladigi_an: string): number {
  return instantOf(basladigi_an.length > 10 ? basladigi_an : `${basladigi_an}T23:59`).getTime()
}

/** Payments of a basket that was priced; empty where all of it is sold on the usual terms. */
export function planOfBasket({ sepet, girdi, fiyat }: PricedBasket): PlanStep[] {
  const lines = sepet.satirlar.map(
    (line, place): PaidLine => ({
      kurallar: line.girdi.odeme_adimlari ?? null,
      genel_toplam: fiyat.secilen.satirlar[place]?.genel_toplam ?? 0,
      odeme_tipi: line.girdi.odeme_tipi,
      odeme_tipi_oran: line.girdi.odeme_tipi_oran,
      baslama: startOf(line.basladigi_an),
    }),
  )
  const { taksit_fark } = fiyat.secilen.toplam
  return paymentPlan(lines, { tamami: girdi.odeme_tipi === 'tamami', taksit_fark })
}

type Sold = Pick<ReservationRow, 'odeme_tipi' | 'odeme_yontemi' | 'fis'>

/**
 * Payments of a reservation, from its lines that stand: one that was cancelled alone is no longer paid for. An agency's
 * account has no plan: it pays by statement.
 */
export function planOfReservation(row: Sold, lines: readonly ReservationLine[]): PlanStep[] {
  const booked = lines.filter(isBooked)
  if (row.odeme_yontemi === null || booked.every(({ odeme_adimlari }) => odeme_adimlari === null)) return []
  const paid = booked.map(
    ({ odeme_adimlari, genel_toplam, satir, basladigi_an }): PaidLine => ({
      kurallar: odeme_adimlari,
      genel_toplam,
      odeme_tipi: satir.odeme_tipi,
      odeme_tipi_oran: satir.odeme_tipi_oran,
      baslama: startOf(basladigi_an),
    }),
  )
  const services = sum(booked.map((line) => line.genel_toplam))
  const taksit_fark = dueColumns(row, lines).genel_toplam - keptOf(lines) - services
  return paymentPlan(paid, { tamami: row.odeme_tipi === 'tamami', taksit_fark })
}

/** What the terms of cancelled lines have kept; it is paid, and for none of the payments to come. */
function keptOf(lines: readonly ReservationLine[]): number {
  return sum(lines.map(({ iptal }) => iptal?.kesinti ?? 0))
}

/**
 * Whether another way to pay may be chosen: not while the first payment waits for its event, and not where the lines
 * are first asked to pay at different times, as then "everything" is not due at once.
 */
export function mayPayOtherwise(
  { durum, bitis }: Pick<ReservationRow, 'durum' | 'bitis'>,
  lines: readonly ReservationLine[],
): boolean {
  const ranks = new Set(lines.filter(isBooked).map(({ odeme_adimlari }) => firstRank(odeme_adimlari)))
  return ranks.size === 1 && !(durum === 'accepted' && bitis === null)
}

export interface MoneyNow {
  readonly alinan: number
  readonly now: Date
}

/** The same with its dates and what of it is paid. */
export function datedPlan(
  row: Sold & Pick<ReservationRow, 'odeme_takvimi'>,
  lines: readonly ReservationLine[],
  { alinan, now }: MoneyNow,
): DatedStep[] {
  const { kabul = null, olaylar = {} } = row.odeme_takvimi ?? {}
  const held = Object.entries(olaylar).map(([name, when]) => [name, Date.parse(when)] as const)
  return datePlan(planOfReservation(row, lines), {
    kabul: kabul === null ? null : Date.parse(kabul),
    olaylar: Object.fromEntries<number>(held),
    alinan: alinan - keptOf(lines),
    now: now.getTime(),
  })
}

export function plannedOnWire(plan: readonly PlanStep[], language: Language): PlannedStep[] {
  return plan.map(({ tetik, olaylar, bekleme_gun, gun, saat, oran, ad, tutar }) => ({
    tetik,
    olaylar: [...olaylar],
    bekleme_gun,
    gun,
    saat,
    oran,
    ad: ad ? textIn(ad, language) : null,
    tutar: toAmount(tutar),
  }))
}

export function datedOnWire(plan: readonly DatedStep[], language: Language): DueStep[] {
  const instant = (when: number | null) => (when === null ? null : new Date(when).toISOString())
  return plannedOnWire(plan, language).map((step, place) => {
    const { odenen = 0, acilis = null, vade = null, durum = 'bekliyor' as const } = plan[place] ?? {}
    return { ...step, odenen: toAmount(odenen), acilis: instant(acilis), vade: instant(vade), durum }
  })
}

/** Where a yes leads: paid within a deadline, waiting for an event, or booked at once as nothing is due yet. */
export interface Outcome {
  readonly durum: 'accepted' | 'confirmed'
  readonly bitis: Date | null
  readonly odeme_takvimi: StoredSchedule | null
  readonly adim_zamani: Date | null
}

interface Agreed {
  readonly plan: readonly PlanStep[]
  readonly on_odeme_toplam: number
  /** Start of the first service. */
  readonly baslama: number
}

/**
 * What the operator's yes asks for (docs/states.md): the first payment within its own deadline; nothing while it waits
 * for an event; and where no payment comes before the service, the booking stands at once.
 */
export function agreedOutcome({ now }: Pick<Booking, 'now'>, { plan, on_odeme_toplam, baslama }: Agreed): Outcome {
  const [first] = plan
  const odeme_takvimi = startedSchedule(now, plan)
  const waits = first ? first.tetik : 'kabul'
  if (on_odeme_toplam === 0 || waits === 'once' || waits === 'gun') {
    return { durum: 'confirmed', bitis: null, odeme_takvimi, adim_zamani: wake(odeme_takvimi, now) }
  }
  // Without its event a request waits until the service would begin, and no longer.
  if (waits === 'olay') return { durum: 'accepted', bitis: null, odeme_takvimi, adim_zamani: new Date(baslama) }
  const bitis = new Date(depositDeadline(now.getTime(), baslama, first?.saat))
  return { durum: 'accepted', bitis, odeme_takvimi, adim_zamani: null }
}

/** Where a reservation with payments of its own begins; null for the usual terms. */
export function startedSchedule(now: Date, plan: readonly PlanStep[]): StoredSchedule | null {
  return plan.length === 0 ? null : { kabul: now.toISOString(), olaylar: {}, yapilanlar: [] }
}

/** The payments of this one have to be looked at. */
export function wake(schedule: StoredSchedule | null, now: Date): Date | null {
  return schedule === null ? null : now
}

import type { PaymentMethod, ReservationState } from '@meltem/contract/reservation/reservation'
import type { MoneyStand } from '@meltem/contract/reservation/standing'
import { type Minor, toAmount } from '../money.ts'
import { type DatedStep, dueNow } from './payment-plan.ts'

interface Owed {
  readonly durum: ReservationState
  /** Null where an agency pays through its account: the guest owes nothing. */
  readonly odeme_yontemi: PaymentMethod | null
  readonly genel_toplam: Minor
  readonly on_odeme_toplam: Minor
}

/** What has to be there before the state moves on. */
function awaited({ durum, on_odeme_toplam }: Owed): Minor {
  return durum === 'requested' || durum === 'accepted' || durum === 'held' ? on_odeme_toplam : 0
}

/** Before the yes it is what the yes will ask for; a payment that waits for an event or a day is not due. */
function dueByPlan({ durum }: Owed, plan: readonly DatedStep[]): Minor {
  if (durum !== 'requested') return dueNow(plan)
  const [first] = plan
  return first?.tetik === 'kabul' ? first.tutar - first.odenen : 0
}

const OWING: ReadonlySet<ReservationState> = new Set(['held', 'requested', 'accepted', 'confirmed', 'completed'])

/** What the guest still owes: nothing once it is over, and nothing where an agency pays. Worked: cancelled with 90 of 358 paid → 0. */
export function stillOwed({ durum, odeme_yontemi, genel_toplam }: Omit<Owed, 'on_odeme_toplam'>, alinan: Minor): Minor {
  return OWING.has(durum) && odeme_yontemi !== null ? Math.max(0, genel_toplam - alinan) : 0
}

/**
 * What it comes to now, and of it what was paid, what is due now, what once the operator says yes, and what later.
 * Every page, mail and paper tells these; while the reservation lives and is paid by the guest the four add up to the
 * total. A request owes nothing
 * before the yes, and a booking that stands owes nothing before the day: so who pays on the day owes all of it then, and
 * no deposit. Worked with 358.20 and a deposit of 89.55: requested 0 / 0 / 89.55 / 268.65, accepted 0 / 89.55 / 0 /
 * 268.65, deposit paid 89.55 / 0 / 0 / 268.65, paid on the day 0 / 0 / 0 / 358.20. Where the products have payments of
 * their own, their plan says what is due: accepted and waiting for the doctor's talk 0 / 0 / 0 / 358.20.
 */
export function moneyStand(owed: Owed, alinan: Minor, plan: readonly DatedStep[] = []): MoneyStand {
  const { durum, genel_toplam } = owed
  const left = stillOwed(owed, alinan)
  const due = plan.length > 0 ? dueByPlan(owed, plan) : Math.max(0, awaited(owed) - alinan)
  const first = Math.min(left, due)
  const asked = durum === 'requested'
  return {
    genel_toplam: toAmount(genel_toplam),
    odenen: toAmount(Math.max(0, alinan)),
    simdi: toAmount(asked ? 0 : first),
    kabulde: toAmount(asked ? first : 0),
    kalan: toAmount(left - first),
  }
}

interface ToldSum {
  readonly ad: Exclude<keyof MoneyStand, 'genel_toplam'>
  /** Null for nothing: said only where nothing was paid and nothing is due yet. */
  readonly tutar: number | null
}

/** What a mail or paper tells of it, in order. One that is over, or that an agency pays, owes nothing and tells nothing. */
export function toldSums({ odenen, simdi, kabulde, kalan }: MoneyStand): ToldSum[] {
  const unpaid = odenen === 0 && simdi === 0 && kabulde + kalan > 0
  const sums: ToldSum[] = [
    { ad: 'odenen', tutar: odenen },
    { ad: 'simdi', tutar: unpaid ? null : simdi },
    { ad: 'kabulde', tutar: kabulde },
    { ad: 'kalan', tutar: kalan },
  ]
  return sums.filter(({ tutar }) => tutar !== 0)
}

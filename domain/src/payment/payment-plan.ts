import type { PaymentEvent, PaymentRule, StepTrigger } from '@meltem/contract/payment/plan'
import { type Minor, percentOf, sum } from '../money.ts'

/** The deposit with the booking, what is left on the day: how everything is sold that says nothing else. */
export const USUAL_HOURS = 24

export interface DepositTerms {
  readonly odeme_tipi: 'on_odeme' | 'tamami'
  readonly odeme_tipi_oran: number
}

/** The share that is asked for first is the deposit; a product without payments of its own keeps what it says. */
export function depositTerms(rules: readonly PaymentRule[] | null | undefined, usual: DepositTerms): DepositTerms {
  const first = rules?.[0]
  if (!first) return { odeme_tipi: usual.odeme_tipi, odeme_tipi_oran: usual.odeme_tipi_oran }
  return first.oran === null
    ? { odeme_tipi: 'tamami', odeme_tipi_oran: 100 }
    : { odeme_tipi: 'on_odeme', odeme_tipi_oran: first.oran }
}

/** Where a trigger stands in the life of a booking. */
const RANKS: Readonly<Record<StepTrigger, number>> = { kabul: 0, olay: 1, once: 2, gun: 3 }

/** When a line is first asked to pay; the usual terms ask with the booking. */
export function firstRank(rules: readonly PaymentRule[] | null | undefined): number {
  return RANKS[rules?.[0]?.tetik ?? 'kabul']
}

const usualRules = (rate: number): readonly PaymentRule[] => {
  const none = { olay: null, bekleme_gun: 0, gun: 0 }
  const first = { ...none, tetik: 'kabul' as const, saat: USUAL_HOURS }
  const later = { ...none, tetik: 'gun' as const, saat: 0, oran: null }
  return rate >= 100 ? [{ ...first, oran: null }] : [{ ...first, oran: rate }, later]
}

/** A line of a basket or a reservation, as far as paying goes. */
export interface PaidLine extends DepositTerms {
  readonly kurallar: readonly PaymentRule[] | null
  readonly genel_toplam: Minor
  /** Start of the service, milliseconds since 1970; the end of the day for what has no clock. */
  readonly baslama: number
}

/** A payment of the whole basket. */
export interface PlanStep {
  readonly tetik: StepTrigger
  readonly olaylar: readonly PaymentEvent[]
  readonly bekleme_gun: number
  readonly gun: number
  readonly saat: number
  readonly oran: number | null
  readonly ad: PaymentRule['ad']
  readonly tutar: Minor
  readonly baslama: number
}

interface LineStep extends PlanStep {
  readonly first: boolean
}

/**
 * The payments of one line; they add up to its total, as the last one is what is left.
 * Worked: 1 837.00 with 20 %, 30 % and the rest: 367.40, 551.10, 918.50.
 */
function stepsOfLine(line: PaidLine, whole: boolean): LineStep[] {
  const usual = line.odeme_tipi === 'tamami' ? 100 : line.odeme_tipi_oran
  const all = line.kurallar ?? usualRules(usual)
  const rules = whole ? all.slice(0, 1) : all
  let left = line.genel_toplam
  return rules.map(({ olay, ...rule }, place) => {
    const last = place === rules.length - 1
    const tutar = last || rule.oran === null ? left : Math.min(left, percentOf(line.genel_toplam, rule.oran))
    left -= tutar
    const { tetik, bekleme_gun, gun, saat, oran, ad } = rule
    const told = { tetik, olaylar: olay ? [olay] : [], bekleme_gun, gun, saat, oran: last ? null : oran, ad }
    return { ...told, tutar, baslama: line.baslama, first: place === 0 }
  })
}

const DAY = 86_400_000
const HOUR = 3_600_000

/** Steps of different lines that fall due for the same reason at the same time are one payment. */
function groupOf(step: LineStep, earliest: number): string {
  if (step.first && RANKS[step.tetik] === earliest) return ''
  const dated = step.tetik === 'once' || step.tetik === 'gun'
  const when = dated ? [step.gun, step.baslama] : [step.olaylar.join(), step.bekleme_gun, step.saat]
  return [step.tetik, ...when].join('|')
}

function same<T>(values: readonly T[]): T | undefined {
  const [first] = values
  return values.every((value) => JSON.stringify(value) === JSON.stringify(first)) ? first : undefined
}

function together(steps: readonly LineStep[]): PlanStep {
  const [first] = steps
  if (!first) throw new RangeError('a payment has at least one step')
  return {
    tetik: first.tetik,
    olaylar: [...new Set(steps.flatMap(({ olaylar }) => olaylar))],
    bekleme_gun: Math.max(...steps.map((one) => one.bekleme_gun)),
    gun: Math.max(...steps.map((one) => one.gun)),
    saat: Math.min(...steps.map((one) => one.saat)),
    oran: same(steps.map((one) => one.oran)) ?? null,
    ad: same(steps.map((one) => one.ad)),
    tutar: sum(steps.map((one) => one.tutar)),
    baslama: Math.min(...steps.map((one) => one.baslama)),
  }
}

/** Sooner first: by trigger, then by the day it is due. */
function inOrder(a: PlanStep, b: PlanStep): number {
  return RANKS[a.tetik] - RANKS[b.tetik] || a.baslama - a.gun * DAY - (b.baslama - b.gun * DAY)
}

interface PlanTerms {
  /** Everything with the first payment. */
  readonly tamami: boolean
  /** Belongs to the first payment, which is what the card is charged. */
  readonly taksit_fark: Minor
}

/**
 * What a basket is paid in, in order; adds up to the total exactly. What is asked for first is one payment, the
 * deposit of the receipt. Empty where every line is sold on the usual terms, for which the receipt is enough.
 * Worked: villa 1 000.00 with 30 %, treatment 1 837.00 with 20 % after the talk: 300.00 with the acceptance, 367.40
 * after the talk, 700.00 and 1 469.60 on their days.
 */
export function paymentPlan(lines: readonly PaidLine[], { tamami, taksit_fark }: PlanTerms): PlanStep[] {
  if (lines.every(({ kurallar }) => kurallar === null)) return []
  const earliest = Math.min(...lines.map(({ kurallar }) => firstRank(kurallar)))
  const steps = lines.flatMap((line) => stepsOfLine(line, tamami)).filter(({ tutar }) => tutar > 0)
  const grouped = [...Map.groupBy(steps, (step) => groupOf(step, earliest)).values()].map(together).sort(inOrder)
  return grouped.map((step, place) => (place === 0 ? { ...step, tutar: step.tutar + taksit_fark } : step))
}

/** What is known of a reservation's way: when it was accepted or booked, and which events took place. */
export interface PlanFacts {
  readonly kabul: number | null
  readonly olaylar: Readonly<Partial<Record<PaymentEvent, number>>>
  readonly alinan: Minor
  readonly now: number
}

export interface DatedStep extends PlanStep {
  readonly odenen: Minor
  readonly acilis: number | null
  readonly vade: number | null
  readonly durum: 'bekliyor' | 'acik' | 'gecikti' | 'odendi'
}

/** A payment that falls due by the calendar is asked for so long before, and never sooner after the acceptance. */
export const ASK_DAYS = 7

interface Dates {
  readonly acilis: number | null
  readonly vade: number | null
}

const UNKNOWN: Dates = { acilis: null, vade: null }

function datesOf(step: PlanStep, { kabul, olaylar }: PlanFacts): Dates {
  const { tetik, saat, baslama } = step
  if (kabul === null) return UNKNOWN
  if (tetik === 'kabul') return { acilis: kabul, vade: Math.max(kabul, Math.min(kabul + saat * HOUR, baslama)) }
  if (tetik === 'olay') {
    const held = step.olaylar.map((one) => olaylar[one])
    if (held.some((one) => one === undefined)) return UNKNOWN
    const acilis = Math.max(...held.map((one) => one ?? 0)) + step.bekleme_gun * DAY
    return { acilis, vade: Math.max(acilis, Math.min(acilis + saat * HOUR, baslama)) }
  }
  const planned = baslama - step.gun * DAY
  const vade = Math.max(kabul, Math.min(baslama, Math.max(planned, kabul + ASK_DAYS * DAY)))
  return { acilis: Math.max(kabul, tetik === 'gun' ? baslama : vade - ASK_DAYS * DAY), vade }
}

function stateOf(step: PlanStep, odenen: Minor, { acilis, vade }: Dates, now: number): DatedStep['durum'] {
  if (odenen >= step.tutar) return 'odendi'
  if (acilis === null || now < acilis) return 'bekliyor'
  return vade !== null && now >= vade && step.tetik !== 'gun' ? 'gecikti' : 'acik'
}

/**
 * The plan with its dates and what of it is paid. Worked: talk on the 1st at noon, 14 days to think, a week to pay:
 * open from the 15th at noon until the 22nd at noon.
 */
export function datePlan(plan: readonly PlanStep[], facts: PlanFacts): DatedStep[] {
  let left = Math.max(0, facts.alinan)
  return plan.map((step) => {
    const odenen = Math.min(left, step.tutar)
    left -= odenen
    const dates = datesOf(step, facts)
    return { ...step, odenen, ...dates, durum: stateOf(step, odenen, dates, facts.now) }
  })
}

/** What is due now: everything that is open and not paid. */
export function dueNow(steps: readonly DatedStep[]): Minor {
  return sum(steps.filter(({ durum }) => durum === 'acik' || durum === 'gecikti').map((one) => one.tutar - one.odenen))
}

/** The most that may be taken now: nothing that waits for an event, and nothing after it. */
export function payableNow(steps: readonly DatedStep[]): Minor {
  const closed = steps.findIndex(({ tetik, durum }) => tetik === 'olay' && durum === 'bekliyor')
  return sum((closed < 0 ? steps : steps.slice(0, closed)).map((one) => one.tutar - one.odenen))
}

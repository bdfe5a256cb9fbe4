import type { PaymentRule } from '@meltem/contract/payment/plan'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum, toMinor } from '../money.ts'
import { amountDue } from './amount-due.ts'
import { datePlan, dueNow, type PaidLine, type PlanFacts, payableNow, paymentPlan } from './payment-plan.ts'

const at = (wall: string) => Date.parse(`${wall}:00Z`)
const START = at('2026-09-01T12:00')

const rule = (tetik: PaymentRule['tetik'], oran: number | null, rest: Partial<PaymentRule> = {}): PaymentRule => ({
  tetik,
  olay: tetik === 'olay' ? 'gorusme' : null,
  bekleme_gun: 0,
  gun: 0,
  saat: 24,
  oran,
  ...rest,
})

/** A talk, 14 days to think, a week to pay a fifth; the rest at the clinic. */
const HEALTH = [rule('olay', 20, { bekleme_gun: 14, saat: 168 }), rule('gun', null)]
/** A fifth with the contract, which may be thought about for 14 days; the rest 14 days before. */
const WEDDING = [rule('kabul', 20, { saat: 336 }), rule('once', null, { gun: 14 })]

const line = (kurallar: PaidLine['kurallar'], total: number, rest: Partial<PaidLine> = {}): PaidLine => ({
  kurallar,
  genel_toplam: toMinor(total),
  odeme_tipi: 'on_odeme',
  odeme_tipi_oran: 30,
  baslama: START,
  ...rest,
})

const NOTHING = { tamami: false, taksit_fark: 0 }
const asked = (lines: readonly PaidLine[], terms = NOTHING) =>
  paymentPlan(lines, terms).map(({ tetik, tutar }) => [tetik, tutar / 100])

describe('what a basket is paid in', () => {
  it('asks a treatment of 1 837.00 for 367.40 after the talk and 1 469.60 at the clinic', () => {
    expect(asked([line(HEALTH, 1837)])).toEqual([
      ['olay', 367.4],
      ['gun', 1469.6],
    ])
  })

  it('asks a wedding of 4 759.00 for 951.80 with the contract and 3 807.20 before the day', () => {
    expect(asked([line(WEDDING, 4759)])).toEqual([
      ['kabul', 951.8],
      ['once', 3807.2],
    ])
  })

  it('gives the last payment what rounding left: 100.01 in thirds is 33.34, 33.34 and 33.33', () => {
    const thirds = [rule('kabul', 33.34), rule('once', 33.34, { gun: 30 }), rule('gun', null)]
    expect(asked([line(thirds, 100.01)]).map(([, amount]) => amount)).toEqual([33.34, 33.34, 33.33])
  })

  it('keeps the villa’s deposit with the acceptance and the treatment’s after its talk', () => {
    expect(asked([line(null, 1000), line(HEALTH, 1837)])).toEqual([
      ['kabul', 300],
      ['olay', 367.4],
      ['gun', 2169.6],
    ])
  })

  it('asks for everything of each line with its first payment, and for the instalments’ difference with the first', () => {
    expect(asked([line(WEDDING, 4759)], { tamami: true, taksit_fark: toMinor(100) })).toEqual([['kabul', 4859]])
    expect(asked([line(null, 1000), line(HEALTH, 1837)], { tamami: true, taksit_fark: 0 })).toEqual([
      ['kabul', 1000],
      ['olay', 1837],
    ])
  })

  it('has no plan of its own where every line is sold on the usual terms', () => {
    expect(paymentPlan([line(null, 1000), line(null, 5)], NOTHING)).toEqual([])
  })

  it('adds up to the total whatever the shares are', () => {
    const share = fc.integer({ min: 1, max: 4900 }).map((points) => points / 100)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), share, share, (total, first, second) => {
        const rules = [rule('kabul', first), rule('once', second, { gun: 30 }), rule('gun', null)]
        const plan = paymentPlan([{ ...line(rules, 0), genel_toplam: total }], NOTHING)
        expect(sum(plan.map(({ tutar }) => tutar))).toBe(total)
        expect(plan.every(({ tutar }) => tutar > 0)).toBe(true)
      }),
    )
  })
})

const facts = (now: string, rest: Partial<PlanFacts> = {}): PlanFacts => ({
  kabul: at('2026-07-20T09:00'),
  olaylar: {},
  alinan: 0,
  now: at(now),
  ...rest,
})
const told = (lines: readonly PaidLine[], known: PlanFacts) =>
  datePlan(paymentPlan(lines, NOTHING), known).map(({ acilis, vade, durum }) =>
    [acilis, vade].map((one) => (one === null ? null : new Date(one).toISOString().slice(0, 16))).concat(durum),
  )

describe('when a payment is due', () => {
  it('opens nothing of a treatment before the talk', () => {
    const known = facts('2026-07-21T09:00')
    expect(told([line(HEALTH, 1837)], known)[0]).toEqual([null, null, 'bekliyor'])
    const plan = datePlan(paymentPlan([line(HEALTH, 1837)], NOTHING), known)
    expect([dueNow(plan), payableNow(plan)]).toEqual([0, 0])
  })

  it('opens it 14 days after the talk, for a week', () => {
    const olaylar = { gorusme: at('2026-08-01T12:00') }
    const of = (now: string) => told([line(HEALTH, 1837)], facts(now, { olaylar }))[0]
    expect(of('2026-08-15T11:59')).toEqual(['2026-08-15T12:00', '2026-08-22T12:00', 'bekliyor'])
    expect(of('2026-08-15T12:00')?.[2]).toBe('acik')
    expect(of('2026-08-22T12:00')?.[2]).toBe('gecikti')
  })

  it('wants the rest of a wedding 14 days before, a week after the acceptance at the soonest, and never after the day', () => {
    const of = (kabul: string) => told([line(WEDDING, 4759)], facts('2026-07-21T09:00', { kabul: at(kabul) }))[1]
    expect(of('2026-07-20T09:00')?.slice(0, 2)).toEqual(['2026-08-11T12:00', '2026-08-18T12:00'])
    expect(of('2026-08-16T09:00')?.slice(0, 2)).toEqual(['2026-08-16T09:00', '2026-08-23T09:00'])
    expect(of('2026-08-30T09:00')?.slice(0, 2)).toEqual(['2026-08-30T09:00', '2026-09-01T12:00'])
  })

  it('fills the payments with money in their order', () => {
    const plan = datePlan(
      paymentPlan([line(WEDDING, 4759)], NOTHING),
      facts('2026-08-12T09:00', { alinan: toMinor(1000) }),
    )
    expect(plan.map(({ odenen, durum }) => [odenen / 100, durum])).toEqual([
      [951.8, 'odendi'],
      [48.2, 'acik'],
    ])
    expect(dueNow(plan) / 100).toBe(3759)
  })
})

describe('what may be taken', () => {
  it('is never what waits for the talk, even of somebody who wants to pay everything', () => {
    const lines = [line(null, 1000), line(HEALTH, 1837)]
    const adimlar = datePlan(paymentPlan(lines, NOTHING), facts('2026-07-20T10:00'))
    const paid = { genel_toplam: toMinor(2837), on_odeme_toplam: toMinor(300), alinan: 0, adimlar }
    expect(amountDue('on_odeme', paid) / 100).toBe(300)
    expect(amountDue('tamami', paid) / 100).toBe(300)
  })
})

import { ATTEMPT_STATES } from '@meltem/contract/payment/payment'
import { describe, expect, it } from 'vitest'
import { findMachineProblems } from '../reservation/check-states.ts'
import { amountDue } from './amount-due.ts'
import {
  ATTEMPT_RESTING,
  ATTEMPT_TRANSITIONS,
  FIRST_ATTEMPT_STATE,
  findNextAttempt,
  isOpenAttempt,
  nextQuestionAt,
} from './attempt-states.ts'

describe('the states of an attempt to pay', () => {
  it('are those of the wire, all reachable, none a dead end', () => {
    expect(Object.keys(ATTEMPT_TRANSITIONS).sort()).toEqual([...ATTEMPT_STATES].sort())
    expect(findMachineProblems(ATTEMPT_TRANSITIONS, FIRST_ATTEMPT_STATE, ATTEMPT_RESTING)).toEqual([])
  })

  it.each([
    ['created', 'redirect', 'redirected'],
    ['created', 'lose_sight', 'unknown'],
    ['redirected', 'capture', 'captured'],
    ['unknown', 'capture', 'captured'],
    ['failed', 'capture', 'captured'],
    ['expired', 'capture', 'captured'],
    ['redirected', 'differ', 'review'],
    ['captured', 'refund', 'refund_pending'],
    ['refund_pending', 'refunded_partly', 'captured'],
    ['refund_pending', 'refund_failed', 'refund_failed'],
  ] as const)('%s + %s → %s', (state, event, next) => {
    expect(findNextAttempt(state, event)).toBe(next)
  })

  it.each([
    ['captured', 'fail'],
    ['captured', 'expire'],
    ['captured', 'capture'],
    ['refunded', 'capture'],
    ['refunded', 'refund'],
    ['failed', 'refund'],
    ['refund_pending', 'fail'],
  ] as const)('%s + %s changes nothing', (state, event) => {
    expect(findNextAttempt(state, event)).toBeUndefined()
  })

  it('are open exactly while the provider may still decide', () => {
    expect(ATTEMPT_STATES.filter(isOpenAttempt)).toEqual(['created', 'redirected', 'unknown'])
  })
})

describe('asking the provider', () => {
  const began = Date.parse('2026-08-10T12:00:00Z')
  it.each([
    [0, 10],
    [10, 30],
    [12, 30],
    [30, 120],
    [121, 600],
    [1500, 3600],
    [3600, 7200],
    [86_399, 86_400],
  ])('%s s after the start the next question comes at %s s', (now, next) => {
    expect(nextQuestionAt(began, began + now * 1000)).toBe(began + next * 1000)
  })

  it('ends after a day', () => {
    expect(nextQuestionAt(began, began + 86_400_000)).toBeUndefined()
  })
})

describe('the amount due', () => {
  const paid = { genel_toplam: 35_820, on_odeme_toplam: 8955 }
  it.each([
    ['on_odeme', 0, 8955],
    ['tamami', 0, 35_820],
    ['kalan', 8955, 26_865],
    ['on_odeme', 8955, 0],
    ['on_odeme', 5000, 3955],
    ['kalan', 40_000, 0],
  ] as const)('%s with %s paid is %s', (part, alinan, due) => {
    expect(amountDue(part, { ...paid, alinan })).toBe(due)
  })
})

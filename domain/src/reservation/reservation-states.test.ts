import { RESERVATION_STATES } from '@meltem/contract/reservation/reservation'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMachineProblems, RESTING_STATES } from './check-states.ts'
import { FIRST_STATE, findNextState, holdsStock, listEvents, STATES, TRANSITIONS } from './reservation-states.ts'

describe('the states of a reservation', () => {
  it('are exactly those of the wire, all reachable, none a dead end', () => {
    expect(Object.keys(TRANSITIONS).sort()).toEqual([...RESERVATION_STATES].sort())
    expect(Object.keys(STATES).sort()).toEqual([...RESERVATION_STATES].sort())
    expect(findMachineProblems(TRANSITIONS, FIRST_STATE, RESTING_STATES)).toEqual([])
  })

  it.each([
    ['draft', 'hold', 'held'],
    ['held', 'extend', 'held'],
    ['held', 'confirm', 'confirmed'],
    ['held', 'expire', 'expired'],
    ['draft', 'request', 'requested'],
    ['requested', 'accept', 'accepted'],
    ['requested', 'decline', 'declined'],
    ['accepted', 'confirm', 'confirmed'],
    ['accepted', 'expire', 'expired'],
    ['confirmed', 'complete', 'completed'],
    ['confirmed', 'cancel', 'cancelled'],
    ['expired', 'late_money', 'review'],
    ['cancelled', 'late_money', 'review'],
    ['expired', 'reclaim', 'confirmed'],
    ['review', 'refund', 'cancelled'],
  ] as const)('%s + %s → %s', (state, event, next) => {
    expect(findNextState(state, event)).toBe(next)
  })

  it.each([
    ['cancelled', 'confirm'],
    ['cancelled', 'reclaim'],
    ['expired', 'confirm'],
    ['declined', 'accept'],
    ['requested', 'confirm'],
    ['completed', 'cancel'],
    ['confirmed', 'expire'],
    ['confirmed', 'confirm'],
  ] as const)('%s + %s changes nothing', (state, event) => {
    expect(findNextState(state, event)).toBeUndefined()
  })

  it('take stock exactly while somebody counts on it', () => {
    const taking = RESERVATION_STATES.filter((state) => holdsStock(state, false))
    expect(taking).toEqual(['held', 'confirmed', 'completed', 'accepted'])
    expect(holdsStock('requested', true)).toBe(true)
  })

  it('random walks stay inside and stop only where one may rest or wait (1000 walks)', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (choices) => {
        let state = FIRST_STATE
        for (const choice of choices) {
          const events = listEvents(state)
          const event = events[choice % Math.max(1, events.length)]
          if (!event) break
          const next = findNextState(state, event)
          if (!next) throw new Error(`${event} leads nowhere from ${state}`)
          state = next
        }
        expect(RESERVATION_STATES).toContain(state)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the check itself', () => {
  it('finds a state nobody gets to, one that does not exist, and one without a way out', () => {
    const machine = { a: { go: 'b', fall: 'trap', err: 'ghost' }, b: {}, trap: { again: 'trap' }, island: { go: 'b' } }
    expect(findMachineProblems(machine, 'a', ['b'])).toEqual([
      { tur: 'unknown', state: 'ghost' },
      { tur: 'stuck', state: 'trap' },
      { tur: 'unreachable', state: 'island' },
    ])
  })
})

import type { Run } from '@meltem/contract/transfer/office'
import { expect, test } from 'vitest'
import { clockOf, minutesNow, shortPlace, stackRuns, stateOf } from './run-times.ts'

const run = (bas: number, more: Partial<Run> = {}) =>
  ({ bas, sure: 60, gecikme_dk: 0, surucu_k_no: 'x', cakisma: null, ...more }) as Run

test('minutes are told as a clock, also past midnight', () => {
  expect([clockOf(0), clockOf(575), clockOf(1450)]).toEqual(['00:00', '09:35', '00:10'])
})

test('the operator’s clock counts, and only on its own day', () => {
  expect(minutesNow('2026-08-14T08:42:00Z', '2026-08-14', '2026-08-14')).toBe(11 * 60 + 42)
  expect(minutesNow('2026-08-14T08:42:00Z', '2026-08-14', '2026-08-15')).toBeUndefined()
})

test('what needs a hand is said before anything else', () => {
  expect(stateOf(run(600, { surucu_k_no: null }), 500)).toBe('open')
  expect(stateOf(run(600, { cakisma: { once: 'a', eksik_dk: 5 } }), 500)).toBe('clash')
  expect(stateOf(run(600, { gecikme_dk: 20 }), 500)).toBe('late')
  expect(stateOf(run(600), 630)).toBe('under_way')
  expect(stateOf(run(600), 700)).toBe('done')
  expect(stateOf(run(600), undefined)).toBe('planned')
})

test('labels that would meet go below each other', () => {
  const { placed, rows } = stackRuns([run(600), run(660), run(670), run(900)], 90)
  expect(rows).toBe(3)
  expect(placed.map(({ row }) => row)).toEqual([0, 1, 2, 0])
  expect(stackRuns([], 90).rows).toBe(1)
})

test('airports go by their letters', () => {
  expect([shortPlace('Dalaman Havalimanı (DLM)'), shortPlace('Göcek')]).toEqual(['DLM', 'Göcek'])
})

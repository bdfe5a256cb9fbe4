import { expect, it } from 'vitest'
import { madeOnce } from './made-once.ts'

it('makes a value anew only when one of its parts is another', () => {
  const once = madeOnce<number>()
  let count = 0
  const make = () => {
    count += 1
    return count
  }
  const [page, others] = [{}, {}]
  expect(once([page, 'de'], make)).toBe(1)
  expect(once([page, 'de'], make)).toBe(1)
  expect(once([page, 'tr'], make)).toBe(2)
  expect(once([page, 'de'], make)).toBe(1)
  expect(once([others, 'de'], make)).toBe(3)
})

it('keeps the newest of many', () => {
  const once = madeOnce<number>()
  const page = {}
  for (let turn = 0; turn < 100; turn += 1) once([page, turn], () => turn)
  expect(once([page, 99], () => -1)).toBe(99)
  expect(once([page, 0], () => -1)).toBe(-1)
})

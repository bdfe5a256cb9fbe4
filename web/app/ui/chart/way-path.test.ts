import { expect, test } from 'vitest'
import { overlap } from './fit-names.ts'
import { middleOf, wayAreas, wayPath } from './way-path.ts'

test('the tag of a way stands at half of its length, wherever its bends are', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 90, y: 0 },
    { x: 100, y: 0 },
  ]
  expect(middleOf(line)).toEqual({ x: 50, y: 0 })
})

test('a way is rounded at its bends and ends where it ends', () => {
  const bent = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 20 },
  ]
  expect(wayPath(bent)).toBe('M0 0L84 0Q100 0 100 10L100 20')
  expect(wayPath([])).toBe('')
})

test('no name covers a way between its bends', () => {
  const line = [
    { x: 100, y: 100 },
    { x: 400, y: 100 },
  ]
  const name = { left: 180, right: 230, top: 92, bottom: 108 }
  const areas = wayAreas({ kind: 'road', tag: '23 km', line })
  expect(areas.some((area) => overlap(area, name))).toBe(true)
})

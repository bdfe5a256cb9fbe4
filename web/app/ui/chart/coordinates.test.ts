import { expect, it } from 'vitest'
import { formatCoordinates } from './coordinates.ts'

it.each([
  ['tr', '36,75° K 28,93° D'],
  ['en', '36.75° N 28.93° E'],
  ['de', '36,75° N 28,93° O'],
  ['ru', '36,75° с. ш. 28,93° в. д.'],
] as const)('writes a place as a chart in %s does', (language, expected) => {
  expect(formatCoordinates(language, 36.75, 28.93)).toBe(expected)
})

it.each([
  ['tr', '33,86° G 70,65° B'],
  ['en', '33.86° S 70.65° W'],
  ['de', '33,86° S 70,65° W'],
  ['ru', '33,86° ю. ш. 70,65° з. д.'],
] as const)('knows the other hemispheres in %s', (language, expected) => {
  expect(formatCoordinates(language, -33.86, -70.65)).toBe(expected)
})

it('shows as many digits as asked for', () => {
  expect(formatCoordinates('en', 36.7536, 28.9386, 4)).toBe('36.7536° N 28.9386° E')
})

import { expect, it } from 'vitest'
import { countsToday } from './recent-looks.ts'

it('counts a product once a day and forgets yesterday', () => {
  const first = countsToday({ old: '2026-08-01' }, 'p', '2026-08-02')
  expect(first).toEqual({ counts: true, looks: { p: '2026-08-02' } })
  expect(countsToday(first.looks, 'p', '2026-08-02').counts).toBe(false)
  expect(countsToday(first.looks, 'p', '2026-08-03').counts).toBe(true)
})

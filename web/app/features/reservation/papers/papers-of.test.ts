import { expect, it } from 'vitest'
import { papersOf } from './papers-of.ts'

const names = (durum: Parameters<typeof papersOf>[0]) => papersOf(durum).map(({ name }) => name)

it('offers a voucher only where the booking stands', () => {
  expect(names('confirmed')).toEqual(['voucher', 'contract', 'calendar'])
  expect(names('completed')).toContain('voucher')
  for (const durum of ['held', 'requested', 'cancelled', 'expired', 'declined', 'review'] as const) {
    expect(names(durum)).toEqual(['contract'])
  }
  expect(names('draft')).toEqual([])
})

import { expect, test } from 'vitest'
import { saturdaysOf } from './charter-weeks.ts'

test('the Saturdays of a month', () => {
  expect(saturdaysOf('2027-05')).toEqual(['2027-05-01', '2027-05-08', '2027-05-15', '2027-05-22', '2027-05-29'])
})

import { expect, test } from 'vitest'
import { filledWith, unknownIn } from './variables.ts'

test('names in braces are filled in once, and unknown ones are named', () => {
  expect(filledWith('{ad}, { marka }: {no} {gone} {', { ad: '{marka}', marka: 'Meltem', no: '7' })).toBe(
    '{marka}, Meltem: 7 {gone} {',
  )
  expect(filledWith('{toString}{constructor}', {})).toBe('{toString}{constructor}')
  expect(unknownIn(['{ad} {marka}', '{ ad }'], ['ad', 'marka'])).toBeUndefined()
  expect(unknownIn(['{ad}', 'x {toString} y'], ['ad'])).toBe('toString')
  expect(unknownIn(['{}'], ['ad'])).toBe('')
})

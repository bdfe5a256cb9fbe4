import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, it } from 'vitest'
import { findRequestNumber } from './request-number.ts'

it('finds the number that the failing call told', () => {
  expect(findRequestNumber(new ErrorResponse(500, 'sunucu_hatasi', { istek_no: 'r-1' }))).toBe('r-1')
})

it.each([
  ['another error', new Error('x')],
  ['an answer without a number', new ErrorResponse(500, '', { istek_no: 7 })],
  ['an answer without data', new ErrorResponse(404, '', null)],
  ['nothing', undefined],
])('has none for %s', (_, error) => {
  expect(findRequestNumber(error)).toBeUndefined()
})

import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { pathOf } from './qr-code.tsx'

it('draws each dark square once, in its place', () => {
  expect(
    pathOf([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z')
})

it('draws a whole voucher code', () => {
  const { data, size } = encode('MLTKFWXPH.1.AbCdEfGhIjKlMnOpQrStUv', { ecc: 'M', border: 4 })
  expect(data).toHaveLength(size)
  expect(pathOf(data).split('M')).toHaveLength(data.flat().filter(Boolean).length + 1)
})

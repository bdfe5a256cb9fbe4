import { expect, test } from 'vitest'
import { newTotpSecret, totpAddress, totpCode, totpStepOf } from './totp.ts'

/** RFC 6238, appendix B: the secret '12345678901234567890' and its codes, last six digits. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', async (second, code) => {
  expect(await totpCode(RFC_SECRET, second * 1000)).toBe(code)
  expect(await totpStepOf(RFC_SECRET, code, second * 1000)).toBe(Math.floor(second / 30))
})

test('a code of the neighbouring half minute is taken with its own step, an older one is not', async () => {
  const now = 1_800_000_000_000
  const step = now / 30_000
  expect(await totpStepOf(RFC_SECRET, await totpCode(RFC_SECRET, now - 30_000), now)).toBe(step - 1)
  expect(await totpStepOf(RFC_SECRET, await totpCode(RFC_SECRET, now + 30_000), now)).toBe(step + 1)
  expect(await totpStepOf(RFC_SECRET, await totpCode(RFC_SECRET, now - 90_000), now)).toBeUndefined()
  for (const nonsense of ['', '000', 'abcdef', '1234567']) {
    expect(await totpStepOf(RFC_SECRET, nonsense, now)).toBeUndefined()
  }
})

test('secrets have 160 bits, and the address names tenant and person', async () => {
  const secret = newTotpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(secret)
  const address = new URL(await totpAddress(secret, 'Meltem', 'derya@example.com'))
  expect([address.protocol, address.searchParams.get('secret'), address.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    secret,
    'Meltem',
  ])
})

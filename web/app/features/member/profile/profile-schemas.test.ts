import { expect, it } from 'vitest'
import { emailForm, passwordForm, phoneOf } from './profile-schemas.ts'

it.each([
  ['+90 532 000 00 00', '+905320000000'],
  ['0532 000 00 00', '+905320000000'],
  ['0049 (171) 123-4567', '+491711234567'],
  ['+7 912 345-67-89', '+79123456789'],
  ['532', undefined],
  ['call me', undefined],
])('reads %s as %s', (typed, phone) => {
  expect(phoneOf(typed)).toBe(phone)
})

it('asks for the present password where there is one', () => {
  const chosen = { eski_sifre: '', sifre: 'olive garden', sifre_onay: 'olive garden' }
  expect(passwordForm(false).safeParse(chosen).success).toBe(true)
  expect(passwordForm(true).safeParse(chosen).error?.issues).toMatchObject([
    { path: ['eski_sifre'], message: 'required' },
  ])
  const moved = { e_mail: 'sule@example.com', sifre: '' }
  expect(emailForm(false).safeParse(moved).success).toBe(true)
  expect(emailForm(true).safeParse(moved).error?.issues).toMatchObject([{ path: ['sifre'], message: 'required' }])
})

import { describe, expect, it } from 'vitest'
import { emptyRegistration, ForgotForm, LoginForm, RegisterForm } from './login-schemas.ts'

/** First message per field, as the form shows it. */
function errors(result: {
  success: boolean
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
}) {
  const found: Record<string, string> = {}
  for (const { path, message } of result.error?.issues ?? []) found[path.join('.')] ??= message
  return found
}

const member = {
  ad: 'Elif',
  soyad: 'Karagöz',
  e_mail: 'elif@ornek.com',
  sifre: '1234',
  sifre_onay: '1234',
  gizlilik_politikasi: true,
}

describe('register', () => {
  it('takes four characters and no fewer', () => {
    expect(errors(RegisterForm.safeParse(member))).toEqual({})
    expect(errors(RegisterForm.safeParse({ ...member, sifre: '123', sifre_onay: '123' }))).toEqual({
      sifre: 'passwordShort',
    })
  })

  it('wants every field, equal passwords and the agreement', () => {
    const empty = { ad: ' ', soyad: '', e_mail: '', sifre: '', sifre_onay: '', gizlilik_politikasi: false }
    expect(errors(RegisterForm.safeParse(empty))).toEqual({
      ad: 'required',
      soyad: 'required',
      e_mail: 'required',
      sifre: 'required',
      sifre_onay: 'required',
      gizlilik_politikasi: 'agreementRequired',
    })
    expect(errors(RegisterForm.safeParse({ ...member, sifre_onay: '12345' }))).toEqual({
      sifre_onay: 'passwordsDiffer',
    })
  })

  it('starts with the agreement switched on, unless the tenant lets it start off', () => {
    expect(emptyRegistration({ uyelik_onayi_acik: true }).gizlilik_politikasi).toBe(true)
    expect(emptyRegistration({ uyelik_onayi_acik: false }).gizlilik_politikasi).toBe(false)
  })
})

describe('login and forgotten password', () => {
  it('want a valid address, login a password of any length', () => {
    expect(errors(LoginForm.safeParse({ e_mail: 'elif@ornek', sifre: '', remember: true }))).toEqual({
      e_mail: 'emailInvalid',
      sifre: 'required',
    })
    expect(errors(LoginForm.safeParse({ e_mail: ' elif@ornek.com ', sifre: 'x', remember: false }))).toEqual({})
    expect(errors(ForgotForm.safeParse({ e_mail: 'x' }))).toEqual({ e_mail: 'emailInvalid' })
  })
})

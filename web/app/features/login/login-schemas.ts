import { PASSWORD_FLOOR } from '@meltem/contract/member/member'
import type { OtherSettings } from '@meltem/contract/settings'
import * as z from 'zod/mini'

/** Messages are keys of the `login` texts; the form says them in its language. */
const name = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'tooLong'))
const email = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(254, 'tooLong'), z.email('emailInvalid'))
const newPassword = z
  .string()
  .check(z.minLength(1, 'required'), z.minLength(PASSWORD_FLOOR, 'passwordShort'), z.maxLength(200, 'tooLong'))

export const LoginForm = z.object({
  e_mail: email,
  sifre: z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'tooLong')),
  remember: z.boolean(),
})
export type LoginForm = z.infer<typeof LoginForm>

/** PEOPLE-11; the agreement must be switched on. */
export const RegisterForm = z
  .object({
    ad: name,
    soyad: name,
    e_mail: email,
    sifre: newPassword,
    sifre_onay: z.string().check(z.minLength(1, 'required')),
    gizlilik_politikasi: z.boolean().check(z.refine((accepted) => accepted, 'agreementRequired')),
  })
  .check(z.refine((form) => form.sifre === form.sifre_onay, { error: 'passwordsDiffer', path: ['sifre_onay'] }))
export type RegisterForm = z.infer<typeof RegisterForm>

/** Empty but for the agreement: it starts switched on (PEOPLE-11), unless the tenant lets it start off. */
export function emptyRegistration({ uyelik_onayi_acik }: Pick<OtherSettings, 'uyelik_onayi_acik'>): RegisterForm {
  return { ad: '', soyad: '', e_mail: '', sifre: '', sifre_onay: '', gizlilik_politikasi: uyelik_onayi_acik }
}

export const ForgotForm = z.object({ e_mail: email })
export type ForgotForm = z.infer<typeof ForgotForm>

/** A new password, twice; used with a mail, with a one-time password and in the profile. */
export const NewPasswordFields = z
  .object({ sifre: newPassword, sifre_onay: z.string().check(z.minLength(1, 'required')) })
  .check(z.refine((form) => form.sifre === form.sifre_onay, { error: 'passwordsDiffer', path: ['sifre_onay'] }))
export type NewPasswordFields = z.infer<typeof NewPasswordFields>

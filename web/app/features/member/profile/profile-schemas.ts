import { PASSWORD_FLOOR } from '@meltem/contract/member/member'
import * as z from 'zod/mini'

/** Messages are keys of the texts of forms; the form says them in its language. */
const name = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'tooLong'))
const day = z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, 'dateInvalid'))

/** A number as people type it, in the form the server keeps; undefined when it is none. A local one is Turkish. */
export function phoneOf(typed: string): string | undefined {
  const plain = typed.replaceAll(/[\s().-]/g, '').replace(/^00/, '+')
  const whole = /^0[1-9]\d{9}$/.test(plain) ? `+90${plain.slice(1)}` : plain
  return /^\+[1-9]\d{6,14}$/.test(whole) ? whole : undefined
}

export const ContactForm = z.object({
  ad: name,
  soyad: name,
  telefon: z.string().check(z.refine((typed) => typed.trim() === '' || phoneOf(typed) !== undefined, 'phoneInvalid')),
  dogum_tarihi: day,
  adres: z.string().check(z.maxLength(300, 'tooLong')),
  dil: z.string(),
  kur: z.string(),
})
export type ContactForm = z.infer<typeof ContactForm>

/** The present password, which only members who have one are asked for. */
const presentPassword = (asked: boolean) =>
  z.string().check(z.minLength(asked ? 1 : 0, 'required'), z.maxLength(200, 'tooLong'))

export const emailForm = (asked: boolean) =>
  z.object({
    e_mail: z
      .string()
      .check(z.trim(), z.minLength(1, 'required'), z.maxLength(254, 'tooLong'), z.email('emailInvalid')),
    sifre: presentPassword(asked),
  })
export type EmailForm = z.infer<ReturnType<typeof emailForm>>

export const passwordForm = (asked: boolean) =>
  z
    .object({
      eski_sifre: presentPassword(asked),
      sifre: z
        .string()
        .check(z.minLength(1, 'required'), z.minLength(PASSWORD_FLOOR, 'passwordShort'), z.maxLength(200, 'tooLong')),
      sifre_onay: z.string().check(z.minLength(1, 'required')),
    })
    .check(z.refine((form) => form.sifre === form.sifre_onay, { error: 'passwordsDiffer', path: ['sifre_onay'] }))
export type PasswordForm = z.infer<ReturnType<typeof passwordForm>>

export const TravellerForm = z.object({
  ad: name,
  soyad: name,
  dogum_tarihi: day,
  uyruk: z.string(),
  belge_turu: z.enum(['', 'tc', 'pasaport']),
  belge_no: z.string().check(z.maxLength(20, 'tooLong')),
  belge_bitis: day,
})
export type TravellerForm = z.infer<typeof TravellerForm>

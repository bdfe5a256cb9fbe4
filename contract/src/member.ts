import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, line } from './fields.ts'
import { Language } from './language.ts'

/** Rulings §6: the floor for members; the form recommends eight. */
export const PASSWORD_FLOOR = 4

const password = z.string().check(z.minLength(PASSWORD_FLOOR), z.maxLength(200), z.describe('Password'))

export const loginMember = endpoint({
  method: 'POST',
  path: '/uye-giris-yap-post',
  feature: 'member',
  summary: 'Log a member in',
  input: z.object({
    e_mail: email(),
    sifre: z.string().check(z.minLength(1), z.maxLength(200), z.describe('Password')),
    remember: z.boolean().check(z.describe('Stay logged in on this device')),
  }),
  output: z.object({ access_token: z.string().check(z.describe('Bearer token')) }),
})

export const registerMember = endpoint({
  method: 'POST',
  path: '/uye-kayit-ol-post',
  feature: 'member',
  summary: 'Register a member',
  input: z.object({
    uye_grup_k_no: z.nullable(z.uuid()).check(z.describe('Default member group of the settings')),
    ad: line('First name', 80),
    soyad: line('Last name', 80),
    e_mail: email(),
    sifre: password,
    sifre_onay: password,
    gizlilik_politikasi: z.boolean().check(z.describe('The membership agreement is accepted')),
  }),
  output: z.object({}),
  outcomes: ['emailhata'],
})

export const requestPassword = endpoint({
  method: 'POST',
  path: '/uye-sifremi-unuttum-post',
  feature: 'member',
  summary: 'Mail a way to a new password',
  input: z.object({ e_mail: email(), lang: Language }),
  output: z.object({}),
  outcomes: ['mailyok'],
})

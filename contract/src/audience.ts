import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, line, maybeLine, paragraph } from './fields.ts'
import { Language } from './language.ts'

export const CONTACT_SUBJECTS = ['rezervasyon', 'odeme', 'acente', 'oneri', 'diger'] as const

export const ContactForm = z.object({
  ad: line('First name', 80),
  soyad: line('Last name', 80),
  e_mail: email('Where the answer goes'),
  telefon: maybeLine('Phone with country code', 32),
  konu: z.enum(CONTACT_SUBJECTS).check(z.describe('What it is about')),
  mesaj: paragraph('The message', 4000),
  lang: Language.check(z.describe('Language of the page; the answer is written in it')),
  gizlilik_politikasi: z.literal(true).check(z.describe('The person has read the privacy notice')),
  web_sitesi: z.optional(
    z.string().check(z.maxLength(200), z.describe('Trap for robots: hidden from people, must stay empty')),
  ),
})
export type ContactForm = z.infer<typeof ContactForm>

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/iletisim-post',
  feature: 'audience',
  summary: 'Store a message of the contact form and mail it to the operator',
  input: ContactForm,
  output: z.object({ mesaj_no: z.string().check(z.describe('Number the person can refer to')) }),
})

import * as z from 'zod/mini'
import { CONTACT_SUBJECTS } from './audience.ts'
import { endpoint, NoInput } from './endpoint.ts'
import { email, Instant, IsoDate, Uuid, verbatim } from './fields.ts'
import { Language } from './language.ts'

export const STAFF_ROLES = ['yonetici', 'satis', 'muhasebe', 'icerik'] as const

export const Staff = z.object({
  k_no: Uuid,
  ad: z.string().check(z.describe('First name')),
  soyad: z.string().check(z.describe('Last name')),
  e_mail: z.string().check(z.describe('E-mail address')),
  rol: z.enum(STAFF_ROLES).check(z.describe('Role: manager, sales, accounting or content')),
  dil: Language.check(z.describe('Language of the back office')),
})
export type Staff = z.infer<typeof Staff>

export const loginStaff = endpoint({
  method: 'POST',
  path: '/yonetim/giris-yap-post',
  feature: 'staff',
  summary: 'Log a staff member in; the session travels in an HttpOnly cookie',
  input: z.object({
    e_mail: email(),
    sifre: verbatim('Password', 200, 1),
  }),
  output: z.object({ personel: Staff.check(z.describe('Who logged in')) }),
})

export const logoutStaff = endpoint({
  method: 'POST',
  path: '/yonetim/cikis-yap-post',
  feature: 'staff',
  summary: 'End the session at once',
  access: 'staff',
  input: NoInput,
  output: NoInput,
})

export const getStaff = endpoint({
  method: 'GET',
  path: '/yonetim/bilgiler-get',
  feature: 'staff',
  summary: 'Who is logged in, and for which tenant',
  access: 'staff',
  input: NoInput,
  output: z.object({
    personel: Staff.check(z.describe('Who is logged in')),
    marka: z.string().check(z.describe('Brand of the tenant')),
  }),
})

export const MESSAGE_STATES = ['yeni', 'okundu', 'yanitlandi'] as const

export const ContactMessage = z.object({
  k_no: Uuid,
  mesaj_no: z.string().check(z.describe('Number the sender was told')),
  ad: z.string(),
  soyad: z.string(),
  e_mail: z.string(),
  telefon: z.nullable(z.string()),
  konu: z.enum(CONTACT_SUBJECTS),
  mesaj: z.string(),
  lang: Language,
  durum: z.enum(MESSAGE_STATES).check(z.describe('New, read or answered')),
  olusturma_zamani: Instant,
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const listMessages = endpoint({
  method: 'GET',
  path: '/yonetim/mesaj-listele',
  feature: 'staff',
  summary: 'Messages of the contact form, newest first',
  access: 'staff',
  input: z.object({
    durum: z.optional(z.enum(MESSAGE_STATES)),
    sayfa: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000), z.describe('Page, from 1'))),
  }),
  output: z.object({
    data: z.array(ContactMessage).check(z.describe('The messages of the page')),
    toplam: z.number().check(z.describe('How many there are in all')),
    sayfa_boyu: z.number().check(z.describe('Rows per page')),
  }),
})

export const updateMessage = endpoint({
  method: 'POST',
  path: '/yonetim/mesaj-guncelle-post',
  feature: 'staff',
  summary: 'Mark a message as new, read or answered',
  access: 'staff',
  input: z.object({ k_no: Uuid, durum: z.enum(MESSAGE_STATES) }),
  output: z.object({ data: ContactMessage.check(z.describe('The message as it stands now')) }),
})

export const getHealth = endpoint({
  method: 'GET',
  path: '/yonetim/durum-get',
  feature: 'staff',
  summary: 'What runs and what waits: messages, outgoing mail, exchange rates',
  access: 'staff',
  input: NoInput,
  output: z.object({
    yeni_mesaj: z.number().check(z.describe('Unread contact messages')),
    bekleyen_eposta: z.number().check(z.describe('Mails waiting to be sent')),
    basarisiz_eposta: z.number().check(z.describe('Mails given up after a day')),
    bulten_tarihi: z.nullable(IsoDate).check(z.describe('Date of the exchange bulletin in use')),
    bulten_eski: z.boolean().check(z.describe('The bulletin is older than four days')),
    sayfa: z.number().check(z.describe('Published pages')),
    surum: z.string().check(z.describe('Version of the application')),
  }),
})

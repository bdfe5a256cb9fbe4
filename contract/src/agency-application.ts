import * as z from 'zod/mini'
import { Settlement } from './agency.ts'
import { email, line, maybeLine } from './fields.ts'
import { Language } from './language.ts'

const APPLICATION_STATES = ['alindi', 'inceleniyor', 'bilgi_bekleniyor', 'onaylandi', 'reddedildi'] as const
export const ApplicationState = z
  .enum(APPLICATION_STATES)
  .check(z.describe('Received, in review, more information wanted, approved or declined'))
export type ApplicationState = z.infer<typeof ApplicationState>

export const DOCUMENT_KINDS = ['vergi_levhasi', 'tursab_belgesi', 'imza_sirkuleri', 'diger'] as const
export const DocumentKind = z
  .enum(DOCUMENT_KINDS)
  .check(z.describe('Tax certificate, TÜRSAB certificate, signature circular or another'))
export type DocumentKind = z.infer<typeof DocumentKind>

export const SALES_CHANNELS = ['magaza', 'web', 'telefon', 'otel_masasi', 'kurumsal', 'sosyal_medya'] as const

const Phone = z.string().check(z.trim(), z.regex(/^\+[1-9]\d{6,14}$/), z.describe('Phone, E.164'))

const ContactPerson = z.object({
  ad: line('First name', 80),
  soyad: line('Last name', 80),
  gorev: maybeLine('What the person does', 80),
  telefon: Phone,
  e_mail: email(),
})

/** Company data as somebody has written them; what the numbers are worth is checked by the server (domain §7). */
export const ApplicationForm = z.object({
  unvan: line('Legal title', 160),
  marka: line('Name people know it by', 80),
  vergi_dairesi: line('Tax office', 80),
  vergi_no: z.string().check(z.trim(), z.regex(/^\d{10,11}$/), z.describe('VKN (10 digits) or TCKN (11 digits)')),
  iban: z.string().check(
    z.overwrite((text) => text.replace(/\s/g, '').toUpperCase()),
    z.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/),
    z.describe('IBAN'),
  ),
  tursab_no: z.string().check(z.trim(), z.regex(/^\d{1,6}$/), z.describe('TÜRSAB number')),
  adres: line('Address', 300),
  web: z.optional(
    z
      .string()
      .check(z.trim(), z.maxLength(200), z.regex(/^(https?:\/\/[^\s<>"]+\.[^\s<>"]+)?$/), z.describe('Web site')),
  ),
  yetkili: ContactPerson.check(z.describe('Who decides; becomes the owner of the account')),
  muhasebe: z.optional(ContactPerson.check(z.describe('Who settles the accounts'))),
  kanallar: z
    .array(z.enum(SALES_CHANNELS))
    .check(z.minLength(1), z.maxLength(SALES_CHANNELS.length), z.describe('Sales channels')),
  diller: z.array(Language).check(z.minLength(1), z.maxLength(4), z.describe('Languages of its clients')),
  bolgeler: z.array(line('Region', 80)).check(z.maxLength(12), z.describe('Regions it sells')),
  istenen_mutabakat: Settlement,
  aciklama: maybeLine('Anything else', 2000),
})
export type ApplicationForm = z.infer<typeof ApplicationForm>

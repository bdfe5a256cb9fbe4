import * as z from 'zod/mini'
import { endpoint, NoInput } from './endpoint.ts'
import { CurrencyCode, Uuid } from './fields.ts'
import { Language } from './language.ts'

/** Domain §4: who collects the money, and what is owed to whom. */
export const SETTLEMENTS = ['yonlendirme', 'faturalama', 'net_fiyat', 'depozito'] as const
export const Settlement = z
  .enum(SETTLEMENTS)
  .check(z.describe('Settlement: referral, billing, net rate or referral deposit'))
export type Settlement = z.infer<typeof Settlement>

const AGENCY_STATES = ['aktif', 'askida', 'kapali'] as const
const AGENCY_ROLES = ['sahip', 'satis', 'muhasebe'] as const
export const AgencyRole = z.enum(AGENCY_ROLES).check(z.describe('Role: owner, sales or accounting'))
export type AgencyRole = z.infer<typeof AgencyRole>

/** The number of an agency: six letters and digits that cannot be misread. */
export const AgencyNumber = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{6}$/), z.describe('Number of the agency'))

/** An agency as its own people see it. */
export const Agency = z.object({
  k_no: Uuid,
  kno: z.string().check(z.describe('Number of the agency')),
  ust_acente_k_no: z.nullable(z.uuid()).check(z.describe('Agency this one is a sub-agency of; null for none')),
  unvan: z.string().check(z.describe('Legal title')),
  marka: z.string().check(z.describe('Name people know it by')),
  durum: z.enum(AGENCY_STATES).check(z.describe('Active, suspended or closed')),
  kur: CurrencyCode.check(z.describe('Currency of the account')),
})
export type Agency = z.infer<typeof Agency>

/** A person who works for an agency. */
export const AgencyUser = z.object({
  k_no: Uuid,
  ad: z.string().check(z.describe('First name')),
  soyad: z.string().check(z.describe('Last name')),
  e_mail: z.string().check(z.describe('E-mail address')),
  rol: AgencyRole,
  dil: Language.check(z.describe('Language of mails')),
})
export type AgencyUser = z.infer<typeof AgencyUser>

export const getAgencyAccount = endpoint({
  method: 'GET',
  path: '/acente-bilgileri-get',
  feature: 'agency',
  summary: 'Which agency is logged in, and who',
  access: 'agency',
  input: NoInput,
  output: z.object({
    acente: Agency.check(z.describe('The agency')),
    kullanici: AgencyUser.check(z.describe('Who is logged in')),
  }),
})

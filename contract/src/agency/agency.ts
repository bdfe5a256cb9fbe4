import * as z from 'zod/mini'
import { ProductCard } from '../catalog/catalog.ts'
import { Picture } from '../content/picture.ts'
import { EndedLogin, ListedLogin } from '../member/member.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { CurrencyCode, email, Instant, line, openParagraph, Uuid, verbatim, writable } from '../wire/fields.ts'
import { Language, LocalText, perLanguage } from '../wire/language.ts'
import { AppCode, LoginCode, NewRecoveryCodes, RecoveryCodes, SecondStep } from '../wire/second-step.ts'

/** PAY-10: who collects the money, and what is owed to whom. */
export const SETTLEMENTS = ['yonlendirme', 'faturalama', 'net_fiyat', 'depozito'] as const
export const Settlement = z
  .enum(SETTLEMENTS)
  .check(z.describe('Settlement: referral, billing, net rate or referral deposit'))
export type Settlement = z.infer<typeof Settlement>

export const AGENCY_STATES = ['aktif', 'askida', 'kapali'] as const
const AGENCY_ROLES = ['sahip', 'satis', 'muhasebe'] as const
export const AgencyRole = z.enum(AGENCY_ROLES).check(z.describe('Role: owner, sales or accounting'))
export type AgencyRole = z.infer<typeof AgencyRole>

/** The number of an agency: six letters and digits that cannot be misread. */
const AgencyNumber = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{6}$/), z.describe('Number of the agency'))

/** PEOPLE-4: agencies sell on credit, so their passwords are longer than those of members. */
export const AGENCY_PASSWORD_FLOOR = 12

const AgencyPassword = verbatim('Password, twelve letters or more', 200, AGENCY_PASSWORD_FLOOR)

/** Of the agency itself, by the form and by its owner. Empty for none. */
export const AgencyWebSite = z
  .string()
  .check(z.trim(), z.maxLength(200), z.regex(/^(https?:\/\/[^\s<>"]+\.[^\s<>"]+)?$/), writable, z.describe('Web site'))

/** 43 characters of base64url: 256 bits. */
export const AgencyKey = z.string().check(z.regex(/^[\w-]{43}$/), z.describe('Key of a mail or of a login under way'))

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

const AgencySession = z.object({
  access_token: z.string().check(z.describe('Bearer token')),
  bitis: Instant.check(z.describe('When the token ends; renew before')),
  acente: Agency.check(z.describe('The agency')),
  kullanici: AgencyUser.check(z.describe('Who is logged in')),
})
export type AgencySession = z.infer<typeof AgencySession>

/** The password is the first half of a login: it opens nothing but the second. */
export const loginAgency = endpoint({
  method: 'POST',
  path: '/acente-giris-yap-post',
  feature: 'agency',
  summary: 'First step of a login: the password. Answers the key of the second step',
  input: z.object({
    e_mail: email(),
    sifre: verbatim('Password', 200, 1),
  }),
  output: z.object(SecondStep),
})

export const confirmAgencyLogin = endpoint({
  method: 'POST',
  path: '/acente-giris-kod-post',
  feature: 'agency',
  summary: 'Second step of a login: the code of the authenticator app, or a recovery code',
  input: z.object({
    giris_anahtari: AgencyKey,
    kod: LoginCode,
    remember: z.boolean().check(z.describe('Stay logged in on this device')),
  }),
  output: z.extend(AgencySession, {
    kurtarma_kodlari: NewRecoveryCodes,
  }),
})

export const renewAgency = endpoint({
  method: 'POST',
  path: '/acente-yenile-post',
  feature: 'agency',
  summary: 'A new bearer token from the cookie of the login',
  input: NoInput,
  output: AgencySession,
})

export const logoutAgency = endpoint({
  method: 'POST',
  path: '/acente-cikis-yap-post',
  feature: 'agency',
  summary: 'End this login at once; answers alike when there is none',
  input: NoInput,
  output: NoInput,
})

export const requestAgencyPassword = endpoint({
  method: 'POST',
  path: '/acente-sifremi-unuttum-post',
  feature: 'agency',
  summary: 'Mail a link to a new password; the answer never tells whether the address is known',
  input: z.object({ e_mail: email(), lang: Language }),
  output: z.object({
    status: z.literal('gonderildi').check(z.describe('The mail is on its way, if the address is known')),
  }),
})

export const readAgencyKey = endpoint({
  method: 'POST',
  path: '/acente-davet-oku-post',
  feature: 'agency',
  summary: 'What the link of a mail is good for, without using it up',
  input: z.object({ anahtar: AgencyKey }),
  output: z.object({
    tur: z.enum(['davet', 'sifre']).check(z.describe('Invitation, or a new password')),
    ad: z.string().check(z.describe('First name')),
    e_mail: z.string().check(z.describe('E-mail address')),
    marka: z.string().check(z.describe('The agency')),
  }),
})

export const chooseAgencyPassword = endpoint({
  method: 'POST',
  path: '/acente-sifre-belirle-post',
  feature: 'agency',
  summary: 'Choose a password with the key of an invitation or of a mail; works once and ends every login',
  input: z
    .object({ anahtar: AgencyKey, sifre: AgencyPassword, sifre_onay: AgencyPassword })
    .check(z.refine((form) => form.sifre === form.sifre_onay, { path: ['sifre_onay'] })),
  output: z.object({ e_mail: z.string().check(z.describe('Address to log in with')) }),
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/acente-kurtarma-kodu-post',
  feature: 'agency',
  summary: 'New recovery codes for oneself, against a code of the app; the old ones stop working',
  access: 'agency',
  input: z.object({ kod: AppCode }),
  output: z.object({ kurtarma_kodlari: RecoveryCodes }),
})

export const ListedUser = z.extend(AgencyUser, {
  davet_bekliyor: z.boolean().check(z.describe('Invited, and has not come yet')),
  ikinci_adim: z.boolean().check(z.describe('Has an authenticator app')),
})

export const listAgencyUsers = endpoint({
  method: 'GET',
  path: '/acente-kullanici-listele',
  feature: 'agency',
  summary: 'People of the own agency',
  access: 'agency',
  input: NoInput,
  output: z.object({ data: z.array(ListedUser).check(z.describe('People, owners first')) }),
})

const NewUser = {
  ad: line('First name', 80),
  soyad: line('Last name', 80),
  e_mail: email(),
  lang: Language,
}

export const inviteAgencyUser = endpoint({
  method: 'POST',
  path: '/acente-kullanici-davet-post',
  feature: 'agency',
  summary: 'Invite somebody, or send the invitation again; owners only',
  access: 'agency',
  input: z.object({ ...NewUser, rol: AgencyRole }),
  output: z.object({ data: ListedUser.check(z.describe('The person')) }),
})

export const changeAgencyRole = endpoint({
  method: 'POST',
  path: '/acente-kullanici-rol-post',
  feature: 'agency',
  summary: 'Change what somebody may do; owners only, and one owner always stays',
  access: 'agency',
  input: z.object({ k_no: Uuid, rol: AgencyRole }),
  output: NoInput,
})

export const removeAgencyUser = endpoint({
  method: 'POST',
  path: '/acente-kullanici-sil-post',
  feature: 'agency',
  summary: 'Remove somebody at once; owners only, and one owner always stays',
  access: 'agency',
  input: z.object({ k_no: Uuid }),
  output: NoInput,
})

export const resetAgencySecondFactor = endpoint({
  method: 'POST',
  path: '/acente-ikinci-adim-sifirla-post',
  feature: 'agency',
  summary: 'Let a colleague who has lost the app set it up again; owners only, never for oneself',
  access: 'agency',
  input: z.object({ k_no: Uuid }),
  output: NoInput,
})

export const listAgencySessions = endpoint({
  method: 'GET',
  path: '/acente-oturum-listele',
  feature: 'agency',
  summary: 'Own logins',
  access: 'agency',
  input: NoInput,
  output: z.object({ data: z.array(ListedLogin).check(z.describe('Logins, last seen first')) }),
})

export const endAgencySessions = endpoint({
  method: 'POST',
  path: '/acente-oturum-kapat-post',
  feature: 'agency',
  summary: 'End one of the own logins, or all others',
  access: 'agency',
  input: EndedLogin,
  output: NoInput,
})

/** The public page of an agency. */
const AgencyPage = z.object({
  ac_k_no: Uuid.check(z.describe('What a booking that starts here carries: the agency')),
  alt_ac_k_no: z.nullable(z.uuid()).check(z.describe('And the sub-agency; null for none')),
  kno: z.string().check(z.describe('Number of the agency')),
  marka: z.string().check(z.describe('Name people know it by')),
  logo: z.nullable(Picture).check(z.describe('Logo; null shows the name in letters')),
  tanitim: LocalText.check(z.describe('What it says about itself, per language')),
  web: z.nullable(z.string()).check(z.describe('Its own web site')),
  urunler: z.array(ProductCard).check(z.describe('Products it has chosen, in its order')),
  iz_gun: z.number().check(z.describe('Days a visit is remembered, if the visitor agrees')),
})

export const getAgencyPage = endpoint({
  method: 'GET',
  path: '/acente-getir',
  feature: 'agency',
  summary: 'Public page of an active agency; an unknown or suspended one does not exist',
  input: z.object({ kno: AgencyNumber, lang: Language, kur: z.optional(CurrencyCode) }),
  output: z.object({ data: AgencyPage.check(z.describe('The page')) }),
})

export const saveAgencyPage = endpoint({
  method: 'POST',
  path: '/acente-sayfa-kaydet-post',
  feature: 'agency',
  summary: 'Write the own public page: text per language, web site and chosen products; owners only',
  access: 'agency',
  input: z.object({
    tanitim: perLanguage(openParagraph('Text', 1200)).check(z.describe('Text per language')),
    web: z.optional(AgencyWebSite.check(z.describe('Web site; empty for none, left out to keep it'))),
    urunler: z.array(Uuid).check(z.maxLength(24), z.describe('Products in order')),
  }),
  output: NoInput,
})

/** The largest file that is taken for a logo. */
export const LOGO_BYTES = 4 * 1024 * 1024

export const uploadAgencyLogo = endpoint({
  method: 'POST',
  path: '/acente-logo-yukle-post',
  feature: 'agency',
  summary: 'Set the own logo: JPEG, PNG or WebP as the body, drawn anew; owners only',
  access: 'agency',
  input: z.object({
    icerik: z.custom<Uint8Array>((value) => value instanceof Uint8Array).check(z.describe('Bytes of the file')),
  }),
  output: z.object({ data: Picture.check(z.describe('The logo as it is shown from now on')) }),
  upload: LOGO_BYTES,
})

export const removeAgencyLogo = endpoint({
  method: 'POST',
  path: '/acente-logo-sil-post',
  feature: 'agency',
  summary: 'Take the own logo away; page, offers and vouchers show the name instead; owners only',
  access: 'agency',
  input: NoInput,
  output: NoInput,
})

export const getAgencyWelcome = endpoint({
  method: 'GET',
  path: '/acente-karsilama-get',
  feature: 'agency',
  summary: 'What the page for agencies opens with',
  input: NoInput,
  output: z.object({ gorsel: z.nullable(Picture).check(z.describe('Picture of the page; null for none')) }),
})

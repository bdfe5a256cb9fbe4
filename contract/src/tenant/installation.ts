import * as z from 'zod/mini'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { address, CurrencyCode, email, Instant, line, Uuid, verbatim, writable } from '../wire/fields.ts'
import { LANGUAGES, Language } from '../wire/language.ts'
import { AppCode, LoginCode, NewRecoveryCodes, SecondStep } from '../wire/second-step.ts'

/** Calls of the people who run the installation; they belong to no tenant and see nothing of one (PEOPLE-70). */
export const INSTALLATION_PATH = '/kurum/'

export const TENANT_CODE = /^[a-z][a-z0-9-]{1,30}$/
/** Labels of a DNS name; names with other letters are written as DNS has them (`xn--…`). */
export const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/
/** More than an operator has; each is looked up with every request. */
const MOST_HOSTS = 20

const asHost = (typed: string) =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')

const TenantCode = address('Code of the tenant: small letters, digits and hyphens', TENANT_CODE, 31)
const Host = z
  .string()
  .check(z.overwrite(asHost), z.maxLength(253), z.regex(HOST_NAME), writable, z.describe('Host name, without https://'))

const Administrator = z.object({
  k_no: Uuid,
  ad: z.string().check(z.describe('First and last name')),
  e_mail: z.string().check(z.describe('E-mail address')),
})
export type Administrator = z.infer<typeof Administrator>

/** Whether the first manager has come in: chose a password, was invited, was invited too long ago, or no invitation was sent. */
export const INVITATION_STATES = ['kabul', 'bekliyor', 'dolmus', 'yok'] as const

const InstalledTenant = z.strictObject({
  kod: z.string().check(z.describe('Code')),
  alan_adlari: z.array(z.string()).check(z.describe('Host names, the canonical one first')),
  diller: z.array(Language).check(z.describe('Languages it speaks, the main one first')),
  para_birimleri: z.array(z.string()).check(z.describe('Currencies it sells in, the main one first')),
  aktif: z.boolean().check(z.describe('Open; a closed one answers nobody')),
  acilis: z.nullable(Instant).check(z.describe('When it was made; null for one that is older than this note')),
  davet: z.enum(INVITATION_STATES).check(z.describe('How far its first manager has come')),
  davet_bitis: z.nullable(Instant).check(z.describe('Until when the invitation opens')),
})
export type InstalledTenant = z.infer<typeof InstalledTenant>

const One = z.object({ data: InstalledTenant.check(z.describe('As it stands now')) })

export const getInstallation = endpoint({
  method: 'GET',
  path: '/kurum/bilgiler-get',
  feature: 'tenant',
  summary: 'Who is logged in to the installation; nobody is no failure',
  input: NoInput,
  output: z.object({ yonetici: z.nullable(Administrator).check(z.describe('Null while nobody is')) }),
})

export const loginInstallation = endpoint({
  method: 'POST',
  path: '/kurum/giris-yap-post',
  feature: 'tenant',
  summary: 'First half of the login to the installation; it always asks for a code',
  input: z.strictObject({ e_mail: email(), sifre: verbatim('Password', 200, 1) }),
  output: z.object({ adim: z.object(SecondStep).check(z.describe('The second step')) }),
})

export const confirmInstallation = endpoint({
  method: 'POST',
  path: '/kurum/giris-kod-post',
  feature: 'tenant',
  summary: 'Second half: the code of the authenticator app, or a recovery code',
  input: z.strictObject({ giris_anahtari: verbatim('Key of the second step', 100, 1), kod: LoginCode }),
  output: z.object({
    yonetici: Administrator.check(z.describe('Who logged in')),
    kurtarma_kodlari: NewRecoveryCodes,
  }),
})

export const logoutInstallation = endpoint({
  method: 'POST',
  path: '/kurum/cikis-yap-post',
  feature: 'tenant',
  summary: 'End the session at once',
  access: 'installation',
  input: NoInput,
  output: NoInput,
})

export const listTenants = endpoint({
  method: 'GET',
  path: '/kurum/firma-listele',
  feature: 'tenant',
  summary: 'Every tenant: where it stands, what it speaks and sells in, whether it is open; nothing of its business',
  access: 'installation',
  input: NoInput,
  output: z.object({
    data: z.array(InstalledTenant).check(z.describe('The newest first')),
    sunucu: z.nullable(z.string()).check(z.describe('Host that names are pointed at; null where nothing says so')),
  }),
})

export const openTenant = endpoint({
  method: 'POST',
  path: '/kurum/firma-ekle-post',
  feature: 'tenant',
  summary: 'Make a tenant that opens at once, and invite its first manager',
  access: 'installation',
  input: z.strictObject({
    kod: TenantCode,
    alan_adlari: z.array(Host).check(z.minLength(1), z.maxLength(MOST_HOSTS), z.describe('Host names')),
    marka: line('Brand', 80),
    unvan: z.optional(line('Name in the register; the brand until it is known', 200)),
    diller: z
      .array(Language)
      .check(z.minLength(1), z.maxLength(LANGUAGES.length), z.describe('Languages, the main one first')),
    para_birimleri: z
      .array(CurrencyCode)
      .check(z.minLength(1), z.maxLength(20), z.describe('Currencies, the main one first')),
    yonetici: z
      .strictObject({ ad: line('First name', 80), soyad: line('Last name', 80), e_mail: email() })
      .check(z.describe('The first manager, who is invited')),
  }),
  output: One,
})

export const addHost = endpoint({
  method: 'POST',
  path: '/kurum/alan-adi-ekle-post',
  feature: 'tenant',
  summary: 'A further host name of a tenant; one that another tenant has is refused',
  access: 'installation',
  input: z.strictObject({ firma: TenantCode, alan_adi: Host }),
  output: One,
})

export const removeHost = endpoint({
  method: 'POST',
  path: '/kurum/alan-adi-sil-post',
  feature: 'tenant',
  summary: 'A host name leads to the tenant no more; never the last one',
  access: 'installation',
  input: z.strictObject({ firma: TenantCode, alan_adi: Host }),
  output: One,
})

export const inviteManagerAgain = endpoint({
  method: 'POST',
  path: '/kurum/davet-post',
  feature: 'tenant',
  summary: 'Mail the invitation of the first manager again, to another address if the first was mistyped',
  access: 'installation',
  input: z.strictObject({ firma: TenantCode, e_mail: z.optional(email('Another address')) }),
  output: One,
})

export const switchTenant = endpoint({
  method: 'POST',
  path: '/kurum/firma-durum-post',
  feature: 'tenant',
  summary: 'Close a tenant, so that it answers nobody, or open it again; asks for a code of the app',
  access: 'installation',
  input: z.strictObject({ firma: TenantCode, aktif: z.boolean().check(z.describe('Open')), kod: AppCode }),
  output: One,
})

export const INSTALLATION_ACTS = [
  'giris',
  'cikis',
  'firma_ekle',
  'alan_adi_ekle',
  'alan_adi_sil',
  'davet',
  'firma_kapat',
  'firma_ac',
  'yonetici_ekle',
] as const

export const listInstallationActs = endpoint({
  method: 'GET',
  path: '/kurum/denetim-listele',
  feature: 'tenant',
  summary: 'The last hundred things that were done at the installation',
  access: 'installation',
  input: NoInput,
  output: z.object({
    data: z
      .array(
        z.object({
          no: z.int().check(z.describe('Number, in the order of the acts')),
          zaman: Instant,
          kim: z.nullable(z.string()).check(z.describe('Who; null for the command on the machine')),
          olay: z.enum(INSTALLATION_ACTS).check(z.describe('What was done')),
          firma: z.nullable(z.string()).check(z.describe('Code of the tenant it was about')),
          ayrinti: z.nullable(z.string()).check(z.describe('Host or address it was about')),
          ip: z.nullable(z.string()).check(z.describe('From which address')),
        }),
      )
      .check(z.describe('Newest first')),
  }),
})

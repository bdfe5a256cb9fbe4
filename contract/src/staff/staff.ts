import * as z from 'zod/mini'
import { CONTACT_SUBJECTS } from '../audience/audience.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { email, Instant, IsoDate, PageNumber, Uuid, verbatim } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { AppCode, FactorSetup, LoginCode, NewRecoveryCodes, RecoveryCodes, SecondStep } from '../wire/second-step.ts'
import { ALL_RIGHTS, STAFF_ROLES } from './rights.ts'

const Rights = z.array(z.enum(ALL_RIGHTS))

/** What a person may beside or despite the role. */
export const SingleRights = {
  ek_haklar: Rights.check(z.describe('Single rights beside those of the role')),
  alinan_haklar: Rights.check(z.describe('Single rights of the role that were taken')),
}

export const Staff = z.object({
  k_no: Uuid,
  ad: z.string().check(z.describe('First name')),
  soyad: z.string().check(z.describe('Last name')),
  e_mail: z.string().check(z.describe('E-mail address')),
  rol: z.enum(STAFF_ROLES).check(z.describe('Role: manager, sales, operations, accounting, content or field')),
  dil: Language.check(z.describe('Language of the back office')),
  ...SingleRights,
})
export type Staff = z.infer<typeof Staff>

const LoggedIn = Staff.check(z.describe('Who logged in'))

export const loginStaff = endpoint({
  method: 'POST',
  path: '/yonetim/giris-yap-post',
  feature: 'staff',
  summary: 'Log a staff member in, or ask for the code of the second step; the session travels in an HttpOnly cookie',
  input: z.object({
    e_mail: email(),
    sifre: verbatim('Password', 200, 1),
  }),
  output: z.object({
    personel: z.nullable(LoggedIn).check(z.describe('Who logged in; null while a code is asked for')),
    adim: z.nullable(z.object(SecondStep)).check(z.describe('The second step; null where there is none')),
  }),
})

export const confirmStaffLogin = endpoint({
  method: 'POST',
  path: '/yonetim/giris-kod-post',
  feature: 'staff',
  summary: 'Second step of a login: the code of the authenticator app, or a recovery code',
  input: z.object({ giris_anahtari: verbatim('Key of the second step', 100, 1), kod: LoginCode }),
  output: z.object({ personel: LoggedIn, kurtarma_kodlari: NewRecoveryCodes }),
})

/** How a person proves that it is still they who sit there: by the app, or by the password where there is no app. */
export const PROOFS = ['kod', 'sifre'] as const
export type Proof = (typeof PROOFS)[number]

export const proveStaff = endpoint({
  method: 'POST',
  path: '/yonetim/onay-post',
  feature: 'staff',
  summary: 'A fresh code, or the password where there is no app: opens for ten minutes what asks for it',
  access: 'staff',
  hak: 'oturum.kendi',
  input: z.strictObject({ kod: z.optional(LoginCode), sifre: z.optional(verbatim('Password', 200, 1)) }),
  output: NoInput,
})

export const beginStaffFactor = endpoint({
  method: 'POST',
  path: '/yonetim/ikinci-adim-kur-post',
  feature: 'staff',
  summary: 'Begin to set up an authenticator app for oneself',
  access: 'staff',
  hak: 'oturum.kendi',
  taze: true,
  input: NoInput,
  output: FactorSetup,
})

export const confirmStaffFactor = endpoint({
  method: 'POST',
  path: '/yonetim/ikinci-adim-onayla-post',
  feature: 'staff',
  summary: 'The first code of the app: logins ask for it from now on',
  access: 'staff',
  hak: 'oturum.kendi',
  taze: true,
  input: z.strictObject({ kod: AppCode }),
  output: z.object({ kurtarma_kodlari: RecoveryCodes }),
})

export const endStaffFactor = endpoint({
  method: 'POST',
  path: '/yonetim/ikinci-adim-kapat-post',
  feature: 'staff',
  summary: 'Log in by the password alone again; not for managers and accounting',
  access: 'staff',
  hak: 'oturum.kendi',
  taze: true,
  input: NoInput,
  output: NoInput,
})

export const logoutStaff = endpoint({
  method: 'POST',
  path: '/yonetim/cikis-yap-post',
  feature: 'staff',
  summary: 'End the session at once',
  access: 'staff',
  hak: 'oturum.kendi',
  input: NoInput,
  output: NoInput,
})

export const getStaff = endpoint({
  method: 'GET',
  path: '/yonetim/bilgiler-get',
  feature: 'staff',
  summary: 'Who is logged in, and for which tenant',
  access: 'staff',
  hak: 'oturum.kendi',
  input: NoInput,
  output: z.object({
    personel: Staff.check(z.describe('Who is logged in')),
    haklar: z.array(z.enum(ALL_RIGHTS)).check(z.describe('What this person may do')),
    sinirlar: z
      .strictObject({
        fiyat: z.number().check(z.describe('Most that may be taken off the list price, in per cent')),
        kesinti: z.number().check(z.describe('Most of a cancellation fee that may be waived, in per cent')),
        silme: z
          .number()
          .check(z.describe('Most that may be written off where a transfer brought too little, in per cent')),
      })
      .check(z.describe('How far the rights of this person reach')),
    yoneticiler: z.array(z.string()).check(z.describe('Who can give what is missing: names of the managers')),
    marka: z.string().check(z.describe('Brand of the tenant')),
    ikinci_adim: z
      .object({
        kurulu: z.boolean().check(z.describe('An authenticator app is set up')),
        zorunlu: z.boolean().check(z.describe('The role has to have one')),
      })
      .check(z.describe('Second step of the login')),
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
  hak: 'mesaj.oku',
  input: z.object({
    durum: z.optional(z.enum(MESSAGE_STATES)),
    sayfa: PageNumber,
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
  hak: 'mesaj.yaz',
  input: z.object({ k_no: Uuid, durum: z.enum(MESSAGE_STATES) }),
  output: z.object({ data: ContactMessage.check(z.describe('The message as it stands now')) }),
})

export const getHealth = endpoint({
  method: 'GET',
  path: '/yonetim/durum-get',
  feature: 'staff',
  summary: 'What runs and what waits: messages, outgoing mail, exchange rates',
  access: 'staff',
  hak: 'genel.oku',
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

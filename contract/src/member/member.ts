import * as z from 'zod/mini'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { address, CurrencyCode, email, Instant, IsoDate, line, openLine, Uuid, verbatim } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'

/** PEOPLE-4: the floor for members; the form recommends eight. */
export const PASSWORD_FLOOR = 4

export const MemberPassword = verbatim('Password', 200, PASSWORD_FLOOR)

const Phone = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/), z.describe('Phone, E.164'))

/** What a member is told about; every one has a switch for the screen and one for mail. */
export const NOTICE_KINDS = ['rezervasyon', 'istek', 'odeme', 'izleme', 'kupon', 'guvenlik'] as const
export const NoticeKind = z.enum(NOTICE_KINDS).check(z.describe('Reservation, request, payment, watch, coupon, safety'))
export type NoticeKind = z.infer<typeof NoticeKind>

export const NoticePreferences = z
  .record(
    NoticeKind,
    z.object({
      ekran: z.boolean().check(z.describe('On screen')),
      e_posta: z.boolean().check(z.describe('By mail')),
    }),
  )
  .check(z.describe('Where each kind of notice goes'))
export type NoticePreferences = z.infer<typeof NoticePreferences>

export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const
export const SocialProvider = z.enum(SOCIAL_PROVIDERS).check(z.describe('Provider of a social login'))
export type SocialProvider = z.infer<typeof SocialProvider>

/** A member as the member sees it. */
export const Member = z.object({
  k_no: Uuid,
  uye_grup_k_no: z.nullable(z.uuid()).check(z.describe('Member group')),
  ad: z.string().check(z.describe('First name')),
  soyad: z.string().check(z.describe('Last name')),
  e_mail: z.string().check(z.describe('E-mail address')),
  e_mail_dogrulandi: z.boolean().check(z.describe('Whether the address was confirmed by its link')),
  telefon: z.nullable(z.string()).check(z.describe('Phone, E.164')),
  dogum_tarihi: z.nullable(IsoDate).check(z.describe('Date of birth')),
  adres: z.nullable(z.string()).check(z.describe('Postal address')),
  dil: Language.check(z.describe('Language of mails')),
  kur: z.nullable(CurrencyCode).check(z.describe('Currency the member likes; null takes the storefront’s')),
  bildirimler: NoticePreferences,
  sifre_var: z.boolean().check(z.describe('False for a member who only ever came through a social login')),
  baglantilar: z.array(SocialProvider).check(z.describe('Connected accounts')),
})
export type Member = z.infer<typeof Member>

/** A login, however it came about. The renewal travels in an HttpOnly cookie beside it. */
const Session = z.object({
  access_token: z.string().check(z.describe('Bearer token')),
  bitis: Instant.check(z.describe('When the token ends; renew before')),
  uye: Member.check(z.describe('Who is logged in')),
})
export type Session = z.infer<typeof Session>

export const loginMember = endpoint({
  method: 'POST',
  path: '/uye-giris-yap-post',
  feature: 'member',
  summary: 'Log a member in, by password or by the one-time password of a mail',
  input: z.object({
    e_mail: email(),
    sifre: verbatim('Password', 200, 1),
    remember: z.boolean().check(z.describe('Stay logged in on this device')),
  }),
  output: z.extend(Session, {
    sifre_anahtari: z
      .nullable(z.string())
      .check(z.describe('After a one-time password: the key to choose a new password with; null otherwise')),
  }),
})

/** By the cookie of the login. A token that was renewed before ends every login of its family. */
export const renewMember = endpoint({
  method: 'POST',
  path: '/uye-yenile-post',
  feature: 'member',
  summary: 'A new bearer token from the cookie of the login',
  input: NoInput,
  output: Session,
})

export const logoutMember = endpoint({
  method: 'POST',
  path: '/uye-cikis-yap-post',
  feature: 'member',
  summary: 'End this login at once; answers alike when there is none',
  input: NoInput,
  output: NoInput,
})

export const getMember = endpoint({
  method: 'GET',
  path: '/uye-bilgileri-get',
  feature: 'member',
  summary: 'Who is logged in',
  access: 'member',
  input: NoInput,
  output: z.object({ data: Member.check(z.describe('The member')) }),
})

export const registerMember = endpoint({
  method: 'POST',
  path: '/uye-kayit-ol-post',
  feature: 'member',
  summary: 'Register a member and log in; the address is confirmed by a mail',
  input: z
    .object({
      uye_grup_k_no: z
        .nullable(z.uuid())
        .check(z.describe('Default member group of the settings; never taken from here')),
      ad: line('First name', 80),
      soyad: line('Last name', 80),
      e_mail: email(),
      sifre: MemberPassword,
      sifre_onay: MemberPassword,
      gizlilik_politikasi: z.boolean().check(z.describe('The membership agreement is accepted')),
      lang: z.optional(Language),
    })
    .check(
      z.refine((form) => form.sifre === form.sifre_onay, { path: ['sifre_onay'] }),
      z.refine((form) => form.gizlilik_politikasi, { path: ['gizlilik_politikasi'] }),
    ),
  output: z.object({
    oturum: z.nullable(Session).check(z.describe('The login; null when the answer must not tell whether it is new')),
  }),
  outcomes: ['emailhata'],
})

export const requestPassword = endpoint({
  method: 'POST',
  path: '/uye-sifremi-unuttum-post',
  feature: 'member',
  summary: 'Mail a one-time password and a link; the old password works until a new one is chosen',
  input: z.object({ e_mail: email(), lang: Language }),
  output: z.object({ status: z.literal('gonderildi').check(z.describe('The mail is on its way')) }),
  outcomes: ['mailyok'],
})

/** 43 characters of base64url: 256 bits. */
const LinkKey = z.string().check(z.regex(/^[\w-]{43}$/), z.describe('Key of a link; works once'))

export const choosePassword = endpoint({
  method: 'POST',
  path: '/uye-sifre-belirle-post',
  feature: 'member',
  summary: 'Choose a new password with the key of the mail; ends every other login',
  input: z
    .object({ anahtar: LinkKey, sifre: MemberPassword, sifre_onay: MemberPassword })
    .check(z.refine((form) => form.sifre === form.sifre_onay, { path: ['sifre_onay'] })),
  output: Session,
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/uye-e-mail-dogrula-post',
  feature: 'member',
  summary: 'Confirm an e-mail address with the key of the mail',
  input: z.object({ anahtar: LinkKey }),
  output: z.object({ e_mail: z.string().check(z.describe('Address that is confirmed now')) }),
})

export const updateMember = endpoint({
  method: 'POST',
  path: '/uye-guncelle-post',
  feature: 'member',
  summary:
    'Change contact data, language, currency and notices; a new address counts once it is confirmed, the own one that is not gets its link anew',
  access: 'member',
  input: z.object({
    ad: z.optional(line('First name', 80)),
    soyad: z.optional(line('Last name', 80)),
    e_mail: z.optional(email()),
    telefon: z.optional(z.nullable(Phone)),
    dogum_tarihi: z.optional(z.nullable(IsoDate)),
    adres: z.optional(z.nullable(openLine('Postal address', 300))),
    dil: z.optional(Language),
    kur: z.optional(z.nullable(CurrencyCode)),
    bildirimler: z.optional(NoticePreferences),
    sifre: z.optional(verbatim('Present password; needed for a new address', 200)),
  }),
  output: z.object({ data: Member.check(z.describe('The member as it stands now')) }),
  outcomes: ['emailhata'],
})

/** `cihaz` of a login from an unknown program; screens say it in their language. */
export const UNKNOWN_DEVICE = '–'

export const changePassword = endpoint({
  method: 'POST',
  path: '/uye-sifre-degistir-post',
  feature: 'member',
  summary: 'Change the password; ends every other login',
  access: 'member',
  input: z
    .object({
      eski_sifre: z.optional(verbatim('Present password; left out by a member who has none', 200)),
      sifre: MemberPassword,
      sifre_onay: MemberPassword,
    })
    .check(z.refine((form) => form.sifre === form.sifre_onay, { path: ['sifre_onay'] })),
  output: Session,
})

/** One login in a list of them, of a member, of a user of an agency or of staff. */
export const ListedLogin = z.object({
  k_no: Uuid,
  cihaz: z.string().check(z.describe('Browser and system in words')),
  ip: z.string().check(z.describe('Shortened address it was last seen from')),
  olusturma_zamani: Instant.check(z.describe('Login')),
  son_gorulme: Instant.check(z.describe('Last seen')),
  bu: z.boolean().check(z.describe('The login that asks')),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/uye-oturum-listele',
  feature: 'member',
  summary: 'Logins of the member',
  access: 'member',
  input: NoInput,
  output: z.object({ data: z.array(ListedLogin).check(z.describe('Logins, last seen first')) }),
})

export const EndedLogin = z.object({
  k_no: z.optional(Uuid.check(z.describe('The login to end; all others when left out'))),
})

export const endSessions = endpoint({
  method: 'POST',
  path: '/uye-oturum-kapat-post',
  feature: 'member',
  summary: 'End one login, or all others',
  access: 'member',
  input: EndedLogin,
  output: NoInput,
})

/** First call without a code: where to send the browser. Second call with what the provider sent back: the login. */
const SocialInput = z.object({
  lang: z.optional(Language),
  code: z.optional(verbatim('Code of the provider', 2000)),
  state: z.optional(verbatim('State of the first call', 200)),
  donus: z.optional(address('Page to come back to', /^\/(?!\/)/, 300)),
})

const SocialOutput = z.object({
  url: z.nullable(z.string()).check(z.describe('Where the browser goes; null once logged in')),
  oturum: z.nullable(Session).check(z.describe('The login; null before')),
  donus: z.nullable(z.string()).check(z.describe('Page to come back to')),
})

export const loginWithGoogle = endpoint({
  method: 'GET',
  path: '/uye-google-get',
  feature: 'member',
  summary: 'Log in or connect with Google',
  input: SocialInput,
  output: SocialOutput,
})

export const loginWithFacebook = endpoint({
  method: 'GET',
  path: '/uye-facebook-get',
  feature: 'member',
  summary: 'Log in or connect with Facebook',
  input: SocialInput,
  output: SocialOutput,
})

export const disconnectSocial = endpoint({
  method: 'POST',
  path: '/uye-baglanti-sil-post',
  feature: 'member',
  summary: 'Disconnect a social account; refused when it is the only way in',
  access: 'member',
  input: z.object({ saglayici: SocialProvider }),
  output: z.object({ data: Member }),
})

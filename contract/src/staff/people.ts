import * as z from 'zod/mini'
import { ListedLogin } from '../member/member.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { email, Instant, line, Uuid, verbatim } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { ALL_RIGHTS, STAFF_ROLES } from './rights.ts'
import { SingleRights } from './staff.ts'

export const STAFF_PASSWORD_FLOOR = 12

const NewPassword = verbatim('Password, twelve letters or more', 200, STAFF_PASSWORD_FLOOR)

const Person = {
  ad: line('First name', 80),
  soyad: line('Last name', 80),
  rol: z.enum(STAFF_ROLES).check(z.describe('Role: manager, sales, operations, accounting, content or field')),
  dil: Language.check(z.describe('Language of their mails and of their first login')),
}

/** Left out, they stay as they are; what the role has or has not anyway is not kept. */
const WantedRights = z.optional(
  z.array(z.enum(ALL_RIGHTS)).check(z.maxLength(ALL_RIGHTS.length), z.describe('Single rights: added, or taken')),
)

const Colleague = z.strictObject({
  k_no: Uuid,
  ad: z.string().check(z.describe('First name')),
  soyad: z.string().check(z.describe('Last name')),
  e_mail: z.string().check(z.describe('E-mail address')),
  rol: z.enum(STAFF_ROLES),
  dil: Language,
  aktif: z.boolean().check(z.describe('May log in')),
  kayitli: z.boolean().check(z.describe('Has chosen a password')),
  davet_bitis: z.nullable(Instant).check(z.describe('Until when the link of the last mail opens; null without one')),
  ...SingleRights,
  ikinci_adim: z.boolean().check(z.describe('An authenticator app is set up')),
  oturum: z.int().check(z.gte(0), z.describe('Logins that are open')),
  son_gorulme: z.nullable(Instant).check(z.describe('When they last did something in an open login')),
  surum: z.int().check(z.gte(0), z.describe('Version, for saving')),
})
export type Colleague = z.infer<typeof Colleague>

const One = z.object({ data: Colleague.check(z.describe('As it stands now')) })

export const listColleagues = endpoint({
  method: 'GET',
  path: '/yonetim/personel-listele',
  feature: 'staff',
  summary: 'Everybody of the office: role, second step, open logins, and invitations that wait',
  access: 'staff',
  hak: 'personel.yonet',
  input: NoInput,
  output: z.object({ data: z.array(Colleague).check(z.describe('By name; who has left comes last')) }),
})

export const inviteColleague = endpoint({
  method: 'POST',
  path: '/yonetim/personel-davet-post',
  feature: 'staff',
  summary: 'Open an account for a colleague; the mail leads to choosing a password and is good for seven days',
  access: 'staff',
  hak: 'personel.yonet',
  taze: true,
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Made by the client; repeating it changes nothing')),
    e_mail: email(),
    ...Person,
  }),
  output: One,
})

export const mailColleagueLink = endpoint({
  method: 'POST',
  path: '/yonetim/personel-link-post',
  feature: 'staff',
  summary: 'Mail a new link: the invitation again, or the way to a new password; the one before stops working',
  access: 'staff',
  hak: 'personel.yonet',
  taze: true,
  input: z.strictObject({ k_no: Uuid }),
  output: One,
})

export const updateColleague = endpoint({
  method: 'POST',
  path: '/yonetim/personel-guncelle-post',
  feature: 'staff',
  summary:
    'Name, role, single rights and language of a colleague, and whether they may log in; never without the last manager',
  access: 'staff',
  hak: 'personel.yonet',
  taze: true,
  input: z.strictObject({
    k_no: Uuid,
    ...Person,
    aktif: z.boolean().check(z.describe('May log in')),
    ek_haklar: WantedRights,
    alinan_haklar: WantedRights,
    surum: z.int().check(z.gte(0), z.lte(1_000_000), z.describe('Version that was seen')),
  }),
  output: One,
})

export const endColleagueSessions = endpoint({
  method: 'POST',
  path: '/yonetim/personel-oturum-kapat-post',
  feature: 'staff',
  summary: 'End every login of a colleague at once; of one’s own, every other',
  access: 'staff',
  hak: 'personel.yonet',
  taze: true,
  input: z.strictObject({ k_no: Uuid }),
  output: One,
})

export const listColleagueSessions = endpoint({
  method: 'GET',
  path: '/yonetim/personel-oturum-listele',
  feature: 'staff',
  summary: 'The open logins of a colleague or of oneself: browser, address, since when and when last seen',
  access: 'staff',
  hak: 'personel.yonet',
  input: z.strictObject({ k_no: Uuid }),
  output: z.object({ data: z.array(ListedLogin).check(z.describe('The one seen last first')) }),
})

export const endColleagueSession = endpoint({
  method: 'POST',
  path: '/yonetim/personel-oturum-bitir-post',
  feature: 'staff',
  summary: 'End one login at once; the one that asks ends by signing out',
  access: 'staff',
  hak: 'personel.yonet',
  taze: true,
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Whose it is')),
    oturum_k_no: Uuid.check(z.describe('Which of their logins')),
  }),
  output: One,
})

export const resetColleagueFactor = endpoint({
  method: 'POST',
  path: '/yonetim/ikinci-adim-sifirla-post',
  feature: 'staff',
  summary: 'Take the authenticator app of a colleague away who has lost it and the codes; every login of theirs ends',
  access: 'staff',
  hak: 'personel.yonet',
  taze: true,
  input: z.strictObject({ k_no: Uuid }),
  output: One,
})

export const changeOwnPassword = endpoint({
  method: 'POST',
  path: '/yonetim/sifre-degistir-post',
  feature: 'staff',
  summary: 'Choose another password for oneself; every other login ends',
  access: 'staff',
  hak: 'oturum.kendi',
  input: z.strictObject({ eski: verbatim('Password so far', 200, 1), sifre: NewPassword }),
  output: NoInput,
})

export const chooseStaffPassword = endpoint({
  method: 'POST',
  path: '/yonetim/sifre-belirle-post',
  feature: 'staff',
  summary: 'Choose a password with the key of a mail; works once, ends every login and opens none',
  input: z.strictObject({ anahtar: verbatim('Key of the mail', 100, 20), sifre: NewPassword }),
  output: z.object({ e_mail: z.string().check(z.describe('Address to log in with')) }),
})

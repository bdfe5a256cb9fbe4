import * as z from 'zod/mini'
import { DocumentFile } from '../reservation/documents.ts'
import { ReservationState } from '../reservation/reservation.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { CurrencyCode, Instant, IsoDate, openLine, Uuid, verbatim } from '../wire/fields.ts'
import { Language, LocalText, perLanguage } from '../wire/language.ts'
import { LongFile } from '../wire/long-file.ts'
import { NoticePreferences, SocialProvider } from './member.ts'

const GroupName = z.strictObject({ k_no: Uuid, ad: LocalText })

/** Parts of all members that the office asks for again and again. */
export const MEMBER_VIEWS = ['dogrulanmadi', 'bulten', 'rezervasyonlu', 'rezervasyonsuz'] as const

/** The words of a list of members, the same in the address of the screen. */
const Filter = {
  ara: z.optional(openLine('Words: name, e-mail, phone', 100)),
  grup: z.optional(
    verbatim('Members of this group; “yok” for those in none', 36).check(
      z.regex(/^(?:yok|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/),
    ),
  ),
  secim: z.optional(
    z
      .enum(MEMBER_VIEWS)
      .check(z.describe('Address not confirmed, subscribed to the newsletter, with a booking, or without one')),
  ),
}

const ListedMember = z.strictObject({
  k_no: Uuid,
  ad: z.string().check(z.describe('First name')),
  soyad: z.string().check(z.describe('Last name')),
  e_mail: z.string().check(z.describe('E-mail address')),
  e_mail_dogrulandi: z.boolean().check(z.describe('Whether the address was confirmed by its link')),
  telefon: z.nullable(z.string()).check(z.describe('Phone, E.164')),
  dil: Language,
  grup: z.nullable(GroupName).check(z.describe('Group; null without one')),
  bulten: z.boolean().check(z.describe('Has subscribed to the newsletter and confirmed it')),
  rezervasyon: z.int().check(z.gte(0), z.describe('Bookings of the account')),
  olusturma_zamani: Instant.check(z.describe('When the account was made')),
})
export type ListedMember = z.infer<typeof ListedMember>

export const listOfficeMembers = endpoint({
  method: 'GET',
  path: '/yonetim/uye-listele',
  feature: 'member',
  summary: 'Members by words, group and what is known of them; newest first, twenty-five to a page, going on by key',
  access: 'staff',
  hak: 'uye.oku',
  input: z.strictObject({
    ...Filter,
    sonra: z.optional(verbatim('Where the page begins, as the one before it said', 120)),
  }),
  output: z.object({
    data: z.array(ListedMember).check(z.describe('The page')),
    sonraki: z.nullable(z.string()).check(z.describe('Where the next page begins; null on the last one')),
    toplam: z.int().check(z.describe('How many there are, counted up to ten thousand')),
    daha_cok: z.boolean().check(z.describe('There are more than were counted')),
  }),
})

export const exportOfficeMembers = endpoint({
  method: 'GET',
  path: '/yonetim/uye-dosya-get',
  feature: 'member',
  summary: 'The same list as a file, CSV of any length or XLSX of up to twenty thousand rows',
  access: 'staff',
  hak: 'uye.veri',
  taze: true,
  input: z.strictObject({
    ...Filter,
    bicim: z.enum(['csv', 'xlsx']).check(z.describe('Kind of file')),
    dil: Language,
  }),
  output: LongFile,
  content: 'application/octet-stream',
})

const Booking = z.strictObject({
  k_no: Uuid,
  kayit_no: z.string().check(z.describe('Its number')),
  durum: ReservationState,
  baslik: z.string().check(z.describe('Names of its products')),
  ilk_gun: IsoDate.check(z.describe('First day of service')),
  kur: CurrencyCode,
  toplam: z.number().check(z.describe('What it comes to')),
})

const Newsletter = z.strictObject({
  durum: z.enum(['bekliyor', 'onayli', 'ayrildi']).check(z.describe('Asked, confirmed or left')),
  riza_zamani: Instant.check(z.describe('When they asked for it')),
  onay_zamani: z.nullable(Instant).check(z.describe('When they confirmed it by the mail')),
  ayrilma_zamani: z.nullable(Instant).check(z.describe('When they left')),
})

const Consents = z.strictObject({
  sozlesme: z.nullable(Instant).check(z.describe('Membership agreement accepted; null where it was not asked for')),
  e_mail: z.nullable(Instant).check(z.describe('Address confirmed; null where it was not')),
  bulten: z.nullable(Newsletter).check(z.describe('Newsletter; null where they never asked for it')),
  bildirimler: NoticePreferences,
})

export const OfficeMember = z.strictObject({
  ...z.omit(ListedMember, { bulten: true, e_mail_dogrulandi: true }).shape,
  dogum_tarihi: z.nullable(IsoDate).check(z.describe('Date of birth')),
  adres: z.nullable(z.string()).check(z.describe('Postal address')),
  kur: z.nullable(CurrencyCode).check(z.describe('Currency they like; null takes the storefront’s')),
  sifre_var: z.boolean().check(z.describe('False for one who only ever came through a social login')),
  baglantilar: z.array(SocialProvider).check(z.describe('Connected accounts')),
  oturum: z.int().check(z.gte(0), z.describe('Logins that are open')),
  son_gorulme: z.nullable(Instant).check(z.describe('When they were last here in an open login')),
  yolcu: z.int().check(z.gte(0), z.describe('Travellers they keep')),
  favori: z.int().check(z.gte(0), z.describe('Products they keep')),
  rizalar: Consents.check(z.describe('What they have agreed to, and when')),
  rezervasyonlar: z.array(Booking).check(z.describe('Their bookings, newest first; at most fifty')),
})
export type OfficeMember = z.infer<typeof OfficeMember>

const One = z.object({ data: OfficeMember.check(z.describe('As it stands now')) })

export const getOfficeMember = endpoint({
  method: 'GET',
  path: '/yonetim/uye-getir',
  feature: 'member',
  summary: 'A member: facts, bookings, group, and what they have agreed to',
  access: 'staff',
  hak: 'uye.oku',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Member')) }),
  output: One,
})

const GroupChoice = z.strictObject({
  uye_grup_k_no: z.nullable(Uuid).check(z.describe('Group; null for none')),
})

export const putMemberInGroup = endpoint({
  method: 'POST',
  path: '/yonetim/uye-gruba-al-post',
  feature: 'member',
  summary: 'Put a member into a group, or into none; the discount counts for what is priced from now on',
  access: 'staff',
  hak: 'uye.yaz',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Member')),
    gorulen: GroupChoice.check(z.describe('The group that was seen')),
    yeni: GroupChoice.check(z.describe('The group wanted')),
  }),
  output: One,
})

/** A group of members as it is written. */
export const WrittenMemberGroup = z.strictObject({
  ad: perLanguage(openLine('Name in this language', 80)).check(
    z.refine<object>((names) => Object.values(names).some(Boolean)),
    z.describe('Name per language'),
  ),
  iskonto_oran: z.number().check(z.gte(0), z.lte(100), z.describe('Discount on every product, per cent')),
})
export type WrittenMemberGroup = z.infer<typeof WrittenMemberGroup>

const StoredMemberGroup = z.strictObject({
  k_no: Uuid,
  ...WrittenMemberGroup.shape,
  uye: z.int().check(z.gte(0), z.describe('Members in it')),
})
export type StoredMemberGroup = z.infer<typeof StoredMemberGroup>

export const listMemberGroups = endpoint({
  method: 'GET',
  path: '/yonetim/uye-grup-listele',
  feature: 'member',
  summary: 'Groups of members, each with its discount and how many are in it',
  access: 'staff',
  hak: 'uye.oku',
  input: NoInput,
  output: z.object({ data: z.array(StoredMemberGroup).check(z.describe('The largest discount first')) }),
})

export const saveMemberGroup = endpoint({
  method: 'POST',
  path: '/yonetim/uye-grup-kaydet-post',
  feature: 'member',
  summary: 'Name and discount of a group; without a key a new one',
  access: 'staff',
  hak: 'uye.yaz',
  input: z.strictObject({
    k_no: z.optional(Uuid.check(z.describe('Which one; left out for a new one'))),
    gorulen: z.nullable(WrittenMemberGroup).check(z.describe('What it said when the clerk began; null for a new one')),
    yeni: WrittenMemberGroup.check(z.describe('What it is to say')),
  }),
  output: z.object({ data: StoredMemberGroup.check(z.describe('As it stands now')) }),
})

export const removeMemberGroup = endpoint({
  method: 'POST',
  path: '/yonetim/uye-grup-sil-post',
  feature: 'member',
  summary: 'Remove a group nobody is in',
  access: 'staff',
  hak: 'uye.yaz',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Group')) }),
  output: NoInput,
})

export const exportMemberForOffice = endpoint({
  method: 'GET',
  path: '/yonetim/uye-veri-dosya-get',
  feature: 'member',
  summary: 'Everything that is known about a member as one JSON file, for the member who asks for it (KVKK art. 11)',
  access: 'staff',
  hak: 'uye.veri',
  taze: true,
  input: z.strictObject({ k_no: Uuid.check(z.describe('Member')) }),
  output: DocumentFile,
  content: 'application/octet-stream',
})

const Count = (what: string) => z.int().check(z.gte(0), z.describe(what))

export const quoteErasure = endpoint({
  method: 'POST',
  path: '/yonetim/uye-sil-hesapla-post',
  feature: 'member',
  summary: 'What an erasure would take, what stays for the books, and which bookings still stand in its way',
  access: 'staff',
  hak: 'uye.veri',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Member')) }),
  output: z.object({
    acik: z.array(Booking).check(z.describe('Bookings that are open: while there is one, nothing is erased')),
    kalan: z
      .strictObject({ rezervasyon: Count('Bookings'), tahsilat: Count('Payments and refunds of them') })
      .check(z.describe('What stays for the books, without the person')),
    giden: z
      .strictObject({
        yolcu: Count('Travellers and their documents'),
        favori: Count('Favourites'),
        bildirim: Count('Notices'),
        oturum: Count('Logins'),
        mesaj: Count('Messages and enquiries'),
        eposta: Count('Mails to the address'),
        abone: Count('Newsletter, waiting lists and watched products'),
        yazi: Count('Reviews and comments, which stay without the name'),
      })
      .check(z.describe('What goes')),
  }),
})

export const eraseMemberForOffice = endpoint({
  method: 'POST',
  path: '/yonetim/uye-sil-post',
  feature: 'member',
  summary: 'Erase a member for good; bookings and payments stay for the books, without a name',
  access: 'staff',
  hak: 'uye.veri',
  taze: true,
  input: z.strictObject({ k_no: Uuid.check(z.describe('Member')) }),
  output: NoInput,
})

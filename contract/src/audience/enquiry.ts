import * as z from 'zod/mini'
import { PRODUCT_KINDS } from '../content/content.ts'
import { Price } from '../reservation/promotion.ts'
import { endpoint } from '../wire/endpoint.ts'
import {
  CurrencyCode,
  email,
  Instant,
  IsoDate,
  inOrder,
  line,
  maybeLine,
  oneParty,
  PageNumber,
  paragraph,
  RobotTrap,
  Uuid,
} from '../wire/fields.ts'
import { Language } from '../wire/language.ts'

export const ENQUIRY_KINDS = [...PRODUCT_KINDS, 'diger'] as const

/** An enquiry without a basket. */
export const EnquiryForm = z
  .strictObject({
    tur: z.enum(ENQUIRY_KINDS).check(z.describe('What it is about')),
    baslangic: z.optional(IsoDate.check(z.describe('First day'))),
    bitis: z.optional(IsoDate.check(z.describe('Last day'))),
    yetiskin: z.int().check(z.gte(1), z.lte(99), z.describe('Adults')),
    cocuk: z.int().check(z.gte(0), z.lte(99), z.describe('Children')),
    bebek: z.int().check(z.gte(0), z.lte(99), z.describe('Infants')),
    butce: z.optional(Price.check(z.describe('What may be spent, in kur'))),
    kur: z.optional(CurrencyCode),
    istekler: paragraph('Wishes', 4000),
    ad: line('First name', 80),
    soyad: line('Last name', 80),
    e_mail: email(),
    telefon: maybeLine('Phone', 20),
    lang: Language,
    gizlilik_politikasi: z.literal(true).check(z.describe('Privacy notice read')),
    web_sitesi: RobotTrap,
  })
  .check(inOrder, oneParty)
export type EnquiryForm = z.infer<typeof EnquiryForm>

export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/rezervasyon-talep-post',
  feature: 'audience',
  summary: 'Ask for an offer without a basket; stored, mailed to the operator and confirmed to the sender',
  input: EnquiryForm,
  output: z.object({ talep_no: z.string().check(z.describe('Number of the enquiry')) }),
})

export const ENQUIRY_STATES = ['yeni', 'yanitlandi', 'kapandi'] as const

export const Enquiry = z.strictObject({
  k_no: Uuid,
  talep_no: z.string().check(z.describe('Number the sender was told')),
  tur: z.enum(ENQUIRY_KINDS).check(z.describe('What it is about')),
  baslangic: z.nullable(IsoDate).check(z.describe('First day')),
  bitis: z.nullable(IsoDate).check(z.describe('Last day')),
  yetiskin: z.int().check(z.describe('Adults')),
  cocuk: z.int().check(z.describe('Children')),
  bebek: z.int().check(z.describe('Infants')),
  butce: z.nullable(Price).check(z.describe('Budget in kur')),
  kur: z.nullable(CurrencyCode).check(z.describe('Currency of the budget')),
  istekler: z.string().check(z.describe('Wishes')),
  ad: z.string().check(z.describe('First name')),
  soyad: z.string().check(z.describe('Last name')),
  e_mail: z.string().check(z.describe('E-mail address')),
  telefon: z.nullable(z.string()).check(z.describe('Phone')),
  lang: Language,
  durum: z.enum(ENQUIRY_STATES).check(z.describe('New, answered or closed')),
  yanit: z.nullable(z.string()).check(z.describe('Answer that was mailed')),
  olusturma_zamani: Instant.check(z.describe('When it came')),
})
export type Enquiry = z.infer<typeof Enquiry>

export const listEnquiries = endpoint({
  method: 'GET',
  path: '/yonetim/talep-listele',
  feature: 'audience',
  summary: 'Enquiries, newest first',
  access: 'staff',
  hak: 'mesaj.oku',
  input: z.strictObject({ durum: z.optional(z.enum(ENQUIRY_STATES)), sayfa: PageNumber }),
  output: z.object({
    data: z.array(Enquiry).check(z.describe('Twenty-five to a page')),
    toplam: z.int().check(z.describe('In all')),
    sayfa_boyu: z.int().check(z.describe('How many stand on a page')),
  }),
})

export const updateEnquiry = endpoint({
  method: 'POST',
  path: '/yonetim/talep-guncelle-post',
  feature: 'audience',
  summary: 'Answer an enquiry by mail, or change its state',
  access: 'staff',
  hak: 'mesaj.yaz',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Enquiry')),
    durum: z.optional(z.enum(ENQUIRY_STATES)),
    gorulen: z.optional(
      z.enum(ENQUIRY_STATES).check(z.describe('State the person saw; refused when a colleague was first')),
    ),
    yanit: z.optional(paragraph('Answer; mailed to the sender in their language frame', 8000)),
  }),
  output: z.object({ data: Enquiry.check(z.describe('The enquiry as it stands now')) }),
})

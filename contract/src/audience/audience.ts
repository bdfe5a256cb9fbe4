import * as z from 'zod/mini'
import { LongFile } from '../reservation/documents.ts'
import { endpoint } from '../wire/endpoint.ts'
import { email, Instant, line, maybeLine, openLine, paragraph, RobotTrap, Uuid, verbatim } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'

export const CONTACT_SUBJECTS = ['rezervasyon', 'odeme', 'acente', 'oneri', 'diger'] as const

export const ContactForm = z.object({
  ad: line('First name', 80),
  soyad: line('Last name', 80),
  e_mail: email('Where the answer goes'),
  telefon: maybeLine('Phone with country code', 32),
  konu: z.enum(CONTACT_SUBJECTS).check(z.describe('What it is about')),
  mesaj: paragraph('The message', 4000),
  lang: Language.check(z.describe('Language of the page; the answer is written in it')),
  gizlilik_politikasi: z.literal(true).check(z.describe('The person has read the privacy notice')),
  web_sitesi: RobotTrap,
})
export type ContactForm = z.infer<typeof ContactForm>

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/iletisim-post',
  feature: 'audience',
  summary: 'Store a message of the contact form and mail it to the operator',
  input: ContactForm,
  output: z.object({ mesaj_no: z.string().check(z.describe('Number the person can refer to')) }),
})

/** Where on the site the visitor subscribed. */
export const SUBSCRIPTION_SOURCES = ['altbilgi', 'blok'] as const

/** LOOK-10: a new address is "Registration successful.", a known one "Previously added." (`onceden_eklendi`). */
export const subscribe = endpoint({
  method: 'POST',
  path: '/abone-ol-post',
  feature: 'audience',
  summary: 'Subscribe to the newsletter; the address counts once its owner has confirmed it by mail',
  input: z.object({
    e_mail: email(),
    lang: z.optional(Language.check(z.describe('Language of the letters; that of the request when left out'))),
    kaynak: z.optional(z.enum(SUBSCRIPTION_SOURCES).check(z.describe('Where the form stood'))),
    web_sitesi: RobotTrap,
  }),
  output: z.object({ message: z.string().check(z.describe('What to tell the person')) }),
  outcomes: ['onceden_eklendi'],
})

export const SUBSCRIBER_STATES = ['bekliyor', 'onayli', 'ayrildi'] as const

export const Subscriber = z.object({
  k_no: Uuid.check(z.describe('Subscriber')),
  e_mail: z.string(),
  dil: Language,
  durum: z.enum(SUBSCRIBER_STATES).check(z.describe('Not confirmed yet, confirmed, or gone')),
  kaynak: z.string().check(z.describe('Where the consent was given')),
  riza_metni: z.string().check(z.describe('The sentence that was agreed to')),
  riza_zamani: Instant.check(z.describe('When it was agreed to')),
  onay_zamani: z.nullable(Instant).check(z.describe('When the address was confirmed')),
  ayrilma_zamani: z.nullable(Instant).check(z.describe('When it left')),
})
export type Subscriber = z.infer<typeof Subscriber>

/** The words of a list of subscribers, the same in the address of the screen. */
const SubscriberFilter = {
  ara: z.optional(openLine('Part of the address', 100)),
  durum: z.optional(z.enum(SUBSCRIBER_STATES)),
  dil: z.optional(Language.check(z.describe('Only subscribers of this language'))),
  kaynak: z.optional(z.enum(SUBSCRIPTION_SOURCES).check(z.describe('Only those who subscribed there'))),
}

export const listSubscribers = endpoint({
  method: 'GET',
  path: '/yonetim/abone-listele',
  feature: 'audience',
  summary: 'Subscribers of the newsletter with their consent, newest first, twenty-five to a page, going on by key',
  access: 'staff',
  hak: 'abone.oku',
  input: z.strictObject({
    ...SubscriberFilter,
    sonra: z.optional(verbatim('Where the page begins, as the one before it said', 120)),
  }),
  output: z.object({
    data: z.array(Subscriber).check(z.describe('The subscribers of the page')),
    sonraki: z.nullable(z.string()).check(z.describe('Where the next page begins; null on the last one')),
    toplam: z.int().check(z.describe('How many there are in all')),
  }),
})

export const exportSubscribers = endpoint({
  method: 'GET',
  path: '/yonetim/abone-dosya-get',
  feature: 'audience',
  summary: 'The same list as a file of any length, CSV or XLSX',
  access: 'staff',
  hak: 'abone.veri',
  taze: true,
  input: z.strictObject({
    ...SubscriberFilter,
    bicim: z.enum(['csv', 'xlsx']).check(z.describe('Kind of file')),
    lang: Language.check(z.describe('Language of the file')),
  }),
  output: LongFile,
  content: 'application/octet-stream',
})

export const removeSubscriber = endpoint({
  method: 'POST',
  path: '/yonetim/abone-cikar-post',
  feature: 'audience',
  summary: 'End a subscription for a person who has asked for it; the row stays as the proof of what was agreed to',
  access: 'staff',
  hak: 'abone.yaz',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Subscriber')) }),
  output: z.object({ data: Subscriber.check(z.describe('As it stands now')) }),
})

import * as z from 'zod/mini'
import { Href, PictureKey } from '../content/content.ts'
import { editOf, Version } from '../wire/edit.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { Instant, openLine, openParagraph, Uuid, verbatim } from '../wire/fields.ts'
import { Language, perLanguage } from '../wire/language.ts'

/** Parts of the subscribers that the books know: guests have booked before, members have an account. */
export const NEWSLETTER_SEGMENTS = ['hepsi', 'misafir', 'misafir_degil', 'uye', 'uye_degil'] as const
export type NewsletterSegment = (typeof NEWSLETTER_SEGMENTS)[number]

/** What a subscriber gets whose language has no words: the tenant's main language, or nothing. */
export const MISSING_LANGUAGES = ['varsayilan', 'disarida'] as const

/** Written, planned, on its way, held, all on their way, ended before all had it. */
export const NEWSLETTER_STATES = ['taslak', 'planli', 'gonderiliyor', 'durduruldu', 'bitti', 'iptal'] as const
export type NewsletterState = (typeof NEWSLETTER_STATES)[number]

const words = (description: string, most: number) => perLanguage(openLine(description, most))

/** Words per language; pictures, products and addresses are the same in all of them. */
export const NewsletterBlock = z.discriminatedUnion('tip', [
  z.strictObject({ tip: z.literal('baslik'), metin: words('Heading', 200) }),
  z.strictObject({
    tip: z.literal('metin'),
    metin: perLanguage(openParagraph('Plain text; an empty line begins a new paragraph', 4000)),
  }),
  z.strictObject({
    tip: z.literal('gorsel'),
    gorsel: z.nullable(PictureKey).check(z.describe('Picture; null until one is chosen')),
    url: z.nullable(Href).check(z.describe('Where it leads; null for nowhere')),
  }),
  z.strictObject({
    tip: z.literal('urunler'),
    urunler: z.array(Uuid).check(z.maxLength(6), z.describe('Products, in order')),
  }),
  z.strictObject({
    tip: z.literal('dugme'),
    etiket: words('Words of the button', 60),
    url: z.nullable(Href).check(z.describe('Where it leads; null until it is written')),
  }),
])
export type NewsletterBlock = z.infer<typeof NewsletterBlock>

const CONTENT = {
  konu: words('Subject', 150),
  onizleme: words('Line that mail programs show beside the subject', 200),
  bloklar: z.array(NewsletterBlock).check(z.maxLength(40), z.describe('The mail from top to bottom')),
} as const

const FIELDS = {
  ...CONTENT,
  diller: z.array(Language).check(
    z.maxLength(4),
    z.refine((all) => new Set(all).size === all.length),
    z.describe('Only subscribers of these languages; empty for all'),
  ),
  segment: z.enum(NEWSLETTER_SEGMENTS).check(z.describe('Which subscribers')),
  eksik_dil: z.enum(MISSING_LANGUAGES).check(z.describe('What subscribers of a language without words get')),
} as const

export const NewsletterFields = z.strictObject(FIELDS)
export type NewsletterFields = z.infer<typeof NewsletterFields>

/** What a mail is made from. */
export const NewsletterContent = z.strictObject(CONTENT)
export type NewsletterContent = z.infer<typeof NewsletterContent>

const count = (what: string) => z.int().check(z.gte(0), z.describe(what))

const Progress = z.strictObject({
  hedef: count('Subscribers it was begun for'),
  sirada: count('In the outbox, on their way'),
  gonderilen: count('Sent'),
  basarisiz: count('Given up; they are seen under delivery'),
  birakilan: count('Left out, as they unsubscribed meanwhile or it was ended'),
})
export type NewsletterProgress = z.infer<typeof Progress>

const facts = {
  k_no: Uuid.check(z.describe('Newsletter')),
  surum: Version,
  durum: z.enum(NEWSLETTER_STATES),
  plan_zamani: z.nullable(Instant).check(z.describe('When it begins by itself; null unless planned')),
  baslama_zamani: z.nullable(Instant).check(z.describe('When sending began')),
  bitis_zamani: z.nullable(Instant).check(z.describe('When the last one was on its way, or it was ended')),
  gonderen: z.nullable(z.string()).check(z.describe('Who sent or planned it')),
  degisme_zamani: Instant.check(z.describe('When it was last changed')),
  ilerleme: z.nullable(Progress).check(z.describe('How far it is; null before it began')),
}

const ListedNewsletter = z.strictObject({
  ...facts,
  konu: FIELDS.konu,
  segment: FIELDS.segment,
  yazili: z.array(Language).check(z.describe('Languages that are written in full')),
})
export type ListedNewsletter = z.infer<typeof ListedNewsletter>

export const OfficeNewsletter = z.strictObject({ ...facts, ...FIELDS })
export type OfficeNewsletter = z.infer<typeof OfficeNewsletter>

const Next = z.nullable(z.string()).check(z.describe('Where the next page begins; null on the last one'))
const After = z.optional(verbatim('Where the page begins, as the one before it said', 120))
const One = z.object({ data: OfficeNewsletter.check(z.describe('As it stands now')) })
const which = { k_no: Uuid.check(z.describe('Newsletter')) }

export const listNewsletters = endpoint({
  method: 'GET',
  path: '/yonetim/bulten-listele',
  feature: 'audience',
  summary: 'Newsletters with their state and how far they are, newest first, going on by key',
  access: 'staff',
  hak: 'bulten.oku',
  input: z.strictObject({ sonra: After }),
  output: z.object({ data: z.array(ListedNewsletter).check(z.describe('The page')), sonraki: Next }),
})

export const getNewsletter = endpoint({
  method: 'GET',
  path: '/yonetim/bulten-getir',
  feature: 'audience',
  summary: 'A newsletter as it was written, and how far it is',
  access: 'staff',
  hak: 'bulten.oku',
  input: z.strictObject(which),
  output: One,
})

export const saveNewsletter = endpoint({
  method: 'POST',
  path: '/yonetim/bulten-kaydet-post',
  feature: 'audience',
  summary: 'Write a newsletter, field by field; only a draft can be changed',
  access: 'staff',
  hak: 'bulten.yaz',
  input: z.strictObject({ ...which, ...editOf(FIELDS) }),
  output: One,
})

export const removeNewsletter = endpoint({
  method: 'POST',
  path: '/yonetim/bulten-sil-post',
  feature: 'audience',
  summary: 'Delete a draft; what was sent stays',
  access: 'staff',
  hak: 'bulten.yaz',
  input: z.strictObject(which),
  output: NoInput,
})

export const previewNewsletter = endpoint({
  method: 'POST',
  path: '/yonetim/bulten-onizleme-post',
  feature: 'audience',
  summary: 'The mail as a subscriber of a language would get it, from words that are still being written',
  access: 'staff',
  hak: 'bulten.oku',
  input: z.strictObject({ dil: Language, ...CONTENT }),
  output: z.object({
    konu: z.string().check(z.describe('Subject')),
    html: z.string().check(z.describe('The mail as a page without scripts')),
    metin: z.string().check(z.describe('The mail as plain text')),
  }),
})

export const tryNewsletter = endpoint({
  method: 'POST',
  path: '/yonetim/bulten-dene-post',
  feature: 'audience',
  summary: 'Send the newsletter to the one who asks, marked as a trial',
  access: 'staff',
  hak: 'bulten.yaz',
  input: z.strictObject({ ...which, dil: Language }),
  output: z.object({ alici: z.string().check(z.describe('Where it goes')) }),
})

/** What stands in the way of sending. */
export const NEWSLETTER_OBSTACLES = [
  'bos',
  'dil_yok',
  'dil_eksik',
  'gorsel_yok',
  'urun_yok',
  'adres_yok',
  'alici_yok',
] as const

const Quote = z.strictObject({
  surum: Version,
  toplam: count('Subscribers who get it'),
  disarida: count('Subscribers of the choice who are left out, as their language has no words'),
  diller: z
    .array(
      z.strictObject({
        dil: Language,
        sayi: count('Subscribers of this language'),
        metin: z.nullable(Language).check(z.describe('Language they read it in; null for those left out')),
      }),
    )
    .check(z.describe('Per language')),
  engeller: z
    .array(
      z.strictObject({
        neden: z.enum(NEWSLETTER_OBSTACLES),
        dil: z.nullable(Language).check(z.describe('In which language; null where it is the same in all')),
      }),
    )
    .check(z.describe('What stands in the way; empty when it may go')),
})
export type NewsletterQuote = z.infer<typeof Quote>

export const quoteNewsletter = endpoint({
  method: 'POST',
  path: '/yonetim/bulten-hesapla-post',
  feature: 'audience',
  summary: 'How many people would get it, in which language, and what stands in the way',
  access: 'staff',
  hak: 'bulten.oku',
  input: z.strictObject(which),
  output: z.object({ data: Quote.check(z.describe('As it stands now')) }),
})

export const sendNewsletter = endpoint({
  method: 'POST',
  path: '/yonetim/bulten-gonder-post',
  feature: 'audience',
  summary: 'Send it to as many people as the quote said, now or at a time; refused when they are more or fewer by now',
  access: 'staff',
  hak: 'bulten.gonder',
  taze: true,
  input: z.strictObject({
    ...which,
    surum: Version,
    toplam: z.int().check(z.gte(1), z.lte(10_000_000), z.describe('How many people the quote said')),
    zaman: z.nullable(Instant).check(z.describe('When it begins; null for now')),
  }),
  output: One,
})

/** Held, on again, ended for good, or taken out of the plan and back to a draft. */
export const NEWSLETTER_ACTS = ['durdur', 'surdur', 'bitir', 'taslak'] as const

export const steerNewsletter = endpoint({
  method: 'POST',
  path: '/yonetim/bulten-durdur-post',
  feature: 'audience',
  summary: 'Hold a newsletter that is on its way, go on with it, end it, or take a planned one back',
  access: 'staff',
  hak: 'bulten.gonder',
  input: z.strictObject({ ...which, eylem: z.enum(NEWSLETTER_ACTS).check(z.describe('What to do')) }),
  output: One,
})

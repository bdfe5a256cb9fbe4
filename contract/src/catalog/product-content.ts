import * as z from 'zod/mini'
import { ClockTime } from '../reservation/reservation.ts'
import { LocalText } from '../wire/language.ts'

const Sentence = z.string().check(z.describe('One sentence or a few words'))

/** A point people have to find. */
export const MeetingPoint = z.object({
  ad: z.string().check(z.describe('Name of the place')),
  not: z.string().check(z.describe('How to find it')),
  enlem: z.number().check(z.describe('Latitude')),
  boylam: z.number().check(z.describe('Longitude')),
})
export type MeetingPoint = z.infer<typeof MeetingPoint>

export const ItineraryStop = z.object({
  gun: z.nullable(z.int()).check(z.describe('Day of the trip, from 1; null when it lasts one day')),
  saat: z.nullable(ClockTime).check(z.describe('Time of day; null when it is not fixed')),
  baslik: z.string().check(z.describe('What happens')),
  metin: z.string().check(z.describe('A sentence or two about it')),
})

export const QuestionAnswer = z.object({
  soru: z.string().check(z.describe('Question')),
  cevap: z.string().check(z.describe('Answer')),
})

/** What happens to a hired car, and what the guest pays then with each cover. */
export const CoverRow = z.object({
  durum: z.string().check(z.describe('What happens')),
  bedeller: z
    .array(Sentence)
    .check(z.describe('What the guest pays: with the contained cover, then with each dearer one')),
})

/** Everything a product says in one language. Typed parts instead of one block of HTML; all of it plain text. */
export const ProductText = z.object({
  baslik: z.string().check(z.describe('Title')),
  slug: z.string().check(z.describe('Readable part of the address')),
  ozet: z.string().check(z.describe('One or two sentences for cards and search engines')),
  seo_baslik: z.optional(z.string().check(z.describe('Title for search engines; the title when left out'))),
  seo_aciklama: z.optional(z.string().check(z.describe('Description for search engines; the summary when left out'))),
  aciklama: z.array(z.string()).check(z.describe('Paragraphs of the description')),
  one_cikanlar: z.array(Sentence).check(z.describe('Highlights')),
  dahil: z.array(Sentence).check(z.describe('Included')),
  haric: z.array(Sentence).check(z.describe('Not included')),
  program: z.array(ItineraryStop).check(z.describe('Itinerary, in order')),
  bulusma: z.nullable(MeetingPoint).check(z.describe('Where it starts')),
  bitis_noktasi: z.nullable(MeetingPoint).check(z.describe('Where it ends; null when where it starts')),
  yanina_al: z.array(Sentence).check(z.describe('What to bring')),
  erisilebilirlik: z.array(Sentence).check(z.describe('Accessibility')),
  kurallar: z.array(Sentence).check(z.describe('House rules, rules on board')),
  sss: z.array(QuestionAnswer).check(z.describe('Frequent questions')),
  kapsam: z.optional(z.array(CoverRow).check(z.describe('Covers of a car side by side'))),
  kosullar: z.array(z.string()).check(z.describe('Terms that belong to this product')),
  arama_kelimeleri: z.array(z.string()).check(z.describe('Other words people search for')),
})
export type ProductText = z.infer<typeof ProductText>

/** A question the operator needs answered (BOOK-11). */
export const GuestQuestion = z.object({
  kod: z.string().check(z.regex(/^[a-z][a-z0-9_]{1,40}$/), z.describe('Stable name of the question')),
  kapsam: z.enum(['rezervasyon', 'kisi']).check(z.describe('Asked once, or of every guest')),
  tip: z
    .enum(['metin', 'uzun_metin', 'sayi', 'tarih', 'saat', 'secim', 'evet_hayir'])
    .check(z.describe('Sort of answer')),
  baslik: LocalText.check(z.describe('The question')),
  ipucu: LocalText.check(z.describe('A hint below the field; may be empty')),
  zorunlu: z.boolean().check(z.describe('Must be answered before payment')),
  secenekler: z
    .array(z.object({ kod: z.string().check(z.describe('Stable name')), baslik: LocalText }))
    .check(z.describe('Choices of a secim')),
  kosul: z
    .nullable(z.object({ kod: z.string().check(z.describe('Question it depends on')), deger: z.string() }))
    .check(z.describe('Asked only when another answer has this value')),
})
export type GuestQuestion = z.infer<typeof GuestQuestion>

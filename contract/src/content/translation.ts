import * as z from 'zod/mini'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { Instant, openLine, openParagraph, Uuid, verbatim } from '../wire/fields.ts'
import { Language, perLanguage } from '../wire/language.ts'
import { PRODUCT_KINDS, ProductKind } from './content.ts'

/** Where texts stand that are told in several languages. */
export const TRANSLATED = ['urun', 'sayfa', 'kategori', 'bolge', 'koleksiyon'] as const
const Translated = z.enum(TRANSLATED).check(z.describe('Product, page, category, destination or collection'))
export type Translated = z.infer<typeof Translated>

/** Columns of the matrix: products by kind, pages, articles, groups. */
const TranslationGroup = z
  .union([ProductKind, z.literal(['sayfa', 'yazi', 'grup'])])
  .check(z.describe('A kind of product, pages, articles or groups'))
export type TranslationGroup = z.infer<typeof TranslationGroup>
/** In the order of the matrix. */
export const TRANSLATION_GROUPS: readonly TranslationGroup[] = [...PRODUCT_KINDS, 'sayfa', 'yazi', 'grup']

const Progress = z.object({
  alan: z.int().check(z.describe('Fields the source has')),
  eksik: z.int().check(z.describe('Fields without words in this language')),
  eski: z.int().check(z.describe('Fields whose source has changed since')),
})

const QueueEntry = z.object({
  tur: Translated,
  k_no: Uuid,
  grup: TranslationGroup,
  baslik: z.string().check(z.describe('Title in the source language')),
  eksik: Progress.shape.eksik,
  eski: Progress.shape.eski,
  alan: Progress.shape.alan,
  bakis: z.int().check(z.describe('Views of the last seven days')),
})
export type QueueEntry = z.infer<typeof QueueEntry>

export const listTranslations = endpoint({
  method: 'GET',
  path: '/yonetim/ceviri-listele',
  feature: 'content',
  summary: 'How far every language is, and what is open in one of them, most viewed first',
  access: 'staff',
  hak: 'icerik.oku',
  input: z.object({
    dil: z.optional(Language.check(z.describe('Language of the queue; the furthest behind when left out'))),
    grup: z.optional(TranslationGroup),
    gorunum: z.optional(z.enum(['acik', 'hepsi']).check(z.describe('What is open, or complete texts too'))),
    sayfa: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  }),
  output: z.object({
    kaynak: Language.check(z.describe('Language everything is translated from')),
    dil: Language.check(z.describe('Language of the queue')),
    gruplar: z
      .array(z.object({ grup: TranslationGroup, alan: z.int(), diller: perLanguage(Progress) }))
      .check(z.describe('Progress by group and language')),
    data: z.array(QueueEntry).check(z.describe('The queue, most viewed first')),
    toplam: z.int().check(z.describe('How many entries the queue has')),
    sayfa_boyu: z.int().check(z.describe('Entries per page')),
    terim: z.int().check(z.describe('Terms of the glossary')),
  }),
})

/** A place in a text: names and numbers joined with dots. */
const FieldPath = verbatim('Place of the field: names and numbers joined with dots', 80)

const Suggestion = z.object({
  yuzde: z.int().check(z.describe('How alike the sources are')),
  kaynak: z.string().check(z.describe('The source it was the translation of')),
  metin: z.string().check(z.describe('What was written for it')),
  nereden: z.string().check(z.describe('Title of the text it comes from')),
})

const PairedField = z.object({
  alan: FieldPath,
  durum: z.enum(['tam', 'eksik', 'eski']).check(z.describe('Complete, missing, or older than its source')),
  bicim: z
    .enum(['satir', 'metin', 'liste', 'html'])
    .check(z.describe('One line, text, one entry per line, or rich text')),
  kaynak: z.string().check(z.describe('What the source says')),
  kaynak_once: z.nullable(z.string()).check(z.describe('What it said when this was translated, where it has changed')),
  metin: z.string().check(z.describe('What stands there in the language')),
  oneriler: z.array(Suggestion).check(z.describe('The same or nearly the same, translated elsewhere')),
})
export type PairedField = z.infer<typeof PairedField>

export const getTranslation = endpoint({
  method: 'GET',
  path: '/yonetim/ceviri-getir',
  feature: 'content',
  summary: 'One text in pairs: what the source says, and what is said in the language',
  access: 'staff',
  hak: 'icerik.oku',
  input: z.object({ tur: Translated, k_no: Uuid, dil: Language }),
  output: z.object({
    data: z.object({
      tur: Translated,
      k_no: Uuid,
      grup: TranslationGroup,
      baslik: z.string().check(z.describe('Title in the source language')),
      kaynak: Language,
      dil: Language,
      degisim: z
        .nullable(z.object({ zaman: Instant, ad: z.nullable(z.string()) }))
        .check(z.describe('When the source was changed last, and by whom; null where it never was')),
      taslak: z.boolean().check(z.describe('Written and not shown yet in this language')),
      alanlar: z.array(PairedField).check(z.describe('The fields, as they stand in the text')),
    }),
  }),
})

export const saveTranslation = endpoint({
  method: 'POST',
  path: '/yonetim/ceviri-kaydet-post',
  feature: 'content',
  summary: 'Write fields of a text in one language; what another has changed meanwhile is told',
  access: 'staff',
  hak: 'icerik.yaz',
  input: z.strictObject({
    tur: Translated,
    k_no: Uuid,
    dil: Language,
    alanlar: z
      .array(
        z.strictObject({
          alan: FieldPath,
          gorulen: openParagraph('What stood there when it was read', 100_000),
          kaynak: openParagraph('What the source said when it was read', 100_000),
          metin: openParagraph('What it says now', 100_000),
          dogru: z.optional(z.boolean().check(z.describe('It fits its source as that stands: no longer stale'))),
        }),
      )
      .check(z.minLength(1), z.maxLength(500), z.describe('Only what was changed or confirmed')),
    yayinla: z.optional(z.boolean().check(z.describe('Shows a page in this language that was a draft'))),
  }),
  output: z.object({ yazilan: z.int().check(z.describe('Fields that were written or confirmed')) }),
})

const TermWords = perLanguage(openLine('The word', 80)).check(z.describe('The word per language'))

const Term = z.object({
  k_no: Uuid,
  sozler: TermWords,
  not: openLine('When it is used, and when not', 200),
})
export type Term = z.infer<typeof Term>

export const listTerms = endpoint({
  method: 'GET',
  path: '/yonetim/sozluk-listele',
  feature: 'content',
  summary: 'The glossary: words that are always translated the same way',
  access: 'staff',
  hak: 'icerik.oku',
  input: NoInput,
  output: z.object({ data: z.array(Term).check(z.describe('The terms, by the alphabet of the source')) }),
})

export const saveTerm = endpoint({
  method: 'POST',
  path: '/yonetim/sozluk-kaydet-post',
  feature: 'content',
  summary: 'Write a term of the glossary; without a key a new one',
  access: 'staff',
  hak: 'icerik.yaz',
  input: z.strictObject({
    k_no: z.optional(Uuid),
    sozler: TermWords.check(z.refine((words) => Object.values(words).filter(Boolean).length > 1)),
    not: openLine('When it is used, and when not', 200),
    gorulen: z.optional(Term.check(z.describe('The term as it was read (PAGE-22)'))),
  }),
  output: z.object({ k_no: Uuid }),
})

export const removeTerm = endpoint({
  method: 'POST',
  path: '/yonetim/sozluk-sil-post',
  feature: 'content',
  summary: 'Take a term out of the glossary',
  access: 'staff',
  hak: 'icerik.yaz',
  input: z.strictObject({ k_no: Uuid }),
  output: NoInput,
})

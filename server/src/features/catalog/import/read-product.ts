import type { GuestQuestion } from '@meltem/contract/catalog/product-content'
import type { Language } from '@meltem/contract/wire/language'
import type * as z from 'zod/mini'
import type { ContentFolder } from './content-folder.ts'
import { type LocalWords, perLanguage } from './format/fields.ts'
import { type ProductPicture, ProductPicturesFile } from './format/picture-file.ts'
import { ProductFile, ProductWordsFile, ReviewsFile, type ShowcaseWords } from './format/product-file.ts'

type FileOption = ProductFile['secenekler'][number]
type FileExtra = NonNullable<ProductFile['ekstralar']>[number]
type FileShowcase = NonNullable<ProductFile['vitrin']>
type Words = Partial<Record<Language, ProductWordsFile>>

export interface ImportedOption extends FileOption {
  readonly ad: LocalWords
  /** A sentence about it, where the name does not say enough. */
  readonly aciklama?: LocalWords
}

export interface ImportedExtra extends FileExtra {
  readonly ad: LocalWords
}

/** A product as it is sold. */
export interface ImportedProduct extends Omit<ProductFile, 'secenekler' | 'ekstralar' | 'vitrin'> {
  /** The operator's own code: the name of its folder. */
  readonly anahtar: string
  readonly ad: LocalWords
  readonly secenekler: readonly ImportedOption[]
  readonly ekstralar?: readonly ImportedExtra[]
}

/** A product as it is shown: what is sold, what is true of it, and what is said about it. */
export interface ImportedShowcase extends Omit<FileShowcase, 'sorular'> {
  readonly urun: ImportedProduct
  readonly metin: Partial<Record<Language, ShowcaseWords>>
  readonly gorseller: readonly ProductPicture[]
  readonly sorular: readonly GuestQuestion[]
  readonly yorumlar: z.infer<typeof ReviewsFile>
}

export interface ProductSource {
  readonly folder: ContentFolder
  /** Path of the product's folder. */
  readonly place: string
  readonly kod: string
  readonly diller: readonly Language[]
  readonly varsayilan_dil: Language
  readonly questions: Readonly<Record<string, GuestQuestion>>
}

interface ReadProduct {
  readonly urun: ImportedProduct
  readonly vitrin?: ImportedShowcase
}

/** One folder of `products/`; undefined with its problems noted. */
export function readProduct(source: ProductSource): ReadProduct | undefined {
  const { folder, place, kod, varsayilan_dil } = source
  const file = folder.need(`${place}/product.json`, ProductFile)
  const words: Words = perLanguage(source.diller, (dil) => {
    const name = `${place}/text.${dil}.json`
    return dil === varsayilan_dil ? folder.need(name, ProductWordsFile) : folder.find(name, ProductWordsFile)
  })
  const vitrin = file?.vitrin
  const pictures = `${place}/pictures.json`
  const gorseller = vitrin ? folder.need(pictures, ProductPicturesFile) : folder.find(pictures, ProductPicturesFile)
  const yorumlar = folder.find(`${place}/reviews.json`, ReviewsFile)
  if (!file) return undefined
  for (const [dil, text] of Object.entries(words)) checkWords(source, `${place}/text.${dil}.json`, file, text)
  const urun = named(kod, file, words)
  if (!(vitrin && gorseller)) return { urun }
  const { sorular: asked = [], ...shown } = vitrin
  const sorular = asked.flatMap((name, at) => {
    const question = source.questions[name]
    if (!question) folder.note(`${place}/product.json`, `vitrin.sorular[${at}]`, `There is no question ${name}.`)
    return question ?? []
  })
  const metin = perLanguage(source.diller, (dil) => words[dil]?.vitrin)
  return { urun, vitrin: { ...shown, urun, metin, gorseller, sorular, yorumlar: yorumlar ?? [] } }
}

function named(
  anahtar: string,
  { secenekler, ekstralar, vitrin: _page, ...sold }: ProductFile,
  words: Words,
): ImportedProduct {
  const say = (part: (text: ProductWordsFile) => string | undefined): LocalWords =>
    perLanguage(Object.keys(words) as Language[], (dil) => words[dil] && part(words[dil]))
  return {
    anahtar,
    ...sold,
    ad: say(({ ad }) => ad),
    secenekler: secenekler.map((option) => {
      const aciklama = say((text) => text.secenekler[option.anahtar]?.aciklama)
      const told = Object.keys(aciklama).length > 0 ? { aciklama } : {}
      return { ...option, ad: say((text) => text.secenekler[option.anahtar]?.ad), ...told }
    }),
    ...(ekstralar
      ? { ekstralar: ekstralar.map((extra) => ({ ...extra, ad: say((text) => text.ekstralar?.[extra.anahtar]) })) }
      : {}),
  }
}

/** Words and facts are two files: what the one names, the other has to know. */
function checkWords({ folder }: ProductSource, file: string, facts: ProductFile, text: ProductWordsFile): void {
  const compare = (part: string, wanted: readonly string[], told: readonly string[]) => {
    for (const name of wanted)
      if (!told.includes(name)) folder.note(file, part, `${name} of product.json has no words here.`)
    for (const name of told)
      if (!wanted.includes(name)) folder.note(file, `${part}.${name}`, `product.json has no ${name}.`)
  }
  const keys = (list: readonly { anahtar: string }[] = []) => list.map(({ anahtar }) => anahtar)
  compare('secenekler', keys(facts.secenekler), Object.keys(text.secenekler))
  compare('ekstralar', keys(facts.ekstralar), Object.keys(text.ekstralar ?? {}))
  if ((facts.vitrin === undefined) !== (text.vitrin === undefined)) {
    folder.note(file, 'vitrin', 'A product has a page in both files or in none.')
    return
  }
  const parts = ['bulusma', 'bitis_noktasi'] as const
  compare(
    'vitrin',
    parts.filter((part) => facts.vitrin?.[part]),
    parts.filter((part) => text.vitrin?.[part]),
  )
}

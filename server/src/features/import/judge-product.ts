import { isDeepStrictEqual } from 'node:util'
import { PRODUCT_PARTS, WRITTEN_PARTS, WrittenProductText } from '@meltem/contract/catalog/office-parts'
import type { FiledPart, ImportProblemCode } from '@meltem/contract/import/office'
import { OptionRow } from '@meltem/contract/stock/office'
import type { Language } from '@meltem/contract/wire/language'
import * as z from 'zod/mini'
import type { SheetName } from './columns/sheet-columns.ts'
import type { FiledOption, FiledProduct, StandingProduct } from './written-product.ts'

/** Where something is wrong, whatever form the file has. */
export interface Spot {
  readonly sayfa: SheetName
  /** Language, option or extra the row is about. */
  readonly anahtar: string | null
  readonly yol: readonly string[]
  readonly kod: ImportProblemCode
}

export interface Judged {
  /** As it would be written: trimmed, addresses in small letters. */
  readonly urun: FiledProduct
  readonly sorunlar: readonly Spot[]
  /** Names of the parts that differ from what stands. */
  readonly degisen: readonly FiledPart[]
}

interface Judging {
  readonly sorunlar: Spot[]
  readonly degisen: FiledPart[]
}

/** The rules that screens obey, too: what is sent by them goes through the same forms. What does not change is not judged. */
export function judgeProduct(filed: FiledProduct, standing: StandingProduct | null, own: Language): Judged {
  const judging: Judging = { sorunlar: [], degisen: [] }
  const urun = {
    ...filed,
    ...judgeParts(filed, standing, judging),
    metinler: judgeTexts(filed, standing?.urun ?? null, judging),
  }
  if (!standing && !urun.metinler[own]?.baslik) {
    judging.sorunlar.push({ sayfa: 'metinler', anahtar: own, yol: ['baslik'], kod: 'baslik_gerekli' })
  }
  if (standing?.yayinda && 'izin_no' in urun.bilgi && urun.bilgi.izin_no === '' && judging.degisen.includes('bilgi')) {
    judging.sorunlar.push({ sayfa: 'urunler', anahtar: null, yol: ['bilgi', 'izin_no'], kod: 'izin_no' })
  }
  if (!isDeepStrictEqual(filed.gorseller, standing?.urun.gorseller ?? [])) judging.degisen.push('gorseller')
  judgeOptions(filed, standing?.urun.secenekler ?? [], judging)
  return { urun, ...judging }
}

function judgeParts(filed: FiledProduct, standing: StandingProduct | null, { sorunlar, degisen }: Judging) {
  const parts = PRODUCT_PARTS.map((bolum) => {
    const part = filed[bolum]
    const was = standing?.urun[bolum]
    if (was && isDeepStrictEqual(part, was)) return [bolum, part]
    degisen.push(bolum)
    const read = z.safeParse(WRITTEN_PARTS[bolum], part)
    if (read.success) return [bolum, read.data]
    for (const issue of read.error.issues) sorunlar.push(partSpot(filed, bolum, issue))
    return [bolum, part]
  })
  return Object.fromEntries(parts) as Pick<FiledProduct, (typeof PRODUCT_PARTS)[number]>
}

type Issue = z.core.$ZodIssue

function codeOfIssue({ code, origin }: Issue & { readonly origin?: string }): ImportProblemCode {
  return code === 'too_big' && origin === 'string' ? 'uzun' : 'deger'
}

function partSpot(filed: FiledProduct, bolum: string, issue: Issue): Spot {
  const yol = issue.path.map(String)
  const kod = codeOfIssue(issue)
  const place = yol[0] === 'ekstralar' ? Number(yol[1]) : Number.NaN
  const extra = filed.ekstra.ekstralar[place]
  if (extra) return { sayfa: 'ekstralar', anahtar: extra.kod ?? extra.k_no, yol: yol.slice(2), kod }
  if (bolum === 'genel' && yol[0] === 'kod')
    return { sayfa: 'urunler', anahtar: null, yol: ['kod'], kod: 'kod_gecersiz' }
  return { sayfa: 'urunler', anahtar: null, yol: [bolum, ...yol], kod }
}

function judgeTexts(filed: FiledProduct, standing: FiledProduct | null, { sorunlar, degisen }: Judging) {
  const texts = Object.entries(filed.metinler).map(([dil, text]) => {
    const was = standing?.metinler[dil as Language]
    if (was && isDeepStrictEqual(text, was)) return [dil, text]
    degisen.push(`metin_${dil as Language}`)
    const read = z.safeParse(WrittenProductText, text)
    if (read.success) return [dil, read.data]
    for (const issue of read.error.issues) {
      const yol = issue.path.map(String)
      const kod = yol[0] === 'baslik' && !text.baslik ? 'baslik_gerekli' : codeOfIssue(issue)
      sorunlar.push({ sayfa: 'metinler', anahtar: dil, yol, kod })
    }
    return [dil, text]
  })
  return Object.fromEntries(texts) as FiledProduct['metinler']
}

const OptionForm = z.pick(OptionRow, {
  ad: true,
  aciklama: true,
  aktif: true,
  sure_dk: true,
  en_cok: true,
  bilgi: true,
})
const Stock = z.object({
  birim: z.int().check(z.gte(1), z.lte(200)),
  devir: z.int().check(z.gte(0), z.lte(10_080)),
  kontenjan: z.nullable(z.int().check(z.gte(1), z.lte(999))),
})

/** Of an option, what screens edit field by field. */
export function editedOption({ ad, aciklama, aktif, sure_dk, en_cok, bilgi }: FiledOption) {
  return { ad, aciklama, aktif, sure_dk, en_cok, bilgi }
}

function judgeOptions({ secenekler }: FiledProduct, standing: readonly FiledOption[], judging: Judging): void {
  const parts = new Set<FiledPart>()
  for (const option of secenekler) {
    const was = standing.find(({ k_no }) => k_no === option.k_no)
    if (!was || !isDeepStrictEqual(editedOption(option), editedOption(was))) {
      parts.add('secenekler')
      judging.sorunlar.push(...optionSpots(option, !was))
    }
    if (option.donemler && !isDeepStrictEqual(option.donemler, was?.donemler ?? null)) parts.add('fiyatlar')
  }
  judging.degisen.push(...parts)
}

function optionSpots(option: FiledOption, isFresh: boolean): Spot[] {
  const read = [z.safeParse(OptionForm, editedOption(option)), ...(isFresh ? [z.safeParse(Stock, option)] : [])]
  return read
    .flatMap((one) => one.error?.issues ?? [])
    .map((issue) => {
      return { sayfa: 'secenekler', anahtar: option.kod, yol: issue.path.map(String), kod: codeOfIssue(issue) }
    })
}

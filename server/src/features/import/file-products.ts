import type { WrittenExtra, WrittenProductText } from '@meltem/contract/catalog/office-parts'
import { NO_PRODUCT_TEXT } from '@meltem/contract/catalog/office-parts'
import type { ImportProblem } from '@meltem/contract/import/office'
import type { Language } from '@meltem/contract/wire/language'
import { fileOptions } from './file-options.ts'
import { keyOf, type ProductRows, problemAt } from './filed-rows.ts'
import { freshExtra, freshProduct } from './fresh-product.ts'
import { overlay } from './overlay.ts'
import type { Scene } from './scene.ts'
import type { FiledProduct, StandingProduct } from './written-product.ts'

export interface Filed {
  readonly urun: FiledProduct
  readonly hatalar: ImportProblem[]
}

const USUAL_PARTY = 4

/** What the rows of a product say, over the product that stands or over what a new one would be. */
export function fileProduct(scene: Scene, rows: ProductRows, standing: StandingProduct | null): Filed {
  const hatalar: ImportProblem[] = []
  const [row, ...again] = rows.urunler
  for (const more of again) hatalar.push(problemAt(more, 'kod', 'kod_tekrar'))
  const known = standing?.urun ?? freshProduct(scene.urun_tipi, scene.names, freshOf(scene, rows))
  const judged = { names: scene.names, hatalar }
  const own = row ? overlay(known, row, scene.columns.urunler, judged) : known
  const urun: FiledProduct = {
    ...own,
    ekstra: { ...own.ekstra, ekstralar: fileExtras(scene, rows, own.ekstra.ekstralar, hatalar) },
    metinler: fileTexts(scene, rows, known.metinler, hatalar),
    secenekler: fileOptions(scene, rows, { known: known.secenekler, en_cok: own.genel.en_cok, hatalar }),
  }
  return { urun, hatalar }
}

function freshOf({ names }: Scene, { kod, urunler, metinler }: ProductRows) {
  const title = metinler.find((row) => keyOf(row, 'dil') === names.diller[0])
  const told = urunler[0]?.cells.get('en_cok')?.deger
  const en_cok = typeof told === 'number' && Number.isInteger(told) && told > 0 && told < 1000 ? told : USUAL_PARTY
  return { kod, ad: title ? keyOf(title, 'baslik') : kod, en_cok }
}

function fileTexts(
  { names, columns }: Scene,
  { metinler }: ProductRows,
  known: FiledProduct['metinler'],
  hatalar: ImportProblem[],
): FiledProduct['metinler'] {
  const texts = new Map<Language, WrittenProductText>()
  for (const row of metinler) {
    const dil = names.diller.find((one) => one === keyOf(row, 'dil').toLowerCase())
    if (!dil) hatalar.push(problemAt(row, 'dil', 'dil'))
    else if (texts.has(dil)) hatalar.push(problemAt(row, 'dil', 'satir_tekrar'))
    else texts.set(dil, overlay(known[dil] ?? NO_PRODUCT_TEXT, row, columns.metinler, { names, hatalar }))
  }
  return texts.size === 0 ? known : { ...known, ...Object.fromEntries(texts) }
}

/** Those that are not named stay as they are. */
function fileExtras(
  { names, columns }: Scene,
  { ekstralar }: ProductRows,
  known: readonly WrittenExtra[],
  hatalar: ImportProblem[],
): WrittenExtra[] {
  const extras = [...known]
  const seen = new Set<string>()
  for (const row of ekstralar) {
    const name = keyOf(row, 'ekstra')
    const place = extras.findIndex(({ kod, k_no }) => kod === name || k_no === name)
    if (name === '' || seen.has(name))
      hatalar.push(problemAt(row, 'ekstra', name === '' ? 'bos_olamaz' : 'satir_tekrar'))
    else {
      const extra = extras[place] ?? freshExtra(name, names.kurlar[0] ?? 'EUR')
      extras[place < 0 ? extras.length : place] = overlay(extra, row, columns.ekstralar, { names, hatalar })
    }
    seen.add(name)
  }
  return extras
}

import { hash } from 'node:crypto'
import { ProductCode } from '@meltem/contract/catalog/office-parts'
import type { FiledPart, ImportProblem, ImportState } from '@meltem/contract/import/office'
import type { Language } from '@meltem/contract/wire/language'
import * as z from 'zod/mini'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { SheetName } from './columns/sheet-columns.ts'
import { fileProduct } from './file-products.ts'
import { type FiledRow, keyOf, type ProductRows, problemAt } from './filed-rows.ts'
import { type KnownProduct, listByCode, listSlugs } from './import.queries.ts'
import { judgeProduct, type Spot } from './judge-product.ts'
import { readStanding } from './read-standing.ts'
import type { Scene } from './scene.ts'
import type { FiledProduct, StandingProduct } from './written-product.ts'

/** A product of a file, whatever its form: its code, and what it says over what stands. */
export interface Source {
  readonly kod: string
  file(
    scene: Scene,
    standing: StandingProduct | null,
  ): { readonly urun: FiledProduct; readonly hatalar: ImportProblem[] }
  /** Where in the file something is. */
  locate(spot: Spot): ImportProblem
}

export interface PlannedProduct {
  readonly kod: string
  readonly ad: string
  readonly durum: ImportState
  readonly standing: StandingProduct | null
  readonly urun: FiledProduct
  readonly degisen: readonly FiledPart[]
  readonly hatalar: readonly ImportProblem[]
  /** Of what stood when it was planned. */
  readonly iz: string
}

/** Products that are read from the database at once. */
const AT_ONCE = 200

/** What each product of a file would become; nothing is written (CAT-61). */
export async function planImport(
  trx: TenantTransaction,
  scene: Scene,
  sources: readonly Source[],
): Promise<PlannedProduct[]> {
  const planned: PlannedProduct[] = []
  const slugs = new Map<string, string>()
  for (let from = 0; from < sources.length; from += AT_ONCE) {
    const batch = sources.slice(from, from + AT_ONCE)
    const known = await standingOf(trx, scene, batch)
    const judged = batch.map((source) => planProduct(scene, source, known.get(source.kod.toLowerCase()) ?? null))
    await noteTakenSlugs(trx, batch, judged, slugs)
    planned.push(...judged.map(finished))
  }
  return planned
}

interface Found {
  readonly product: KnownProduct
  readonly standing: StandingProduct | null
}

async function standingOf(trx: TenantTransaction, scene: Scene, batch: readonly Source[]): Promise<Map<string, Found>> {
  const known = await listByCode(
    trx,
    batch.map(({ kod }) => kod),
  )
  const own = known.filter(({ urun_tipi }) => urun_tipi === scene.urun_tipi).map(({ k_no }) => k_no)
  const standing = await readStanding(trx, own, scene)
  const found = new Map<string, Found>()
  for (const product of known) {
    const one = { product, standing: standing.get(product.k_no) ?? null }
    found.set(product.k_no.toLowerCase(), one)
    if (product.kod) found.set(product.kod.toLowerCase(), one)
  }
  return found
}

interface Draft extends Omit<PlannedProduct, 'durum' | 'hatalar'> {
  readonly hatalar: ImportProblem[]
}

function planProduct(scene: Scene, source: Source, found: Found | null): Draft {
  const { kod } = source
  const standing = found?.standing ?? null
  const { urun, hatalar } = source.file(scene, standing)
  const whole: Spot = { sayfa: 'urunler', anahtar: null, yol: ['kod'], kod: 'kod_tipi' }
  if (found && !standing) hatalar.push(source.locate(whole))
  if (!found && !z.safeParse(ProductCode, kod).success) hatalar.push(source.locate({ ...whole, kod: 'kod_gecersiz' }))
  const judged = judgeProduct(urun, standing, scene.names.diller[0] ?? 'tr')
  hatalar.push(...judged.sorunlar.map((spot) => source.locate(spot)))
  return {
    kod,
    ad: titleOf(judged.urun, scene.language),
    standing,
    urun: judged.urun,
    degisen: judged.degisen,
    hatalar: withoutTwins(hatalar),
    iz: traceOf(standing),
  }
}

function withoutTwins(problems: readonly ImportProblem[]): ImportProblem[] {
  return [...new Map(problems.map((one) => [JSON.stringify([one.kod, one.sayfa, one.satir, one.alan]), one])).values()]
}

function titleOf({ metinler }: FiledProduct, language: Language): string {
  return (metinler[language] ?? Object.values(metinler)[0])?.baslik ?? ''
}

/** Who has changed it since is not asked; that it was changed is enough (CAT-64). */
function traceOf(standing: StandingProduct | null): string {
  if (!standing) return ''
  const { secenekler, ...rest } = standing.urun
  const options = secenekler.map(({ plan: _plan, slots: _slots, donemler: _periods, ...option }) => option)
  return hash('sha256', JSON.stringify([standing.yayinda, rest, options]), 'base64url')
}

function finished(draft: Draft): PlannedProduct {
  return { ...draft, durum: stateOf(draft) }
}

function stateOf({ hatalar, standing, degisen }: Draft): ImportState {
  if (hatalar.length > 0) return 'hata'
  if (!standing) return 'yeni'
  return degisen.length > 0 ? 'degisen' : 'ayni'
}

/** Addresses that were written and that another page has, here or earlier in the file. */
async function noteTakenSlugs(
  trx: TenantTransaction,
  batch: readonly Source[],
  drafts: readonly Draft[],
  inFile: Map<string, string>,
): Promise<void> {
  const told = drafts.flatMap((draft, place) =>
    Object.entries(draft.urun.metinler).flatMap(([dil, text]) => {
      const slug = text.slug?.normalize('NFC').toLowerCase()
      const was = draft.standing?.urun.metinler[dil as Language]?.slug
      return slug && slug !== was ? [{ draft, source: batch[place], dil, slug }] : []
    }),
  )
  if (told.length === 0) return
  const taken = new Map(
    (
      await listSlugs(
        trx,
        told.map(({ slug }) => slug),
      )
    ).map((row) => [`${row.dil}/${row.slug}`, row.urun_k_no]),
  )
  for (const { draft, source, dil, slug } of told) {
    const name = `${dil}/${slug}`
    const owner = taken.get(name)
    const other = owner !== undefined && owner !== draft.standing?.k_no
    if (other || inFile.has(name)) {
      const spot: Spot = { sayfa: 'metinler', anahtar: dil, yol: ['slug'], kod: 'adres_dolu' }
      if (source) draft.hatalar.push(source.locate(spot))
    }
    inFile.set(name, draft.kod)
  }
}

/** A product of a workbook. */
export function rowSource(rows: ProductRows): Source {
  return {
    kod: rows.kod,
    file: (scene, standing) => {
      const filed = fileProduct(scene, rows, standing)
      const [first] = allRows(rows)
      if (!standing && rows.urunler.length === 0 && first) filed.hatalar.push(problemAt(first, 'kod', 'kod_bilinmiyor'))
      return filed
    },
    locate: (spot) => locateRow(rows, spot),
  }
}

const NAMED_BY: Readonly<Partial<Record<SheetName, string>>> = {
  metinler: 'dil',
  secenekler: 'secenek',
  ekstralar: 'ekstra',
}

function allRows({ urunler, metinler, secenekler, fiyatlar, ekstralar }: ProductRows): FiledRow[] {
  return [...urunler, ...metinler, ...secenekler, ...fiyatlar, ...ekstralar]
}

function locateRow(rows: ProductRows, { sayfa, anahtar, yol, kod }: Spot): ImportProblem {
  const by = NAMED_BY[sayfa]
  const row = rows[sayfa].find(
    (one) => anahtar === null || by === undefined || keyOf(one, by).toLowerCase() === anahtar.toLowerCase(),
  )
  const any = row ?? allRows(rows)[0]
  if (!any) return { kod, sayfa, satir: null, sutun: null, alan: null, deger: '' }
  const alan = row ? columnNamed(row, yol) : null
  return problemAt(any, alan, kod)
}

/** The column of a value, by the nearest name on the way to it. */
function columnNamed({ cells }: FiledRow, yol: readonly string[]): string | null {
  const renamed: Readonly<Record<string, string>> = {
    kategori_k_no: 'kategori',
    bolge_k_no: 'bolge',
    pencereler: 'iptal',
    tur: 'tarife',
  }
  const joined = yol.length > 1 ? [`${yol.at(-2)}_${yol.at(-1)}`] : []
  const names = [...joined, ...yol.toReversed().flatMap((name) => [`bilgi_${name}`, renamed[name] ?? name])]
  return names.find((name) => cells.has(name)) ?? null
}

import { FEE_KINDS } from '@meltem/contract/catalog/office-parts'
import { VEHICLE_CLASSES, WRITTEN_FACTS } from '@meltem/contract/catalog/product-facts'
import type { ProductKind } from '@meltem/contract/content/content'
import { STOCK_SHAPES } from '@meltem/contract/stock/office'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { SOLD_BY } from '@meltem/domain/kinds'
import { slotsOf } from '@meltem/domain/pricing/plan/price-slots'
import type { CellKind, Field } from './cell-kinds.ts'
import * as cells from './cell-kinds.ts'

/** What a workbook is made of; the first column of each names the product by its code. */
export const SHEETS = ['urunler', 'metinler', 'secenekler', 'fiyatlar', 'ekstralar'] as const
export type SheetName = (typeof SHEETS)[number]

export interface Column {
  readonly alan: string
  /** Way to the value in what the row is about; empty for what only names the row. */
  readonly yol: readonly string[]
  readonly kind: CellKind
}

const key = (alan: string): Column => ({ alan, yol: [], kind: cells.text })
const column = (yol: string, kind: CellKind, alan?: string): Column => {
  const way = yol.split('.')
  return { alan: alan ?? way.at(-1) ?? yol, yol: way, kind }
}

const GENERAL: readonly Column[] = [
  column('genel.kategori_k_no', cells.category, 'kategori'),
  column('genel.bolge_k_no', cells.region, 'bolge'),
  column('genel.enlem', cells.maybeNumber),
  column('genel.boylam', cells.maybeNumber),
  column('genel.rezervasyon_satis_durum', cells.oneOf(['direk', 'sor_sat'])),
  column('genel.opsiyon_saat', cells.number),
  column('genel.kdv_oran', cells.number),
  column('genel.odeme_tipi_oran', cells.number),
  column('genel.gun_sayisi', cells.number),
  column('genel.en_az', cells.number),
  column('genel.en_cok', cells.number),
  column('genel.en_az_yetiskin', cells.number),
  column('genel.cocuk_yas', cells.number),
  column('genel.yetiskin_yas', cells.number),
  column('genel.en_az_yas', cells.number),
  column('genel.bebek_koltuk', cells.truth),
  column('genel.kiralama_sozlesmesi', cells.truth),
  column('genel.son_satis_saat', cells.number),
  column('genel.sor_sat_saat', cells.number),
  column('genel.en_uzak_gun', cells.number),
]

const field = (ad: string, kind: CellKind): Field => ({ ad, kind })

const WINDOWS = cells.rows([field('gun', cells.number), field('iade_oran', cells.number)])
const FEES = cells.rows([
  field('tur', cells.oneOf(FEE_KINDS)),
  field('fiyat', cells.number),
  field('kur', cells.currency),
  field('gecelik', cells.truth),
  field('esik_gece', cells.number),
  field('en_cok', cells.maybeNumber),
])
const ROOMS = cells.rows([
  field('oda', cells.oneOf(['yatak_odasi', 'salon', 'cocuk_odasi'])),
  field('cift_kisilik', cells.number),
  field('tek_kisilik', cells.number),
  field('banyolu', cells.truth),
])
const POOL = cells.maybeRow([field('en', cells.number), field('boy', cells.number)])

/** Facts whose cells cannot be told from their form alone. */
const SPECIAL: Readonly<Record<string, CellKind>> = {
  havuz: POOL,
  odalar: ROOMS,
  nereden: cells.place,
  nereye: cells.place,
  giris_saati: cells.clock,
  cikis_saati: cells.clock,
  belge_tarihi: cells.maybeDay,
}

interface Definition {
  readonly type: string
  readonly innerType?: unknown
  readonly element?: unknown
  readonly entries?: Readonly<Record<string, string>>
}

const definitionOf = (schema: unknown) => (schema as { readonly def: Definition }).def

function factKind(name: string, schema: unknown): CellKind {
  const known = SPECIAL[name]
  if (known) return known
  const { type, innerType, element, entries } = definitionOf(schema)
  switch (type) {
    case 'nullable':
      return { ...factKind(name, innerType), bos: { deger: null } }
    case 'number':
      return cells.number
    case 'boolean':
      return cells.truth
    case 'enum':
      return cells.oneOf(Object.values(entries ?? {}))
    case 'array':
      return cells.someOf(Object.values(definitionOf(element).entries ?? {}))
    default:
      return cells.text
  }
}

/** A fact that is called like something of every product is told apart by its name. */
function factColumns(kind: ProductKind): Column[] {
  const taken = new Set(GENERAL.map(({ alan }) => alan))
  return Object.entries(WRITTEN_FACTS[kind].shape)
    .filter(([name]) => name !== 'urun_tipi')
    .map(([name, schema]) => column(`bilgi.${name}`, factKind(name, schema), taken.has(name) ? `bilgi_${name}` : name))
}

const STOP = [
  field('gun', cells.maybeNumber),
  field('saat', { ...cells.clock, bos: { deger: null } }),
  field('baslik', cells.text),
  field('metin', cells.text),
]
const POINT = [
  field('ad', cells.text),
  field('not', cells.text),
  field('enlem', cells.number),
  field('boylam', cells.number),
]

const TEXT: readonly Column[] = [
  key('dil'),
  column('baslik', cells.text),
  column('slug', cells.keptText),
  column('ozet', cells.text),
  column('seo_baslik', cells.text),
  column('seo_aciklama', cells.text),
  column('aciklama', cells.paragraphs),
  column('one_cikanlar', cells.lines),
  column('dahil', cells.lines),
  column('haric', cells.lines),
  column('program', cells.rows(STOP)),
  column('bulusma', cells.maybeRow(POINT)),
  column('bitis_noktasi', cells.maybeRow(POINT)),
  column('yanina_al', cells.lines),
  column('erisilebilirlik', cells.lines),
  column('kurallar', cells.lines),
  column('sss', cells.rows([field('soru', cells.text), field('cevap', cells.text)])),
  column('kosullar', cells.paragraphs),
  column('arama_kelimeleri', cells.lines),
]

function optionColumns(kind: ProductKind): Column[] {
  return [
    key('secenek'),
    ...LANGUAGES.map((dil) => column(`ad.${dil}`, cells.text, `ad_${dil}`)),
    ...LANGUAGES.map((dil) => column(`aciklama.${dil}`, cells.text, `aciklama_${dil}`)),
    column('aktif', cells.truth),
    column('tur', cells.oneOf(SOLD_BY[kind]), 'tarife'),
    column('kur', cells.currency),
    column('en_cok', cells.maybeNumber),
    column('sure_dk', cells.number),
    column('bilgi.kapasite', cells.maybeNumber),
    column('bilgi.buyuk_bavul', cells.maybeNumber),
    column('bilgi.arac', cells.oneOf(VEHICLE_CLASSES, { deger: null })),
    column('bilgi.alan_m2', cells.maybeNumber),
    column('bilgi.yataklar', cells.maybeText),
    column('stok', cells.oneOf(STOCK_SHAPES, { deger: null })),
    column('birim', cells.number),
    column('devir', cells.number),
    column('gunler', cells.weekdays),
    column('saatler', cells.clocks),
    column('kontenjan', cells.maybeNumber),
  ]
}

/** Lengths of hire that a template has a price for; a file may have others. */
export const USUAL_BANDS = [1, 3, 7, 14, 28] as const

/** Prices a day has, by their names, over every way products of the kind are priced; hires by their lengths. */
function priceColumns(kind: ProductKind, bands: readonly number[]): Column[] {
  const names = SOLD_BY[kind].flatMap((tur) =>
    tur === 'arac'
      ? bands.map((days) => `gun_${days}`)
      : slotsOf({ tur } as Parameters<typeof slotsOf>[0]).map(({ ad }) => ad),
  )
  return [...new Set(names)].map((name) => ({ alan: name, yol: ['fiyatlar', name], kind: cells.maybeNumber }))
}

function periodColumns(kind: ProductKind, bands: readonly number[]): Column[] {
  return [
    key('secenek'),
    column('sezon', cells.text),
    column('ilk_gun', cells.day),
    column('son_gun', cells.maybeDay),
    ...priceColumns(kind, bands),
    column('en_az_gece', cells.number),
    column('giris', cells.weekdays),
    column('cikis', cells.weekdays),
  ]
}

const EXTRA: readonly Column[] = [
  key('ekstra'),
  ...LANGUAGES.map((dil) => column(`ad.${dil}`, cells.text, `ad_${dil}`)),
  column('birim', cells.oneOf(['rezervasyon', 'kisi', 'gun', 'kisi_gun', 'adet'])),
  column('fiyat', cells.number),
  column('kur', cells.currency),
  column('bebek_dahil', cells.truth),
  column('en_cok', cells.maybeNumber),
  column('grup', cells.maybeText),
]

export type SheetColumns = Readonly<Record<SheetName, readonly Column[]>>

/** Every column a workbook of the kind may have. */
export function columnsOf(kind: ProductKind, bands: readonly number[] = USUAL_BANDS): SheetColumns {
  const code = key('kod')
  return {
    urunler: [
      code,
      ...GENERAL,
      ...factColumns(kind),
      column('iptal.pencereler', WINDOWS, 'iptal'),
      column('ekstra.ucretler', FEES, 'ucretler'),
      column('gorseller', cells.pictures),
    ],
    metinler: [code, ...TEXT],
    secenekler: [code, ...optionColumns(kind)],
    fiyatlar: [code, ...periodColumns(kind, bands)],
    ekstralar: [code, ...EXTRA],
  }
}

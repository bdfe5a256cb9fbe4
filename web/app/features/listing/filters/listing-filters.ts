import { HIRE_TIME, type ListingQuery, SORTS } from '@meltem/contract/catalog/listing'
import { PRODUCT_KINDS, type ProductKind } from '@meltem/contract/content/content'
import { SALE_MODES } from '@meltem/contract/reservation/reservation'
import { isWithinCalendar, isWritableLine } from '@meltem/contract/wire/limits'
import { dayOfText } from '@meltem/i18n/day-text'

export type Sort = (typeof SORTS)[number]
export type SaleMode = (typeof SALE_MODES)[number]

/** What the address of a list asks for. Every part of it stands in the query, so that an address can be shared. */
export interface ListingFilters {
  readonly ara: string | undefined
  readonly urun_tipi: readonly ProductKind[]
  /** Stable names of destinations. */
  readonly bolge: readonly string[]
  /** Choices of filter variants as `kod:choice`. */
  readonly ozellik: readonly string[]
  readonly baslangic: string | undefined
  readonly bitis: string | undefined
  /** When and where a car is taken and comes back, as far as it is not the usual time and its office. */
  readonly saat: string | undefined
  readonly bitis_saat: string | undefined
  readonly alis_yeri: string | undefined
  readonly donus_yeri: string | undefined
  readonly yetiskin: number | undefined
  readonly cocuk: number | undefined
  readonly bebek: number | undefined
  readonly fiyat_en_az: number | undefined
  readonly fiyat_en_cok: number | undefined
  readonly satis: SaleMode | undefined
  readonly ucretsiz_iptal: boolean
  readonly puan: number | undefined
  readonly kutu: string | undefined
  readonly sirala: Sort | undefined
  readonly sayfa: number
  readonly gorunum: 'liste' | 'harita'
}

/** The form's name in the page: fields outside of it say that they belong to it. */
export const FILTER_FORM = 'suz'

/** How many guests, by age. */
export const PARTY = ['yetiskin', 'cocuk', 'bebek'] as const satisfies readonly (keyof ListingFilters)[]

const MOST_REGIONS = 20
const MOST_CHOICES = 40
const LONGEST_WORDS = 120
const MOST_PEOPLE = 99
const MOST_MONEY = 1e9
const LAST_PAGE = 1000
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const NAME = /^[\p{L}\p{N}_-]{1,60}$/u
const CHOICE = /^[\p{L}\p{N}_-]{1,30}:[\p{L}\p{N}_-]{1,29}$/u
const BOX = /^-?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}$/

/** A form repeats a name for every ticked box, a shared address joins them with commas: both are read. */
function listIn(params: URLSearchParams, name: string, fits: (value: string) => boolean, most: number): string[] {
  const values = params.getAll(name).flatMap((value) => value.split(','))
  return [...new Set(values.filter(fits))].slice(0, most)
}

function numberIn(params: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const text = params.get(name)?.trim().replace(',', '.')
  if (!text) return undefined
  const value = Number(text)
  return Number.isFinite(value) && value >= least && value <= most ? value : undefined
}

function countIn(params: URLSearchParams, name: string, least = 0): number | undefined {
  const value = numberIn(params, name, least, MOST_PEOPLE)
  return value !== undefined && Number.isInteger(value) ? value : undefined
}

/** More people than one booking takes say nothing either. */
function peopleIn(params: URLSearchParams) {
  const people = {
    yetiskin: countIn(params, 'yetiskin', 1),
    cocuk: countIn(params, 'cocuk', 1),
    bebek: countIn(params, 'bebek', 1),
  }
  const { yetiskin = 0, cocuk = 0, bebek = 0 } = people
  const tooMany = yetiskin + cocuk + bebek > MOST_PEOPLE
  return tooMany ? { yetiskin: undefined, cocuk: undefined, bebek: undefined } : people
}

/** Without a script a day comes as it was typed. */
function dayIn(params: URLSearchParams, name: string): string | undefined {
  const day = dayOfText(params.get(name) ?? '')
  return day !== undefined && isWithinCalendar(day) ? day : undefined
}

function clockIn(params: URLSearchParams, name: string): string | undefined {
  const text = params.get(name) ?? ''
  return CLOCK.test(text) && text !== HIRE_TIME ? text : undefined
}

function wordsIn(params: URLSearchParams, name: string): string | undefined {
  const words = params.get(name)?.trim().slice(0, LONGEST_WORDS)
  return words && isWritableLine(words) ? words : undefined
}

function datesIn(params: URLSearchParams) {
  const baslangic = dayIn(params, 'baslangic')
  const bitis = dayIn(params, 'bitis')
  // An end before its start, or without one, says nothing.
  return { baslangic, bitis: baslangic && bitis && bitis > baslangic ? bitis : undefined }
}

function pricesIn(params: URLSearchParams) {
  const least = numberIn(params, 'fiyat_en_az', 0, MOST_MONEY)
  const most = numberIn(params, 'fiyat_en_cok', 0, MOST_MONEY)
  const swapped = least !== undefined && most !== undefined && least > most
  return { fiyat_en_az: swapped ? most : least, fiyat_en_cok: swapped ? least : most }
}

/** Both ways of booking together are no filter. */
function saleModeIn(params: URLSearchParams): SaleMode | undefined {
  const chosen = SALE_MODES.filter((mode) => params.getAll('satis').includes(mode))
  return chosen.length === 1 ? chosen[0] : undefined
}

/** Reads an address. What makes no sense is left out instead of refused: people edit addresses, and old ones come back. */
export function readFilters(params: URLSearchParams): ListingFilters {
  const isKind = (value: string) => (PRODUCT_KINDS as readonly string[]).includes(value)
  const box = params.get('kutu') ?? ''
  const page = numberIn(params, 'sayfa', 1, LAST_PAGE)
  return {
    ara: wordsIn(params, 'ara'),
    urun_tipi: listIn(params, 'urun_tipi', isKind, PRODUCT_KINDS.length) as ProductKind[],
    bolge: listIn(params, 'bolge', (value) => NAME.test(value), MOST_REGIONS),
    ozellik: listIn(params, 'ozellik', (value) => CHOICE.test(value), MOST_CHOICES),
    ...datesIn(params),
    saat: clockIn(params, 'saat'),
    bitis_saat: clockIn(params, 'bitis_saat'),
    alis_yeri: wordsIn(params, 'alis_yeri'),
    donus_yeri: wordsIn(params, 'donus_yeri'),
    ...peopleIn(params),
    ...pricesIn(params),
    satis: saleModeIn(params),
    ucretsiz_iptal: params.get('ucretsiz_iptal') === '1',
    puan: numberIn(params, 'puan', 1, 5),
    kutu: BOX.test(box) ? box : undefined,
    sirala: SORTS.find((sort) => sort === params.get('sirala') && sort !== 'onerilen'),
    sayfa: page !== undefined && Number.isInteger(page) ? page : 1,
    gorunum: params.get('gorunum') === 'harita' ? 'harita' : 'liste',
  }
}

type Pairs = Readonly<Record<string, string | number | undefined>>

function pairsOf(filters: ListingFilters): Pairs {
  const joined = (list: readonly string[]) => (list.length > 0 ? list.join(',') : undefined)
  return {
    ...filters,
    urun_tipi: joined(filters.urun_tipi),
    bolge: joined(filters.bolge),
    ozellik: joined(filters.ozellik),
    ucretsiz_iptal: filters.ucretsiz_iptal ? '1' : undefined,
    sayfa: filters.sayfa > 1 ? filters.sayfa : undefined,
    gorunum: filters.gorunum === 'harita' ? 'harita' : undefined,
  }
}

/** The query of an address, always in the same order; commas and colons stay readable. */
export function writeFilters(filters: ListingFilters): string {
  return Object.entries(pairsOf(filters))
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&')
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
}

export function listHref(pathname: string, filters: ListingFilters): string {
  const query = writeFilters(filters)
  return query ? `${pathname}?${query}` : pathname
}

/** The same list with something changed: it starts again at its first page. */
export function changed(filters: ListingFilters, change: Partial<ListingFilters>): ListingFilters {
  return { ...filters, sayfa: 1, ...change }
}

/** Days and guests, and where a car is wanted; nothing else. */
export function tripOf(filters: ListingFilters): ListingFilters {
  const { baslangic, bitis, saat, bitis_saat, alis_yeri, donus_yeri, yetiskin, cocuk, bebek } = filters
  return { ...NO_FILTERS, baslangic, bitis, saat, bitis_saat, alis_yeri, donus_yeri, yetiskin, cocuk, bebek }
}

/** No filters at all; how the list is shown, days and guests stay. */
export function cleared(filters: ListingFilters): ListingFilters {
  const { sirala, gorunum } = filters
  return { ...tripOf(filters), sirala, gorunum }
}

export const NO_FILTERS: ListingFilters = readFilters(new URLSearchParams())

/** True where the list differs from the one search engines know; the page number makes no difference. */
export function isFiltered(filters: ListingFilters): boolean {
  return writeFilters({ ...filters, sayfa: 1 }) !== ''
}

/** The question to the API. */
export function queryOf(filters: ListingFilters): Omit<ListingQuery, 'dil'> {
  const { gorunum: _, ...asked } = pairsOf(filters)
  const given = Object.entries(asked).filter(([, value]) => value !== undefined)
  return { ...(Object.fromEntries(given) as Omit<ListingQuery, 'dil'>), sayfa: filters.sayfa }
}

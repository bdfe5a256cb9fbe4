import type { ImportProblem } from '@meltem/contract/import/office'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { toMinor } from '@meltem/domain/money'
import type { HireSeason } from '@meltem/domain/pricing/line/tariffs'
import { EVERY_DAY } from '@meltem/domain/pricing/plan/price-plan'
import { isPrice, NO_PRICE, type Slot, slotsOf } from '@meltem/domain/pricing/plan/price-slots'
import { usualTariff } from '../catalog/prices/first-price.ts'
import { type FiledRow, keyOf, type ProductRows, problemAt } from './filed-rows.ts'
import { freshOption } from './fresh-product.ts'
import { overlay } from './overlay.ts'
import type { Scene } from './scene.ts'
import { type FiledOption, type FiledPeriod, inOrder, slotName } from './written-product.ts'

interface Known {
  readonly known: readonly FiledOption[]
  readonly en_cok: number
  readonly hatalar: ImportProblem[]
}

/** Options by their names; those that are not named stay, and what is sold already keeps how it is sold. */
export function fileOptions(scene: Scene, rows: ProductRows, { known, en_cok, hatalar }: Known): FiledOption[] {
  const { names, columns, urun_tipi } = scene
  const options = [...known]
  const seen = new Set<string>()
  for (const row of rows.secenekler) {
    const name = keyOf(row, 'secenek')
    if (!OPTION_NAME.test(name) || seen.has(name)) {
      hatalar.push(problemAt(row, 'secenek', seen.has(name) ? 'satir_tekrar' : 'secenek'))
      continue
    }
    seen.add(name)
    const place = placeOf(options, name)
    const was = options[place] ?? freshOption(urun_tipi, name, { en_cok, kur: names.kurlar[0] ?? 'EUR' })
    const told = overlay(was, row, columns.secenekler, { names, hatalar })
    if (was.k_no !== null) noteFixed(row, was, told, hatalar)
    options[place < 0 ? options.length : place] = told
  }
  return filePrices(scene, rows, options, hatalar)
}

const OPTION_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,79}$/u

function placeOf(options: readonly FiledOption[], name: string): number {
  return options.findIndex(({ kod, k_no }) => kod.toLowerCase() === name.toLowerCase() || k_no === name)
}

/** What bookings and stock stand on is changed on the option's own screen, where it says what that does to them. */
const FIXED = {
  tarife: 'tur',
  kur: 'kur',
  stok: 'stok',
  birim: 'birim',
  devir: 'devir',
  gunler: 'gunler',
  saatler: 'saatler',
  kontenjan: 'kontenjan',
} as const

function noteFixed(row: FiledRow, was: FiledOption, told: FiledOption, hatalar: ImportProblem[]): void {
  for (const [alan, field] of Object.entries(FIXED)) {
    if (was[field] !== told[field]) hatalar.push(problemAt(row, alan, 'sabit'))
  }
}

function filePrices(
  scene: Scene,
  { fiyatlar }: ProductRows,
  options: readonly FiledOption[],
  hatalar: ImportProblem[],
): FiledOption[] {
  const named = new Map<FiledOption, FiledRow[]>()
  for (const row of fiyatlar) {
    const option = options[placeOf(options, keyOf(row, 'secenek'))]
    if (!option) hatalar.push(problemAt(row, 'secenek', 'secenek'))
    else named.set(option, [...(named.get(option) ?? []), row])
  }
  const [first] = fiyatlar
  if (first && !scene.fiyatli) hatalar.push(problemAt(first, null, 'fiyat_hakki'))
  return options.map((option) => {
    const rows = named.get(option) ?? []
    if (option.k_no === null) return withTariff(scene, option, rows, hatalar)
    return rows.length === 0 || !scene.fiyatli
      ? option
      : { ...option, donemler: filePeriods(scene, option, rows, hatalar) }
  })
}

/** A new option is priced by what its rows say; hires have a band for each length that has a price in one of them. */
function withTariff(
  scene: Scene,
  option: FiledOption,
  rows: readonly FiledRow[],
  hatalar: ImportProblem[],
): FiledOption {
  const { tur, kur, en_cok } = option
  const usual = usualTariff({ tur, kur, en_cok: en_cok ?? 1 })
  const tarife = usual.tur === 'arac' && rows.length > 0 ? { ...usual, donemler: [bandsIn(rows, scene.bugun)] } : usual
  const priced = { ...option, tarife, slots: slotsOf(tarife) }
  return rows.length === 0 ? priced : { ...priced, donemler: filePeriods(scene, priced, rows, hatalar) }
}

/** A season of today that only says how long cars are hired for; the seasons of the file take its place. */
function bandsIn(rows: readonly FiledRow[], bugun: IsoDay): HireSeason {
  const told = rows.flatMap(({ cells }) =>
    [...cells].flatMap(([alan, { deger }]) => (deger === null ? [] : Number(/^gun_(\d+)$/.exec(alan)?.[1] ?? 0))),
  )
  const days = [...new Set([1, ...told.filter((one) => one > 0)])].sort((a, b) => a - b)
  return { sezon: '', ilk_gun: bugun, son_gun: bugun, bantlar: days.map((en_az_gun) => ({ en_az_gun, fiyat: 0 })) }
}

function filePeriods(
  scene: Scene,
  option: FiledOption,
  rows: readonly FiledRow[],
  hatalar: ImportProblem[],
): readonly FiledPeriod[] {
  const known = option.donemler ?? []
  const told = rows.map((row) => ({ row, period: filePeriod(scene, known, row, hatalar) }))
  for (const { row, period } of told) notePrices(row, period, option, hatalar)
  noteOverlaps(told, hatalar)
  const periods = inOrder(told.map(({ period }) => period))
  const isFlat = !['gecelik', 'kisi_gecelik', 'arac'].includes(option.tur)
  const [first] = periods
  if (!first || !isFlat || periods.some(({ son_gun }) => son_gun === null)) return periods
  // What is priced by its option has a price on every other day, too.
  const base = known.find(({ son_gun }) => son_gun === null)
  return [...periods, base ?? { ...first, sezon: '', ilk_gun: scene.bugun, son_gun: null }]
}

/** Over the season that stands on the same days, so that columns a file does not have stay as they are. */
function filePeriod(
  { names, columns, bugun }: Scene,
  known: readonly FiledPeriod[],
  row: FiledRow,
  hatalar: ImportProblem[],
): FiledPeriod {
  const fresh: FiledPeriod = {
    sezon: '',
    ilk_gun: bugun,
    son_gun: null,
    fiyatlar: {},
    en_az_gece: 1,
    giris: [...EVERY_DAY],
    cikis: [...EVERY_DAY],
  }
  const first = overlay(fresh, row, columns.fiyatlar, { names, hatalar: [] })
  const same = known.find((one) => one.ilk_gun === first.ilk_gun && one.son_gun === first.son_gun)
  return overlay(same ?? fresh, row, columns.fiyatlar, { names, hatalar })
}

/** Zero is a slip of the hand, never an offer (PRICE-22); a price the option does not have is one, too. */
function notePrices(row: FiledRow, { fiyatlar }: FiledPeriod, { slots }: FiledOption, hatalar: ImportProblem[]): void {
  const known = new Set(slots.map(slotName))
  const strange = Object.entries(fiyatlar).filter(([name, price]) => price !== null && !known.has(name))
  const wrong = slots.filter((slot) => !isPrice(slot, minorOf(slot, fiyatlar[slotName(slot)] ?? null)))
  for (const name of [...strange.map(([one]) => one), ...wrong.map(slotName)]) {
    hatalar.push(problemAt(row, name, 'fiyat_gecersiz'))
  }
}

/** What is no amount of money is no price either. */
const NO_AMOUNT = -2

function minorOf({ bos }: Slot, price: number | null): number {
  if (price === null) return bos ? NO_PRICE : 0
  return price >= 0 && inCents(price) ? toMinor(price) : NO_AMOUNT
}

const inCents = (price: number) => price <= 1_000_000 && Math.abs(price * 100 - Math.round(price * 100)) < 1e-6

function noteOverlaps(
  told: readonly { readonly row: FiledRow; readonly period: FiledPeriod }[],
  hatalar: ImportProblem[],
): void {
  const ordered = [...told].sort((a, b) => (a.period.ilk_gun < b.period.ilk_gun ? -1 : 1))
  let end = ''
  let hasBase = false
  for (const { row, period } of ordered) {
    if (period.son_gun === null) {
      if (hasBase) hatalar.push(problemAt(row, 'son_gun', 'donem_cakisiyor'))
      hasBase = true
      continue
    }
    if (period.son_gun < period.ilk_gun) hatalar.push(problemAt(row, 'son_gun', 'tarih_sirasi'))
    else if (period.ilk_gun <= end) hatalar.push(problemAt(row, 'ilk_gun', 'donem_cakisiyor'))
    if (period.son_gun > end) end = period.son_gun
  }
}

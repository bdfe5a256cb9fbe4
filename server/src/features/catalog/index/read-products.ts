import type { Language } from '@meltem/contract/wire/language'
import type { DepartureRule } from '@meltem/domain/availability/departures'
import { expandDepartures } from '@meltem/domain/availability/departures'
import { buildUnitCalendar, type StayDay } from '@meltem/domain/availability/unit-calendar'
import { addDays, dayNumber, dayOf } from '@meltem/domain/calendar-day'
import { converterTo, type RateTable } from '@meltem/domain/exchange'
import { unitCapacity } from '@meltem/domain/reservation/line-offer'
import { minuteOfDay, type WallTime } from '@meltem/domain/wall-time'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { instantOf, minuteOf, nightsTouched } from '../../../platform/istanbul.ts'
import { stayRulesOf } from '../../reservation/stock/allocate.ts'
import { listUnitClaims } from '../../reservation/stock/stock.queries.ts'
import { groupUnits } from '../../reservation/stock/stock.ts'
import type { StockView } from '../../reservation/stock/stock-view.ts'
import { isNightly } from '../listing/dated-prices.ts'
import { cheapest, leastUnitOf } from '../products/least-price.ts'
import { firstOfMonth, type MonthRow } from '../tariff/day-rows.ts'
import { hourStarts } from '../tariff/hour-starts.ts'
import { listMonths, listRules } from '../tariff/sellable.queries.ts'
import { RIDE_TIME } from './asked-line.ts'
import {
  type IndexOption,
  type IndexRow,
  listBookedDepartures,
  listIndexOptions,
  listIndexRows,
  listSearchTexts,
} from './catalog.queries.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { ClockOption } from './clock-options.ts'
import { DayWindow } from './day-window.ts'
import { SLOT_DAYS } from './slot-list.ts'

/** Days before the first column, so that gaps between guests are seen from both sides. */
const MARGIN = 31
/** Least prices are those of the coming year. */
const YEAR = 365
/** Istanbul keeps +03:00 all year; spans are compared on the wall's clock. */
const WALL_OFFSET = 180

export interface WriteContext {
  readonly now: Date
  readonly wall: WallTime
  readonly rates: RateTable
}

export interface ReadContext extends WriteContext {
  readonly trx: TenantTransaction
  /** Products that are not on offer are read, too: for an index nobody else is answered from. */
  readonly drafts?: boolean
}

interface Sources {
  readonly months: ReadonlyMap<string, readonly MonthRow[]>
  readonly units: StockView['units']
  readonly rules: ReadonlyMap<string, DepartureRule[]>
  readonly seats: ReadonlyMap<string, { kapasite: number; alinan: number }>
}

/** Products as the tables have them, ready to be written into the index. */
export interface LoadedProducts {
  readonly keys: readonly string[]
  readonly rows: readonly IndexRow[]
  readonly options: ReadonlyMap<string, IndexOption[]>
  readonly texts: ReadonlyMap<string, Awaited<ReturnType<typeof listSearchTexts>>>
  readonly sources: Sources
}

/** Reads these products; a transaction is not kept waiting while the index is written. */
export async function loadProducts(
  index: CatalogIndex,
  context: ReadContext,
  keys: readonly string[],
): Promise<LoadedProducts> {
  const { trx, drafts } = context
  const rows = await listIndexRows(trx, keys, drafts)
  const found = rows.map((row) => row.urun_k_no)
  const options = await listIndexOptions(trx, found)
  return {
    keys,
    rows,
    options: Map.groupBy(options, (option) => option.urun_k_no),
    texts: Map.groupBy(await listSearchTexts(trx, found), (text) => text.urun_k_no),
    sources: await readSources(index, context, options),
  }
}

/** Writes what was read; products that are no longer on offer leave the index. */
export function writeProducts(index: CatalogIndex, context: WriteContext, loaded: LoadedProducts): void {
  const { keys, rows, options, texts, sources } = loaded
  const found = new Set(rows.map((row) => row.urun_k_no))
  for (const key of keys) if (!found.has(key)) index.remove(key)
  const window = new DayWindow(index.first - MARGIN, MARGIN + SLOT_DAYS)
  for (const row of rows) {
    const place = writeProduct(index, context, { window, row, options: options.get(row.urun_k_no) ?? [], sources })
    const told = texts.get(row.urun_k_no) ?? []
    index.search.put(
      place,
      told.map((text) => ({ ...text, cevre: surroundings(index, row, text.dil) })),
    )
  }
  index.changed()
}

async function readSources(
  index: CatalogIndex,
  context: ReadContext,
  options: readonly IndexOption[],
): Promise<Sources> {
  const { trx, now } = context
  const first = dayOf(index.first - MARGIN)
  const last = dayOf(index.first + SLOT_DAYS)
  const nightly = options.filter(isNightly).map(({ k_no }) => k_no)
  const things = (wanted: (option: IndexOption) => boolean) => [
    ...new Set(options.filter(wanted).flatMap(({ kaynak_k_no }) => kaynak_k_no ?? [])),
  ]
  const window = { from: instantOf(`${first}T00:00`), to: instantOf(`${last}T00:00`), now }
  const departing = things(({ stok }) => stok === 'kalkis')
  const pools = things(({ stok }) => stok === 'gece' || stok === 'saat')
  const seats = await listBookedDepartures(trx, departing, dayOf(index.first))
  return {
    months: Map.groupBy(await listMonths(trx, nightly, firstOfMonth(first), last), (row) => row.opsiyon_k_no),
    units: groupUnits(await listUnitClaims(trx, pools, window)),
    rules: Map.groupBy(await listRules(trx, departing), (rule) => rule.kaynak_k_no),
    seats: new Map(seats.map((seat) => [`${seat.kaynak_k_no}/${seat.tarih}T${seat.saat}`, seat])),
  }
}

interface ReadProduct {
  readonly window: DayWindow
  readonly row: IndexRow
  readonly options: readonly IndexOption[]
  readonly sources: Sources
}

function writeProduct(index: CatalogIndex, context: WriteContext, read: ReadProduct): number {
  const { row, options, sources } = read
  const today = context.wall.slice(0, 10)
  const year = { from: today, to: addDays(today, YEAR) }
  const days = new Map(
    options.filter(isNightly).map(({ k_no }) => [k_no, read.window.stayDays(sources.months.get(k_no) ?? [])]),
  )
  const units = options.map((option) => {
    const coming = days.get(option.k_no)?.slice(MARGIN, MARGIN + YEAR) ?? []
    return leastUnitOf({ ...option, urun_tipi: row.urun_tipi, gunler: { stayDays: () => coming } }, year)
  })
  const least = cheapest(units, converterTo('TRY', context.rates))
  const place = index.products.put(row, { least, capacities: noteCapacities(index, options) }, facetsOf(index, row))
  index.nights.clear(place)
  index.seats.clear(place)
  const clock: ClockOption[] = []
  for (const option of options) {
    if (option.kaynak_k_no !== null) noteResource(index, option.kaynak_k_no, row.urun_k_no)
    if (option.stok === 'gece')
      writeNights(index, context, { place, row, option, sources, days: days.get(option.k_no) })
    else if (option.stok === 'kalkis') writeSeats(index, { place, row, option, sources })
    else clock.push(clockOption(option, sources))
  }
  index.clock.set(place, clock)
  return place
}

/** How many people each option takes, where it says so. */
function noteCapacities({ capacities }: CatalogIndex, options: readonly IndexOption[]): number[] {
  return options.flatMap((option) => {
    const seats = unitCapacity(option)
    if (seats === null) capacities.delete(option.k_no)
    else capacities.set(option.k_no, seats)
    return seats ?? []
  })
}

/** A villa is found by its town and its coast, too. */
function surroundings({ groups }: CatalogIndex, row: IndexRow, dil: Language): string[] {
  const around = [...groups.regionPath(row.bolge_k_no).slice(1), ...groups.categoryPath(row.kategori_k_no)]
  return around.map(({ metinler }) => groups.textOf(metinler, dil).baslik)
}

function noteResource(index: CatalogIndex, resource: string, product: string): void {
  const known = index.byResource.get(resource)
  if (known) known.add(product)
  else index.byResource.set(resource, new Set([product]))
}

function facetsOf({ groups }: CatalogIndex, row: IndexRow): string[] {
  return [
    `urun_tipi:${row.urun_tipi}`,
    `satis:${row.rezervasyon_satis_durum}`,
    ...(row.ucretsiz_iptal ? ['ucretsiz_iptal:1'] : []),
    ...groups.regionPath(row.bolge_k_no).map(({ kod }) => `bolge:${kod}`),
    ...groups.categoryPath(row.kategori_k_no).map(({ k_no }) => `kategori:${k_no}`),
    ...Object.keys(row.koleksiyonlar).map((key) => `koleksiyon:${key}`),
    ...row.filtreler.filter((choice) => !choice.startsWith('bolge:')),
  ]
}

interface WrittenNights extends WrittenOption {
  readonly days: readonly StayDay[] | undefined
}

interface WrittenOption {
  readonly place: number
  readonly row: IndexRow
  readonly option: IndexOption
  readonly sources: Sources
}

/** Each unit gets a slot of its own: a week must be free in one room, not in seven. */
function writeNights(index: CatalogIndex, { wall }: WriteContext, written: WrittenNights): void {
  const { place, option, sources, days = [] } = written
  if (days.length === 0) return
  const { satis_penceresi: lead } = option
  const rules = stayRulesOf({ secenek: option })
  const terms = { product: place, option: option.k_no, lead, minute: minuteOfDay(rules.giris_saati) }
  for (const unit of sources.units.get(option.kaynak_k_no ?? '') ?? []) {
    const claims = unit.tutmalar.map((span) => ({ nights: nightsTouched(span.from, span.to), devir: span.devir }))
    index.nights.add(terms, buildUnitCalendar(days, claims, rules, wall))
  }
}

const MOST_SEATS = 255

/** A slot for each time of day: the seats of a departure that has closed are no seats, and the last one may be full. */
function writeSeats(index: CatalogIndex, { place, row, option, sources }: WrittenOption): void {
  const resource = option.kaynak_k_no ?? ''
  const rules = sources.rules.get(resource) ?? []
  const first = index.first
  const byTime = new Map<string, Uint8Array>()
  for (const rule of rules) {
    for (const departure of expandDepartures(rule, dayOf(first), dayOf(first + SLOT_DAYS))) {
      const known = sources.seats.get(`${resource}/${departure.tarih}T${departure.saat}`)
      const left = (known?.kapasite ?? departure.kontenjan) - (known?.alinan ?? 0)
      const seats = byTime.get(departure.saat) ?? new Uint8Array(SLOT_DAYS)
      const day = dayNumber(departure.tarih) - first
      seats[day] = Math.max(seats[day] ?? 0, Math.min(MOST_SEATS, left))
      byTime.set(departure.saat, seats)
    }
  }
  for (const [time, seats] of byTime) {
    const terms = { product: place, option: option.k_no, lead: option.satis_penceresi, minute: minuteOfDay(time) }
    index.seats.add(terms, seats, row.bebek_koltuk)
  }
}

const RIDE = minuteOfDay(RIDE_TIME)
const END_OF_DAY = 23 * 60 + 59

function startsOf(option: IndexOption): readonly number[] {
  const { tarife, kaynak_k_no } = option
  const timed = kaynak_k_no !== null || tarife.tur === 'transfer_arac' || tarife.tur === 'transfer_kisi'
  return hourStarts(option) ?? [timed ? RIDE : END_OF_DAY]
}

function clockOption(option: IndexOption, { units }: Sources): ClockOption {
  const { tarife, kaynak_k_no, sure_dk, devir, k_no } = option
  const pool = kaynak_k_no === null ? null : (units.get(kaynak_k_no) ?? [])
  return {
    option: k_no,
    lead: option.satis_penceresi,
    hire: tarife.tur === 'arac',
    stay: isNightly(option),
    starts: startsOf(option),
    minutes: sure_dk,
    kapasite: tarife.tur === 'transfer_arac' ? tarife.kapasite : null,
    devir: devir ?? 0,
    units:
      pool?.map(({ tutmalar }) =>
        tutmalar.map((span) => ({
          from: minuteOf(span.from) + WALL_OFFSET,
          to: minuteOf(span.to) + WALL_OFFSET,
          devir: span.devir,
        })),
      ) ?? null,
  }
}

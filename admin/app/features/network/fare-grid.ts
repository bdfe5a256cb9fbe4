import { type FARES, FREE, type saveFares, type WAYS } from '@meltem/contract/transfer/network-office'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { amountOfText } from '@meltem/i18n/amount-text'
import type { Fares } from './use-network.ts'

export type Fare = (typeof FARES)[number]
/** Which way is written; both at once as most prices are the same. */
export type Way = (typeof WAYS)[number] | 'ikisi'

export interface Column {
  readonly key: string
  readonly vehicle: Fares['araclar'][number]
  readonly fare: Fare
}

export interface Cell {
  /** Row and column, as one name. */
  readonly key: string
  readonly option: string
  readonly fare: Fare
  readonly kur: string
  readonly gidis: number
  readonly donus: number
}

const SEATS: readonly Fare[] = ['yetiskin_fiyat', 'cocuk_fiyat', 'bebek_fiyat']

/** A column per vehicle, three for a shuttle. */
export function columnsOf({ araclar }: Fares): Column[] {
  return araclar.flatMap((vehicle) =>
    (vehicle.kapasite === null ? SEATS : (['fiyat'] as const)).map((fare) => {
      return { key: `${vehicle.anahtar}/${fare}`, vehicle, fare }
    }),
  )
}

/** What stands where a route meets a vehicle; undefined where it does not go. */
export function cellOf(route: Fares['guzergahlar'][number], column: Column): Cell | undefined {
  const option = route.secenekler.find(({ arac }) => arac === column.vehicle.anahtar)
  const price = option?.fiyatlar.find(({ alan }) => alan === column.fare)
  if (!option || !price) return undefined
  const key = `${option.opsiyon_k_no}/${column.fare}`
  return {
    key,
    option: option.opsiyon_k_no,
    fare: column.fare,
    kur: option.kur,
    gidis: price.gidis,
    donus: price.donus,
  }
}

/** Prices that were typed, by cell and way. */
export type Typed = ReadonlyMap<string, string>

const WAYS_OF: Readonly<Record<Way, readonly ('gidis' | 'donus')[]>> = {
  gidis: ['gidis'],
  donus: ['donus'],
  ikisi: ['gidis', 'donus'],
}

const nameOf = (cell: Cell, way: 'gidis' | 'donus') => `${cell.key}/${way}`

/** As it stands in the field: what was typed, else the price; both ways together only where they are the same. */
export function textOf(cell: Cell, way: Way, typed: Typed, format: (amount: number) => string): string {
  const texts = WAYS_OF[way].map((one) => typed.get(nameOf(cell, one)) ?? format(cell[one]))
  return new Set(texts).size === 1 ? (texts[0] ?? '') : ''
}

/** Both ways are shown as one and differ. */
export function differs(cell: Cell, way: Way, typed: Typed, format: (amount: number) => string): boolean {
  return way === 'ikisi' && textOf(cell, way, typed, format) === ''
}

export function isTyped(cell: Cell, way: Way, typed: Typed): boolean {
  return WAYS_OF[way].some((one) => typed.has(nameOf(cell, one)))
}

/** One price more that was typed; one that is what it was is none. */
export function withText(typed: Typed, cell: Cell, way: Way, text: string): Map<string, string> {
  const next = new Map(typed)
  for (const one of WAYS_OF[way]) {
    if (amountOfText(text) === cell[one]) next.delete(nameOf(cell, one))
    else next.set(nameOf(cell, one), text)
  }
  return next
}

export function isPrice(text: string, fare: Fare): boolean {
  const amount = amountOfText(text)
  return amount !== undefined && (amount > 0 || (amount === 0 && FREE.includes(fare)))
}

type Change = InputOf<typeof saveFares>['hucreler'][number]

/** What is sent; undefined while something typed is no price. */
export function changesOf(cells: readonly Cell[], typed: Typed): Change[] | undefined {
  const found: Change[] = []
  for (const cell of cells) {
    for (const yon of WAYS_OF.ikisi) {
      const text = typed.get(nameOf(cell, yon))
      if (text === undefined) continue
      const yeni = amountOfText(text)
      if (yeni === undefined || !isPrice(text, cell.fare)) return undefined
      found.push({ opsiyon_k_no: cell.option, alan: cell.fare, yon, gorulen: cell[yon], yeni })
    }
  }
  return found
}

/** A rectangle of a spreadsheet. */
export function readPasted(text: string): string[][] {
  return text
    .replaceAll('\r', '')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t').map((value) => value.replaceAll(/[^\d.,]/g, '').trim()))
}

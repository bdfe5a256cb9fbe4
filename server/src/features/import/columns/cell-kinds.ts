import { IsoDate } from '@meltem/contract/wire/fields'
import * as z from 'zod/mini'
import { CellProblem } from './cell-problem.ts'
import { codeOf, type Names } from './names.ts'

export type PlainCell = string | number | boolean | null

/** How a value stands in a cell, and how a cell is read back. An empty cell never comes to `read`. */
export interface CellKind {
  write(value: unknown, names: Names): PlainCell
  read(cell: string | number | boolean, names: Names): unknown
  /** What an empty cell says; without it the value stays as it is. */
  readonly bos?: { readonly deger: unknown }
  /** Words that may stand in it, for the guide beside the sheets. */
  readonly secim?: readonly string[]
}

const textOf = (cell: string | number | boolean) => String(cell).trim()
const linesOf = (cell: string | number | boolean) =>
  textOf(cell)
    .split(/\r?\n/)
    .map((one) => one.trim())
    .filter(Boolean)

const writtenText = (value: unknown): PlainCell => (value as string | null) || null

export const text: CellKind = {
  write: writtenText,
  read: textOf,
  bos: { deger: '' },
}

export const maybeText: CellKind = { ...text, bos: { deger: null } }
/** Stays where the cell is empty. */
export const keptText: CellKind = { write: writtenText, read: textOf }

function numberOf(cell: string | number | boolean): number {
  if (typeof cell === 'number') return cell
  const typed = textOf(cell).replaceAll(/[\s\u00A0]/g, '')
  const plain = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(typed) ? typed.replaceAll('.', '') : typed
  const number = Number(plain.replace(',', '.'))
  if (typed === '' || !Number.isFinite(number)) throw new CellProblem('sayi')
  return number
}

export const number: CellKind = { write: (value) => value as number | null, read: numberOf }
export const maybeNumber: CellKind = { ...number, bos: { deger: null } }

const YES = new Set(['evet', 'yes', 'ja', 'да', 'true', '1', 'x', 'e', 'y'])
const NO = new Set(['hayır', 'hayir', 'no', 'nein', 'нет', 'false', '0', 'h', 'n'])

function truthOf(cell: string | number | boolean): boolean {
  const typed = textOf(cell).toLowerCase()
  if (YES.has(typed)) return true
  if (NO.has(typed)) return false
  throw new CellProblem('evet_hayir')
}

export const truth: CellKind = {
  write: (value, { evet, hayir }) => {
    if (typeof value !== 'boolean') return null
    return value ? evet : hayir
  },
  read: truthOf,
}

export function oneOf(secim: readonly string[], bos?: CellKind['bos']): CellKind {
  return {
    write: (value) => value as string | null,
    read: (cell) => {
      const typed = textOf(cell)
      if (!secim.includes(typed)) throw new CellProblem('secim')
      return typed
    },
    secim,
    ...(bos ? { bos } : {}),
  }
}

/** `klima, wifi`. */
export function someOf(secim: readonly string[]): CellKind {
  return {
    write: (value) => (value as readonly string[]).join(', ') || null,
    read: (cell) => {
      const words = textOf(cell)
        .split(/[,;\n]/)
        .map((one) => one.trim())
        .filter(Boolean)
      if (words.some((one) => !secim.includes(one))) throw new CellProblem('secim')
      return [...new Set(words)]
    },
    secim,
    bos: { deger: [] },
  }
}

/** One to a line. */
export const lines: CellKind = {
  write: (value) => (value as readonly string[]).join('\n') || null,
  read: linesOf,
  bos: { deger: [] },
}

/** Paragraphs with an empty line between them, as on the screen. */
export const paragraphs: CellKind = {
  write: (value) => (value as readonly string[]).join('\n\n') || null,
  read: (cell) =>
    textOf(cell)
      .split(/\r?\n[ \t]*\r?\n/)
      .map((one) => one.trim())
      .filter(Boolean),
  bos: { deger: [] },
}

/** Spreadsheets count days from the end of 1899. */
const FIRST_SERIAL = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

export function dayOfSerial(serial: number): string {
  return new Date(FIRST_SERIAL + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10)
}

function dayOf(cell: string | number | boolean): string {
  if (typeof cell === 'number') {
    if (cell < 1 || cell > 2_958_465) throw new CellProblem('gun')
    return dayOfSerial(cell)
  }
  const typed = textOf(cell)
  const written = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(typed)
  const day = written
    ? `${written[3] ?? ''}-${(written[2] ?? '').padStart(2, '0')}-${(written[1] ?? '').padStart(2, '0')}`
    : typed
  if (!z.safeParse(IsoDate, day).success) throw new CellProblem('gun')
  return day
}

export const day: CellKind = { write: (value) => value as string | null, read: dayOf }
export const maybeDay: CellKind = { ...day, bos: { deger: null } }

const MINUTES_OF_A_DAY = 1440

function clockOf(cell: string | number | boolean): string {
  if (typeof cell === 'number' && cell >= 0 && cell < 1) {
    const minutes = Math.round(cell * MINUTES_OF_A_DAY)
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  }
  const typed = textOf(cell).replace('.', ':').padStart(5, '0')
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(typed)) throw new CellProblem('saat')
  return typed
}

export const clock: CellKind = { write: (value) => value as string | null, read: clockOf }

/** `10:00, 14:30`. */
export const clocks: CellKind = {
  write: (value) => (value as readonly string[] | null)?.join(', ') || null,
  read: (cell) => (typeof cell === 'number' ? [clockOf(cell)] : textOf(cell).split(/[,;]/).map(clockOf)),
}

/** Weekdays by number, Monday 1: `1, 2, 5`. */
export const weekdays: CellKind = {
  write: (value) => (value as readonly number[] | null)?.join(', ') || null,
  read: (cell) => {
    const days = textOf(cell)
      .split(/[,;\s]+/)
      .map(Number)
    if (days.some((one) => !Number.isInteger(one) || one < 1 || one > 7)) throw new CellProblem('gun')
    return [...new Set(days)].sort((a, b) => a - b)
  },
}

/** A thing of the tenant by its own code. */
function named(names: (all: Names) => ReadonlyMap<string, string>, kod: 'kategori' | 'bolge'): CellKind {
  return {
    write: (value, all) => codeOf(names(all), value),
    read: (cell, all) => {
      const key = names(all).get(textOf(cell))
      if (key === undefined) throw new CellProblem(kod)
      return key
    },
  }
}

export const category = named((all) => all.kategoriler, 'kategori')
export const region: CellKind = { ...named((all) => all.bolgeler, 'bolge'), bos: { deger: null } }

export const place: CellKind = {
  write: (value) => (value as string) || null,
  read: (cell, { yerler }) => {
    const kod = textOf(cell)
    if (!yerler.has(kod)) throw new CellProblem('yer')
    return kod
  },
  bos: { deger: '' },
}

export const currency: CellKind = {
  write: (value) => value as string | null,
  read: (cell, { kurlar }) => {
    const kod = textOf(cell).toUpperCase()
    if (!kurlar.includes(kod)) throw new CellProblem('kur')
    return kod
  },
}

/** Pictures of the library by their names, the cover first. */
export const pictures: CellKind = {
  write: (value) => (value as readonly string[]).join('\n') || null,
  read: (cell, { gorseller }) => {
    const keys = linesOf(cell).map((one) => (one.includes('/') ? one : `urun/${one}`))
    if (keys.some((one) => !gorseller.has(one))) throw new CellProblem('gorsel')
    return [...new Set(keys)]
  },
  bos: { deger: [] },
}

/** Part of a line of `rows`. */
export interface Field {
  readonly ad: string
  readonly kind: CellKind
}

const BREAK = ' ⏎ '

/** Several things of several fields each, one to a line: `1 | 09:00 | Kalkış | Limandan çıkılır`. */
export function rows(fields: readonly Field[]): CellKind {
  const pad = fields.length
  return {
    write: (value, names) =>
      (value as readonly Record<string, unknown>[])
        .map((one) =>
          fields
            .map(({ ad, kind }) => kind.write(one[ad], names) ?? '')
            .map((cell) => String(cell).replaceAll('|', '¦').replaceAll(/\r?\n/g, BREAK))
            .join(' | '),
        )
        .join('\n') || null,
    read: (cell, names) =>
      linesOf(cell).map((line) => {
        const parts = line.split('|').map((one) => one.trim().replaceAll(/\s*⏎\s*/g, '\n'))
        if (parts.length > pad) throw new CellProblem('satirlar')
        return Object.fromEntries(fields.map(({ ad, kind }, at) => [ad, fieldOf(kind, parts[at] ?? '', names)]))
      }),
    bos: { deger: [] },
  }
}

function fieldOf(kind: CellKind, part: string, names: Names): unknown {
  if (part !== '') return kind.read(part.replaceAll('¦', '|'), names)
  if (!kind.bos) throw new CellProblem('satirlar')
  return kind.bos.deger
}

/** One thing of several fields, or nothing. */
export function maybeRow(fields: readonly Field[]): CellKind {
  const many = rows(fields)
  return {
    write: (value, names) => (value ? many.write([value], names) : null),
    read: (cell, names) => {
      const [one, more] = many.read(cell, names) as unknown[]
      if (one === undefined || more !== undefined) throw new CellProblem('satirlar')
      return one
    },
    bos: { deger: null },
  }
}

import { LOCALES } from './locales.ts'

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const DAY_FIRST = /^(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4}|\d{2})\.?$/
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/
/** `15 August 2026`, `15. Aug. 2026`, `15 августа 2026 г.` */
const NAME_SECOND = /^(\d{1,2})\.?\s*(\p{L}+)\.?,?\s*(\d{4})(?:\s*г\.?)?$/u
/** `August 15, 2026` */
const NAME_FIRST = /^(\p{L}+)\.?\s*(\d{1,2}),?\s+(\d{4})$/u

let names: ReadonlyMap<string, number> | undefined

/** The İ of Turkish gets a dot of its own when it is made small: it goes, as does the difference to the ı. */
function plain(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i')
}

/** Months by their names in our languages, whole and short, alone and beside a day, which Russian writes differently. */
function monthNames(): ReadonlyMap<string, number> {
  if (names) return names
  const made = new Map<string, number>()
  for (const { tag } of Object.values(LOCALES)) {
    for (const length of ['long', 'short'] as const) {
      const formats = [{ month: length }, { day: 'numeric', month: length }] as const
      for (const options of formats) {
        const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
        for (let month = 1; month <= 12; month += 1) {
          const parts = format.formatToParts(new Date(Date.UTC(2026, month - 1, 15)))
          const name = parts.find(({ type }) => type === 'month')?.value ?? ''
          made.set(plain(name).replaceAll('.', ''), month)
        }
      }
    }
  }
  names = made
  return made
}

function monthOfName(word: string): number {
  return monthNames().get(plain(word)) ?? 0
}

/** A year of two digits is one of this century: days of trips are written so, birthdays are not. */
function wholeYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

function partsOf(text: string): readonly [year: number, month: number, day: number] | undefined {
  const iso = ISO.exec(text)
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])]
  const figures = DAY_FIRST.exec(text) ?? DIGITS.exec(text)
  if (figures) return [wholeYear(figures[3] ?? ''), Number(figures[2]), Number(figures[1])]
  const second = NAME_SECOND.exec(text)
  if (second) return [Number(second[3]), monthOfName(second[2] ?? ''), Number(second[1])]
  const first = NAME_FIRST.exec(text)
  return first ? [Number(first[3]), monthOfName(first[1] ?? ''), Number(first[2])] : undefined
}

/**
 * `YYYY-MM-DD` from what was typed, undefined where that is no day. Worked: `15.08.2026`, `15/8/26`, `15082026`,
 * `15 Ağustos 2026`, `August 15, 2026` and `2026-08-15` are the same day. The day comes before the month, in every
 * language, as the pages write it (LOOK-1).
 */
export function dayOfText(typed: string): string | undefined {
  const parts = partsOf(typed.trim().slice(0, 40))
  if (!parts) return undefined
  const [year, month, day] = parts
  const iso = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  // 30 February: what is no day is not read as another one.
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}

/** Dots come by themselves between figures; what is written in another way stays as it is. Taking back adds none. */
export function typedDay(before: string, typed: string): string {
  if (typed.length <= before.length || !/^[\d.]*$/.test(typed)) return typed
  return typed
    .replaceAll(/\.{2,}/g, '.')
    .replace(/^(\d{2})\.?(?=\d|$)/, '$1.')
    .replace(/^(\d{1,2}\.\d{2})\.?(?=\d|$)/, '$1.')
    .replace(/^(\d{1,2}\.\d{1,2}\.\d{4}).*/, '$1')
}

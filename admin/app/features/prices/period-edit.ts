import type { PricedOption, PricePeriodOnWire } from '@meltem/contract/catalog/prices-office'
import { findSeasonProblems } from '@meltem/domain/seasons'
import { amountOfText } from '@meltem/i18n/amount-text'
import { dayAfter, daysBetween } from '../../ui/form/days.ts'
import { NIGHTS } from './price-text.ts'

type Weekday = PricePeriodOnWire['giris'][number]
export const ALL_WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** A period as it is typed. */
export interface EditedPeriod {
  readonly id: string
  readonly sezon: string
  readonly ilk_gun: string
  /** Empty: until further notice. */
  readonly son_gun: string
  /** In the order of the slots; empty where the day has no such price. */
  readonly fiyatlar: readonly string[]
  readonly en_az_gece: string
  readonly giris: readonly Weekday[]
  readonly cikis: readonly Weekday[]
}

export type AmountText = (amount: number) => string

export function editedPeriods({ donemler }: Pick<PricedOption, 'donemler'>, textOf: AmountText): EditedPeriod[] {
  return donemler.map(({ son_gun, fiyatlar, en_az_gece, ...rest }, place) => ({
    ...rest,
    id: `${place}`,
    son_gun: son_gun ?? '',
    fiyatlar: fiyatlar.map((price) => (price === null ? '' : textOf(price))),
    en_az_gece: String(en_az_gece),
  }))
}

/** A period without a price yet, for these days. */
export function emptyPeriod(id: string, ilk_gun: string, son_gun: string, slots: number): EditedPeriod {
  const fiyatlar = Array.from({ length: slots }, () => '')
  return { id, sezon: '', ilk_gun, son_gun, fiyatlar, en_az_gece: '1', giris: ALL_WEEK, cikis: ALL_WEEK }
}

export type PeriodFault = 'gun' | 'sira' | 'fiyat' | 'gece'

/** What a period can be refused for by itself, field by field. */
export function faultsOf(period: EditedPeriod, slots: PricedOption['yuvalar']): ReadonlySet<PeriodFault> {
  const faults = new Set<PeriodFault>()
  const { ilk_gun, son_gun, fiyatlar, en_az_gece } = period
  if (!ilk_gun) faults.add('gun')
  if (son_gun && ilk_gun && son_gun < ilk_gun) faults.add('sira')
  const isPriced = slots.every((_, place) => isPriceOf(slots, place, fiyatlar[place] ?? ''))
  if (!isPriced) faults.add('fiyat')
  if (!NIGHTS.test(en_az_gece)) faults.add('gece')
  return faults
}

/** The first price is what is sold: it is there, and more than nothing (PRICE-22). A week and longer hires may be empty. */
export function isPriceOf(slots: PricedOption['yuvalar'], place: number, text: string): boolean {
  const mayLack = slots[place]?.ad === 'hafta' || (slots[place]?.ad === 'gun' && place > 0)
  if (text.trim() === '') return mayLack
  const amount = amountOfText(text)
  return amount !== undefined && (place > 0 || amount > 0)
}

export function periodOnWire({ id: _id, ...period }: EditedPeriod): PricePeriodOnWire {
  return {
    ...period,
    son_gun: period.son_gun || null,
    fiyatlar: period.fiyatlar.map((text) => (text.trim() === '' ? null : (amountOfText(text) ?? 0))),
    en_az_gece: Number(period.en_az_gece),
    giris: [...period.giris],
    cikis: [...period.cikis],
  }
}

/** Days on which two periods count, or none does; each with the way out of it. */
export interface PeriodProblem {
  readonly tur: 'cakisma' | 'bosluk' | 'acik'
  readonly ilk_gun: string
  readonly son_gun: string
  /** The periods beside it, the earlier one first. */
  readonly names: readonly string[]
  readonly mend: ((periods: readonly EditedPeriod[]) => EditedPeriod[]) | undefined
  /** How `mend` does it. */
  readonly way: 'basla' | 'bol' | 'uzat' | undefined
}

const ended = (one: EditedPeriod) => one.son_gun !== '' && one.ilk_gun !== ''

export function problemsOf(periods: readonly EditedPeriod[]): PeriodProblem[] {
  const open = periods.filter(({ son_gun, ilk_gun }) => son_gun === '' && ilk_gun !== '')
  const base = open.map(({ ilk_gun }) => ilk_gun).sort()[0]
  const found = findSeasonProblems(periods.filter(ended)).flatMap(({ tur, ilk_gun, son_gun }): PeriodProblem[] => {
    if (tur === 'cakisma') return [overlap(periods, ilk_gun, son_gun)]
    // A period until further notice counts on every day that no other one does.
    if (tur === 'bosluk' && (base === undefined || ilk_gun < base)) return [gap(periods, ilk_gun, son_gun)]
    return []
  })
  const second = open.toSorted((a, b) => (a.ilk_gun < b.ilk_gun ? -1 : 1))[1]
  if (!second) return found
  const { ilk_gun } = second
  const names = open.map(({ sezon }) => sezon)
  return [...found, { tur: 'acik', ilk_gun, son_gun: ilk_gun, names, mend: undefined, way: undefined }]
}

function overlap(periods: readonly EditedPeriod[], ilk_gun: string, son_gun: string): PeriodProblem {
  const both = periods.filter((one) => ended(one) && one.ilk_gun <= ilk_gun && son_gun <= one.son_gun)
  const [earlier, later] = both.toSorted((a, b) => (a.ilk_gun < b.ilk_gun ? -1 : 1)).slice(-2)
  const problem = { tur: 'cakisma', ilk_gun, son_gun, names: [earlier?.sezon ?? '', later?.sezon ?? ''] } as const
  if (!earlier || !later) return { ...problem, mend: undefined, way: undefined }
  if (later.son_gun > son_gun) {
    const begin = dayAfter(son_gun, 1)
    return { ...problem, mend: replaced(later.id, [{ ...later, ilk_gun: begin }]), way: 'basla' }
  }
  // It lies within the other one: that one ends before it and goes on after it.
  const before = earlier.ilk_gun < later.ilk_gun ? [{ ...earlier, son_gun: dayAfter(later.ilk_gun, -1) }] : []
  const after =
    earlier.son_gun > later.son_gun ? [{ ...earlier, id: `${earlier.id}+`, ilk_gun: dayAfter(later.son_gun, 1) }] : []
  if (before.length + after.length === 0) return { ...problem, mend: undefined, way: undefined }
  return { ...problem, mend: replaced(earlier.id, [...before, ...after]), way: 'bol' }
}

function gap(periods: readonly EditedPeriod[], ilk_gun: string, son_gun: string): PeriodProblem {
  const before = periods.find((one) => one.son_gun === dayAfter(ilk_gun, -1))
  const after = periods.find((one) => one.ilk_gun === dayAfter(son_gun, 1))
  const mend = before && replaced(before.id, [{ ...before, son_gun }])
  const names = [before?.sezon ?? '', after?.sezon ?? '']
  return { tur: 'bosluk', ilk_gun, son_gun, names, mend, way: mend && 'uzat' }
}

export function replaced(id: string, instead: readonly EditedPeriod[]) {
  return (periods: readonly EditedPeriod[]) => periods.flatMap((one) => (one.id === id ? instead : [one]))
}

/** Two of it: the second begins on that day. */
export function splitAt(period: EditedPeriod, day: string): EditedPeriod[] {
  return [
    { ...period, son_gun: dayAfter(day, -1) },
    { ...period, id: `${period.id}/`, ilk_gun: day },
  ]
}

/** Whether a day lies within it and does not begin it. */
export function canSplit({ ilk_gun, son_gun }: EditedPeriod, day: string): boolean {
  return ilk_gun !== '' && day > ilk_gun && (son_gun === '' || day <= son_gun)
}

export function movedBy(period: EditedPeriod, days: number): EditedPeriod {
  const { ilk_gun, son_gun } = period
  return { ...period, ilk_gun: dayAfter(ilk_gun, days), son_gun: son_gun && dayAfter(son_gun, days) }
}

/** Days of a year that lie in two periods, as places in it. */
export function doubledDays(problems: readonly PeriodProblem[], first: string): ReadonlySet<number> {
  const days = new Set<number>()
  for (const { tur, ilk_gun, son_gun } of problems) {
    if (tur !== 'cakisma') continue
    const from = daysBetween(first, ilk_gun)
    for (let place = from; place <= daysBetween(first, son_gun); place += 1) days.add(place)
  }
  return days
}

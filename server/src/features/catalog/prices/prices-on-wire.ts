import type { DayTermsOnWire, PricedOption, PriceEdit, PricePeriodOnWire } from '@meltem/contract/catalog/prices-office'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { type Minor, toAmount, toMinor } from '@meltem/domain/money'
import type { PlanEdit } from '@meltem/domain/pricing/plan/edit-plan'
import { type DayTerms, type PricePeriod, resolveDays } from '@meltem/domain/pricing/plan/price-plan'
import { NO_PRICE } from '@meltem/domain/pricing/plan/price-slots'
import type { StandingPlan } from './standing-plans.ts'

const NOWHERE = -1

function shown(prices: readonly Minor[]): (number | null)[] {
  return prices.map((price) => (price === NO_PRICE ? null : toAmount(price)))
}

/** Whole cents; below zero as well, so that the rules can say what is wrong with it. */
function centsOf(amount: number): Minor {
  return amount < 0 ? 0 - toMinor(0 - amount) : toMinor(amount)
}

function entered(prices: readonly (number | null)[]): Minor[] {
  return prices.map((price) => (price === null ? NO_PRICE : centsOf(price)))
}

export function termsOnWire(terms: DayTerms): DayTermsOnWire {
  return { ...terms, fiyatlar: shown(terms.fiyatlar) }
}

export function periodOnWire({ fiyatlar, giris, cikis, ...period }: PricePeriod): PricePeriodOnWire {
  return { ...period, fiyatlar: shown(fiyatlar), giris: [...giris], cikis: [...cikis] }
}

export function periodOf({ fiyatlar, giris, cikis, ...period }: PricePeriodOnWire): PricePeriod {
  return { ...period, fiyatlar: entered(fiyatlar), giris, cikis }
}

/** Every way a day is priced once, and the days as places in it: a year of one option is some dozens of bytes. */
class TermsPalette {
  readonly list: DayTermsOnWire[] = []
  readonly #places = new Map<string, number>()
  readonly #known = new Map<DayTerms, number>()

  placeOf(terms: DayTerms | null): number {
    if (!terms) return NOWHERE
    const known = this.#known.get(terms)
    if (known !== undefined) return known
    const text = JSON.stringify(Object.values(terms))
    const place = this.#places.get(text) ?? this.list.push(termsOnWire(terms)) - 1
    this.#places.set(text, place)
    this.#known.set(terms, place)
    return place
  }
}

interface ShownDays {
  readonly from: IsoDay
  /** Not included. */
  readonly to: IsoDay
  readonly bugun: IsoDay
}

export function optionOnWire(plan: StandingPlan, { from, to, bugun }: ShownDays): PricedOption {
  const { option, slots, surum, draft, current, published } = plan
  const palette = new TermsPalette()
  const gunler = resolveDays(current, from, to).map((terms) => palette.placeOf(terms))
  const yayindaki = draft ? resolveDays(published, from, to).map((terms) => palette.placeOf(terms)) : null
  return {
    k_no: option.k_no,
    urun_k_no: option.urun_k_no,
    tip: option.tip,
    urun: option.urun,
    ad: option.ad,
    tur: option.tarife.tur,
    kur: option.tarife.kur,
    yuvalar: slots.map(({ ad, en_az_gun }) => (en_az_gun === undefined ? { ad } : { ad, en_az_gun })),
    surum,
    taslak: draft ? { kim: draft.kim, zaman: draft.zaman.toISOString() } : null,
    // All that have not ended, whichever days are shown: whoever changes them sends them all back.
    donemler: current.donemler.filter((one) => one.son_gun === null || one.son_gun >= bugun).map(periodOnWire),
    bosluk: gapOf(plan),
    terimler: palette.list,
    gunler,
    yayindaki,
  }
}

function gapOf({ option, draft }: StandingPlan): PricedOption['bosluk'] {
  return draft?.bosluk ? draft.bosluk.kural : (option.konaklama?.bosluk ?? null)
}

/** The edit for one option as the rules have it; undefined where it does not concern the plan. */
export function planEditOf(edit: PriceEdit, option: string): PlanEdit | undefined {
  const place = edit.secenekler.indexOf(option)
  if (place < 0) return undefined
  switch (edit.tur) {
    case 'boya':
      return { tur: 'boya', gunler: edit.gunler, degisim: changeOf(edit.degisim) }
    case 'temizle':
      return { tur: 'temizle', gunler: edit.gunler }
    case 'kopya':
      return {
        tur: 'kopya',
        gunler: edit.gunler,
        gore: edit.gore ?? 'hafta_gunu',
        yuzde: hundredths(edit.yuzde),
        yuvarla: toMinor(edit.yuvarla),
      }
    case 'yapistir': {
      const row = edit.fiyatlar[place]
      if (!row) return undefined
      return { tur: 'yapistir', ilk: edit.ilk, fiyatlar: row.map((one) => (one === null ? null : centsOf(one))) }
    }
    case 'donemler':
      return { tur: 'donemler', donemler: edit.donemler.map(periodOf) }
    case 'bosluk':
      return undefined
  }
}

type Change = Extract<PlanEdit, { tur: 'boya' }>['degisim']

function changeOf({ fiyat, ...rules }: Extract<PriceEdit, { tur: 'boya' }>['degisim']): Change {
  const told = Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined))
  if (!fiyat) return told
  const { esit, yuzde, fark, yuvarla } = fiyat
  return {
    ...told,
    fiyat: {
      ...(esit ? { esit: esit.map((one) => (one === null ? null : centsOf(one))) } : {}),
      ...(yuzde === undefined ? {} : { yuzde: hundredths(yuzde) }),
      ...(fark === undefined ? {} : { fark: centsOf(fark) }),
      ...(yuvarla === undefined ? {} : { yuvarla: toMinor(yuvarla) }),
    },
  }
}

function hundredths(percent: number): number {
  return Math.round(percent * 100)
}

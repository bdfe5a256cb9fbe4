import type { Product } from '@meltem/contract/catalog/catalog'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import type { Convert } from '@meltem/domain/exchange'
import { toAmount } from '@meltem/domain/money'
import type { FlatTariff } from '@meltem/domain/pricing/line/stored-tariff'
import { type SaleTerms, unitPrice } from '@meltem/domain/pricing/line/unit-price'
import type { DayRows } from '../tariff/day-rows.ts'
import { unitOf } from '../tariff/price-unit.ts'
import type { OptionRow } from '../tariff/sellable.queries.ts'

type SeasonRow = Product['sezonlar'][number]

/** What a row's price is made with, and the days the table shows. */
export interface SeasonFrame {
  readonly from: IsoDay
  readonly to: IsoDay
  readonly terms: SaleTerms
  readonly convert: Convert
}

type Priced = Pick<SeasonRow, 'fiyat' | 'eski_fiyat'>

const WEEK = 7

function pricerOf({ tarife }: OptionRow, { terms, convert }: SeasonFrame) {
  return (fiyat: number): Priced => {
    const { full, now } = unitPrice(unitOf(tarife, fiyat), terms, convert)
    return { fiyat: toAmount(now), eski_fiyat: now === full ? null : toAmount(full) }
  }
}

/** Runs of nights with the same season and price, or the length bands of a car by season. */
export function seasonsOf(option: OptionRow, days: DayRows | undefined, frame: SeasonFrame): SeasonRow[] {
  const { tarife, opsiyon_k_no } = option
  const { from, to, terms, convert } = frame
  const priced = pricerOf(option, frame)
  const week = (fiyat: number) =>
    toAmount(unitPrice({ fiyat, kur: tarife.kur, sayi: WEEK, butun: true }, terms, convert).now)
  if (tarife.tur === 'arac') return bandsOf(tarife, opsiyon_k_no, frame, priced)
  if (tarife.tur !== 'gecelik' && tarife.tur !== 'kisi_gecelik') return datedOf(tarife, opsiyon_k_no, frame, priced)
  const stay = new Map((days?.stayDays(from, to) ?? []).map((day) => [day.tarih, day.en_az_gece]))
  const rows: SeasonRow[] = []
  for (const day of tarife.tur === 'gecelik' ? (days?.nightPrices(from, to) ?? []) : personDays(days, from, to)) {
    const next = {
      sezon: day.sezon,
      en_az: stay.get(day.tarih) ?? 1,
      ...priced(day.fiyat),
      haftalik_fiyat: day.haftalik_fiyat === null ? null : week(day.haftalik_fiyat),
    }
    const last = rows.at(-1)
    if (last && goesOn(last, next, day.tarih)) last.bitis = day.tarih
    else rows.push({ opsiyon_k_no, ...next, baslangic: day.tarih, bitis: day.tarih })
  }
  return rows
}

function goesOn(
  last: SeasonRow,
  next: Pick<SeasonRow, 'sezon' | 'en_az' | 'fiyat' | 'haftalik_fiyat'>,
  day: IsoDay,
): boolean {
  const same = last.sezon === next.sezon && last.en_az === next.en_az && last.fiyat === next.fiyat
  return same && last.haftalik_fiyat === next.haftalik_fiyat && addDays(last.bitis, 1) === day
}

function bandsOf(
  { donemler }: Extract<OptionRow['tarife'], { tur: 'arac' }>,
  opsiyon_k_no: string,
  { from, to }: Pick<SeasonFrame, 'from' | 'to'>,
  priced: (fiyat: number) => Priced,
): SeasonRow[] {
  const coming = donemler.filter(({ ilk_gun, son_gun }) => ilk_gun < to && son_gun >= from)
  return coming.flatMap(({ sezon, ilk_gun, son_gun, bantlar }) =>
    bantlar.map(({ en_az_gun, fiyat }) => {
      const row = { opsiyon_k_no, sezon, baslangic: ilk_gun, bitis: son_gun, en_az: en_az_gun }
      return { ...row, ...priced(fiyat), haftalik_fiyat: null }
    }),
  )
}

/** Days on which what is sold by the piece, person or ride has another price than its own. */
function datedOf(
  { donemler = [] }: FlatTariff,
  opsiyon_k_no: string,
  { from, to }: Pick<SeasonFrame, 'from' | 'to'>,
  priced: (fiyat: number) => Priced,
): SeasonRow[] {
  const coming = donemler.filter(({ ilk_gun, son_gun }) => ilk_gun < to && son_gun >= from)
  return coming.map(({ sezon, ilk_gun, son_gun, fiyatlar }) => {
    const row = { opsiyon_k_no, sezon, baslangic: ilk_gun, bitis: son_gun, en_az: 1 }
    return { ...row, ...priced(fiyatlar[0] ?? 0), haftalik_fiyat: null }
  })
}

function personDays(days: DayRows | undefined, from: IsoDay, to: IsoDay) {
  return (days?.personPrices(from, to) ?? []).map(({ tarih, sezon, yetiskin_fiyat }) => {
    return { tarih, sezon, fiyat: yetiskin_fiyat, haftalik_fiyat: null }
  })
}

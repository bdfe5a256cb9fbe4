import type { Listing } from '@meltem/contract/catalog/listing'
import type { Language } from '@meltem/contract/wire/language'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import type { TranslatorOf } from '../../platform/words/translator.ts'
import { changed, type ListingFilters, listHref } from './filters/listing-filters.ts'

export interface DayView {
  readonly day: string
  readonly weekday: string
  readonly number: number
  /** Null when nothing is free. */
  readonly price: string | null
  readonly lowest: boolean
  readonly chosen: boolean
  /** Read out: the whole date with its price. */
  readonly label: string
  /** The list on this day; pressing the chosen day lets go of it. */
  readonly href: string
}

interface Around {
  readonly filters: ListingFilters
  readonly pathname: string
  readonly language: Language
  readonly currency: string
  readonly t: TranslatorOf<'listing'>
}

const weekdays = new Map<Language, Intl.DateTimeFormat>()

function weekdayOf(language: Language, day: string): string {
  let format = weekdays.get(language)
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALES[language].tag, { weekday: 'short', timeZone: 'UTC' })
    weekdays.set(language, format)
  }
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** The strip of days. The lowest price is marked only where days differ. */
export function dayViews(days: Listing['gunler'], { filters, pathname, language, currency, t }: Around): DayView[] {
  const prices = days.flatMap(({ fiyat }) => (fiyat === null ? [] : [fiyat]))
  const least = Math.min(...prices)
  const differ = prices.some((price) => price > least)
  return days.map(({ tarih, fiyat }) => {
    const chosen = filters.baslangic === tarih && filters.bitis === undefined
    const price = fiyat === null ? null : formatMoney(language, fiyat, currency)
    const lowest = differ && fiyat === least
    const day = `${weekdayOf(language, tarih)} ${formatDate(tarih)}`
    const change = { baslangic: chosen ? undefined : tarih, bitis: undefined }
    return {
      day: tarih,
      weekday: weekdayOf(language, tarih),
      number: Number(tarih.slice(8)),
      price,
      lowest,
      chosen,
      label: price === null ? t('dayFull', { day }) : t(lowest ? 'dayLowest' : 'dayPrice', { day, price }),
      href: listHref(pathname, changed(filters, change)),
    }
  })
}

import type { Figures, FigureTrait } from '@meltem/contract/figures/office'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import { nextStart } from '@meltem/domain/figures/period'
import { type FigureTexts, figureName } from '@meltem/i18n/figure-words'
import { formatDate, formatNumber } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'

/** What a row of a split is called in the language of the screen. */
export function useRowName(): (
  boyut: FigureTrait,
  row: { readonly deger: string; readonly ad: string | null },
) => string {
  const { language } = useLanguage()
  const figures = useTranslations('admin.figures') as FigureTexts['figures']
  const kinds = useTranslations('admin.translations.group') as FigureTexts['kinds']
  return (boyut, { deger, ad }) => figureName({ figures, kinds }, language, { boyut, deger, ad })
}

interface Step {
  readonly key: IsoDay
  /** Below a mark and above a column. */
  readonly short: string
  /** Spoken and in the tooltip. */
  readonly long: string
  /** Has not ended yet. */
  readonly ahead: boolean
}

/** The steps of a period as they stand below a chart. */
export function useSteps(): (figures: Pick<Figures, 'adim' | 'dilimler' | 'gun'>) => Step[] {
  const t = useTranslations('admin.figures')
  const { language } = useLanguage()
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
  const wide = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return ({ adim, dilimler, gun }) =>
    dilimler.map((key, at) => {
      const day = formatDate(key)
      const ahead = addDays(nextStart(key, adim), -1) >= gun
      const instant = new Date(`${key}T00:00:00Z`)
      if (adim === 'ay') {
        const year = at === 0 || key.slice(5, 7) === '01' ? ` ${key.slice(2, 4)}` : ''
        return { key, ahead, short: `${month.format(instant)}${year}`, long: wide.format(instant) }
      }
      if (adim === 'hafta') return { key, ahead, short: day.slice(0, 5), long: t('week_of', { day }) }
      return { key, ahead, short: String(Number(key.slice(8))), long: day }
    })
}

const MILLION = 1_000_000
const THOUSAND = 1_000

/** Large sums are shown in thousands or millions, all of a part in the same; the part says which. */
export function useMoneyUnit(largest: number, currency: string) {
  const t = useTranslations('admin.figures.unit')
  const { language } = useLanguage()
  const kur = signOf(language, currency)
  const unitOf = (most: number): readonly [number, number, string] => {
    if (most >= 10 * MILLION) return [MILLION, 1, t('milyon', { kur })]
    if (most >= 10 * THOUSAND) return [THOUSAND, most >= MILLION ? 0 : 1, t('bin', { kur })]
    return [1, 0, kur]
  }
  const [divide, digits, name] = unitOf(largest)
  return { name, show: (amount: number) => formatNumber(language, amount / divide, digits) }
}

function signOf(language: string, currency: string): string {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}

/** Difference to the year before; undefined where there is nothing to compare with. */
export function changeOf(now: number, before: number | undefined): number | undefined {
  return before === undefined || before === 0 ? undefined : (100 * (now - before)) / before
}

export function useSigned(): (value: number | undefined, digits?: number) => string {
  const { language } = useLanguage()
  return (value, digits = 1) => {
    if (value === undefined) return '–'
    const shown = formatNumber(language, Math.abs(value), digits)
    if (Number(Math.abs(value).toFixed(digits)) === 0) return shown
    return `${value > 0 ? '+' : '−'}${shown}`
  }
}

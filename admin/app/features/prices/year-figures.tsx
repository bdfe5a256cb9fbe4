import type { PricedOption } from '@meltem/contract/catalog/prices-office'
import { formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Panel } from '../../ui/panel.tsx'

interface YearFiguresProps {
  readonly option: PricedOption
  readonly year: number
  /** Places of the first days of the year before, of the year, and of the one after it. */
  readonly bounds: readonly [number, number, number]
}

/** Days that can be sold and what one costs on average, beside the year before. */
export function YearFigures({ option, year, bounds }: YearFiguresProps) {
  const t = useTranslations('admin.prices.figures')
  const { language } = useLanguage()
  const years = [
    { year, ...figuresOf(option, bounds[1], bounds[2]) },
    { year: year - 1, ...figuresOf(option, bounds[0], bounds[1]) },
  ]
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(language, amount, option.kur))
  return (
    <Panel title={t('title')}>
      <table className="w-full text-13">
        <thead>
          <tr>
            <th scope="col" className="px-4 pt-3 text-left font-semibold text-ink-2">
              <span className="sr-only">{t('what')}</span>
            </th>
            {years.map((one) => (
              <th key={one.year} scope="col" className="num px-4 pt-3 text-right font-semibold text-ink-2">
                {one.year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className="px-4 py-1.5 text-left font-normal">
              {t('days')}
            </th>
            {years.map((one) => (
              <td key={one.year} className="num px-4 py-1.5 text-right">
                {one.days}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className="px-4 pt-1.5 pb-3 text-left font-normal">
              {t('average')}
            </th>
            {years.map((one) => (
              <td key={one.year} className="num px-4 pt-1.5 pb-3 text-right">
                {money(one.average)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Panel>
  )
}

function figuresOf({ gunler, terimler }: PricedOption, from: number, to: number) {
  let days = 0
  let sum = 0
  for (const place of gunler.slice(from, to)) {
    const terms = terimler[place]
    const price = terms?.fiyatlar[0]
    if (!terms || terms.kapali || typeof price !== 'number') continue
    days += 1
    sum += price
  }
  return { days, average: days === 0 ? null : Math.round((sum / days) * 100) / 100 }
}

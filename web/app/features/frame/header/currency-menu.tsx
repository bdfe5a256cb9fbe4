import { useTranslations } from 'use-intl/react'
import { currencyLabel } from '../../../platform/words/currency-symbol.ts'
import { DropDown } from './drop-down.tsx'
import { useCurrency } from './use-currency.ts'

export function CurrencyMenu() {
  const { currency, codes, choose } = useCurrency()
  const t = useTranslations('layout')
  if (codes.length < 2) return null
  return (
    <DropDown label={t('currencyNow', { kod: currency })} summary={currencyLabel(currency)}>
      <ul aria-label={t('currency')}>
        {codes.map((kod) => (
          <li key={kod}>
            <button
              type="button"
              aria-current={kod === currency || undefined}
              onClick={(event) => {
                event.currentTarget.closest('details')?.removeAttribute('open')
                void choose(kod)
              }}
            >
              {currencyLabel(kod)}
            </button>
          </li>
        ))}
      </ul>
    </DropDown>
  )
}

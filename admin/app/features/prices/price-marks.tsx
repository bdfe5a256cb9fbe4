import { useTranslations } from 'use-intl'

/** What a hatched and an underlined day mean. */
export function PriceMarks() {
  const t = useTranslations('admin.prices')
  return (
    <>
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className="prices-gap inline-block h-4 w-6 border border-line" />
        {t('gap')}
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className="prices-drafted inline-block h-4 w-6 bg-mist" />
        {t('drafted')}
      </span>
    </>
  )
}

import { formatCurrency } from '@meltem/i18n/format'
import { unitWords } from '@meltem/i18n/price-unit'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { useBooking } from '../booking-context.tsx'

/** What the bare numbers on days are: their currency, and what each is the price of. */
export function PriceLegend({ className }: { className?: string }) {
  const { option, product, months } = useBooking()
  const { language, currency } = useFrame()
  const t = useTranslations('calendar')
  const card = useTranslations('card')
  const from = option?.baslangic_fiyat ?? product.baslangic_fiyat
  if (!from) return null
  const unit = unitWords(card, from)
  return (
    <p className={className}>
      {t('legendPrices', { currency: formatCurrency(language, months.kur ?? currency), unit })}
    </p>
  )
}

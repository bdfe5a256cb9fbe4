import type { ProductExtra } from '@meltem/contract/catalog/product-extra'
import { formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { useShownMoney } from '../use-shown-money.ts'

/** What one of an extra costs, in the currency on screen. */
export function useExtraPrice() {
  const { language } = useFrame()
  const t = useTranslations('panel')
  const shown = useShownMoney()
  return ({ fiyat, kur }: ProductExtra): string => {
    const { amount, currency } = shown(fiyat, kur)
    return fiyat === 0 ? t('free') : formatMoney(language, amount, currency)
  }
}

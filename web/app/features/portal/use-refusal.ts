import type { Failure } from '@meltem/contract/wire/envelope'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'

/** The sentence of a refusal, with the figures where they help: what is left of the credit, when the contract ended. */
export function useRefusal() {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal.refusals')
  return useCallback(
    ({ code, message, ayrinti = {} }: Failure): string => {
      if (code === 'kredi_yetersiz') {
        const money = (amount: unknown) => formatMoney(language, Number(amount), String(ayrinti.kur))
        return `${message} ${t('credit', { left: money(ayrinti.kalan), needed: money(ayrinti.gereken) })}`
      }
      if (code === 'sozlesme_bitti') return `${message} ${t('contract', { day: formatDate(String(ayrinti.bitis)) })}`
      return message
    },
    [language, t],
  )
}

import { converterTo } from '@meltem/domain/exchange'
import { toAmount, toMinor } from '@meltem/domain/money'
import { useCallback } from 'react'
import { useFrame } from '../../platform/page/frame.ts'

/**
 * Day prices travel in the currency they are sold in; people see the chosen one. Converted as the kernel converts its
 * leaves: at the selling rate, rounded once (PRICE-11). A currency without a rate is shown as it is.
 */
export function useShownMoney() {
  const { currency, exchange } = useFrame()
  return useCallback(
    (amount: number, kur: string): { amount: number; currency: string } => {
      const rates = Object.fromEntries(exchange.kurlar.map(({ kod, satis }) => [kod, String(satis)]))
      if (kur === currency || !(kur in rates) || !(currency in rates)) return { amount, currency: kur }
      return { amount: toAmount(converterTo(currency, rates)(toMinor(amount), kur)), currency }
    },
    [currency, exchange],
  )
}

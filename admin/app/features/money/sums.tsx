import { formatMoney } from '@meltem/i18n/format'
import type { ReactNode } from 'react'
import { useLanguage } from '../../platform/language-provider.tsx'

interface Sum {
  readonly kur: string
  readonly tutar: number
}

/** Sums in words: money of different currencies is never added. */
export function useSums(): (sums: readonly Sum[]) => string {
  const { language } = useLanguage()
  return (sums) => sums.map(({ kur, tutar }) => formatMoney(language, tutar, kur)).join(' + ')
}

export function useMoneyText(): (tutar: number, kur: string) => string {
  const { language } = useLanguage()
  return (tutar, kur) => formatMoney(language, tutar, kur)
}

/** One below the other, as a figure shows them. */
export function SumLines({ sums, none }: { sums: readonly Sum[]; none: string }): ReactNode {
  const money = useMoneyText()
  if (sums.length === 0) return none
  return sums.map(({ kur, tutar }) => (
    <span key={kur} className="block whitespace-nowrap">
      {money(tutar, kur)}
    </span>
  ))
}

import type { Pax } from '@meltem/contract/reservation'
import { formatDate } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'

interface Dated {
  readonly baslangic: string
  readonly baslangic_saat?: string | null | undefined
  readonly bitis?: string | null | undefined
  readonly bitis_saat?: string | null | undefined
}

const withTime = (day: string, saat: string | null | undefined) =>
  saat ? `${formatDate(day)}, ${saat}` : formatDate(day)

/** `16.08.2026, 09:30` or `15.08.2026 – 22.08.2026`. */
export function datesOf({ baslangic, baslangic_saat, bitis, bitis_saat }: Dated): string {
  const first = withTime(baslangic, baslangic_saat)
  return bitis && bitis !== baslangic ? `${first} – ${withTime(bitis, bitis_saat)}` : first
}

/** `2 adults, 1 child`. */
export function usePaxWords(): (pax: Pax) => string {
  const t = useTranslations('panel.party')
  return ({ yetiskin, cocuk, bebek }) =>
    [
      t('adults', { count: yetiskin }),
      cocuk > 0 ? t('children', { count: cocuk }) : '',
      bebek > 0 ? t('infants', { count: bebek }) : '',
    ]
      .filter(Boolean)
      .join(', ')
}

/** When and for whom, in one line. */
export function useLineWords(): (line: Dated & { readonly pax: Pax }) => string {
  const people = usePaxWords()
  return (line) => `${datesOf(line)} · ${people(line.pax)}`
}

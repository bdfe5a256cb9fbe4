import type { Pax } from '@meltem/contract/reservation/reservation'
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

interface Party {
  readonly pax: Pax
  /** Several of what has nights are rooms. */
  readonly adet?: number | undefined
  readonly bitis?: string | null | undefined
}

/** `2 adults, 1 child`, or `2 rooms, 4 adults`. */
export function usePartyOfLine(): (line: Party) => string {
  const t = useTranslations('panel.party')
  return ({ pax: { yetiskin, cocuk, bebek }, adet = 1, bitis }) =>
    [
      adet > 1 && bitis ? t('rooms', { count: adet }) : '',
      t('adults', { count: yetiskin }),
      cocuk > 0 ? t('children', { count: cocuk }) : '',
      bebek > 0 ? t('infants', { count: bebek }) : '',
    ]
      .filter(Boolean)
      .join(', ')
}

/** Days and guests, in one line. */
export function useLineWords(): (line: Dated & Party) => string {
  const party = usePartyOfLine()
  return (line) => `${datesOf(line)} · ${party(line)}`
}

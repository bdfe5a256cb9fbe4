import { daysBetween } from '@meltem/domain/calendar-day'
import { useTranslations } from 'use-intl/react'
import { useBooking } from '../booking-context.tsx'
import { hasRooms } from '../choice-party.ts'

/** `7 nights, 4 adults, 2 children`: what the sum is for. */
export function usePartyWords(): string {
  const { choice, mode, option, product } = useBooking()
  const t = useTranslations('panel.party')
  const { baslangic, bitis, pax } = choice
  const parts: string[] = []
  if (baslangic !== null && bitis !== null && mode === 'stay')
    parts.push(t('nights', { count: daysBetween(baslangic, bitis) }))
  if (option && option.fiyatlandirma === 'birim' && choice.adet > 1) parts.push(`${choice.adet} ×`)
  if (hasRooms(product, option) && choice.adet > 1) parts.push(t('rooms', { count: choice.adet }))
  parts.push(t('adults', { count: pax.yetiskin }))
  if (pax.cocuk > 0) parts.push(t('children', { count: pax.cocuk }))
  if (pax.bebek > 0) parts.push(t('infants', { count: pax.bebek }))
  return parts.join(', ')
}

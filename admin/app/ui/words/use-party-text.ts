import type { Pax } from '@meltem/contract/reservation/reservation'
import { useTranslations } from 'use-intl'

/** `2 adults, 1 child`: who is not there is not named. */
export function usePartyText(): (pax: Pax) => string {
  const t = useTranslations('admin')
  return ({ yetiskin, cocuk, bebek }) => t('pax', { adults: yetiskin, children: cocuk, infants: bebek })
}

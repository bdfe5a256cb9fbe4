import type { Enquiry } from '@meltem/contract/audience/enquiry'
import { useTranslations } from 'use-intl'

/** What it is about: a kind of product, or something else. */
export function useKindText(): (tur: Enquiry['tur']) => string {
  const kinds = useTranslations('admin.reservations.kind')
  const t = useTranslations('admin.enquiries')
  return (tur) => (tur === 'diger' ? t('other') : kinds(tur))
}

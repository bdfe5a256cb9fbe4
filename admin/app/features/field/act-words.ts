import { formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import type { KeptAct } from './field-box.ts'

/** The time of day at the operator. */
export function clockOf(instant: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Istanbul').toPlainTime().toString().slice(0, 5)
}

/** An act in a word or two: aboard, no-show, collected with the sum. */
export function useActWords(): (kept: KeptAct) => string {
  const t = useTranslations('admin.field.act')
  const { language } = useLanguage()
  return ({ act, kur }) =>
    act.tur === 'tahsilat' ? t('tahsilat', { sum: formatMoney(language, act.tutar, kur) }) : t(act.tur)
}

import type { getAuditChoices } from '@meltem/contract/staff/audit-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { actInWords, tableInWords } from '@meltem/i18n/audit-words'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { ClearButton } from '../../ui/form/clear-button.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import type { useAddress } from '../../ui/use-address.ts'
import { type AuditFilter, useAuditTexts } from './use-audit.ts'

interface FiltersProps {
  readonly filter: AuditFilter
  readonly choices: OutputOf<typeof getAuditChoices> | undefined
  readonly change: ReturnType<typeof useAddress>['change']
  readonly onClear: () => void
}

/** Who, what, on which thing and when; each choice goes into the address at once. */
export function AuditFilters({ filter, choices, change, onClear }: FiltersProps) {
  const t = useTranslations('admin.audit')
  const texts = useAuditTexts()
  const { language } = useLanguage()
  const any = { value: '', label: t('any') }
  const worded = (names: readonly string[], words: typeof actInWords) =>
    names
      .map((value) => ({ value, label: words(texts, value) }))
      .sort((one, other) => one.label.localeCompare(other.label, language))
  const { personel, cagri, tablo, konu, ilk, son } = filter
  return (
    <section
      aria-label={t('filters')}
      className="mb-3 grid grid-cols-2 items-end gap-x-2 gap-y-2.5 md:grid-cols-3 min-[1280px]:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1.2fr)_150px_150px_36px]"
    >
      <Choice
        label={t('person')}
        value={personel ?? ''}
        options={[any, ...(choices?.kisiler ?? []).map(({ k_no, ad }) => ({ value: k_no, label: ad }))]}
        onChange={(value) => change({ personel: value })}
      />
      <Choice
        label={t('act_label')}
        value={cagri ?? ''}
        options={[any, ...worded(choices?.cagrilar ?? [], actInWords)]}
        onChange={(value) => change({ cagri: value })}
      />
      <Choice
        label={t('table_label')}
        value={tablo ?? ''}
        options={[any, ...worded(choices?.tablolar ?? [], tableInWords)]}
        onChange={(value) => change({ tablo: value })}
      />
      <DayField
        quiet
        label={t('from')}
        value={ilk ?? ''}
        onChange={(day) => change({ ilk: day, ...(son && day && son < day ? { son: day } : {}) })}
      />
      <DayField
        quiet
        label={t('to')}
        value={son ?? ''}
        onChange={(day) => change({ son: day, ...(ilk && day && ilk > day ? { ilk: day } : {}) })}
      />
      {[personel, cagri, tablo, konu, ilk, son].some(Boolean) && <ClearButton label={t('clear')} onClear={onClear} />}
    </section>
  )
}

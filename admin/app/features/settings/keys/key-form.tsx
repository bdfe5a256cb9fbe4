import { KEY_DAYS, makeOfficeKey, type OfficeKey } from '@meltem/contract/staff/office-keys'
import { KEY_RIGHTS } from '@meltem/contract/staff/rights'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../platform/call.ts'
import { useMay } from '../../../platform/rights.ts'
import { problemAt } from '../field-problem.ts'
import { FormButtons } from '../form-buttons.tsx'
import { useDirty } from '../part-section.tsx'
import { ActTrouble } from '../provider-section.tsx'
import { ChoiceRow, ManyRow, TextRow } from '../setting-row.tsx'
import type { OfficeKeyAct } from './use-office-key-act.ts'

/** What a new key is for, what it may read, and until when; only what its maker may read is offered. */
export function KeyForm({ act, onClose }: { act: OfficeKeyAct; onClose: () => void }) {
  const t = useTranslations('admin.settings')
  const rights = useTranslations('admin.rights')
  const may = useMay()
  const [ad, setName] = useState('')
  const [haklar, setRights] = useState<OfficeKey['haklar']>([])
  const [gun, setDays] = useState<number | null>(KEY_DAYS[1])
  useDirty(ad !== '' || haklar.length > 0)
  const options = KEY_RIGHTS.filter((hak) => may(hak)).map((hak) => ({ value: hak, label: rights(hak) }))
  const nameOf = (days: number | null) => (days === null ? t('keys.no_end') : t('keys.days', { count: days }))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        act.mutate({ run: () => call(makeOfficeKey, { ad, haklar, gun }) })
      }}
      className="border-line border-y bg-mist"
    >
      <ActTrouble error={act.error} />
      <TextRow
        label={t('keys.name')}
        hint={t('keys.name_hint')}
        most={80}
        value={ad}
        onChange={setName}
        problem={problemAt(act.error, 'ad')}
      />
      <ManyRow
        label={t('keys.rights')}
        hint={t('keys.rights_hint')}
        options={options}
        value={haklar}
        onChange={(chosen) => setRights(KEY_RIGHTS.filter((hak) => chosen.includes(hak)))}
        problem={problemAt(act.error, 'haklar')}
      />
      <ChoiceRow
        label={t('keys.end_label')}
        hint={t('keys.end_hint')}
        options={KEY_DAYS.map((days) => ({ value: String(days), label: nameOf(days) }))}
        value={String(gun)}
        onChange={(value) => setDays(KEY_DAYS.find((days) => String(days) === value) ?? null)}
      />
      <FormButtons label={t('keys.make')} busy={act.isPending} onClose={onClose} />
    </form>
  )
}

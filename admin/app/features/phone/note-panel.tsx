import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Panel } from '../../ui/panel.tsx'
import { LONGEST_NOTE } from './phone-draft.ts'

/** What only the office reads. */
export function NotePanel({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useTranslations('admin.phone')
  const id = useId()
  return (
    <Panel title={t('note')}>
      <div className="p-4">
        <label htmlFor={id} className="sr-only">
          {t('note')}
        </label>
        <textarea
          id={id}
          rows={3}
          maxLength={LONGEST_NOTE}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="control w-full py-2"
        />
      </div>
    </Panel>
  )
}

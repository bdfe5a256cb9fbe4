import { formatInstant } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { ClockField } from '../../ui/form/clock-field.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import type { Stored } from './use-page-draft.ts'

export type PageState = 'taslak' | 'planli' | 'yayinda'

export function stateOf({ taslak, yayin_zamani }: Pick<Stored, 'taslak' | 'yayin_zamani'>): PageState {
  if (taslak) return 'taslak'
  return isAhead(new Date(yayin_zamani)) ? 'planli' : 'yayinda'
}

function isAhead(instant: Date): boolean {
  return instant.getTime() > Date.now()
}

interface PublishBarProps {
  readonly page: Stored
  readonly dirty: boolean
  readonly busy: boolean
  readonly onSave: (part?: Partial<Stored>) => void
}

/** Saves; publishes now, on a day, or takes down. One of them is the next step. */
export function PublishBar({ page, dirty, busy, onSave }: PublishBarProps) {
  const t = useTranslations('admin.content')
  const [planning, setPlanning] = useState(false)
  const state = stateOf(page)
  const sun = state === 'taslak' && !dirty ? undefined : ('sun' as const)
  return (
    <div className="sticky bottom-0 z-10 mt-4 flex flex-wrap items-center gap-2 border-line border-t bg-paper px-4 py-2.5">
      <p className="mr-auto text-ink-2">
        {dirty && t('unsaved')}
        {!dirty && (state === 'planli' ? t('planned_for', { time: formatInstant(page.yayin_zamani) }) : t('all_saved'))}
      </p>
      {planning && (
        <PlanForm
          onPlan={(instant) => onSave({ taslak: false, yayin_zamani: instant })}
          onClose={() => setPlanning(false)}
        />
      )}
      {state !== 'taslak' && (
        <Button busy={busy} onClick={() => onSave({ taslak: true })}>
          {t('withdraw')}
        </Button>
      )}
      {state !== 'yayinda' && !planning && <Button onClick={() => setPlanning(true)}>{t('plan')}</Button>}
      {state !== 'yayinda' && (
        <Button
          look={sun ? undefined : 'sun'}
          busy={busy}
          onClick={() =>
            onSave({ taslak: false, ...(state === 'planli' ? { yayin_zamani: new Date().toISOString() } : {}) })
          }
        >
          {t('publish')}
        </Button>
      )}
      <Button look={sun} busy={busy} disabled={!dirty} onClick={() => onSave()}>
        {state === 'yayinda' ? t('save_live') : t('save')}
        <Kbd>Ctrl S</Kbd>
      </Button>
    </div>
  )
}

/** A day and an hour of the office. */
function PlanForm({ onPlan, onClose }: { onPlan: (instant: string) => void; onClose: () => void }) {
  const t = useTranslations('admin.content')
  const [day, setDay] = useState('')
  const [time, setTime] = useState('09:00')
  const instant = day === '' || time === '' ? undefined : new Date(`${day}T${time}:00+03:00`)
  return (
    <span className="flex flex-wrap items-end gap-2">
      <DayField label={t('plan_day')} value={day} onChange={setDay} quiet />
      <ClockField label={t('plan_time')} value={time} onChange={setTime} />
      <Button
        disabled={!instant || !isAhead(instant)}
        onClick={() => {
          if (instant) onPlan(instant.toISOString())
          onClose()
        }}
      >
        {t('plan_set')}
      </Button>
      <Button onClick={onClose}>{t('cancel')}</Button>
    </span>
  )
}

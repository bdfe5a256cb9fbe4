import { shortWeekday } from '@meltem/i18n/day-words'
import { formatDate } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import type { Missing } from '../choice.ts'

interface DateButtonProps {
  readonly label: string
  readonly day: string | null
  /** What is missing while it is empty. */
  readonly asks: Missing
  readonly onOpen: () => void
}

/** A day as it was chosen; pressing it opens the calendar. */
export function DateButton({ label, day, asks, onOpen }: DateButtonProps) {
  const { language } = useFrame()
  const t = useTranslations('panel')
  const said = day ? `${shortWeekday(LOCALES[language].tag, day)} ${formatDate(day)}` : t('choose')
  return (
    <div className="field">
      <span className="font-semibold text-14" aria-hidden="true">
        {label}
      </span>
      <button
        type="button"
        className="input text-left"
        data-asks={asks}
        aria-haspopup="dialog"
        aria-label={`${label}: ${said}`}
        onClick={onOpen}
      >
        <span className={day ? 'num' : 'text-ink-3'}>{said}</span>
      </button>
    </div>
  )
}

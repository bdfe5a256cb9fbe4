import type { ProductKind } from '@meltem/contract/content'
import { LOCALES } from '@meltem/i18n/locales'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../lib/frame.ts'
import { formatMonth, monthsFrom } from './months.ts'
import { CAR_CLASSES, type SearchField } from './search-kinds.ts'

interface SearchFieldControlProps {
  readonly field: SearchField
  readonly kind: ProductKind
  readonly today: string
  /** Takes a whole row where there are two columns. */
  readonly alone: boolean
}

const CONTROL =
  'w-full min-w-0 appearance-none bg-transparent font-[620] text-16 focus-visible:shadow-none placeholder:font-[450] placeholder:text-ink-3 placeholder:opacity-100'

/** Before anything is picked the pattern of the browser stands there, as quiet as a placeholder. */
const PICKED = `${CONTROL} not-data-filled:font-[450] not-data-filled:text-ink-3`

/** Bookings further ahead than this have no prices yet. */
const YEARS_AHEAD = 2

function lastDay(today: string): string {
  return `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31`
}

export function SearchFieldControl({ field, kind, today, alone }: SearchFieldControlProps) {
  const t = useTranslations('search')
  const id = `ara-${kind}-${field.name}`
  return (
    <div
      className={`grid content-center gap-px rounded-[4px] border-line border-b px-2 py-2.5 hover:bg-mist has-[:focus-visible]:shadow-[inset_0_0_0_2px_var(--color-sea)] lg:min-w-0 lg:flex-1 lg:border-r lg:border-b-0 lg:px-4 lg:py-2 xl:px-[18px] ${field.input === 'text' ? 'lg:flex-[1.5]' : ''} ${alone ? 'col-span-full' : ''}`}
    >
      <label htmlFor={id} className="truncate font-[550] text-13 text-ink-2">
        {t(`fields.${field.label}`)}
      </label>
      <Control field={field} kind={kind} today={today} id={id} />
    </div>
  )
}

function Control({ field, kind, today, id }: Omit<SearchFieldControlProps, 'alone'> & { id: string }) {
  const t = useTranslations('search')
  const shared = { id, name: field.name, className: CONTROL }
  switch (field.input) {
    case 'date':
      return <input {...shared} className={PICKED} type="date" min={today} max={lastDay(today)} />
    case 'time':
      return <input {...shared} className={PICKED} type="time" />
    case 'number':
      return (
        <input
          {...shared}
          type="number"
          inputMode="numeric"
          min={1}
          max={kind === 'dugun' ? 500 : 60}
          defaultValue={kind === 'dugun' ? 40 : 2}
        />
      )
    case 'month':
      return <MonthSelect {...shared} today={today} />
    case 'class':
      return (
        <select {...shared}>
          <option value="">{t('anyClass')}</option>
          {CAR_CLASSES.map((each) => (
            <option key={each} value={each}>
              {t(`classes.${each}`)}
            </option>
          ))}
        </select>
      )
    default:
      return (
        <input
          {...shared}
          type="text"
          maxLength={120}
          autoComplete="off"
          placeholder={field.placeholder ? t(`placeholders.${field.placeholder}`) : undefined}
          list={field.name === 'yer' || field.name === 'varis' ? 'ara-yerler' : undefined}
        />
      )
  }
}

/** A list instead of a month field: two large browsers show that one as bare text. */
function MonthSelect({ today, ...shared }: { today: string; id: string; name: string; className: string }) {
  const t = useTranslations('search')
  const { language } = useFrame()
  return (
    <select {...shared}>
      <option value="">{t('anyMonth')}</option>
      {monthsFrom(today, 18).map((month) => (
        <option key={month} value={month}>
          {formatMonth(LOCALES[language].tag, month)}
        </option>
      ))}
    </select>
  )
}

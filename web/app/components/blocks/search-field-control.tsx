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
  /** What was typed for another kind where it asked the same. */
  readonly typed: string | undefined
  /** Takes a whole row where there are two columns. */
  readonly alone: boolean
}

/** Bookings further ahead than this have no prices yet. */
const YEARS_AHEAD = 2

function lastDay(today: string): string {
  return `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31`
}

export function SearchFieldControl({ alone, ...props }: SearchFieldControlProps) {
  const { field, kind } = props
  const t = useTranslations('search')
  const id = `ara-${kind}-${field.name}`
  return (
    <div className={`search-field ${field.input === 'text' ? 'lg:flex-[1.5]' : ''} ${alone ? 'col-span-full' : ''}`}>
      <label htmlFor={id}>{t(`fields.${field.label}`)}</label>
      <Control {...props} id={id} />
    </div>
  )
}

function Control({ field, kind, today, typed, id }: Omit<SearchFieldControlProps, 'alone'> & { id: string }) {
  const t = useTranslations('search')
  const shared = { id, name: field.name, defaultValue: typed }
  // Before anything is picked the pattern of the browser stands there, as quiet as a placeholder.
  const filled = typed ? '' : undefined
  switch (field.input) {
    case 'date':
      return <input {...shared} data-filled={filled} type="date" min={today} max={lastDay(today)} />
    case 'time':
      return <input {...shared} data-filled={filled} type="time" />
    case 'number':
      return (
        <input
          {...shared}
          type="number"
          inputMode="numeric"
          min={1}
          max={kind === 'dugun' ? 500 : 60}
          defaultValue={typed ?? (kind === 'dugun' ? 40 : 2)}
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
function MonthSelect({
  today,
  ...shared
}: {
  today: string
  id: string
  name: string
  defaultValue: string | undefined
}) {
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

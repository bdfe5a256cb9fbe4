import type { ProductKind } from '@meltem/contract/content'
import { useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { clockOf, typedClock } from '../../../platform/words/clock-text.ts'
import { CLOCK_INPUT } from '../../../ui/clock-field.tsx'
import type { SearchField } from '../../product/kinds.ts'
import { useSearchScope } from './search-context.ts'

interface SearchFieldControlProps {
  readonly field: SearchField
  readonly kind: ProductKind
  readonly today: string
  /** What was typed for another kind where it asked the same. */
  readonly typed: string | undefined
  /** Takes a whole row where there are two columns. */
  readonly alone: boolean
}

/** Labels of text fields that ask for a place: the names of our destinations are offered there. */
const PLACE_LABELS: readonly SearchField['label'][] = ['tur_yer', 'yer', 'liman', 'mekan']

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

function Control({ field, today, typed, id }: Omit<SearchFieldControlProps, 'alone' | 'kind'> & { id: string }) {
  const t = useTranslations('search')
  const shared = { id, name: field.name, defaultValue: typed }
  // Before anything is picked the pattern of the browser stands there, as quiet as a placeholder.
  const filled = typed ? '' : undefined
  switch (field.input) {
    case 'date':
      return <input {...shared} data-filled={filled} type="date" min={today} max={lastDay(today)} />
    case 'time':
      return <ClockInput {...shared} />
    case 'number':
      return (
        <input
          {...shared}
          type="number"
          inputMode="numeric"
          min={1}
          max={field.most ?? 60}
          defaultValue={typed ?? field.usual ?? 2}
        />
      )
    case 'transfer_place':
      return <TransferPlaceSelect {...shared} />
    default:
      return (
        <input
          {...shared}
          type="text"
          maxLength={120}
          autoComplete="off"
          placeholder={field.placeholder ? t(`placeholders.${field.placeholder}`) : undefined}
          list={PLACE_LABELS.includes(field.label) ? 'ara-yerler' : undefined}
        />
      )
  }
}

/** The words stay the browser's, as those of its neighbours, so that what is typed before the page wakes is kept. */
function ClockInput(shared: { id: string; name: string; defaultValue: string | undefined }) {
  const t = useTranslations('clock')
  const before = useRef('')
  return (
    <input
      {...shared}
      {...CLOCK_INPUT}
      placeholder={t('format')}
      title={t('wrong')}
      onInput={({ currentTarget }) => {
        currentTarget.value = typedClock(before.current, currentTarget.value)
        before.current = currentTarget.value
      }}
      onBlur={({ currentTarget }) => {
        currentTarget.value = clockOf(currentTarget.value.replace(/:$/, '')) ?? currentTarget.value
        before.current = currentTarget.value
      }}
    />
  )
}

function TransferPlaceSelect(shared: { id: string; name: string; defaultValue: string | undefined }) {
  const t = useTranslations('search')
  const { transferPlaces } = useSearchScope()
  return (
    <select {...shared}>
      <option value="">{t('anyPlace')}</option>
      {transferPlaces.map(({ kod, baslik }) => (
        <option key={kod} value={kod}>
          {baslik}
        </option>
      ))}
    </select>
  )
}

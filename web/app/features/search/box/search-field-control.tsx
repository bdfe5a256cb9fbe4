import type { ProductKind } from '@meltem/contract/content/content'
import { lastSoldDay } from '@meltem/domain/calendar-month'
import { clockOf, typedClock } from '@meltem/i18n/clock-text'
import { useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { CLOCK_INPUT } from '../../../ui/form/clock-field.tsx'
import { CountInput } from '../../../ui/form/count-field.tsx'
import { DayInput } from '../../booking/calendar/day-input.tsx'
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

/** Arrival and departure are chosen in one calendar; a kind that asks for one day has no field for the other. */
function rangeOf({ name, label }: SearchField, id: string) {
  if (name === 'bitis') return { beginsAt: id.replace(/bitis$/, 'baslangic') }
  return name === 'baslangic' && label !== 'tarih' ? { endsAt: id.replace(/baslangic$/, 'bitis') } : {}
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
  switch (field.input) {
    case 'date':
      return (
        <DayInput
          id={id}
          name={field.name}
          start={typed}
          label={t(`fields.${field.label}`)}
          least={today}
          most={lastSoldDay(today)}
          {...rangeOf(field, id)}
        />
      )
    case 'time':
      return <ClockInput {...shared} />
    case 'number':
      return (
        <CountInput
          {...shared}
          label={t(`fields.${field.label}`)}
          least={1}
          most={field.most ?? 60}
          defaultValue={typed ?? field.usual ?? 2}
        />
      )
    case 'transfer_place':
      return <TransferPlaceSelect {...shared} />
    default:
      return <WordsInput {...shared} field={field} />
  }
}

/** Places are those of the tenant, also the one that stands there as an example. */
function WordsInput({
  field,
  ...shared
}: {
  field: SearchField
  id: string
  name: string
  defaultValue?: string | undefined
}) {
  const t = useTranslations('search')
  const { example } = useSearchScope()
  const place = PLACE_LABELS.includes(field.label)
  const otherwise = field.placeholder ? t(`placeholders.${field.placeholder}`) : undefined
  return (
    <input
      {...shared}
      type="text"
      maxLength={120}
      autoComplete="off"
      placeholder={place ? example : otherwise}
      list={place ? 'ara-yerler' : undefined}
    />
  )
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

import { HIRE_TIME, type HirePlace } from '@meltem/contract/catalog/listing'
import { useRef } from 'react'
import { HALF_HOURS } from '../../platform/words/half-hours.ts'
import { SelectField } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import CarBands from './car-bands.tsx'
import type { CarsView } from './cars-data.ts'
import { FilterDay } from './filters/day-field.tsx'
import { FILTER_FORM, type ListingFilters, PARTY } from './filters/listing-filters.ts'

interface CarHeadProps {
  readonly cars: CarsView
  readonly filters: ListingFilters
  readonly today: string
}

/** The form's name in the page: on a phone a line opens it. */
const HIRE = 'kiralama'

/**
 * Where and when the car is wanted, and what a day costs by the length of the hire. Fields of the filters' form, nothing
 * more; the number of guests was chosen elsewhere and goes on. On a phone the hire is one line, which opens the fields as
 * a sheet: a popover, so that it opens without a script too.
 */
export default function CarHead({ cars, filters, today }: CarHeadProps) {
  const { words, scale, bands, summary } = cars
  return (
    <>
      <button
        type="button"
        popoverTarget={HIRE}
        className="mt-2 flex min-h-12 w-full items-center gap-3 rounded-control border border-line-strong px-3.5 text-left sm:hidden"
      >
        <Icon name="calendar-days" className="flex-none text-ink-2" />
        <span className="min-w-0 flex-1 truncate font-[620]">{summary}</span>
        <span className="link flex-none text-14">{words.change}</span>
      </button>
      <HireForm cars={cars} filters={filters} today={today} />
      {bands ? <CarBands id="suz-sure" heading={words.longer} bands={bands} className="max-sm:hidden" /> : null}
      {scale ? <p className="mt-6 text-ink-2 max-sm:hidden">{scale}</p> : null}
    </>
  )
}

function HireForm({ cars: { words, places, asked }, filters, today }: CarHeadProps) {
  const sheet = useRef<HTMLDivElement>(null)
  return (
    <div
      id={HIRE}
      ref={sheet}
      popover="auto"
      className="hire-form grid-cols-2 gap-x-2 gap-y-3 bg-mist sm:mt-5 sm:grid-cols-[minmax(0,1fr)_9.75rem_8rem] sm:gap-x-3 sm:gap-y-4 sm:p-4 xl:grid-cols-[2fr_1fr_1fr_2.3fr] xl:p-6 [&_input]:min-w-0 [&_select]:text-ellipsis"
    >
      <PlaceField name="alis_yeri" label={words.pickUpPlace} choices={places.alis_yeri} filters={filters} />
      <FilterDay
        name="baslangic"
        label={words.pickUpDay}
        value={filters.baslangic}
        least={today}
        className={places.alis_yeri.length > 0 ? '' : 'col-start-1'}
      />
      <TimeField name="saat" label={words.pickUpTime} filters={filters} />
      <PlaceField name="donus_yeri" label={words.returnPlace} choices={places.donus_yeri} filters={filters} />
      <FilterDay
        name="bitis"
        label={words.returnDay}
        value={filters.bitis}
        least={today}
        className={places.donus_yeri.length > 0 ? '' : 'col-start-1'}
      />
      <TimeField name="bitis_saat" label={words.returnTime} filters={filters} />
      <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 xl:col-span-1 xl:flex-nowrap xl:self-end">
        <button
          type="submit"
          form={FILTER_FORM}
          className="btn btn-deep max-sm:w-full"
          onClick={() => sheet.current?.matches(':popover-open') && sheet.current.hidePopover()}
        >
          {words.update}
        </button>
        {asked ? <p className="text-14 text-ink-2">{asked}</p> : null}
      </div>
      {PARTY.map((name) =>
        filters[name] === undefined ? null : (
          <input key={name} type="hidden" form={FILTER_FORM} name={name} value={filters[name]} />
        ),
      )}
    </div>
  )
}

interface PlaceFieldProps {
  readonly name: HirePlace['grup']
  readonly label: string
  readonly choices: CarsView['places'][HirePlace['grup']]
  readonly filters: ListingFilters
}

function PlaceField({ name, label, choices, filters }: PlaceFieldProps) {
  if (choices.length === 0) return null
  return (
    <SelectField
      id={`suz-${name}`}
      className="col-span-2 sm:col-span-1 sm:col-start-1"
      form={FILTER_FORM}
      name={name}
      label={label}
      defaultValue={filters[name] ?? ''}
      options={choices}
    />
  )
}

interface TimeFieldProps {
  readonly name: 'saat' | 'bitis_saat'
  readonly label: string
  readonly filters: ListingFilters
}

/** The usual time is sent as nothing, so that a plain address stays plain; another minute of an address is kept. */
function TimeField({ name, label, filters: { [name]: time } }: TimeFieldProps) {
  const times = [...new Set([...HALF_HOURS, time ?? HIRE_TIME])].sort()
  return (
    <SelectField
      id={`suz-${name}`}
      form={FILTER_FORM}
      name={name}
      label={label}
      defaultValue={time ?? ''}
      options={times.map((each) => ({ value: each === HIRE_TIME ? '' : each, label: each }))}
    />
  )
}

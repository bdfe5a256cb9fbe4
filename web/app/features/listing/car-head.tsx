import { HIRE_TIME, type HirePlace } from '@meltem/contract/listing'
import { HALF_HOURS } from '../../platform/words/half-hours.ts'
import { SelectField } from '../../ui/field.tsx'
import type { CarsView } from './cars-data.ts'
import { DayField } from './filters/day-field.tsx'
import { FILTER_FORM, type ListingFilters, PARTY } from './filters/listing-filters.ts'

interface CarHeadProps {
  readonly cars: CarsView
  readonly filters: ListingFilters
  readonly today: string
}

/**
 * Where and when the car is wanted, and what a day costs by the length of the hire. Fields of the filters' form, nothing
 * more; the number of guests was chosen elsewhere and goes on.
 */
export default function CarHead({ cars, filters, today }: CarHeadProps) {
  const { words, places, asked, scale, bands } = cars
  return (
    <>
      <div className="mt-5 grid grid-cols-2 gap-x-2 gap-y-3 bg-mist py-4 max-sm:-mx-gutter max-sm:px-gutter sm:grid-cols-[minmax(0,1fr)_9.25rem_8rem] sm:gap-x-3 sm:gap-y-4 sm:px-4 xl:grid-cols-[2fr_1fr_1fr_2.3fr] xl:p-6 [&_input]:min-w-0 [&_select]:text-ellipsis">
        <PlaceField name="alis_yeri" label={words.pickUpPlace} choices={places.alis_yeri} filters={filters} />
        <DayField
          name="baslangic"
          label={words.pickUpDay}
          value={filters.baslangic}
          least={today}
          className={places.alis_yeri.length > 0 ? '' : 'col-start-1'}
        />
        <TimeField name="saat" label={words.pickUpTime} filters={filters} />
        <PlaceField name="donus_yeri" label={words.returnPlace} choices={places.donus_yeri} filters={filters} />
        <DayField
          name="bitis"
          label={words.returnDay}
          value={filters.bitis}
          least={filters.baslangic ?? today}
          className={places.donus_yeri.length > 0 ? '' : 'col-start-1'}
        />
        <TimeField name="bitis_saat" label={words.returnTime} filters={filters} />
        <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 xl:col-span-1 xl:flex-nowrap xl:self-end">
          <button type="submit" form={FILTER_FORM} className="btn btn-deep">
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
      {bands ? <Bands heading={words.longer} bands={bands} /> : null}
      {scale ? <p className="mt-6 text-ink-2">{scale}</p> : null}
    </>
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

function Bands({ heading, bands }: { heading: string; bands: NonNullable<CarsView['bands']> }) {
  return (
    <section aria-labelledby="suz-sure" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="suz-sure" className="text-20">
          {heading}
        </h2>
        <p className="text-13 text-ink-3">{bands.note}</p>
      </div>
      <ol className="mt-3 grid grid-cols-2 rounded-control border border-line sm:grid-flow-col sm:auto-cols-fr sm:grid-cols-none">
        {bands.cells.map(({ length, price, yours }) => (
          <li
            key={length}
            className={`border-line border-r border-b-3 px-3 py-2.5 last:border-r-0 max-sm:even:border-r-0 max-sm:nth-[n+3]:border-t ${yours ? 'border-b-sea bg-sea-tint' : 'border-b-transparent'}`}
          >
            <span className="block text-13 text-ink-2">{yours ? `${length}, ${yours}` : length}</span>
            <b className="num text-18">{price}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

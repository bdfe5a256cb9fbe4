import type { CarsView } from './cars-data.ts'
import { DayField } from './day-field.tsx'
import { FILTER_FORM, type ListingFilters, PARTY } from './listing-filters.ts'

interface CarHeadProps {
  readonly cars: CarsView
  readonly filters: ListingFilters
  readonly today: string
}

/**
 * When the car is wanted, and what a day costs by the length of the hire. Fields of the filters' form, nothing more; who
 * comes along was said elsewhere and goes on.
 */
export default function CarHead({ cars: { words, scale, bands }, filters, today }: CarHeadProps) {
  return (
    <>
      <div className="mt-5 grid max-w-[520px] grid-cols-2 gap-2 bg-mist p-3 sm:gap-3 sm:p-4 [&_input]:min-w-0">
        <DayField name="baslangic" label={words.pickUpDay} value={filters.baslangic} least={today} />
        <DayField name="bitis" label={words.returnDay} value={filters.bitis} least={filters.baslangic ?? today} />
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

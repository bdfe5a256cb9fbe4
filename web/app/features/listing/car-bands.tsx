import type { CarsView } from './cars-data.ts'

interface CarBandsProps {
  readonly id: string
  readonly heading: string
  readonly bands: NonNullable<CarsView['bands']>
  readonly className: string
}

/** What a day costs by the length of the hire; on a phone below the list. */
export default function CarBands({ id, heading, bands, className }: CarBandsProps) {
  return (
    <section aria-labelledby={id} className={`mt-8 ${className}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-20">
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

import { useTranslations } from 'use-intl/react'
import type { DayView } from './day-view.ts'

const CELL = 'relative block h-full border-transparent border-b-3 px-1 pt-[9px] pb-2.5 text-center leading-[1.3]'

/** The coming days with the lowest price of the list; links, so that they work before and without any script. */
export default function DayStrip({ days }: { days: readonly DayView[] }) {
  const t = useTranslations('listing')
  if (days.length === 0) return null
  return (
    <nav aria-label={t('days')} className="mb-4 sm:mb-8">
      <ol className="grid auto-cols-[minmax(74px,1fr)] grid-flow-col overflow-x-auto rounded-control border border-line [scrollbar-width:none]">
        {days.map((day) => (
          <li key={day.day} className="border-line border-r last:border-r-0">
            <Day day={day} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Day({ day }: { day: DayView }) {
  const t = useTranslations('listing')
  if (day.price === null) {
    return (
      <span className={`${CELL} bg-mist text-ink-3 line-through`}>
        <span className="sr-only">{day.label}</span>
        <Figures day={day} price={t('full')} />
      </span>
    )
  }
  return (
    <a
      href={day.href}
      rel="nofollow"
      aria-current={day.chosen ? 'date' : undefined}
      className={`${CELL} no-underline hover:bg-mist focus-visible:rounded-none focus-visible:shadow-[inset_0_0_0_2px_var(--color-sea)] aria-[current]:border-b-sea aria-[current]:bg-sea-tint`}
    >
      <span className="sr-only">{day.label}</span>
      <Figures day={day} price={day.price} />
    </a>
  )
}

function Figures({ day, price }: { day: DayView; price: string }) {
  return (
    <span aria-hidden="true">
      <small className="block text-12 text-ink-2">{day.weekday}</small>
      <b className="block text-16">{day.number}</b>
      <span className={`text-12 ${day.lowest ? 'font-bold text-olive' : 'text-ink-2'}`}>{price}</span>
    </span>
  )
}

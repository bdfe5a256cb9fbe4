import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

const DAY_MS = 24 * 60 * 60 * 1000

function dayAfter(day: string, steps: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + steps * DAY_MS).toISOString().slice(0, 10)
}

const STEP =
  'inline-flex min-h-9 min-w-9 items-center justify-center border-line-strong border-l px-2.5 text-13 font-semibold no-underline first:border-l-0 hover:bg-mist aria-[current=date]:bg-sea-deep aria-[current=date]:text-paper max-lg:min-h-11 max-lg:min-w-11'

interface DayStepsProps {
  readonly gun: string
  readonly bugun: string
  /** What else the address says, and goes on to say. */
  readonly keep?: Readonly<Record<string, string>>
}

/** The day before, today, the day after. */
export function DaySteps({ gun, bugun, keep = {} }: DayStepsProps) {
  const t = useTranslations('admin.days')
  const to = (day: string) => ({ search: `?${new URLSearchParams({ ...keep, gun: day })}` })
  return (
    <nav
      aria-label={t('label')}
      className="inline-flex overflow-hidden rounded-control border border-line-strong bg-paper print:hidden"
    >
      <Link to={to(dayAfter(gun, -1))} aria-label={t('previous')} className={STEP}>
        <ChevronLeft aria-hidden="true" className="icon" />
      </Link>
      <Link to={to(bugun)} aria-current={gun === bugun ? 'date' : undefined} className={STEP}>
        {t('today')}
      </Link>
      <Link to={to(dayAfter(gun, 1))} aria-label={t('next')} className={STEP}>
        <ChevronRight aria-hidden="true" className="icon" />
      </Link>
    </nav>
  )
}

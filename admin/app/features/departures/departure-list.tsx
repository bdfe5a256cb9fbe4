import type { DepartureRow, listDepartures } from '@meltem/contract/departure/office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Nothing } from '../../ui/panel.tsx'

/** Which day and which departure stand in the address. */
export function departureAddress(gun: string | undefined, kalkis?: string): string {
  const query = new URLSearchParams()
  if (gun) query.set('gun', gun)
  if (kalkis) query.set('kalkis', kalkis)
  return query.size > 0 ? `?${query}` : ''
}

type Day = OutputOf<typeof listDepartures>['gunler'][number]

/** A week beside each other: how many leave, how many of them without a guide. */
export function DayStrip({ days, gun, bugun }: { days: readonly Day[]; gun: string; bugun: string }) {
  const t = useTranslations('admin.departures')
  const { language } = useLanguage()
  const short = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <nav
      aria-label={t('days')}
      className="mb-4 grid grid-cols-4 gap-px overflow-hidden rounded-card border border-line bg-line print:hidden sm:grid-cols-8"
    >
      {days.map((day) => (
        <Link
          key={day.gun}
          to={{ search: departureAddress(day.gun) }}
          aria-current={day.gun === gun ? 'date' : undefined}
          className="grid content-start gap-0.5 bg-paper px-3 py-2 max-sm:px-2 no-underline hover:bg-desk focus-visible:shadow-[inset_0_0_0_2px_var(--color-sea)] aria-[current=date]:bg-sea-tint aria-[current=date]:shadow-[inset_0_-3px_var(--color-sea)]"
        >
          <b className="text-13 font-[640]">
            {day.gun === bugun ? t('today') : short.format(new Date(`${day.gun}T00:00:00Z`))}
          </b>
          <small className="text-12 text-ink-2">{t('departures', { count: day.kalkis })}</small>
          {day.rehbersiz > 0 && (
            <small className="text-12 font-[620] text-danger">{t('no_guides', { count: day.rehbersiz })}</small>
          )}
        </Link>
      ))}
    </nav>
  )
}

interface ListProps {
  readonly rows: readonly DepartureRow[]
  readonly chosen: string | undefined
  readonly gun: string
}

export function DepartureList({ rows, chosen, gun }: ListProps) {
  const t = useTranslations('admin.departures')
  if (rows.length === 0) {
    return (
      <Nothing>
        <p className="font-[620] text-ink">{t('empty')}</p>
        <p>{t('empty_next')}</p>
      </Nothing>
    )
  }
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.k_no}>
          <Link
            to={{ search: departureAddress(gun, row.k_no) }}
            aria-current={row.k_no === chosen ? 'true' : undefined}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-line-soft border-b px-4 py-2.5 no-underline hover:bg-desk focus-visible:shadow-[inset_0_0_0_2px_var(--color-sea)] aria-[current=true]:bg-sea-tint aria-[current=true]:shadow-[inset_3px_0_var(--color-sea)]"
          >
            <b className="num w-12 font-[640]">{row.saat}</b>
            <span className="grid min-w-0">
              <span className="truncate">{row.ad}</span>
              {row.iptal && <small className="text-12 font-[620] text-danger">{t('cancelled')}</small>}
              {row.rehbersiz ? (
                <small className="text-12 font-[620] text-danger">{t('no_guide')}</small>
              ) : (
                <small className="truncate text-12 text-ink-2">{row.ekip.map(({ ad }) => ad).join(', ')}</small>
              )}
            </span>
            <span className="num">
              {row.kisi}/{row.kapasite}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

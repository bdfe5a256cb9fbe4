import { formatInstant } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { Figures } from '../../features/overview/figures.tsx'
import { NewestMessages } from '../../features/overview/newest-messages.tsx'
import { SystemCard } from '../../features/overview/system-card.tsx'
import { SetupList } from '../../features/setup/setup-list.tsx'
import type { Today } from '../../features/today/lists.tsx'
import { TodayBoard } from '../../features/today/today-board.tsx'
import { TodayFigures } from '../../features/today/today-figures.tsx'
import { useLanguage } from '../../platform/language-provider.tsx'
import { todayQuery } from '../../platform/queries/day.ts'
import { healthQuery, staffQuery } from '../../platform/queries/frame.ts'
import { useMay } from '../../platform/rights.ts'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Problem } from '../../ui/problem.tsx'
import { useScreenKeys } from '../../ui/screen-keys.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useServerNow } from '../../ui/use-server-now.ts'

function clockOf(milliseconds: number): string {
  return formatInstant(new Date(milliseconds).toISOString()).slice(-5)
}

function dayInWords(language: string, day: string): string {
  const words = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return words.format(new Date(`${day}T00:00:00Z`))
}

function useDayLead(today: Today | undefined): string | undefined {
  const t = useTranslations('admin.today')
  if (!today?.kalkislar) return undefined
  return t('lead', {
    departures: today.kalkislar.length,
    guests: today.kalkislar.reduce((sum, { kisi }) => sum + kisi, 0),
    unguided: today.kalkislar.filter(({ rehbersiz }) => rehbersiz).length,
  })
}

function Day() {
  const t = useTranslations('admin.today')
  const { data: session } = useQuery(staffQuery)
  const { data: today, dataUpdatedAt, error, refetch } = useQuery(todayQuery)
  const now = useServerNow(today?.simdi, dataUpdatedAt)
  if (!today) {
    return error ? (
      <div className="card mb-4">
        <Problem error={error} onRetry={() => void refetch()} />
      </div>
    ) : (
      <Skeleton lines={8} />
    )
  }
  return (
    <>
      <TodayFigures today={today} now={now} />
      {session && <TodayBoard today={today} now={now} rol={session.personel.rol} />}
      {(today.yorumlar ?? 0) > 0 && <p className="mb-4 text-ink-2">{t('reviews', { count: today.yorumlar ?? 0 })}</p>}
    </>
  )
}

/** The day as the office finds it; below it what runs and what waits. Looked at again every 30 seconds. */
export function Overview() {
  const t = useTranslations('admin.overview')
  const { data: health, error, dataUpdatedAt, isFetching, refetch } = useQuery(healthQuery)
  const { language } = useLanguage()
  const { data: today, isPending: isDayComing } = useQuery(todayQuery)
  const may = useMay()
  const lead = useDayLead(today)
  const time = clockOf(dataUpdatedAt)
  const navigate = useNavigate()
  const maySell = may('rezervasyon.yaz')
  const phone = useTranslations('admin.phone')
  const keys = useMemo(
    () => (maySell ? [{ words: phone('new'), acts: { n: () => void navigate('/telefon') } }] : []),
    [maySell, phone, navigate],
  )
  useScreenKeys(keys)
  return (
    <>
      <PageHead
        title={today ? dayInWords(language, today.gun) : t('title')}
        lead={lead ?? (health ? `${t('lead')} ${t('updated', { time })}.` : t('lead'))}
      >
        <Button busy={isFetching} onClick={() => void refetch()}>
          {!isFetching && <RotateCw aria-hidden="true" className="icon" />}
          {t('refresh')}
        </Button>
        {health !== undefined && health.yeni_mesaj > 0 && may('mesaj.oku') && (
          <Link to="/mesajlar?durum=yeni" className={buttonStyle()}>
            {t('open_new')}
          </Link>
        )}
        {may('rezervasyon.yaz') && (
          <Link to="/telefon" className={buttonStyle({ look: 'sun' })}>
            {t('new_booking')}
            <span aria-hidden="true" className="rounded-card border border-sun-edge px-1 text-11 max-lg:hidden">
              N
            </span>
          </Link>
        )}
      </PageHead>
      <SetupList />
      <Day />
      {health && error && (
        <div className="mb-4">
          <Note tone="warn">{t('refresh_failed', { time })}</Note>
        </div>
      )}
      {!health && (
        <div className="card mb-4">
          {error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={2} />}
        </div>
      )}
      {/* What stands below the day waits for it, and is not pushed down by it. */}
      {health && !isDayComing && <Figures health={health} />}
      {!isDayComing && (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
          {may('mesaj.oku') && <NewestMessages />}
          {health && <SystemCard health={health} />}
        </div>
      )}
    </>
  )
}

import { formatInstant } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Figures } from '../features/overview/figures.tsx'
import { NewestMessages } from '../features/overview/newest-messages.tsx'
import { SystemCard } from '../features/overview/system-card.tsx'
import { healthQuery } from '../platform/queries.ts'
import { Button, buttonStyle } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Problem } from '../ui/problem.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

function clockOf(milliseconds: number): string {
  return formatInstant(new Date(milliseconds).toISOString()).slice(-5)
}

/** What runs and what waits, looked at again every 30 seconds. */
export function Overview() {
  const t = useTranslations('admin.overview')
  const { data: health, error, dataUpdatedAt, isFetching, refetch } = useQuery(healthQuery)
  const time = clockOf(dataUpdatedAt)
  return (
    <>
      <PageHead title={t('title')} lead={health ? `${t('lead')} ${t('updated', { time })}.` : t('lead')}>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {!isFetching && <RotateCw aria-hidden="true" className="icon" />}
          {t('refresh')}
        </Button>
        {health !== undefined && health.yeni_mesaj > 0 && (
          <Link to="/mesajlar?durum=yeni" className={buttonStyle({ look: 'sun' })}>
            {t('open_new')}
          </Link>
        )}
      </PageHead>
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
      {health && <Figures health={health} />}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
        <NewestMessages />
        {health && <SystemCard health={health} />}
      </div>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { WaitingList } from '../../features/waiting/waiting-list.tsx'
import { waitingQuery } from '../../platform/queries/sales.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Guests who wait for a place on a full departure or stay. */
export default function Waiting() {
  const t = useTranslations('admin.waiting')
  const { data, error, refetch } = useQuery(waitingQuery)
  const guests = data?.data ?? []
  const lead = data ? t('lead', { count: guests.length, free: guests.filter(({ yer }) => yer).length }) : ' '
  return (
    <>
      <PageHead title={t('title')} lead={lead} />
      <Panel title={t('list')}>
        {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />)}
        {data && guests.length === 0 && (
          <Nothing>
            <p className="font-[620] text-ink">{t('empty')}</p>
            <p>{t('empty_next')}</p>
          </Nothing>
        )}
        {data && <WaitingList guests={guests} />}
      </Panel>
    </>
  )
}

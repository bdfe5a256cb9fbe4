import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ApprovalRow } from '../../features/approvals/approval-row.tsx'
import { approvalsQuery } from '../../platform/queries/sales.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Money that nobody may give away alone: what waits, and what was decided. */
export default function Approvals() {
  const t = useTranslations('admin.approvals')
  const { data, error, refetch } = useQuery(approvalsQuery)
  return (
    <>
      <PageHead title={t('title')} lead={data ? t('lead', { count: data.bekleyen.length }) : ' '} />
      {!data && error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && error === null && <Skeleton lines={6} />}
      {data && (
        <div className="grid gap-4">
          <Panel title={t('waiting')}>
            {data.bekleyen.length === 0 && <Nothing>{t('none')}</Nothing>}
            <ul>
              {data.bekleyen.map((one) => (
                <ApprovalRow key={one.k_no} approval={one} />
              ))}
            </ul>
          </Panel>
          <Panel title={t('closed')}>
            {data.kapanan.length === 0 && <Nothing>{t('none_closed')}</Nothing>}
            <ul>
              {data.kapanan.map((one) => (
                <ApprovalRow key={one.k_no} approval={one} />
              ))}
            </ul>
          </Panel>
        </div>
      )}
    </>
  )
}

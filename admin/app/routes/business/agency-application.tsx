import { getApplication } from '@meltem/contract/agency/application'
import { formatInstant } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { AGENCIES_KEY, useAgencyAct } from '../../features/agencies/agency-query.ts'
import { ApplicationChip } from '../../features/agencies/application-list.tsx'
import { Documents, History, WrittenForm } from '../../features/agencies/application-papers.tsx'
import { Verdict } from '../../features/agencies/application-verdict.tsx'
import { call } from '../../platform/call.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** One application: the form, the papers, what happened, and what can be decided. */
export default function AgencyApplication() {
  const t = useTranslations('admin.agencies')
  const { k_no = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: [...AGENCIES_KEY, 'basvuru', k_no],
    queryFn: async ({ signal }) => (await call(getApplication, { k_no }, signal)).data,
  })
  const { act, said } = useAgencyAct()
  return (
    <>
      <Link
        to="/acenteler?gorunum=basvuru"
        className="link mb-2 inline-flex min-h-8 items-center gap-1.5 max-lg:min-h-11"
      >
        <ArrowLeft aria-hidden="true" className="icon" />
        {t('application.back')}
      </Link>
      {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />)}
      {data && (
        <>
          <PageHead
            title={data.marka}
            lead={
              <span className="num">
                {data.basvuru_no} · {formatInstant(data.olusturma_zamani)}
              </span>
            }
          >
            <ApplicationChip durum={data.durum} />
            {data.acente_k_no && (
              <Link to={`/acenteler/${data.acente_k_no}`} className={buttonStyle({ className: 'max-lg:min-h-11' })}>
                {t('application.to_agency')}
              </Link>
            )}
          </PageHead>
          {data.durum !== 'onaylandi' && data.durum !== 'reddedildi' && (
            <div className="mb-4">
              <Verdict key={data.durum} application={data} act={act} />
            </div>
          )}
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <WrittenForm application={data} />
            <div className="grid gap-4">
              <Documents belgeler={data.belgeler} />
              <History gecmis={data.gecmis} />
            </div>
          </div>
        </>
      )}
      <UndoNote text={said} />
    </>
  )
}

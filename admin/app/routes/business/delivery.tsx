import { RotateCw } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { JobRow, MailRow } from '../../features/delivery/delivery-row.tsx'
import {
  DELIVERY_VIEWS,
  useFailedJobs,
  useFailedMails,
  useRetry,
  viewOf,
} from '../../features/delivery/use-delivery.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { KeyPaging } from '../../ui/key-paging.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'

/** What did not arrive: seen with its reason, tried again one by one or all at once (PEOPLE-44). */
export default function Delivery() {
  const t = useTranslations('admin.delivery')
  const errorText = useErrorText()
  const may = useMay()
  const { query, change } = useAddress()
  const view = viewOf(query)
  const mails = useFailedMails(view, query.get('sonra'))
  const jobs = useFailedJobs(view === 'isler')
  const retry = useRetry()
  const [said, say] = usePassing<string>()
  const tur = view === 'isler' ? 'is' : 'eposta'
  const again = (k_nolar: string[] | null) =>
    retry.mutate({ tur, k_nolar }, { onSuccess: ({ sayi }) => say(t('retried', { count: sayi })) })
  const isBusy = (k_no: string) => retry.isPending && retry.variables.k_nolar?.[0] === k_no
  const { error, refetch } = view === 'isler' ? jobs : mails
  const counts = mails.data?.sayilar
  const rows = view === 'isler' ? jobs.data : mails.data?.data
  const empty = { vazgecildi: 'empty_mails', deneniyor: 'empty_tried', isler: 'empty_jobs' } as const
  const canRetry = may('teslimat.yaz') && (view === 'isler' ? jobs.data?.some(({ yeniden }) => yeniden) : rows?.length)
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        {may('ayar.oku') && (
          <Link to="/ayarlar/eposta" className="link max-lg:py-3">
            {t('settings')}
          </Link>
        )}
        {canRetry ? (
          <Button
            look="sun"
            busy={retry.isPending && retry.variables.k_nolar === null}
            onClick={() => again(null)}
            className="max-lg:min-h-11"
          >
            <RotateCw aria-hidden="true" className="icon" />
            {t('retry_all')}
          </Button>
        ) : null}
      </PageHead>
      <div className="mb-3">
        <Segmented
          label={t('view')}
          options={DELIVERY_VIEWS.map((value) => ({
            value,
            label: t(`views.${value}`, { count: counts?.[value] ?? 0 }),
          }))}
          value={view}
          onChange={(gorunum) => change({ gorunum })}
        />
      </div>
      {retry.error && <Note tone="danger">{errorText(retry.error)}</Note>}
      <Panel title={t(view === 'isler' ? 'jobs' : 'mails')}>
        {!rows && error !== null && <Problem error={error} onRetry={() => void refetch()} />}
        {!rows && error === null && <Skeleton lines={6} />}
        {rows?.length === 0 && <Nothing>{t(empty[view])}</Nothing>}
        <ul>
          {view === 'isler'
            ? jobs.data?.map((job) => (
                <JobRow key={job.k_no} job={job} busy={isBusy(job.k_no)} onRetry={() => again([job.k_no])} />
              ))
            : mails.data?.data.map((mail) => (
                <MailRow key={mail.k_no} mail={mail} busy={isBusy(mail.k_no)} onRetry={() => again([mail.k_no])} />
              ))}
        </ul>
        {view !== 'isler' && mails.data && mails.data.data.length > 0 && (
          <KeyPaging next={mails.data.sonraki} count={mails.data.data.length} query={query} />
        )}
      </Panel>
      <UndoNote text={said} />
    </>
  )
}

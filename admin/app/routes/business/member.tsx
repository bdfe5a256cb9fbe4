import { formatDate } from '@meltem/i18n/format'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ErasePanel } from '../../features/members/erase-panel.tsx'
import { GroupCard, PrivacyCard } from '../../features/members/member-acts.tsx'
import { BookingsCard, ConsentsCard, FactsCard } from '../../features/members/member-cards.tsx'
import { useMember } from '../../features/members/use-members.ts'
import { useMay } from '../../platform/rights.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** One member: facts, bookings, consents, group, and what the law gives them (PEOPLE-41, PEOPLE-42). */
export default function Member() {
  const t = useTranslations('admin.members')
  const { k_no = '' } = useParams()
  const navigate = useNavigate()
  const may = useMay()
  const [erasing, setErasing] = useState(false)
  const { data, error, refetch } = useMember(k_no)
  return (
    <>
      <Link to="/uyeler" className="link mb-2 inline-flex min-h-8 items-center gap-1.5 max-lg:min-h-11">
        <ArrowLeft aria-hidden="true" className="icon" />
        {t('title')}
      </Link>
      {!data && error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && error === null && <Skeleton lines={8} />}
      {data && (
        <>
          <PageHead
            title={`${data.ad} ${data.soyad}`}
            lead={`${data.e_mail} · ${t('since', { date: formatDate(data.olusturma_zamani.slice(0, 10)) })}`}
          />
          {erasing && (
            <ErasePanel
              member={data}
              onAbandon={() => setErasing(false)}
              onErased={() => void navigate('/uyeler', { state: `${data.ad} ${data.soyad}` })}
            />
          )}
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_400px]">
            <div className="grid min-w-0 gap-4">
              <BookingsCard member={data} />
              <ConsentsCard member={data} />
            </div>
            <div className="grid min-w-0 gap-4">
              <FactsCard member={data} />
              <GroupCard key={data.k_no} member={data} />
              {may('uye.veri') && <PrivacyCard member={data} erasing={erasing} onErase={() => setErasing(true)} />}
            </div>
          </div>
        </>
      )}
    </>
  )
}

import type { OfficeAgency } from '@meltem/contract/agency/office'
import { formatDate } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { Link, NavLink, useLocation, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { agencyQuery } from '../../features/agencies/agency-query.ts'
import { AgencyState } from '../../features/agencies/agency-rows.tsx'
import type { TabProps } from '../../features/agencies/facts-tab.tsx'
import { StateActs } from '../../features/agencies/state-acts.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const TABS = ['bilgi', 'kisi', 'sozlesme', 'kontenjan', 'hesap', 'fatura'] as const

/** Each comes when it is opened. */
const PARTS: Readonly<Record<(typeof TABS)[number], ComponentType<TabProps>>> = {
  bilgi: lazy(async () => ({ default: (await import('../../features/agencies/facts-tab.tsx')).FactsTab })),
  kisi: lazy(async () => ({ default: (await import('../../features/agencies/people-tab.tsx')).PeopleTab })),
  sozlesme: lazy(async () => ({ default: (await import('../../features/agencies/contracts-tab.tsx')).ContractsTab })),
  kontenjan: lazy(async () => ({
    default: (await import('../../features/agencies/allotments-tab.tsx')).AllotmentsTab,
  })),
  hesap: lazy(async () => ({ default: (await import('../../features/agencies/account-tab.tsx')).AccountTab })),
  fatura: lazy(async () => ({ default: (await import('../../features/agencies/invoices-tab.tsx')).InvoicesTab })),
}

/** One agency, tab by tab: who they are, terms, what is kept for them, and what they owe. */
export default function Agency() {
  const t = useTranslations('admin.agencies')
  const { k_no = '', sekme } = useParams()
  const { data, error, refetch } = useQuery(agencyQuery(k_no))
  const tab = TABS.find((one) => one === sekme) ?? 'bilgi'
  const Tab = PARTS[tab]
  return (
    <>
      <Link to="/acenteler" className="link mb-2 inline-flex min-h-8 items-center gap-1.5 max-lg:min-h-11">
        <ArrowLeft aria-hidden="true" className="icon" />
        {t('back')}
      </Link>
      {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />)}
      {data && (
        <>
          <Head agency={data} />
          <StateActs key={`${k_no} acts`} agency={data} />
          <Tabs k_no={k_no} />
          <Suspense fallback={<Skeleton lines={8} />}>
            <Tab key={`${k_no} ${tab}`} agency={data} />
          </Suspense>
        </>
      )}
    </>
  )
}

function Head({ agency }: { agency: OfficeAgency }) {
  const t = useTranslations('admin.agencies')
  const { bilgi, kno, ust, olusturma_zamani, durum } = agency
  const lead = (
    <>
      <span className="num">{kno}</span> · {t('since', { day: formatDate(olusturma_zamani.slice(0, 10)) })}
      {ust && (
        <>
          {' · '}
          <Link to={`/acenteler/${ust.k_no}`} className="link inline-flex min-h-6 items-center">
            {t('below', { name: ust.marka })}
          </Link>
        </>
      )}
    </>
  )
  return (
    <PageHead title={bilgi.marka} lead={lead}>
      <AgencyState durum={durum} />
    </PageHead>
  )
}

/** Each tab has an address; on a phone they are a strip that is pushed sideways. */
function Tabs({ k_no }: { k_no: string }) {
  const t = useTranslations('admin.agencies')
  const strip = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On a phone the row is longer than the screen: the open tab is in sight.
  useEffect(() => {
    const here = [...(strip.current?.querySelectorAll('a') ?? [])].find((link) => link.pathname.endsWith(pathname))
    here?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <nav ref={strip} aria-label={t('tabs')} className="mb-4 flex overflow-x-auto border-line border-b print:hidden">
      {TABS.map((name, place) => (
        <NavLink
          key={name}
          to={place === 0 ? `/acenteler/${k_no}` : `/acenteler/${k_no}/${name}`}
          end
          className="-mb-px min-h-10 flex-none border-transparent border-b-3 px-3 py-2 font-semibold text-ink-2 no-underline hover:text-ink focus-visible:shadow-[inset_0_0_0_2px_var(--color-sea)] aria-[current=page]:border-sea aria-[current=page]:text-ink max-lg:min-h-11"
        >
          {t(`tab.${name}`)}
        </NavLink>
      ))}
    </nav>
  )
}

import { AGENCY_STATES } from '@meltem/contract/agency/agency'
import type { AgencyFilter } from '@meltem/contract/agency/office'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { agencyListQuery, pageOf, searchOf } from '../../features/agencies/agency-query.ts'
import { AgencyCards, AgencyTable } from '../../features/agencies/agency-rows.tsx'
import { ApplicationList } from '../../features/agencies/application-list.tsx'
import { buttonStyle } from '../../ui/button.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Paging } from '../../ui/paging.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'

const VIEWS = ['acente', 'basvuru'] as const
const CONTRACTS = ['var', 'yok'] as const

/** What the address says; a word nobody knows cuts nothing. */
function filterOf(query: URLSearchParams): AgencyFilter {
  return {
    ara: query.get('ara') ?? undefined,
    durum: AGENCY_STATES.find((state) => state === query.get('durum')),
    sozlesme: CONTRACTS.find((one) => one === query.get('sozlesme')),
    sayfa: pageOf(query),
  }
}

/** Who sells for the house, and who would like to (PEOPLE-39). */
export default function Agencies() {
  const t = useTranslations('admin.agencies')
  const { query, change } = useAddress()
  const view = VIEWS.find((one) => one === query.get('gorunum')) ?? 'acente'
  const filter = view === 'acente' ? filterOf(query) : { sayfa: 1 }
  const { data, error, refetch } = useQuery(agencyListQuery(filter))
  const waiting = data?.bekleyen_basvuru ?? 0
  return (
    <>
      <PageHead title={t('title')} lead={data ? t('lead', { count: waiting }) : ' '}>
        <Segmented
          label={t('views')}
          value={view}
          options={VIEWS.map((value) => ({
            value,
            label: value === 'basvuru' && waiting > 0 ? `${t('view.basvuru')} (${waiting})` : t(`view.${value}`),
          }))}
          onChange={(next) =>
            change({
              gorunum: next === 'acente' ? undefined : next,
              ara: undefined,
              durum: undefined,
              sozlesme: undefined,
              sayfa: undefined,
            })
          }
        />
      </PageHead>
      {view === 'basvuru' && <ApplicationList />}
      {view === 'acente' && (
        <>
          <Filters filter={filter} change={change} />
          <div className="card">
            {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />)}
            {data?.data.length === 0 && <Nobody isCut={Boolean(filter.ara || filter.durum || filter.sozlesme)} />}
            {data && data.data.length > 0 && (
              <>
                <AgencyTable rows={data.data} />
                <AgencyCards rows={data.data} />
              </>
            )}
            {data && (
              <Paging
                page={filter.sayfa ?? 1}
                total={data.toplam}
                pageSize={data.sayfa_boyu}
                searchOf={(to) => searchOf(query, to)}
              />
            )}
          </div>
        </>
      )}
    </>
  )
}

function Nobody({ isCut }: { isCut: boolean }) {
  const t = useTranslations('admin.agencies')
  return (
    <div className="grid justify-items-start gap-2 p-4">
      <h2>{t(isCut ? 'none_found' : 'empty')}</h2>
      <p className="text-ink-2">{t(isCut ? 'none_found_text' : 'empty_text')}</p>
      {isCut && (
        <Link to="/acenteler" className={buttonStyle({ className: 'max-lg:min-h-11' })}>
          {t('clear')}
        </Link>
      )}
    </div>
  )
}

interface FiltersProps {
  readonly filter: AgencyFilter
  readonly change: ReturnType<typeof useAddress>['change']
}

function Filters({ filter, change }: FiltersProps) {
  const t = useTranslations('admin.agencies')
  const all = useTranslations('admin.reservations')
  const any = { value: '', label: all('any') }
  const search = useCallback(
    (ara: string) => change({ ara: ara.trim() || undefined, sayfa: undefined }, { replace: true }),
    [change],
  )
  return (
    <section
      aria-label={all('filters')}
      className="mb-3 grid grid-cols-2 items-end gap-2.5 sm:grid-cols-[16rem_12rem_14rem]"
    >
      <div className="max-sm:col-span-2 [&_search]:w-full!">
        <SearchBox label={t('search_label')} placeholder={t('search')} value={filter.ara ?? ''} onSearch={search} />
      </div>
      <Choice
        label={t('column.state')}
        value={filter.durum ?? ''}
        options={[any, ...AGENCY_STATES.map((state) => ({ value: state, label: t(`state.${state}`) }))]}
        onChange={(durum) => change({ durum: durum || undefined, sayfa: undefined })}
      />
      <Choice
        label={t('column.contract')}
        value={filter.sozlesme ?? ''}
        options={[any, ...CONTRACTS.map((one) => ({ value: one, label: t(`with_contract.${one}`) }))]}
        onChange={(sozlesme) => change({ sozlesme: sozlesme || undefined, sayfa: undefined })}
      />
    </section>
  )
}

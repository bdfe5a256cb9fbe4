import { ApplicationState, listApplications } from '@meltem/contract/agency/application'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatInstant } from '@meltem/i18n/format'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay, useMissingRightText } from '../../platform/rights.ts'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Paging } from '../../ui/paging.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { AGENCIES_KEY, pageOf, searchOf } from './agency-query.ts'

type Listed = OutputOf<typeof listApplications>['data'][number]

const TONES: Readonly<Record<Listed['durum'], Tone>> = {
  alindi: 'wait',
  inceleniyor: 'wait',
  bilgi_bekleniyor: 'plain',
  onaylandi: 'ok',
  reddedildi: 'bad',
}

export function ApplicationChip({ durum }: Pick<Listed, 'durum'>) {
  const t = useTranslations('admin.agencies.application')
  return <Chip tone={TONES[durum]}>{t(`state.${durum}`)}</Chip>
}

/** Who wants to sell for the house, the newest first, by where each one stands. */
export function ApplicationList() {
  const may = useMay()
  const missing = useMissingRightText()
  // Papers of companies are for those who decide about them.
  if (!may('acente.kosul')) return <p className="text-ink-2">{missing('acente.kosul')}</p>
  return <Applications />
}

function Applications() {
  const t = useTranslations('admin.agencies.application')
  const all = useTranslations('admin.reservations')
  const { query, change } = useAddress()
  const durum = ApplicationState.options.find((state) => state === query.get('durum'))
  const sayfa = pageOf(query)
  const { data, error, refetch } = useQuery({
    queryKey: [...AGENCIES_KEY, 'basvurular', durum, sayfa],
    queryFn: ({ signal }) => call(listApplications, { durum, sayfa }, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className="mb-3 w-64 max-w-full">
        <Choice
          label={t('state_label')}
          value={durum ?? ''}
          options={[
            { value: '', label: all('any') },
            ...ApplicationState.options.map((value) => ({ value, label: t(`state.${value}`) })),
          ]}
          onChange={(value) => change({ durum: value || undefined, sayfa: undefined })}
        />
      </div>
      <Panel title={t('list')}>
        {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />)}
        {data?.data.length === 0 && (
          <Nothing>
            <p className="font-[620] text-ink">{t('none')}</p>
            <p>{t('none_text')}</p>
          </Nothing>
        )}
        {data && data.data.length > 0 && (
          <ul aria-label={t('list')}>
            {data.data.map((row) => (
              <ApplicationRow key={row.k_no} row={row} />
            ))}
          </ul>
        )}
        {data && (
          <Paging page={sayfa} total={data.toplam} pageSize={data.sayfa_boyu} searchOf={(to) => searchOf(query, to)} />
        )}
      </Panel>
    </>
  )
}

function ApplicationRow({ row }: { row: Listed }) {
  return (
    <li className="relative grid gap-1 border-line-soft border-b px-4 py-3 last:border-b-0 hover:bg-mist">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={`/acenteler/basvuru/${row.k_no}`}
          className="link min-w-0 font-[640] break-words after:absolute after:inset-0"
        >
          {row.marka}
        </Link>
        <ApplicationChip durum={row.durum} />
        <time dateTime={row.olusturma_zamani} className="num ml-auto text-13 text-ink-2">
          {formatInstant(row.olusturma_zamani)}
        </time>
      </span>
      <span className="text-13 text-ink-2 wrap-anywhere">
        <span className="num">{row.basvuru_no}</span> · {row.unvan} · {row.e_mail}
      </span>
    </li>
  )
}

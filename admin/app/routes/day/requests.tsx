import { type getRequest, REQUEST_VIEWS, type RequestView } from '@meltem/contract/reservation/request-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ComponentProps, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { AnswerForm } from '../../features/requests/answer-form.tsx'
import type { Act } from '../../features/requests/answer-words.ts'
import { Neighbours } from '../../features/requests/neighbours.tsx'
import { History, RequestDetail, useTake } from '../../features/requests/request-detail.tsx'
import { RequestList } from '../../features/requests/request-list.tsx'
import { requestAddress, useRequestsScreen } from '../../features/requests/use-requests-screen.ts'
import { useLook } from '../../platform/live.ts'
import { staffQuery } from '../../platform/queries/frame.ts'
import { requestQuery } from '../../platform/queries/sales.ts'
import { useMay, useMissingRightText } from '../../platform/rights.ts'
import { Colleagues } from '../../ui/colleagues.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { KeyHints, type KeyRow, useScreenKeys } from '../../ui/screen-keys.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Requests by their deadline; the one that is open with its neighbours, and the answer. On a phone one after the other. */
export default function Requests() {
  const t = useTranslations('admin.requests')
  const screen = useRequestsScreen()
  const { view, chosen, listing, rows, error, now, move, retry, show } = screen
  const { data: session } = useQuery(staffQuery)
  const may = useMay()
  const me = session?.personel.k_no
  const mayAnswer = may('rezervasyon.yaz')
  const one = useQuery({ ...requestQuery(chosen ?? ''), enabled: chosen !== undefined })
  const answer = chosen === undefined ? undefined : one.data
  useLook('rezervasyon', chosen)
  const [act, setAct] = useState<Act>('accept')
  const [done, setDone] = useState<Act>()
  const taking = useTake(chosen)
  const keys = useRequestKeys({ answer, me, mayAnswer, taking, move, setAct })
  const reading = chosen !== undefined
  return (
    <>
      <Head counts={listing?.sayilar} view={view} onShow={show} keys={keys} />
      <p role="status" className={done ? 'mb-3 bg-olive-tint px-4 py-2 text-olive' : 'sr-only'}>
        {done && t(`done_${done}`)}
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-[280px_minmax(0,1fr)] xl:grid-cols-[280px_minmax(0,1fr)_360px]">
        <div className={reading ? 'max-lg:hidden' : ''}>
          <Panel title={view === 'kapanan' ? t('list_closed') : t('list')}>
            {listing && <RequestList view={view} rows={rows} chosen={chosen} me={me} now={now} />}
            {!listing && <Waiting error={error} onRetry={retry} />}
          </Panel>
        </div>
        <section aria-label={t('detail')} className={`grid min-w-0 gap-4 ${reading ? '' : 'max-lg:hidden'}`}>
          <Link
            to={{ search: requestAddress(view) }}
            className="link inline-flex min-h-8 items-center gap-1.5 justify-self-start lg:hidden"
          >
            <ArrowLeft aria-hidden="true" className="icon" />
            {t('back')}
          </Link>
          <div className="min-w-0">
            <Colleagues konu="rezervasyon" k_no={chosen} readAt={one.dataUpdatedAt} onShow={() => void one.refetch()} />
            {answer && <RequestDetail answer={answer} me={me} now={now} mayAnswer={mayAnswer} taking={taking} />}
          </div>
          {answer && <Neighbours answer={answer} />}
          {answer && <History rows={answer.gecmis} />}
          {!answer && reading && <Waiting error={one.error} onRetry={() => void one.refetch()} />}
        </section>
        <div className={`min-w-0 lg:col-start-2 xl:col-start-3 xl:row-start-1 ${reading ? '' : 'max-lg:hidden'}`}>
          {answer && (
            <Answering
              answer={answer}
              act={act}
              onAct={setAct}
              onDone={(which) => {
                setDone(which)
                move(1)
              }}
            />
          )}
        </div>
      </div>
    </>
  )
}

interface Keyed {
  readonly answer: OutputOf<typeof getRequest> | undefined
  readonly me: string | undefined
  readonly mayAnswer: boolean
  readonly taking: ReturnType<typeof useTake>
  readonly move: (step: 1 | -1) => void
  readonly setAct: (act: Act) => void
}

/** J and K move, U takes or lets go, A, O and R choose the answer. */
function useRequestKeys({ answer, me, mayAnswer, taking, move, setAct }: Keyed): readonly KeyRow[] {
  const t = useTranslations('admin.requests')
  const mine = answer?.data.ustlenen?.personel_k_no === me
  const open = answer?.data.durum === 'requested' && mayAnswer
  const { mutate } = taking
  const rows = useMemo(
    (): readonly KeyRow[] => [
      { words: t('key_move'), acts: { j: () => move(1), k: () => move(-1) } },
      {
        words: t('key_take'),
        acts: {
          u: () => {
            if (open) mutate(mine)
          },
        },
      },
      {
        words: t('key_answer'),
        acts: { a: () => setAct('accept'), o: () => setAct('offer'), r: () => setAct('decline') },
      },
    ],
    [t, move, open, mutate, mine, setAct],
  )
  useScreenKeys(rows)
  return rows
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error ? <Problem error={error} onRetry={onRetry} /> : <Skeleton lines={4} />
}

interface HeadProps {
  readonly counts: Readonly<Record<RequestView, number>> | undefined
  readonly view: RequestView
  readonly onShow: (view: RequestView) => void
  readonly keys: readonly KeyRow[]
}

function Head({ counts, view, onShow, keys }: HeadProps) {
  const t = useTranslations('admin.requests')
  const options = REQUEST_VIEWS.map((value) => ({ value, label: t(value, { count: counts?.[value] ?? 0 }) }))
  return (
    <PageHead title={t('title')} lead={counts ? t('lead', { count: counts.bekleyen }) : ' '}>
      <KeyHints rows={keys} />
      <Segmented label={t('views')} options={options} value={view} onChange={onShow} />
    </PageHead>
  )
}

/** The form for those who may answer; the others read which right it takes. */
function Answering(props: ComponentProps<typeof AnswerForm>) {
  const may = useMay()
  const missing = useMissingRightText()
  const { data } = props.answer
  if (data.durum !== 'requested') return null
  if (!may('rezervasyon.yaz')) return <p className="card p-4 text-ink-2">{missing('rezervasyon.yaz')}</p>
  return <AnswerForm key={data.k_no} {...props} />
}

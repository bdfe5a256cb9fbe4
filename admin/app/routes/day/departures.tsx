import type { getDeparture } from '@meltem/contract/departure/office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatInstant } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { CallOffPanel } from '../../features/departures/call-off-panel.tsx'
import { CancelledNote } from '../../features/departures/cancelled-note.tsx'
import { CapacityForm } from '../../features/departures/capacity-form.tsx'
import { CrewPanel } from '../../features/departures/crew-form.tsx'
import { type DepartureAct, DepartureHead } from '../../features/departures/departure-head.tsx'
import { DayStrip, DepartureList, departureAddress } from '../../features/departures/departure-list.tsx'
import { Manifest, ManifestFigures } from '../../features/departures/manifest.tsx'
import { MessagePanel } from '../../features/departures/message-panel.tsx'
import { useEditing, useLook } from '../../platform/live.ts'
import { departureQuery, departuresQuery } from '../../platform/queries/day.ts'
import { Colleagues } from '../../ui/colleagues.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useWideScreen } from '../../ui/use-wide-screen.ts'

const DAY = /^\d{4}-\d\d-\d\d$/

/** Day and departure from the address; beside a list the first departure opens by itself. */
function useDeparturesScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const wide = useWideScreen()
  const asked = query.get('gun') ?? ''
  const gun = DAY.test(asked) ? asked : undefined
  const chosen = query.get('kalkis') ?? undefined
  const list = useQuery(departuresQuery(gun))
  const one = useQuery({ ...departureQuery(chosen ?? ''), enabled: chosen !== undefined })
  useLook('kalkis', chosen)
  const first = list.data?.data[0]?.k_no
  const opensFirst = wide && chosen === undefined && first !== undefined
  useEffect(() => {
    if (opensFirst) void navigate({ search: departureAddress(gun, first) }, { replace: true, preventScrollReset: true })
  }, [opensFirst, first, gun, navigate])
  return { chosen, list, one, answer: chosen === undefined ? undefined : one.data }
}

type Answer = OutputOf<typeof getDeparture>

/** Departures of a day and the manifest of one: guests, what is to be collected, crew and boat; printed as it stands. */
export default function Departures() {
  const t = useTranslations('admin.departures')
  const { chosen, list, one, answer } = useDeparturesScreen()
  const { data: listing, error, refetch } = list
  const reading = chosen !== undefined
  const [open, setOpen] = useState<{ readonly k_no: string; readonly what: DepartureAct }>()
  useEditing(open !== undefined)
  const opened = answer && open?.k_no === answer.data.k_no ? open.what : undefined
  return (
    <>
      <DepartureHead
        listing={listing}
        answer={answer}
        onOpen={(what) => setOpen(answer && { k_no: answer.data.k_no, what })}
      />
      {listing && <DayStrip days={listing.gunler} gun={listing.gun} bugun={listing.bugun} />}
      <div className="grid items-start gap-4 lg:grid-cols-[280px_minmax(0,1fr)] print:block">
        <div className={`print:hidden ${reading ? 'max-lg:hidden' : ''}`}>
          <Panel title={t('list')}>
            {listing && <DepartureList rows={listing.data} chosen={chosen} gun={listing.gun} />}
            {!listing && <Waiting error={error} onRetry={() => void refetch()} />}
          </Panel>
        </div>
        <section aria-label={t('detail')} className={`grid min-w-0 gap-4 ${reading ? '' : 'max-lg:hidden'}`}>
          <Link
            to={{ search: departureAddress(listing?.gun) }}
            className="link inline-flex min-h-8 items-center gap-1.5 justify-self-start lg:hidden print:hidden"
          >
            <ArrowLeft aria-hidden="true" className="icon" />
            {t('back')}
          </Link>
          <Colleagues konu="kalkis" k_no={chosen} readAt={one.dataUpdatedAt} onShow={() => void one.refetch()} />
          {answer && opened && <Act key={opened} what={opened} answer={answer} onClose={() => setOpen(undefined)} />}
          {answer && <Sheet answer={answer} simdi={listing?.simdi} />}
          {!answer && reading && <Waiting error={one.error} onRetry={() => void one.refetch()} />}
        </section>
      </div>
    </>
  )
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error ? <Problem error={error} onRetry={onRetry} /> : <Skeleton lines={4} />
}

/** What is done to the departure stands above its manifest, so that both are seen; the focus goes there. */
function Act({ what, answer, onClose }: { what: DepartureAct; answer: Answer; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  const props = { departure: answer.data, onClose }
  return (
    <div ref={box} tabIndex={-1}>
      {what === 'message' && <MessagePanel {...props} />}
      {what === 'capacity' && <CapacityForm {...props} />}
      {what === 'call_off' && <CallOffPanel {...props} />}
    </div>
  )
}

function Sheet({ answer, simdi }: { answer: Answer; simdi: string | undefined }) {
  const t = useTranslations('admin.departures')
  return (
    <>
      <CancelledNote departure={answer.data} />
      <ManifestFigures departure={answer.data} />
      <div className="grid items-start gap-4 2xl:grid-cols-[minmax(0,1fr)_300px]">
        <Manifest guests={answer.data.misafirler} />
        <CrewPanel key={answer.data.k_no} answer={answer} />
      </div>
      {simdi && <p className="hidden text-12 text-ink-2 print:block">{t('printed', { time: formatInstant(simdi) })}</p>}
    </>
  )
}

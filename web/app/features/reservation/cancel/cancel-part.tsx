import { findNextState } from '@meltem/domain/reservation/reservation-states'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../../platform/boot/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ProblemNote } from '../../../ui/note.tsx'
import { Dialog } from '../../member/dialog.tsx'
import {
  byDay,
  type CancelAct,
  type CancelQuote,
  type ReservationAccess,
  type ShownService,
} from '../access/reservation-access.ts'
import { Part } from '../screen/part.tsx'
import { ServiceList } from './service-list.tsx'

/** Every service with its windows, one of them alone or all together: always first what would come back. */
export function CancelPart({ one }: { one: ReservationAccess }) {
  return one.cancel ? <Offered one={one} act={one.cancel} /> : null
}

function Offered({ one, act }: { one: ReservationAccess; act: CancelAct }) {
  const { asked, ask, commit, close } = useCancellation(act)
  const services = one.lines.filter((line): line is ShownService => line.durum !== undefined).toSorted(byDay)
  // The last one that stands is the booking itself.
  const alone =
    services.filter(({ durum }) => durum.iptal === null).length > 1 &&
    findNextState(one.durum, 'cancel_line') !== undefined
  return (
    <Part of={one} id="cancel" title={act.title} lead={act.lead}>
      <div className="mb-4">
        <ServiceList services={services} kur={one.kur} onCancel={alone ? (service) => void ask(service) : undefined} />
      </div>
      <Button size={one.look === 'trip' ? 'lg' : 'md'} onClick={() => void ask(undefined)}>
        {alone ? act.askAll : act.ask}
      </Button>
      {asked ? (
        <CancelDialog act={act} services={services} asked={asked} onCommit={() => void commit()} onClose={close} />
      ) : null}
    </Part>
  )
}

/** A cancellation that is looked at: of which service, and what it would give back once that is known. */
interface AskedCancel {
  /** Only this one; all of the reservation without. */
  readonly service: ShownService | undefined
  readonly quote?: CancelQuote
  readonly failure?: string
  readonly busy?: boolean
}

/** The refund that was seen is sent along; when it has changed meanwhile, the new one is shown and asked for again. */
function useCancellation(act: CancelAct) {
  const [asked, setAsked] = useState<AskedCancel>()
  const close = () => setAsked(undefined)
  /** An answer to a dialog that was closed meanwhile opens none. */
  const ask = async (service: ShownService | undefined, failure?: string) => {
    const opened = { service, ...(failure ? { failure } : {}) }
    setAsked(opened)
    const quote = await act.quote(service)
    const next = 'refused' in quote ? { service, failure: quote.refused } : { ...opened, quote }
    setAsked((now) => (now === opened ? next : now))
  }
  const commit = async () => {
    if (!asked?.quote) return
    const { service, quote } = asked
    setAsked({ service, quote, busy: true })
    const answer = await quote.commit()
    if ('done' in answer) {
      close()
      showToast('good', answer.done)
    } else if (answer.stale) await ask(service, answer.refused)
    else setAsked({ service, quote, failure: answer.refused })
  }
  return { asked, ask, commit, close }
}

interface CancelDialogProps {
  readonly act: CancelAct
  readonly services: readonly ShownService[]
  readonly asked: AskedCancel
  readonly onCommit: () => void
  readonly onClose: () => void
}

/** First what would come back, service by service, then the act. */
function CancelDialog({ act, services, asked, onCommit, onClose }: CancelDialogProps) {
  const t = useTranslations('cancellation')
  const { service, quote, failure, busy } = asked
  return (
    <Dialog title={service ? t('dialog', { title: service.baslik }) : act.whole.title} onClose={onClose}>
      <ProblemNote problem={failure} />
      {quote ? <QuoteTable quote={quote} services={services} /> : null}
      {quote || failure ? null : <p role="status">{act.counting}</p>}
      {service ? <p className="text-14 text-ink-2">{t('others')}</p> : null}
      <div className="flex flex-wrap gap-2.5">
        <Button look="deep" busy={busy} disabled={!quote} onClick={onCommit}>
          {service ? t('confirm') : act.whole.confirm}
        </Button>
        <Button onClick={onClose}>{t('keep')}</Button>
      </div>
    </Dialog>
  )
}

function QuoteTable({
  quote: { sum, note, rows },
  services,
}: {
  quote: CancelQuote
  services: readonly ShownService[]
}) {
  const titles = new Map(services.map(({ k_no, baslik }) => [k_no, baslik]))
  return (
    <div aria-live="polite">
      {sum ? <p className={`font-[680] ${note ? 'flar text-30' : ''}`}>{sum}</p> : null}
      {note ? <p className="text-ink-2">{note}</p> : null}
      {rows.length > 0 ? (
        <dl className="sums mt-4 grid gap-1.5 border-t border-line pt-4">
          {rows.map(({ k_no, about, amount }) => (
            <div key={k_no}>
              <dt>
                {titles.get(k_no)}
                <span className="block text-13 text-ink-2">{about}</span>
              </dt>
              <dd className="num">{amount}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}

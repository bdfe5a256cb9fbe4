import { cancelDeskReservation, quoteDeskCancellation } from '@meltem/contract/agency-booking'
import type { DeskReservation } from '@meltem/contract/agency-desk'
import type { OutputOf } from '@meltem/contract/endpoint'
import { formatMoney, formatPercent } from '@meltem/i18n/format'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall } from '../../../platform/calls/agency-session.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { ProblemNote } from '../../../ui/note.tsx'
import { Dialog } from '../../member/dialog.tsx'
import { Waiting } from '../../portal/desk-parts.tsx'
import type { CancelService } from '../cancel/service-list.tsx'

type Quote = OutputOf<typeof quoteDeskCancellation>['data']

interface CancelDialogProps {
  readonly row: DeskReservation
  readonly services: readonly CancelService[]
  /** Only this one; all of the booking without. */
  readonly service?: CancelService | undefined
  readonly onDone: (message: string) => void
  readonly onClose: () => void
}

/** What is kept and what comes back, service by service; then the act. */
export function CancelDialog({ row, services, service, onDone, onClose }: CancelDialogProps) {
  const t = useTranslations('agencyDesk')
  const one = useTranslations('cancellation')
  const wish = { k_no: row.k_no, satir: service?.durum.k_no }
  const { quote, problem, busy, cancel } = useDeskCancellation(wish, () => {
    onClose()
    onDone(service ? one('done', { title: service.baslik }) : t('detail.cancelled'))
  })
  return (
    <Dialog title={service ? one('dialog', { title: service.baslik }) : t('detail.cancelTitle')} onClose={onClose}>
      {quote ? <QuoteTable quote={quote} services={services} /> : <Waiting problem={problem} />}
      {quote ? <ProblemNote problem={problem} /> : null}
      {service ? <p className="text-14 text-ink-2">{one('others')}</p> : null}
      <div className="flex flex-wrap gap-2">
        <Button look="deep" busy={busy} disabled={!quote} onClick={() => void cancel()}>
          {service ? one('confirm') : t('cancelNow')}
        </Button>
        <Button look="line" onClick={onClose}>
          {t('detail.leave')}
        </Button>
      </div>
    </Dialog>
  )
}

function useDeskCancellation({ k_no, satir }: { k_no: string; satir: string | undefined }, onDone: () => void) {
  const call = useAgencyCall()
  const [quote, setQuote] = useState<Quote>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const ask = useCallback(async () => {
    const answer = await call(quoteDeskCancellation, { k_no, ...(satir ? { satir } : {}) })
    if (answer.success === 1) setQuote(answer.data)
    else setProblem(answer.message)
  }, [call, k_no, satir])
  useEffect(() => void ask(), [ask])
  const cancel = async () => {
    if (!quote) return
    setBusy(true)
    setProblem(undefined)
    const { kesinti, iade } = quote
    const wish = { k_no, kesinti, iade, ...(satir ? { satir } : {}) }
    const answer = await call(cancelDeskReservation, wish)
    setBusy(false)
    if (answer.success === 1) return onDone()
    setProblem(answer.message)
    if (answer.code === 'fiyat_degisti') await ask()
  }
  return { quote, problem, busy, cancel }
}

function QuoteTable({ quote, services }: { quote: Quote; services: readonly CancelService[] }) {
  const { language } = useFrame()
  const t = useTranslations('agencyDesk')
  const money = (amount: number) => formatMoney(language, amount, quote.kur)
  const titles = new Map(services.map(({ baslik, durum }) => [durum.k_no, baslik]))
  return (
    <div aria-live="polite">
      <p className="font-[640]">{t('cancelQuote', { kept: money(quote.kesinti), back: money(quote.iade) })}</p>
      <dl className="sums mt-3 grid gap-1.5 border-t border-line pt-3">
        {quote.satirlar.map((line) => (
          <div key={line.k_no}>
            <dt>
              {titles.get(line.k_no)}
              <span className="block text-13 text-ink-2">
                {t('detail.cancelShare', {
                  share: formatPercent(language, line.iade_oran),
                  price: money(line.tutar),
                })}
              </span>
            </dt>
            <dd className="num">{t('detail.cancelKept', { amount: money(line.kesinti) })}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

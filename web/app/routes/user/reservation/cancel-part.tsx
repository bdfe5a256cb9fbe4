import { type CancellationQuote, cancelReservation, quoteCancellation } from '@meltem/contract/booking'
import type { Reservation } from '@meltem/contract/reservation'
import { formatDate, formatMoney, formatPercent } from '@meltem/i18n/format'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Waiting } from '../../../components/member/area-states.tsx'
import { Dialog } from '../../../components/member/dialog.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { useCall } from '../../../lib/api.ts'
import { useFrame } from '../../../lib/frame.ts'
import { showToast } from '../../../lib/toast.ts'
import { mayCancel, refundDays } from './can-do.ts'
import { Part } from './part.tsx'
import type { Shown } from './shown.ts'

/** The conditions with their dates, and the way to cancel: always first what would come back. */
export function CancelPart({ shown }: { shown: Shown }) {
  const { language } = useFrame()
  const t = useTranslations('member.cancel')
  const [open, setOpen] = useState(false)
  const { reservation, summary } = shown
  if (!mayCancel(reservation.durum)) return null
  const windows = refundDays(reservation.iptal_kosullari, summary.baslangic)
  const asked = reservation.durum === 'requested'
  return (
    <Part id="cancel" title={t(asked ? 'withdraw' : 'title')}>
      <ul className="mb-4 grid gap-1 text-14 text-ink-2">
        {asked ? <li>{t('withdrawText')}</li> : null}
        {windows.map(({ until, share }) => (
          <li key={until}>{t('window', { day: formatDate(until), share: formatPercent(language, share) })}</li>
        ))}
        <li>{t(windows.length > 0 ? 'afterwards' : 'nothingBack')}</li>
      </ul>
      <Button onClick={() => setOpen(true)}>{t(asked ? 'withdraw' : 'ask')}</Button>
      {open ? <CancelDialog shown={shown} onClose={() => setOpen(false)} /> : null}
    </Part>
  )
}

function CancelDialog({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { language } = useFrame()
  const t = useTranslations('member.cancel')
  const { reservation, onChanged } = shown
  const asked = reservation.durum === 'requested'
  const { quote, failure, busy, cancel } = useCancellation(reservation, (changed, iade) => {
    onChanged(changed)
    onClose()
    const amount = formatMoney(language, iade.iade, iade.kur)
    showToast('good', iade.iade > 0 ? t('doneWith', { amount }) : t(asked ? 'withdrawn' : 'done'))
  })
  return (
    <Dialog title={t(asked ? 'withdraw' : 'dialog')} onClose={onClose}>
      {failure ? (
        <Note tone="danger" alert>
          {failure}
        </Note>
      ) : null}
      {quote ? <QuoteTable quote={quote} titles={reservation.sepet_urunler.map(({ baslik }) => baslik)} /> : null}
      {quote || failure ? null : <Waiting />}
      <div className="flex flex-wrap gap-2.5">
        <Button look="deep" busy={busy} disabled={!quote} onClick={() => void cancel()}>
          {t(asked ? 'withdraw' : 'confirm')}
        </Button>
        <Button onClick={onClose}>{t('keep')}</Button>
      </div>
    </Dialog>
  )
}

/** The refund that was seen is sent along; when it has changed meanwhile, the new one is shown and asked for again. */
function useCancellation(
  { k_no }: Pick<Reservation, 'k_no'>,
  onDone: (reservation: Reservation, iade: CancellationQuote) => void,
) {
  const call = useCall()
  const [quote, setQuote] = useState<CancellationQuote>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const ask = useCallback(async () => {
    const answer = await call(quoteCancellation, { k_no })
    if (answer.success === 1) setQuote(answer.data)
    else setFailure(answer.message)
  }, [call, k_no])
  useEffect(() => void ask(), [ask])
  const cancel = async () => {
    if (!quote) return
    setBusy(true)
    setFailure(undefined)
    const answer = await call(cancelReservation, { k_no, iade: quote.iade })
    setBusy(false)
    if (answer.success === 1) return onDone(answer.data, answer.iade)
    setFailure(answer.message)
    if (answer.code === 'fiyat_degisti') await ask()
  }
  return { quote, failure, busy, cancel }
}

function QuoteTable({ quote, titles }: { quote: CancellationQuote; titles: readonly string[] }) {
  const { language } = useFrame()
  const t = useTranslations('member.cancel')
  const money = (amount: number) => formatMoney(language, amount, quote.kur)
  if (quote.odenen === 0) return <p aria-live="polite">{t('nothingPaid')}</p>
  return (
    <div aria-live="polite">
      <p className="flar text-30 font-[680]">{t('back', { amount: money(quote.iade) })}</p>
      <p className="text-ink-2">{t('ofPaid', { paid: money(quote.odenen), kept: money(quote.kesinti) })}</p>
      <dl className="sums mt-4 grid gap-1.5 border-t border-line pt-4">
        {quote.satirlar.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the order of the lines; two may be alike
          <div key={place}>
            <dt>
              {titles[place]}
              <span className="block text-13 text-ink-2">
                {t('lineShare', { share: formatPercent(language, line.iade_oran), paid: money(line.odenen) })}
              </span>
            </dt>
            <dd className="num">{money(line.iade)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

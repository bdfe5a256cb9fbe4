import type { CancellationQuote } from '@meltem/contract/booking'
import type { Reservation } from '@meltem/contract/reservation'
import { formatMoney, formatPercent } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../../platform/boot/toast.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Dialog } from '../../member/dialog.tsx'
import type { CancelService } from './service-list.tsx'
import { useCancelWords } from './use-cancel-words.ts'
import { useCancellation } from './use-cancellation.ts'

export interface CancelDialogProps {
  readonly reservation: Reservation
  readonly anahtar?: string | undefined
  /** Only this one; all of the reservation without. */
  readonly service?: CancelService | undefined
  readonly onChanged: (reservation: Reservation) => void
  readonly onClose: () => void
}

/** First what would come back, service by service, then the act. */
export function CancelDialog({ reservation, anahtar, service, onChanged, onClose }: CancelDialogProps) {
  const words = useCancelWords(reservation, service)
  const asked = { k_no: reservation.k_no, anahtar, satir: service?.durum.k_no }
  const { quote, failure, busy, cancel } = useCancellation(asked, (changed, iade) => {
    onChanged(changed)
    onClose()
    showToast('good', words.done(iade))
  })
  return (
    <Dialog title={words.title} onClose={onClose}>
      {failure ? (
        <Note tone="danger" alert>
          {failure}
        </Note>
      ) : null}
      {quote ? <QuoteTable quote={quote} reservation={reservation} /> : null}
      {quote || failure ? null : <p role="status">{words.counting}</p>}
      {words.others ? <p className="text-14 text-ink-2">{words.others}</p> : null}
      <div className="flex flex-wrap gap-2.5">
        <Button look="deep" busy={busy} disabled={!quote} onClick={() => void cancel()}>
          {words.confirm}
        </Button>
        <Button onClick={onClose}>{words.keep}</Button>
      </div>
    </Dialog>
  )
}

function QuoteTable({ quote, reservation }: { quote: CancellationQuote; reservation: Reservation }) {
  const { language } = useFrame()
  const t = useTranslations('trip.cancel')
  const money = (amount: number) => formatMoney(language, amount, quote.kur)
  const titles = new Map(reservation.sepet_urunler.map(({ k_no, baslik }) => [k_no, baslik]))
  if (quote.odenen === 0) return <p aria-live="polite">{t('nothingPaid')}</p>
  return (
    <div aria-live="polite">
      <p className="flar text-30 font-[680]">{t('back', { amount: money(quote.iade) })}</p>
      <p className="text-ink-2">{t('ofPaid', { paid: money(quote.odenen), kept: money(quote.kesinti) })}</p>
      <dl className="sums mt-4 grid gap-1.5 border-t border-line pt-4">
        {quote.satirlar.map((line) => (
          <div key={line.k_no}>
            <dt>
              {titles.get(line.k_no)}
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

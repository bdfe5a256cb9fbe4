import type { CancellationQuote, cancelReservation, quoteCancellation } from '@meltem/contract/booking'
import { formatMoney, formatPercent } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '../../components/ui/button.tsx'
import { Note } from '../../components/ui/note.tsx'
import { useCall } from '../../lib/api.ts'
import { useFrame } from '../../lib/frame.ts'
import type { TripProps } from './trip-props.ts'

const QUOTE = { method: 'POST', path: '/rezervasyon-iptal-hesapla-post' } as const
const CANCEL = { method: 'POST', path: '/rezervasyon-iptal-post' } as const
const OPEN = new Set(['held', 'requested', 'accepted', 'confirmed'])

/** Always first what would come back, then the act. */
export function CancelSection({ reservation, anahtar, onChanged }: TripProps) {
  const t = useTranslations('trip.cancel')
  const { language } = useFrame()
  const call = useCall()
  const [quote, setQuote] = useState<CancellationQuote>()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ readonly good: boolean; readonly text: string }>()
  const own = { k_no: reservation.k_no, ...(anahtar ? { anahtar } : {}) }
  const ask = async () => {
    setBusy(true)
    const answer = await call<typeof quoteCancellation>(QUOTE, own)
    setBusy(false)
    if (answer.success === 1) {
      setQuote(answer.data)
      setOutcome(undefined)
    } else setOutcome({ good: false, text: answer.message })
  }
  const cancel = async (seen: CancellationQuote) => {
    setBusy(true)
    const answer = await call<typeof cancelReservation>(CANCEL, { ...own, iade: seen.iade })
    setBusy(false)
    setQuote(undefined)
    if (answer.success === 0) {
      setOutcome({ good: false, text: answer.message })
      return
    }
    setOutcome({ good: true, text: t('done', { amount: formatMoney(language, answer.iade.iade, answer.iade.kur) }) })
    onChanged(answer.data)
  }
  if (!OPEN.has(reservation.durum)) return outcome ? <Note tone="good">{outcome.text}</Note> : null
  return (
    <section>
      <h2 className="mb-2 text-30">{t('title')}</h2>
      {outcome ? (
        <Note tone={outcome.good ? 'good' : 'danger'} alert>
          {outcome.text}
        </Note>
      ) : null}
      {quote ? (
        <Quoted
          quote={quote}
          titles={reservation.sepet_urunler.map(({ baslik }) => baslik)}
          busy={busy}
          onCancel={() => void cancel(quote)}
          onKeep={() => setQuote(undefined)}
        />
      ) : (
        <>
          <p className="mb-3 text-ink-2">{t('text')}</p>
          <Button look="line" size="lg" busy={busy} onClick={() => void ask()}>
            {t('quote')}
          </Button>
        </>
      )}
    </section>
  )
}

interface QuotedProps {
  readonly quote: CancellationQuote
  readonly titles: readonly string[]
  readonly busy: boolean
  readonly onCancel: () => void
  readonly onKeep: () => void
}

function Quoted({ quote, titles, busy, onCancel, onKeep }: QuotedProps) {
  const t = useTranslations('trip.cancel')
  const { language } = useFrame()
  const money = (amount: number) => formatMoney(language, amount, quote.kur)
  return (
    <div className="border border-line border-t-2 border-t-ink px-4.5 py-4" role="status">
      <p>
        <b className="flar text-38">{money(quote.iade)}</b>
      </p>
      <p className="text-ink-2">{t('of', { paid: money(quote.odenen), kept: money(quote.kesinti) })}</p>
      <ul className="my-4 grid gap-1.5 text-14">
        {quote.satirlar.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is that of the lines of the reservation
          <li key={place} className="flex justify-between gap-3">
            <span>{t('line', { title: titles[place] ?? '', share: formatPercent(language, line.iade_oran) })}</span>
            <span className="num">{money(line.iade)}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="deep" size="lg" busy={busy} onClick={onCancel}>
          {t('confirm', { amount: money(quote.iade) })}
        </Button>
        <Button look="line" size="lg" onClick={onKeep}>
          {t('keep')}
        </Button>
      </div>
    </div>
  )
}

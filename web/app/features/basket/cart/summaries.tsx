import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { changeDraft, reservationStore } from '../../../platform/stores/reservation-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Receipt } from '../../reservation/receipt/receipt.tsx'
import { quotedParts } from '../../reservation/receipt/receipt-parts.ts'
import { HoldLine } from '../clock.tsx'
import { HelpLine } from '../help-box.tsx'
import { Sums } from '../sums.tsx'
import type { BasketState } from '../use-basket-quote.ts'
import { CouponBox } from './coupon-box.tsx'

interface SummaryProps {
  readonly state: BasketState
  readonly onNext: () => void
}

/** Something stands against going on: a line that cannot be booked, or no price yet. */
function isBlocked({ quote, failure, broken }: BasketState): boolean {
  return !quote || failure !== undefined || quote.engeller.length > 0 || Object.keys(broken).length > 0
}

/** A press while the basket is being priced anew counts once the price is there: it need not be repeated. */
function usePatientPress(state: BasketState, onNext: () => void) {
  const [pressed, setPressed] = useState(false)
  const { busy } = state
  const blocked = isBlocked(state)
  useEffect(() => {
    if (!pressed || busy) return
    setPressed(false)
    if (!blocked) onNext()
  }, [pressed, busy, blocked, onNext])
  return { press: () => setPressed(true), waits: pressed }
}

export function DirectSummary({ state, onNext }: SummaryProps) {
  const t = useTranslations('basket')
  const hold = reservationStore.use((carts) => carts.taslak.tutma)
  const { quote } = state
  const blocked = isBlocked(state)
  const next = usePatientPress(state, onNext)
  return (
    <>
      <div className="box tint" data-summary="direk">
        <h2 className="mb-3.5 text-24">{t('summary')}</h2>
        {quote ? <Sums quote={quote} /> : <SumsSkeleton />}
        {hold ? (
          <div className="mt-3">
            <HoldLine end={hold.bitis} onOver={() => changeDraft({ tutma: null })} />
          </div>
        ) : null}
        <Button
          look="sun"
          size="lg"
          full
          className="mt-4"
          busy={next.waits}
          aria-disabled={blocked || undefined}
          onClick={blocked ? undefined : next.press}
        >
          {t('toGuest')}
        </Button>
        {blocked && quote ? <p className="mt-2 text-13 text-danger">{t('mendFirst')}</p> : null}
      </div>
      <CouponBox
        problem={quote?.kupon_sorunu ?? null}
        counts={(quote?.kur_rezervasyon_toplam.kupon_indirim ?? 0) > 0}
      />
      {quote ? <WholeReceipt state={state} /> : null}
      <HelpLine />
    </>
  )
}

export function AskSummary({ state, first, onNext }: SummaryProps & { first: boolean }) {
  const t = useTranslations('basket')
  const plan = useTranslations('plan')
  const { quote } = state
  const blocked = isBlocked(state)
  const next = usePatientPress(state, onNext)
  return (
    <div className={first ? 'box tint' : 'box'} data-summary="sor_sat">
      <h2 className="mb-3.5 text-24">{t('askSummary')}</h2>
      {quote ? <Sums quote={quote} kind="sor_sat" /> : <SumsSkeleton />}
      <Button
        look={first ? 'sun' : 'line'}
        size="lg"
        full
        className="mt-4"
        busy={next.waits}
        aria-disabled={blocked || undefined}
        onClick={blocked ? undefined : next.press}
      >
        {t('toRequest')}
      </Button>
      <p className="mt-2 text-13 text-ink-2">
        {quote?.odeme_plani[0]?.tetik === 'olay' ? plan('nothingNow') : t('askNoMoney')}
      </p>
    </div>
  )
}

function WholeReceipt({ state: { quote } }: { state: BasketState }) {
  const { exchange } = useFrame()
  const t = useTranslations('basket')
  if (!quote) return null
  return (
    <Receipt
      receipt={quote.fis}
      heading={t('howPriced')}
      summary={t('lineCount', { count: quote.sepet_urunler.length })}
      lines={quote.sepet_urunler.map(({ baslik }) => baslik)}
      parts={quotedParts(quote.fis, t('dueToday'), t('dueLater'))}
      base={{ amount: quote.rezervasyon_toplam.genel_toplam, currency: exchange.temel }}
    />
  )
}

function SumsSkeleton() {
  return (
    <div className="grid gap-3" aria-hidden="true">
      <span className="sk" />
      <span className="sk w-4/5" />
      <span className="sk w-2/3" />
    </div>
  )
}

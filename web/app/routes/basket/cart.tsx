import type { BasketQuote } from '@meltem/contract/reservation/basket'
import { useTranslations } from 'use-intl/react'
import { AskGroup, DirectGroup } from '../../features/basket/cart/basket-groups.tsx'
import { EmptyBasket } from '../../features/basket/cart/empty-basket.tsx'
import { Hints } from '../../features/basket/cart/hints.tsx'
import { AskSummary, DirectSummary } from '../../features/basket/cart/summaries.tsx'
import { useRemoved } from '../../features/basket/cart/use-removed.ts'
import { useWaiting } from '../../features/basket/cart/use-waiting.ts'
import { Waiting } from '../../features/basket/cart/waiting.tsx'
import { WaitingSummary } from '../../features/basket/cart/waiting-payment.tsx'
import { hiddenMeta, titleOf } from '../../features/basket/page-title.ts'
import { rememberSeenPrice } from '../../features/basket/seen-price.ts'
import { StepsBar } from '../../features/basket/steps-bar.tsx'
import { useAccountGate } from '../../features/basket/use-account-gate.ts'
import { useBasketQuote } from '../../features/basket/use-basket-quote.ts'
import { frameIn } from '../../features/frame/frame-in.ts'
import { renderingOf } from '../../platform/calls/rendering-context.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { reservationStore } from '../../platform/stores/reservation-store.ts'
import { useStoresReady } from '../../platform/stores/store-life.ts'
import type { Route } from './+types/cart.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  return { title: titleOf(renderingOf(context), params.lang, 'cart') }
}

export default function CartPage() {
  const t = useTranslations('basket')
  const ready = useStoresReady()
  return (
    <>
      <StepsBar now="cart" />
      <h1 className="mb-4.5 text-38">{t('title')}</h1>
      {ready ? <Baskets /> : <Waiting />}
    </>
  )
}

function Baskets() {
  const { direk, sor_sat } = reservationStore.use()
  const direct = useBasketQuote('direk')
  const ask = useBasketQuote('sor_sat')
  const removed = useRemoved()
  const waiting = useWaiting()
  const held = waiting.reservation
  const { language } = useFrame()
  const { pass } = useAccountGate()
  const go = (quote: BasketQuote | undefined, query = '') => {
    rememberSeenPrice(quote)
    pass(`/${language}/basket/checkout${query}`)
  }
  const empty = direk.sepet_urunler.length === 0 && sor_sat.sepet_urunler.length === 0
  if (empty) return <EmptyBasket removed={removed} />
  const onlyAsk = direk.sepet_urunler.length === 0
  return (
    <div className="two">
      <div>
        <DirectGroup state={direct} removed={removed} held={held} />
        <AskGroup state={ask} removed={removed} />
        <Hints direct={direct.quote} ask={ask.quote} />
      </div>
      <aside className="grid content-start gap-4 lg:sticky lg:top-6">
        {held ? <WaitingSummary waiting={waiting} reservation={held} /> : null}
        {onlyAsk || held ? null : <DirectSummary state={direct} onNext={() => go(direct.quote)} />}
        {sor_sat.sepet_urunler.length > 0 ? (
          <AskSummary state={ask} first={onlyAsk} onNext={() => go(ask.quote, '?satis=sor_sat')} />
        ) : null}
      </aside>
    </div>
  )
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return hiddenMeta(frameIn(matches), '/basket/cart', loaderData?.title)
}

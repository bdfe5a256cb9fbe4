import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { StepsBar } from '../../components/basket/steps-bar.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Note } from '../../components/ui/note.tsx'
import { useFrame } from '../../lib/frame.ts'
import { renderingOf } from '../../lib/rendering-context.ts'
import type { CartKind } from '../../stores/cart.ts'
import { reservationStore } from '../../stores/reservation-store.ts'
import { frameIn } from '../frame-in.ts'
import type { Route } from './+types/checkout.ts'
import { Waiting } from './cart/waiting.tsx'
import { BankStep } from './checkout/bank-step.tsx'
import { CheckoutProvider } from './checkout/checkout-context.tsx'
import { CheckoutForm } from './checkout/checkout-form.tsx'
import { hiddenMeta, titleOf } from './page-title.ts'
import { useAccountGate } from './use-account-gate.ts'
import { useBasketGuard } from './use-basket-guard.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  return { title: titleOf(renderingOf(context), params.lang, 'checkout') }
}

/** The query says which step is shown; nothing of the page itself depends on it. */
export function shouldRevalidate() {
  return false
}

export default function CheckoutPage() {
  const [query] = useSearchParams()
  const kind: CartKind = query.get('satis') === 'sor_sat' ? 'sor_sat' : 'direk'
  const passed = useBasketGuard([kind])
  const { allowed } = useAccountGate()
  const placed = reservationStore.use((state) => state.taslak.yerlesen)
  if (!passed) {
    return (
      <>
        <StepsBar now="guest" kind={kind} />
        <Waiting />
      </>
    )
  }
  if (!allowed) return <AccountNeeded kind={kind} />
  // Whoever was at the bank and comes back by any way goes on there, not through the form again.
  if (placed && kind === 'direk') return <BankStep placed={placed} />
  return (
    <CheckoutProvider kind={kind} key={kind}>
      <CheckoutForm />
    </CheckoutProvider>
  )
}

function AccountNeeded({ kind }: { kind: CartKind }) {
  const { language } = useFrame()
  const t = useTranslations('basket')
  const { pass } = useAccountGate()
  const path = `/${language}/basket/checkout${kind === 'sor_sat' ? '?satis=sor_sat' : ''}`
  // The login opens once, not again when it is closed.
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    pass(path)
  }, [pass, path])
  return (
    <>
      <StepsBar now="guest" kind={kind} />
      <div className="grid max-w-[640px] gap-4">
        <Note tone="warn">{t('needAccount')}</Note>
        <div className="flex flex-wrap gap-3">
          <Button look="sun" size="lg" onClick={() => pass(path)}>
            {t('logIn')}
          </Button>
          <a className="btn btn-line btn-lg" href={`/${language}/basket/cart`}>
            {t('backToBasket')}
          </a>
        </div>
      </div>
    </>
  )
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return hiddenMeta(frameIn(matches), '/basket/checkout', loaderData?.title)
}

import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { Waiting } from '../../features/basket/cart/waiting.tsx'
import { hiddenMeta, titleOf } from '../../features/basket/page-title.ts'
import { StepsBar } from '../../features/basket/steps-bar.tsx'
import { useAccountGate } from '../../features/basket/use-account-gate.ts'
import { useBasketGuard } from '../../features/basket/use-basket-guard.ts'
import { BankStep } from '../../features/checkout/bank-step.tsx'
import { CheckoutProvider } from '../../features/checkout/checkout-context.tsx'
import { CheckoutForm } from '../../features/checkout/checkout-form.tsx'
import { frameIn } from '../../features/frame/frame-in.ts'
import { renderingOf } from '../../platform/calls/rendering-context.ts'
import { useFrame } from '../../platform/page/frame.ts'
import type { CartKind } from '../../platform/stores/cart.ts'
import { reservationStore } from '../../platform/stores/reservation-store.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { Route } from './+types/checkout.ts'

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
  const { allowed, waiting } = useAccountGate()
  const placed = reservationStore.use((state) => state.taslak.yerlesen)
  if (!passed || waiting) {
    return (
      <>
        <StepsBar now="guest" kind={kind} />
        <Waiting />
      </>
    )
  }
  if (!allowed) return <AccountNeeded kind={kind} />
  // A buyer who was at the bank and comes back by any way goes on there, not through the form again.
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
  useEffect(() => pass(path), [pass, path])
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

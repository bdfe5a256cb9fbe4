import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Declined } from '../../features/basket/outcome/declined.tsx'
import {
  type OutcomeKey,
  type OwnOutcome,
  outcomeQuery,
  ownOf,
  readOutcome,
  tripPath,
} from '../../features/basket/outcome/outcome-address.ts'
import {
  Closed,
  NothingHere,
  PaidElsewhere,
  Processing,
  UnderReview,
} from '../../features/basket/outcome/processing.tsx'
import { type PaymentState, usePaymentPoll } from '../../features/basket/outcome/use-payment-poll.ts'
import { hiddenMeta, titleOf } from '../../features/basket/page-title.ts'
import { frameIn } from '../../features/frame/frame-in.ts'
import { renderingOf } from '../../platform/calls/rendering-context.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { authStore } from '../../platform/stores/auth-store.ts'
import { reservationStore } from '../../platform/stores/reservation-store.ts'
import { useStoresReady } from '../../platform/stores/store-life.ts'
import type { Route } from './+types/result.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  return { title: titleOf(renderingOf(context), params.lang, 'result') }
}

/** Where the bank sends people back to. It asks how the payment stands until that is known. */
export default function ResultPage() {
  const ready = useStoresReady()
  const named = useNamed()
  const { state, unknown } = usePaymentPoll(named, true)
  const own = useOwn(named, state)
  useOnward(state, own)
  if (unknown || (ready && !named.ref && !named.k_no)) return <NothingHere />
  switch (state?.sonuc) {
    case 'odendi':
      return own?.opens === false ? <PaidElsewhere state={state} /> : <Processing state={state} />
    case 'basarisiz':
      return own ? <Declined state={state} own={own} /> : <Processing state={state} />
    case 'inceleniyor':
      return <UnderReview state={state} own={own} />
    case 'kapandi':
      return <Closed state={state} own={own} />
    default:
      return <Processing state={state} />
  }
}

/** What the address names, else what was placed in this browser and not yet paid. */
function useNamed(): OutcomeKey {
  const [query] = useSearchParams()
  const placed = reservationStore.use((carts) => carts.taslak.yerlesen)
  const named = readOutcome(query)
  if (named.ref || named.k_no) return named
  return placed ? ownOf(placed) : {}
}

/**
 * What opens the reservation from here on. The bank sends people back with a reference only: the address they came from,
 * the browser that placed it, or the server, which knows whose payment it is, has the key.
 */
function useOwn(named: OutcomeKey, state: PaymentState | undefined): OwnOutcome | undefined {
  const placed = reservationStore.use((carts) => carts.taslak.yerlesen)
  const member = authStore.use((auth) => auth.user !== null)
  const rezervasyon = state?.rezervasyon
  if (!rezervasyon) return undefined
  const { k_no } = rezervasyon
  const kept = placed?.k_no === k_no ? placed.anahtar : ''
  const anahtar = named.anahtar ?? rezervasyon.anahtar ?? kept
  return { k_no, anahtar, opens: anahtar !== '' || member }
}

/** Paid: on to the page that stays. Not tried yet: back to the bank's page, or to the booking's own. */
function useOnward(state: PaymentState | undefined, own: OwnOutcome | undefined): void {
  const navigate = useNavigate()
  const { language } = useFrame()
  const sonuc = state?.sonuc
  const { k_no, anahtar, opens } = own ?? {}
  useEffect(() => {
    if (k_no === undefined || !opens) return
    const { taslak } = reservationStore.use.getState()
    const here = taslak.yerlesen?.k_no === k_no
    if (sonuc === 'odendi') {
      void navigate(`/${language}/basket/complate?${outcomeQuery({ k_no, anahtar })}`, { replace: true })
    } else if (sonuc === 'bekliyor') {
      const target = here ? `/${language}/basket/checkout?adim=banka` : tripPath(language, k_no, anahtar)
      void navigate(target, { replace: true })
    }
  }, [k_no, anahtar, opens, sonuc, language, navigate])
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return hiddenMeta(frameIn(matches), '/basket/result', loaderData?.title)
}

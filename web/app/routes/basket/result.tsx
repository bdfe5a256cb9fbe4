import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useFrame } from '../../lib/frame.ts'
import { renderingOf } from '../../lib/rendering-context.ts'
import { authStore } from '../../stores/auth-store.ts'
import { reservationStore } from '../../stores/reservation-store.ts'
import { useStoresReady } from '../../stores/store-life.ts'
import { frameIn } from '../frame-in.ts'
import type { Route } from './+types/result.ts'
import { Declined } from './outcome/declined.tsx'
import { type OutcomeKey, outcomeQuery, readOutcome } from './outcome/outcome-address.ts'
import { Closed, NothingHere, Processing, UnderReview } from './outcome/processing.tsx'
import { type PaymentState, usePaymentPoll } from './outcome/use-payment-poll.ts'
import { hiddenMeta, titleOf } from './page-title.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  return { title: titleOf(renderingOf(context), params.lang, 'result') }
}

/** Where the bank sends people back to. It asks how the payment stands until that is known. */
export default function ResultPage() {
  const ready = useStoresReady()
  const own = useOwn()
  const { state, unknown } = usePaymentPoll(own, true)
  useOnward(state, own)
  if (unknown || (ready && !own.ref && !own.k_no)) return <NothingHere />
  switch (state?.sonuc) {
    case 'basarisiz':
      return <Declined state={state} own={own} />
    case 'inceleniyor':
      return <UnderReview state={state} />
    case 'kapandi':
      return <Closed state={state} />
    default:
      return <Processing state={state} />
  }
}

/** What the address names, else what was placed in this browser and not yet paid. */
function useOwn(): OutcomeKey {
  const [query] = useSearchParams()
  const placed = reservationStore.use((carts) => carts.taslak.yerlesen)
  const guest = authStore.use((auth) => auth.user === null)
  const named = readOutcome(query)
  if (named.ref || named.k_no) return named
  return placed ? { k_no: placed.k_no, ...(guest ? { anahtar: placed.anahtar } : {}) } : {}
}

/** Paid: on to the page that stays. Not tried yet: back to the bank's page. */
function useOnward(state: PaymentState | undefined, own: OutcomeKey): void {
  const navigate = useNavigate()
  const { language } = useFrame()
  const k_no = state?.rezervasyon.k_no
  const sonuc = state?.sonuc
  useEffect(() => {
    if (k_no === undefined) return
    const { taslak } = reservationStore.use.getState()
    const placed = taslak.yerlesen?.k_no === k_no ? taslak.yerlesen : undefined
    const anahtar = own.anahtar ?? placed?.anahtar ?? ''
    const guest = authStore.use.getState().user === null && anahtar !== ''
    if (sonuc === 'odendi') {
      void navigate(`/${language}/basket/complate?${outcomeQuery({ k_no, anahtar }, guest)}`, { replace: true })
    } else if (sonuc === 'bekliyor' && placed) {
      void navigate(`/${language}/basket/checkout?adim=banka`, { replace: true })
    }
  }, [k_no, sonuc, own.anahtar, language, navigate])
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return hiddenMeta(frameIn(matches), '/basket/result', loaderData?.title)
}

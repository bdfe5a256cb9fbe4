import type { BasketQuote } from '@meltem/contract/reservation/basket'
import { placeReservation, requestReservation } from '@meltem/contract/reservation/booking'
import type { Language } from '@meltem/contract/wire/language'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../platform/calls/api.ts'
import { agencyMark } from '../../platform/page/agency-mark.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { authStore } from '../../platform/stores/auth-store.ts'
import type { PaymentWay } from '../../platform/stores/checkout-draft.ts'
import { changeDraft, renewKey } from '../../platform/stores/reservation-store.ts'
import type { DueSums } from '../basket/checkout-sums.ts'
import { isCouponCode } from '../basket/coupon-code.ts'
import { outcomeQuery } from '../basket/outcome/outcome-address.ts'
import { type Checkout, useCheckout } from './checkout-context.tsx'
import { holdTrouble } from './hold-trouble.ts'
import { reservationBody } from './reservation-body.ts'

/**
 * Books the basket, or asks for it. Pressed twice, in two tabs or after the back button it is the same key and the same
 * body, and so the same reservation.
 */
export function usePlace() {
  const call = useCall()
  const navigate = useNavigate()
  const { language } = useFrame()
  const checkout = useCheckout()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const running = useRef(false)

  /** Where a reservation that stands leads: to the bank, or to its outcome. */
  async function goOn(
    placed: { k_no: string; anahtar: string },
    odeme_yontemi: PaymentWay,
    waits: boolean,
  ): Promise<void> {
    if (waits) {
      changeDraft({ yerlesen: { ...placed, odeme_yontemi } })
      await navigate(`/${language}/basket/checkout?adim=banka`)
      return
    }
    await navigate(`/${language}/basket/complate?${outcomeQuery(placed)}`)
  }

  async function refuse(answer: { code: string; message: string; ayrinti?: Record<string, unknown> }): Promise<void> {
    const trouble = holdTrouble(answer)
    if (trouble.again) renewKey(checkout.kind)
    if (trouble.go) await navigate(`/${language}/basket/${trouble.go}`)
    else setFailure(answer.message)
  }

  async function place(): Promise<void> {
    const { quote, due, kind } = checkout
    if (running.current || !quote || !due) return
    running.current = true
    setBusy(true)
    setFailure(undefined)
    const body = bodyOf(checkout, { quote, due, lang: language })
    const answer = kind === 'direk' ? await call(placeReservation, body) : await call(requestReservation, body)
    running.current = false
    setBusy(false)
    if (answer.success === 0) {
      await refuse(answer)
      return
    }
    const byCard = kind === 'direk' && body.odeme_yontemi === 'kredi_karti'
    const guest = authStore.use.getState().user === null
    const placed = { k_no: body.k_no, anahtar: guest ? answer.misafir_anahtari : '' }
    await goOn(placed, body.odeme_yontemi, byCard && answer.data.durum === 'held')
  }

  return { place, busy, failure }
}

interface Seen {
  readonly quote: BasketQuote
  readonly due: DueSums
  readonly lang: Language
}

function bodyOf({ cart, facts, kind, draft, contracts = [] }: Checkout, { quote, due, lang }: Seen) {
  return reservationBody({
    cart,
    facts,
    lang,
    secilen_kur: quote.fis.kur,
    seen: { genel_toplam: due.genel_toplam, on_odeme_toplam: due.on_odeme_toplam },
    coupon: kind === 'direk' && isCouponCode(draft.promosyon_kodu) ? draft.promosyon_kodu : undefined,
    rental: cart.sepet_urunler.some(({ urun }) => urun.kiralama_sozlesmesi),
    agency: agencyMark(),
    contracts,
  })
}

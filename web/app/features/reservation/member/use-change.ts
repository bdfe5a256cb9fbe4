import { type ChangeQuote, changeReservation, quoteChange } from '@meltem/contract/booking'
import type { CartLineRequest, Reservation } from '@meltem/contract/reservation'
import { useState } from 'react'
import { useCall } from '../../../platform/calls/api.ts'
import { changedLine, type LineWish, wishOf } from './can-do.ts'

export interface Changeable {
  readonly reservation: Reservation
  /** The secret of the guest's link; a member needs none. */
  readonly anahtar?: string | undefined
}

/** Quote, then commit: what was seen is sent along, and a changed price is shown again (PRICE-1). */
export function useChange({ reservation, anahtar }: Changeable, onDone: (changed: Reservation) => void) {
  const call = useCall()
  const [wishes, setWishes] = useState<readonly LineWish[]>(reservation.istekler.map(wishOf))
  const [quote, setQuote] = useState<ChangeQuote>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const own = { k_no: reservation.k_no, ...(anahtar ? { anahtar } : {}) }
  const lines = (): CartLineRequest[] =>
    reservation.istekler.map((request, place) =>
      changedLine(request, wishes[place] ?? wishOf(request), reservation.sepet_urunler[place]?.baslangic_saat ?? null),
    )
  /** Another wish makes the quote worthless. */
  const wish = (place: number, change: Partial<LineWish>) => {
    setQuote(undefined)
    setFailure(undefined)
    setWishes((before) => before.map((one, index) => (index === place ? { ...one, ...change } : one)))
  }
  const ask = async () => {
    setBusy(true)
    setFailure(undefined)
    const answer = await call(quoteChange, { ...own, sepet_urunler: lines() })
    setBusy(false)
    if (answer.success === 1) setQuote(answer.data)
    else setFailure(answer.message)
  }
  const commit = async () => {
    if (!quote) return
    setBusy(true)
    const { genel_toplam, on_odeme_toplam } = quote.sepet.kur_rezervasyon_toplam
    const answer = await call(changeReservation, {
      ...own,
      istek_k_no: crypto.randomUUID(),
      sepet_urunler: lines(),
      kur_rezervasyon_toplam: { genel_toplam, on_odeme_toplam },
    })
    setBusy(false)
    if (answer.success === 1) return onDone(answer.data)
    setFailure(answer.message)
    setQuote(undefined)
  }
  return { wishes, wish, quote, failure, busy, ask, commit }
}

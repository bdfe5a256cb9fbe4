import type { Reservation } from '@meltem/contract/reservation/reservation'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Waiting } from '../../features/basket/cart/waiting.tsx'
import { Confirmed } from '../../features/basket/outcome/confirmed.tsx'
import { outcomeQuery, readOutcome, tripPath } from '../../features/basket/outcome/outcome-address.ts'
import { NothingHere } from '../../features/basket/outcome/processing.tsx'
import { RequestSent } from '../../features/basket/outcome/request-sent.tsx'
import { TransferWait } from '../../features/basket/outcome/transfer-wait.tsx'
import { useReservation } from '../../features/basket/outcome/use-reservation.ts'
import { hiddenMeta, titleOf } from '../../features/basket/page-title.ts'
import { frameIn } from '../../features/frame/frame-in.ts'
import { renderingOf } from '../../platform/calls/rendering-context.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { CART_KINDS } from '../../platform/stores/cart.ts'
import { finishBooking, reservationStore } from '../../platform/stores/reservation-store.ts'
import { Note } from '../../ui/note.tsx'
import type { Route } from './+types/complate.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  return { title: titleOf(renderingOf(context), params.lang, 'complate') }
}

/** A booking that is done, waits for a transfer, or was asked for. */
export default function ComplatePage() {
  const [query] = useSearchParams()
  const key = readOutcome(query)
  const { data, failure, missing } = useReservation(key)
  useEmptied(data)
  if (missing) return <NothingHere />
  if (failure && !data) {
    return (
      <div className="py-8">
        <Note tone="danger" alert>
          {failure}
        </Note>
      </div>
    )
  }
  return data ? <Outcome reservation={data} anahtar={key.anahtar} /> : <Waiting />
}

function Outcome({ reservation, anahtar }: { reservation: Reservation; anahtar: string | undefined }) {
  const navigate = useNavigate()
  const { language } = useFrame()
  const { durum, odeme_yontemi, k_no } = reservation
  const shown =
    ['confirmed', 'completed', 'requested'].includes(durum) || (durum === 'held' && odeme_yontemi === 'havale')
  useEffect(() => {
    if (shown) return
    // Held for a card that was not used yet, an offer, or over: the page of the trip says what there is to do.
    const target =
      durum === 'held'
        ? `/${language}/basket/result?${outcomeQuery({ k_no, anahtar })}`
        : tripPath(language, k_no, anahtar)
    void navigate(target, { replace: true })
  }, [shown, durum, k_no, anahtar, language, navigate])
  if (!shown) return <Waiting />
  if (durum === 'requested') return <RequestSent reservation={reservation} anahtar={anahtar} />
  if (durum === 'held') return <TransferWait reservation={reservation} anahtar={anahtar} />
  return <Confirmed reservation={reservation} anahtar={anahtar} />
}

/** The basket has become this reservation; what was put into it or into another one meanwhile stays. */
function useEmptied(reservation: Reservation | undefined): void {
  useEffect(() => {
    if (reservation === undefined) return
    const state = reservationStore.use.getState()
    const booked = reservation.sepet_urunler.map(({ k_no }) => k_no)
    for (const kind of CART_KINDS) if (state[kind].k_no === reservation.k_no) finishBooking(kind, booked)
  }, [reservation])
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return hiddenMeta(frameIn(matches), '/basket/complate', loaderData?.title)
}

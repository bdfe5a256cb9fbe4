import { useSearchParams } from 'react-router'
import { hiddenMeta, titleOf } from '../features/basket/page-title.ts'
import { frameIn } from '../features/frame/frame-in.ts'
import { GuestScreen } from '../features/reservation/screen/guest-screen.tsx'
import { renderingOf } from '../platform/calls/rendering-context.ts'
import type { Route } from './+types/reservation.ts'
import '../platform/words/booking-words.ts'
import '../styles/product.css'
import '../styles/booking.css'

export function loader({ context, params }: Route.LoaderArgs) {
  return { title: titleOf(renderingOf(context), params.lang, 'trip') }
}

/** The page of a trip, behind a secret link: no login. The server renders nothing of it; the browser asks by the key. */
export default function ReservationPage({ params }: Route.ComponentProps) {
  const [query] = useSearchParams()
  return (
    <div className="wrap pb-18">
      <GuestScreen k_no={params.kNo} anahtar={query.get('anahtar') ?? undefined} />
    </div>
  )
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  return hiddenMeta(frameIn(matches), `/reservation/${params.kNo}`, loaderData?.title)
}

import { useSearchParams } from 'react-router'
import { renderingOf } from '../../lib/rendering-context.ts'
import { reservationStore } from '../../stores/reservation-store.ts'
import { useStoresReady } from '../../stores/store-life.ts'
import { frameIn } from '../frame-in.ts'
import type { Route } from './+types/warning.ts'
import { Waiting } from './cart/waiting.tsx'
import { PriceChanged } from './outcome/price-changed.tsx'
import { Closed, NothingHere } from './outcome/processing.tsx'
import { SoldOut } from './outcome/sold-out.tsx'
import { hiddenMeta, titleOf } from './page-title.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  return { title: titleOf(renderingOf(context), params.lang, 'warning') }
}

/** What stopped the booking, in one sentence, and the way on. */
export default function WarningPage() {
  const [query] = useSearchParams()
  const ready = useStoresReady()
  const filled = reservationStore.use((carts) => carts.direk.sepet_urunler.length > 0)
  if (!ready) return <Waiting />
  switch (filled ? query.get('neden') : null) {
    case 'fiyat':
      return <PriceChanged />
    case 'dolu':
      return <SoldOut />
    case 'sure':
      return <Closed state={undefined} />
    default:
      return <NothingHere />
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return hiddenMeta(frameIn(matches), '/basket/warning', loaderData?.title)
}

import { useSearchParams } from 'react-router'
import { Waiting } from '../../features/basket/cart/waiting.tsx'
import { PriceChanged } from '../../features/basket/outcome/price-changed.tsx'
import { Closed, NothingHere } from '../../features/basket/outcome/processing.tsx'
import { SoldOut } from '../../features/basket/outcome/sold-out.tsx'
import { hiddenMeta, titleOf } from '../../features/basket/page-title.ts'
import { frameIn } from '../../features/frame/frame-in.ts'
import { renderingOf } from '../../platform/calls/rendering-context.ts'
import { reservationStore } from '../../platform/stores/reservation-store.ts'
import { useStoresReady } from '../../platform/stores/store-life.ts'
import type { Route } from './+types/warning.ts'

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

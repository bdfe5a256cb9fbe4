import type { Product } from '@meltem/contract/catalog/catalog'
import { addLine, type CartKind, type CartLine, type CartProduct } from '../../platform/stores/cart.ts'
import { reservationStore } from '../../platform/stores/reservation-store.ts'
import { productPath } from '../catalog/product-path.ts'
import type { QuoteState } from './use-quote.ts'

export function cartProductOf(product: Product, secenek: string | null): CartProduct {
  const { dil, baslik, urun_tipi, kapak, kiralama_sozlesmesi, sorular } = product
  const adres = productPath(dil, product)
  return { dil, baslik, urun_tipi, kapak, kiralama_sozlesmesi, sorular, adres, secenek }
}

/** What the line says beside its price. */
type Shown = Pick<CartLine, 'urun'> & Partial<Pick<CartLine, 'onaylar' | 'yanitlar'>>

/** What the kernel priced, as a line of the basket; undefined while there is no price that may be booked. */
export function cartLineOf(
  { quote, line }: QuoteState,
  { urun, onaylar = [], yanitlar = {} }: Shown,
  k_no: string,
): CartLine | undefined {
  const priced = quote?.sepet_urunler[0]
  if (!quote || !priced || !line || quote.engeller.length > 0) return undefined
  return {
    k_no,
    istek: { ...line, k_no },
    urun,
    onaylar,
    yanitlar,
    sabit_toplam: { genel_toplam: priced.sabit_toplam.genel_toplam },
    kur_toplam: { genel_toplam: priced.kur_toplam.genel_toplam },
  }
}

/** A line that went into a basket just now. */
export interface Added {
  readonly line: CartLine
  readonly kind: CartKind
}

/** Puts the priced line into the basket its sale mode belongs to; the header follows. Undefined when it did not go in. */
export function addToBasket(quote: QuoteState, shown: Shown): Added | undefined {
  const line = cartLineOf(quote, shown, crypto.randomUUID())
  if (!line) return undefined
  const kind = quote.quote?.satis_durumlari[0] ?? 'direk'
  reservationStore.use.setState((carts) => addLine(carts, kind, line, crypto.randomUUID()))
  return { line, kind }
}

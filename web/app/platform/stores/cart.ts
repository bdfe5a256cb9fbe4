import type { Product } from '@meltem/contract/catalog/catalog'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import type { ExchangeRow } from '@meltem/contract/settings'
import type { Language } from '@meltem/contract/wire/language'
import { converterTo } from '@meltem/domain/exchange'
import { sum } from '@meltem/domain/money'

interface LineTotal {
  readonly genel_toplam: number
}

/** What a basket shows of a product without asking for it again. */
export interface CartProduct
  extends Pick<Product, 'baslik' | 'urun_tipi' | 'kapak' | 'kiralama_sozlesmesi' | 'sorular'> {
  readonly dil: Language
  /** Address of its page in that language. */
  readonly adres: string
  /** Name of the chosen room, class or boat; null where there is only one. */
  readonly secenek: string | null
}

export interface CartLine {
  readonly k_no: string
  /** What the kernel prices and books; the sums below are only what it answered last. */
  readonly istek: CartLineRequest
  readonly urun: CartProduct
  /** Purposes the person agreed to, where health data is concerned. */
  readonly onaylar: readonly string[]
  /** Answers to questions of the operator that are known already, by the name of the question: a flight number. */
  readonly yanitlar: Readonly<Record<string, string>>
  /** In the base currency. */
  readonly sabit_toplam: LineTotal
  /** In the chosen currency. */
  readonly kur_toplam: LineTotal
}

export interface Cart {
  readonly k_no: string | null
  readonly secilen_kur: string
  readonly secilen_kur_fiyat: number
  readonly sepet_urunler: readonly CartLine[]
}

/** The two ways of booking: paid at once, or asked for first (BOOK-3). */
export const CART_KINDS = ['direk', 'sor_sat'] as const
export type CartKind = (typeof CART_KINDS)[number]
export type Carts = Readonly<Record<CartKind, Cart>>

export function emptyCart({ kod, satis }: ExchangeRow): Cart {
  return { k_no: null, secilen_kur: kod, secilen_kur_fiyat: satis, sepet_urunler: [] }
}

/** A line goes to the end of its basket; the first one gives the basket the key of the reservation to be. */
export function addLine(carts: Carts, kind: CartKind, line: CartLine, reservationKey: string): Carts {
  const cart = carts[kind]
  const filled = { ...cart, k_no: cart.k_no ?? reservationKey, sepet_urunler: [...cart.sepet_urunler, line] }
  return { ...carts, [kind]: filled }
}

/** The line under the same key, changed in place. */
export function replaceLine(cart: Cart, line: CartLine): Cart {
  return { ...cart, sepet_urunler: cart.sepet_urunler.map((one) => (one.k_no === line.k_no ? line : one)) }
}

/** Without its last line a basket has no key either: the next one is another reservation. */
export function removeLine(cart: Cart, k_no: string): Cart {
  const sepet_urunler = cart.sepet_urunler.filter((one) => one.k_no !== k_no)
  return { ...cart, k_no: sepet_urunler.length > 0 ? cart.k_no : null, sepet_urunler }
}

/** Undo: the line goes back to where it stood. */
export function restoreLine(cart: Cart, line: CartLine, place: number, reservationKey: string): Cart {
  if (cart.sepet_urunler.some((one) => one.k_no === line.k_no)) return cart
  return { ...cart, k_no: cart.k_no ?? reservationKey, sepet_urunler: cart.sepet_urunler.toSpliced(place, 0, line) }
}

/** A product may switch from direct to ask-first and back as its day comes nearer: its line changes baskets. */
export function moveLine(carts: Carts, from: CartKind, k_no: string, reservationKey: string): Carts {
  const line = carts[from].sepet_urunler.find((one) => one.k_no === k_no)
  if (!line) return carts
  const to = from === 'direk' ? 'sor_sat' : 'direk'
  return addLine({ ...carts, [from]: removeLine(carts[from], k_no) }, to, line, reservationKey)
}

/** What stays when some lines have been booked is another reservation to be. */
export function withoutLines(cart: Cart, booked: readonly string[], reservationKey: string): Cart {
  const sepet_urunler = cart.sepet_urunler.filter((one) => !booked.includes(one.k_no))
  return { ...cart, k_no: sepet_urunler.length > 0 ? reservationKey : null, sepet_urunler }
}

interface LinePrice {
  readonly k_no: string
  readonly sabit_toplam: LineTotal
  readonly kur_toplam: LineTotal
}

/** What the server has just said the lines cost; the same cart when nothing moved, so that nothing is written. */
export function applyPrices(cart: Cart, prices: readonly LinePrice[]): Cart {
  const known = new Map(prices.map((price) => [price.k_no, price]))
  const stale = cart.sepet_urunler.some((line) => {
    const price = known.get(line.k_no)
    return (
      price !== undefined &&
      (price.kur_toplam.genel_toplam !== line.kur_toplam.genel_toplam ||
        price.sabit_toplam.genel_toplam !== line.sabit_toplam.genel_toplam)
    )
  })
  if (!stale) return cart
  const sepet_urunler = cart.sepet_urunler.map((line) => {
    const price = known.get(line.k_no)
    if (!price) return line
    const { sabit_toplam, kur_toplam } = price
    return {
      ...line,
      sabit_toplam: { genel_toplam: sabit_toplam.genel_toplam },
      kur_toplam: { genel_toplam: kur_toplam.genel_toplam },
    }
  })
  return { ...cart, sepet_urunler }
}

const minor = (amount: number) => Math.round(amount * 100)

function applyToCart(cart: Cart, base: string, row: ExchangeRow): Cart {
  const convert = converterTo(row.kod, { [base]: '1', [row.kod]: String(row.satis) })
  return {
    ...cart,
    secilen_kur: row.kod,
    secilen_kur_fiyat: row.satis,
    sepet_urunler: cart.sepet_urunler.map((line) => ({
      ...line,
      kur_toplam: { genel_toplam: convert(minor(line.sabit_toplam.genel_toplam), base) / 100 },
    })),
  }
}

/**
 * The currency switch: both carts at the selling rate of the row (PRICE-12). Only what the header shows until the
 * server prices the basket again. Worked: 21 094.40 TRY at 51.2 = 412.00 EUR.
 */
export function applyExchange(carts: Carts, base: string, row: ExchangeRow): Carts {
  return { direk: applyToCart(carts.direk, base, row), sor_sat: applyToCart(carts.sor_sat, base, row) }
}

/** Items and total of both carts in the chosen currency. */
export function summarise(carts: Carts): { count: number; total: number } {
  const lines = CART_KINDS.flatMap((kind) => carts[kind].sepet_urunler)
  return { count: lines.length, total: sum(lines.map((line) => minor(line.kur_toplam.genel_toplam))) / 100 }
}

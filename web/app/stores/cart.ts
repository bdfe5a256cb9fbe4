import type { Product } from '@meltem/contract/catalog'
import type { Language } from '@meltem/contract/language'
import type { CartLineRequest } from '@meltem/contract/reservation'
import type { ExchangeRow } from '@meltem/contract/settings'
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

/** The two ways of booking: paid at once, or asked for first (spec §1). */
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
 * The currency switch: both carts at the selling rate of the row (spec §9). Only what the header shows until the
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

import type { ExchangeRow } from '@meltem/contract/settings'
import { converterTo } from '@meltem/domain/exchange'
import { sum } from '@meltem/domain/money'

interface LineTotal {
  readonly genel_toplam: number
}

export interface CartLine {
  readonly k_no: string
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
export type Carts = Readonly<Record<(typeof CART_KINDS)[number], Cart>>

export function emptyCart({ kod, satis }: ExchangeRow): Cart {
  return { k_no: null, secilen_kur: kod, secilen_kur_fiyat: satis, sepet_urunler: [] }
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

import type { Reservation } from '@meltem/contract/reservation/reservation'

interface Standing<L> {
  readonly sepet_urunler: readonly L[]
  readonly satirlar: Reservation['satirlar']
}

/** Lines that were not cancelled alone: what is still to come. */
export function standingLines<L extends { readonly k_no: string }>({ sepet_urunler, satirlar }: Standing<L>): L[] {
  const gone = new Set(satirlar.filter(({ iptal }) => iptal !== null).map(({ k_no }) => k_no))
  return sepet_urunler.filter(({ k_no }) => !gone.has(k_no))
}

import type { ProductFacts } from '@meltem/contract/product-facts'

type Chosen = Readonly<Record<string, readonly string[]>>

export type VillaFacts = Extract<ProductFacts, { urun_tipi: 'villa' }>
export type HotelFacts = Extract<ProductFacts, { urun_tipi: 'otel' }>

function seaBand(metres: number): string {
  if (metres <= 100) return 'kiyida'
  if (metres <= 1000) return 'yurume'
  return metres <= 5000 ? 'yakin' : 'uzak'
}

function roomBand(rooms: number): string {
  if (rooms <= 1) return 'bir'
  return rooms >= 5 ? 'bes_ustu' : (['iki', 'uc', 'dort'][rooms - 2] ?? 'dort')
}

const drop = (choices: readonly (string | false)[]): string[] => choices.filter((choice) => choice !== false)

function without(chosen: Record<string, string[]>): Chosen {
  return Object.fromEntries(Object.entries(chosen).filter(([, choices]) => choices.length > 0))
}

/** The filters follow from the facts, so that a list never promises what the page denies. */
export function villaFilters(facts: VillaFacts, ...konsept: readonly string[]): Chosen {
  const has = (what: VillaFacts['ozellikler'][number]) => facts.ozellikler.includes(what)
  return without({
    havuz: drop([
      facts.havuz !== null && 'ozel',
      has('korunakli_havuz') && 'korunakli',
      has('isitmali_havuz') && 'isitmali',
      has('cocuk_havuzu') && 'cocuk',
    ]),
    oda_sayisi: [roomBand(facts.oda)],
    denize_mesafe: [seaBand(facts.denize_m)],
    evcil_hayvan: drop([has('evcil_hayvan') && 'kabul']),
    konsept: [...konsept],
  })
}

export function hotelFilters(facts: HotelFacts, ...konsept: readonly string[]): Chosen {
  return without({
    pansiyon: [facts.pansiyon],
    yildiz: [facts.yildiz === 0 ? 'butik' : `yildiz_${facts.yildiz}`],
    denize_mesafe: [seaBand(facts.denize_m)],
    evcil_hayvan: drop([facts.ozellikler.includes('evcil_hayvan') && 'kabul']),
    konsept: [...konsept],
  })
}

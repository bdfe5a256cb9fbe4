import type { Place } from '@meltem/domain/chart/mercator'

/** Names a chart may show; their words are `picture.places`. Earlier ones go before later ones. */
export const TOWNS = {
  istanbul: { enlem: 41.01, boylam: 28.97 },
  izmir: { enlem: 38.42, boylam: 27.14 },
  antalya: { enlem: 36.887, boylam: 30.704 },
  bodrum: { enlem: 37.034, boylam: 27.43 },
  marmaris: { enlem: 36.852, boylam: 28.272 },
  fethiye: { enlem: 36.622, boylam: 29.116 },
  kas: { enlem: 36.2, boylam: 29.639 },
  gocek: { enlem: 36.755, boylam: 28.939 },
  alanya: { enlem: 36.544, boylam: 31.998 },
  cesme: { enlem: 38.324, boylam: 26.304 },
  kusadasi: { enlem: 37.861, boylam: 27.258 },
  datca: { enlem: 36.727, boylam: 27.686 },
  dalyan: { enlem: 36.834, boylam: 28.642 },
  oludeniz: { enlem: 36.55, boylam: 29.124 },
  kalkan: { enlem: 36.266, boylam: 29.414 },
  kemer: { enlem: 36.602, boylam: 30.56 },
  side: { enlem: 36.767, boylam: 31.389 },
  demre: { enlem: 36.244, boylam: 29.985 },
  finike: { enlem: 36.299, boylam: 30.147 },
  dalaman: { enlem: 36.766, boylam: 28.803 },
  koycegiz: { enlem: 36.968, boylam: 28.684 },
  rhodes: { enlem: 36.44, boylam: 28.222 },
  kos: { enlem: 36.893, boylam: 27.288 },
  symi: { enlem: 36.616, boylam: 27.838 },
  meis: { enlem: 36.149, boylam: 29.592 },
} as const satisfies Record<string, Place>

/** Names of waters, written over their middle. */
export const WATERS = {
  fethiyeGulf: { enlem: 36.655, boylam: 29.02 },
  gokovaGulf: { enlem: 36.965, boylam: 27.95 },
  antalyaGulf: { enlem: 36.66, boylam: 30.84 },
} as const satisfies Record<string, Place>

export type Town = keyof typeof TOWNS
export type Water = keyof typeof WATERS

/** Degrees: about an hour's drive. */
const NEAR = 0.4

/** Whether a chart of the coast says anything about a place; inland it would be an empty sheet. */
export function isCoastal({ enlem, boylam }: Place): boolean {
  return Object.values(TOWNS).some(
    (town) => Math.abs(town.enlem - enlem) < NEAR && Math.abs(town.boylam - boylam) < NEAR,
  )
}

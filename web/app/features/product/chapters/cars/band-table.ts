import type { Product } from '@meltem/contract/catalog/catalog'

type Rows = Product['sezonlar']

export interface BandTable {
  readonly seasons: readonly { readonly baslangic: string; readonly bitis: string }[]
  readonly bands: readonly {
    readonly from: number
    /** Last day of the band; null when it is open. */
    readonly to: number | null
    /** Price of a day, season by season; undefined where there is none. */
    readonly prices: readonly (number | undefined)[]
  }[]
}

/** Rows of season and band turned into a table: lengths down, seasons across, both in order. */
export function bandTable(rows: Rows): BandTable {
  const seasons = [...new Map(rows.map(({ baslangic, bitis }) => [baslangic, { baslangic, bitis }])).values()].sort(
    (a, b) => a.baslangic.localeCompare(b.baslangic),
  )
  const lengths = [...new Set(rows.map(({ en_az }) => Math.max(1, en_az)))].sort((a, b) => a - b)
  return {
    seasons,
    bands: lengths.map((from, place) => {
      const next = lengths[place + 1]
      return {
        from,
        to: next === undefined ? null : next - 1,
        prices: seasons.map(
          ({ baslangic }) => rows.find((row) => row.baslangic === baslangic && Math.max(1, row.en_az) === from)?.fiyat,
        ),
      }
    }),
  }
}

const SEASONS_SHOWN = 3

/** Three seasons from the one a day lies in: visitors do not read more columns than that. */
export function seasonsInView(rows: Rows, day: string): Rows {
  const starts = [...new Set(rows.filter(({ bitis }) => bitis >= day).map(({ baslangic }) => baslangic))].sort()
  const shown = new Set(starts.slice(0, SEASONS_SHOWN))
  return rows.filter(({ baslangic }) => shown.has(baslangic))
}

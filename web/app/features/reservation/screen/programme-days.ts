interface Dated {
  readonly k_no: string
  readonly baslangic: string
  readonly baslangic_saat: string | null
  readonly bitis: string | null
  readonly bitis_saat: string | null
}

interface Stop<L> {
  readonly line: L
  readonly ends: boolean
}

/** What happens on which day, in order. A stay and a hire appear twice: when they begin and when they end. */
export function programmeOf<L extends Dated>(lines: readonly L[]): { gun: string; duraklar: Stop<L>[] }[] {
  const stops = lines.flatMap((line) => [
    { gun: line.baslangic, saat: line.baslangic_saat, line, ends: false },
    ...(line.bitis && line.bitis > line.baslangic
      ? [{ gun: line.bitis, saat: line.bitis_saat, line, ends: true }]
      : []),
  ])
  // What has no time of day stands after what has one: one arrives at a house once the day is under way.
  const sorted = stops.toSorted((a, b) => a.gun.localeCompare(b.gun) || (a.saat ?? '99').localeCompare(b.saat ?? '99'))
  const days = Map.groupBy(sorted, ({ gun }) => gun)
  return [...days].map(([gun, all]) => ({ gun, duraklar: all.map(({ line, ends }) => ({ line, ends })) }))
}

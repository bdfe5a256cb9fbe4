/** What is chosen; one day has no end. */
export interface Picked {
  readonly baslangic: string | null
  readonly bitis: string | null
}

/** Sold out is `full`; `off` is free to sleep in, but nothing may begin, or end, on it; `closed` is not sold at all. */
export type DayLook = 'waiting' | 'free' | 'low' | 'full' | 'off' | 'closed' | 'first' | 'inside' | 'last'

/** First press begins a new range, the second ends it; a second press before the first begins anew. */
export function pickedDay({ baslangic, bitis }: Picked, day: string, range: boolean): Picked {
  const begins = !range || baslangic === null || bitis !== null || day <= baslangic
  return begins ? { baslangic: day, bitis: null } : { baslangic, bitis: day }
}

/** The part of a day in what is chosen; null when it has none. */
export function placeOfDay(day: string, { baslangic, bitis }: Picked, range: boolean): DayLook | null {
  if (day === baslangic) return 'first'
  if (!range || baslangic === null || bitis === null) return null
  if (day === bitis) return 'last'
  return day > baslangic && day < bitis ? 'inside' : null
}

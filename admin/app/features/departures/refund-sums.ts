import type { Affected } from '@meltem/contract/departure/acts'

/** What goes back, currency by currency: sums of different money are never added. */
export function refundSums(guests: readonly Pick<Affected, 'kur' | 'odenen'>[]): { kur: string; tutar: number }[] {
  const cents = new Map<string, number>()
  for (const { kur, odenen } of guests) cents.set(kur, (cents.get(kur) ?? 0) + Math.round(odenen * 100))
  return [...cents]
    .filter(([, sum]) => sum > 0)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([kur, sum]) => ({ kur, tutar: sum / 100 }))
}

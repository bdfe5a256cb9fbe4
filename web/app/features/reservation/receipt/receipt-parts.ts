import type { Receipt } from '@meltem/contract/reservation/pricing'
import type { MoneyStand } from '@meltem/contract/reservation/standing'

export interface ReceiptPart {
  readonly tutar: number
  /** When it is due, or that it is paid. */
  readonly when: string
  /** The part a booking begins with, whose share of the total is told. */
  readonly first: boolean
}

/** Of a price that is only asked for. */
export function quotedParts({ toplam }: Receipt, now: string, later: string): ReceiptPart[] {
  return [
    { tutar: toplam.on_odeme_toplam, when: now, first: true },
    { tutar: toplam.kalan_toplam, when: later, first: false },
  ]
}

type StandWords = Readonly<Record<Exclude<keyof MoneyStand, 'genel_toplam'>, string>>

/** Of a reservation, as the server says it stands: where it is paid on the day there is no deposit to speak of. */
export function standParts(stand: MoneyStand, words: StandWords): ReceiptPart[] {
  return (['odenen', 'simdi', 'kabulde', 'kalan'] as const).map((name) => ({
    tutar: stand[name],
    when: words[name],
    first: name !== 'kalan',
  }))
}

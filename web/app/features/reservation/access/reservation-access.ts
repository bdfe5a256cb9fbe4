import type { Receipt } from '@meltem/contract/reservation/pricing'
import type { CartLine, CartLineRequest, ReservationState } from '@meltem/contract/reservation/reservation'
import type { LineState } from '@meltem/contract/reservation/standing'

/** Why something cannot be done; `stale` when what was seen has changed meanwhile and is to be looked at again. */
export interface Refused {
  readonly refused: string
  readonly stale?: boolean
}

/** What an act would mean, and the way to do exactly that: what was seen is sent along (PRICE-1). */
interface Quoted {
  /** Does it, and answers the sentence that says so. */
  readonly commit: () => Promise<{ readonly done: string } | Refused>
}

export interface CancelQuote extends Quoted {
  readonly sum: string | undefined
  readonly note?: string
  readonly rows: readonly { readonly k_no: string; readonly about: string; readonly amount: string }[]
}

export interface ChangeQuote extends Quoted {
  readonly rows: readonly {
    readonly name: string
    readonly amount: string
    readonly tone?: 'quiet' | 'strong' | 'good'
  }[]
  /** What stands in the way, each in a sentence; nothing can be changed while there is any. */
  readonly obstacles: readonly string[]
}

export interface CancelAct {
  readonly title: string
  readonly lead?: string
  /** What the button for all of it says. */
  readonly ask: string
  /** The same where one service alone could be cancelled instead. */
  readonly askAll: string
  readonly whole: { readonly title: string; readonly confirm: string }
  readonly counting: string
  /** One service alone, or all of it. */
  readonly quote: (service: ShownService | undefined) => Promise<CancelQuote | Refused>
}

export interface ChangeAct {
  readonly quote: (lines: readonly CartLineRequest[]) => Promise<ChangeQuote | Refused>
}

/** What the operator has answered to a request, and the yes to it. */
export interface Offer {
  readonly title: string
  readonly lead: string
  /** Word of the operator. */
  readonly word: string | null
  readonly lines: readonly { readonly baslik: string; readonly about: string }[]
  /** How its price came about, or the price alone. */
  readonly price?: Receipt | string | undefined
  readonly accept?: { readonly label: string; readonly commit: Quoted['commit'] } | undefined
}

type Dates = Pick<CartLine, 'baslik' | 'baslangic' | 'baslangic_saat' | 'bitis' | 'bitis_saat' | 'urun_tipi'>

/** One service; what an agency may not know of a visitor's booking is missing. */
export interface ShownLine extends Dates {
  readonly k_no: string
  /** `2 adults, 1 child`. */
  readonly party: string
  readonly extras: readonly string[]
  readonly price?: string | undefined
  readonly istek?: CartLineRequest | undefined
  readonly durum?: LineState | undefined
}

export type ShownService = ShownLine & { readonly durum: LineState }

/**
 * One reservation as the guest behind a link, the member or the agency has it, in the words of each, with what each can
 * do. The parts of the screen are drawn from it; an act that is not there has no part.
 */
export interface ReservationAccess {
  /** Behind the link of a mail, in the account, in an agency's portal: how parts are headed. */
  readonly look: 'trip' | 'account' | 'portal'
  readonly durum: ReservationState
  readonly kur: string
  /** In the order of the basket. */
  readonly lines: readonly ShownLine[]
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly offer?: Offer | undefined
  readonly change?: ChangeAct | undefined
  readonly cancel?: CancelAct | undefined
}

/** In the order of the days, whatever the order of the basket was. */
export function byDay(a: Dates, b: Dates): number {
  return `${a.baslangic}${a.baslangic_saat ?? ''}`.localeCompare(`${b.baslangic}${b.baslangic_saat ?? ''}`)
}

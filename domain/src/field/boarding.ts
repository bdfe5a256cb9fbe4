/** What is said about one seat: came aboard, did not come, or an earlier word taken back. */
export interface SeatAct {
  readonly k_no: string
  readonly tur: 'bindi' | 'gelmedi' | 'geri'
  /** When, in milliseconds by the clock of the server. */
  readonly an: number
  /** The act that is taken back. */
  readonly hedef?: string | null
}

export type SeatVerdict = 'sayildi' | 'cift' | 'geri_alindi' | 'zaten_bindi' | 'hedef_yok'

interface Judged {
  readonly karar: SeatVerdict
  /** The act that was earlier, where one was. */
  readonly once: string | null
}

export interface SettledSeat<A extends SeatAct> {
  /** The act by which the guest is aboard or missing; undefined while no crew member has said. */
  readonly counts: A | undefined
  readonly verdicts: ReadonlyMap<string, Judged>
}

/** By time; acts of the same moment by their keys, so that every order of arrival ends in the same. */
function inOrder<A extends SeatAct>(acts: readonly A[]): A[] {
  const one = new Map(acts.map((act) => [act.k_no, act]))
  return [...one.values()].toSorted((a, b) => a.an - b.an || (a.k_no < b.k_no ? -1 : 1))
}

/** Which acts are taken back, each by whom first; and what becomes of the taking back itself. */
function takeBack(sorted: readonly SeatAct[], verdicts: Map<string, Judged>): ReadonlyMap<string, string> {
  const known = new Set(sorted.filter(({ tur }) => tur !== 'geri').map(({ k_no }) => k_no))
  const taken = new Map<string, string>()
  for (const { k_no, hedef } of sorted.filter(({ tur }) => tur === 'geri')) {
    const first = hedef ? taken.get(hedef) : undefined
    if (!hedef || !known.has(hedef)) verdicts.set(k_no, { karar: 'hedef_yok', once: null })
    else if (first) verdicts.set(k_no, { karar: 'cift', once: first })
    else {
      taken.set(hedef, k_no)
      verdicts.set(k_no, { karar: 'sayildi', once: null })
    }
  }
  return taken
}

/**
 * All that was ever said about a seat, from whichever phone and in whichever order it arrived (BOOK-25). The earliest
 * boarding counts; a later one is told who was first. A guest who came late is aboard, though called missing before.
 */
export function settleSeat<A extends SeatAct>(acts: readonly A[]): SettledSeat<A> {
  const sorted = inOrder(acts)
  const verdicts = new Map<string, Judged>()
  const taken = takeBack(sorted, verdicts)
  let counts: A | undefined
  for (const act of sorted.filter(({ tur }) => tur !== 'geri')) {
    const back = taken.get(act.k_no)
    if (back) verdicts.set(act.k_no, { karar: 'geri_alindi', once: back })
    else if (!counts || (counts.tur === 'gelmedi' && act.tur === 'bindi')) {
      counts = act
      verdicts.set(act.k_no, { karar: 'sayildi', once: null })
    } else {
      const karar = act.tur === counts.tur ? 'cift' : 'zaten_bindi'
      verdicts.set(act.k_no, { karar, once: counts.k_no })
    }
  }
  return { counts, verdicts }
}

/** A phone cannot have done anything after it sent it, nor before it had anything to do it with. */
const LONGEST_FIELD_MS = 72 * 3_600_000

/**
 * When an act happened by the clock of the server. Worked: a phone says 09:15 for the act and 10:05 for now, the server
 * says 10:00: the act was at 09:10.
 */
export function correctedInstant(act: number, sent: number, now: number): number {
  return Math.min(now, Math.max(now - LONGEST_FIELD_MS, act + (now - sent)))
}

import { judgeTicket, type TicketVerdict } from '@meltem/domain/field/judge-ticket'
import { useEffect, useState } from 'react'
import { prepareSeal, readShown } from './check-seal.ts'
import { bookOf } from './day-state.ts'
import { signal } from './signal.ts'
import { useField, usePack } from './use-field.ts'

export interface Scan {
  readonly verdict: TicketVerdict
  /** What was scanned; undefined for a number typed by hand. */
  readonly kod: string | undefined
  /** What the code says of itself, believed or not. */
  readonly says: string
}

const SIGNALS = { gecerli: 'good', yarin: 'wait', baska_kalkis: 'wait', gecmis: 'wait' } as const

/** From a code to its verdict, without network. */
export function useScan(at: string | undefined) {
  const kept = usePack()
  const { trips } = useField()
  const [scan, setScan] = useState<Scan>()
  useEffect(() => void prepareSeal(kept.pack.anahtar), [kept.pack.anahtar])
  const judge = async (text: string) => {
    const shown = await readShown(text, kept.pack)
    const verdict = judgeTicket(bookOf(kept, trips, Date.now()), at, shown)
    const isCode = 'code' in shown
    signal(verdict.tur in SIGNALS ? SIGNALS[verdict.tur as keyof typeof SIGNALS] : 'bad')
    setScan({
      verdict,
      kod: isCode ? text.trim() : undefined,
      says: isCode ? shown.code.claim.bilet_no : text.trim().slice(0, 40),
    })
  }
  return { scan, judge, clear: () => setScan(undefined) }
}

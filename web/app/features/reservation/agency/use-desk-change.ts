import { changeDeskReservation, type DeskDetail, quoteDeskChange } from '@meltem/contract/agency-booking'
import type { OutputOf } from '@meltem/contract/endpoint'
import { useState } from 'react'
import { useAgencyCall } from '../../../platform/calls/agency-session.ts'
import { changedLine, type LineWish, wishOf } from '../member/can-do.ts'

export type ChangeQuote = OutputOf<typeof quoteDeskChange>

/** Quote, then commit with what was seen; another wish makes the quote worthless. */
export function useDeskChange(k_no: string, { satirlar }: Pick<DeskDetail, 'satirlar'>, onDone: () => void) {
  const call = useAgencyCall()
  const [wishes, setWishes] = useState<readonly LineWish[]>(satirlar.map(({ istek }) => wishOf(istek)))
  const [quote, setQuote] = useState<ChangeQuote>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const sepet_urunler = () =>
    satirlar.map(({ istek, saat }, place) => changedLine(istek, wishes[place] ?? wishOf(istek), saat))
  const wish = (place: number, change: Partial<LineWish>) => {
    setQuote(undefined)
    setProblem(undefined)
    setWishes((before) => before.map((one, index) => (index === place ? { ...one, ...change } : one)))
  }
  const ask = async () => {
    setBusy(true)
    const answer = await call(quoteDeskChange, { k_no, sepet_urunler: sepet_urunler() })
    setBusy(false)
    setQuote(answer.success === 1 ? answer : undefined)
    setProblem(answer.success === 1 ? undefined : answer.message)
  }
  const commit = async ({ yeni, on_odeme_toplam }: ChangeQuote) => {
    setBusy(true)
    const answer = await call(changeDeskReservation, {
      k_no,
      istek_k_no: crypto.randomUUID(),
      sepet_urunler: sepet_urunler(),
      kur_rezervasyon_toplam: { genel_toplam: yeni, on_odeme_toplam },
    })
    setBusy(false)
    setQuote(undefined)
    setProblem(answer.success === 1 ? undefined : answer.message)
    if (answer.success === 1) onDone()
  }
  return { wishes, wish, quote, problem, busy, ask, commit }
}

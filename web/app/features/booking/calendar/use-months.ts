import { type CalendarDayAnswer, getCalendar, type ProductCalendar } from '@meltem/contract/reservation/basket'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../../platform/calls/api.ts'
import { useFrame } from '../../../platform/page/frame.ts'

export interface Months {
  /** Whether anything has been asked for: before, days know neither price nor state. */
  readonly asked: boolean
  /** Days by date, of every month that has been read for this option and party. */
  readonly dayOn: (day: string) => CalendarDayAnswer | undefined
  readonly kur: string | undefined
  /** Months that could not be read; asking again is up to the person. */
  readonly failed: boolean
  readonly retry: () => void
}

interface Wanted {
  readonly urun_k_no: string
  readonly opsiyon_k_no: string
  readonly kisi: number
  /** Rooms wanted together. */
  readonly adet: number
}

/**
 * The months on screen, read when they come into view and kept while the party stays. One answer holds all options of
 * the product, so that choosing another room asks nothing.
 */
export function useMonths({ urun_k_no, opsiyon_k_no, kisi, adet }: Wanted, months: readonly string[]): Months {
  const call = useCall()
  const { currency: kur } = useFrame()
  const asked = useRef(new Set<string>())
  const [answers, setAnswers] = useState<Readonly<Record<string, readonly ProductCalendar[]>>>({})
  const [failed, setFailed] = useState(false)
  const wanted = months.join(',')
  const asking = `${urun_k_no}|${kur}|${kisi}|${adet}`
  useEffect(() => {
    if (failed || wanted === '') return
    for (const ay of wanted.split(',')) {
      const key = `${asking}|${ay}`
      if (asked.current.has(key)) continue
      asked.current.add(key)
      void call(getCalendar, { urun_k_no, ay, kur, kisi, adet }).then((answer) => {
        if (answer.success === 1) setAnswers((now) => ({ ...now, [key]: answer.takvimler }))
        else {
          asked.current.delete(key)
          setFailed(true)
        }
      })
    }
  }, [call, urun_k_no, kur, kisi, adet, asking, wanted, failed])
  const monthOf = (ay: string) => answers[`${asking}|${ay}`]?.find((one) => one.opsiyon_k_no === opsiyon_k_no)
  return {
    asked: wanted !== '',
    dayOn: (day) => monthOf(day.slice(0, 7))?.gunler[Number(day.slice(8)) - 1],
    kur: months.map(monthOf).find((month) => month !== undefined)?.kur,
    failed,
    retry: () => setFailed(false),
  }
}

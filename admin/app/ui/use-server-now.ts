import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

const TICK_MS = 10_000
const MINUTE = 60_000

/** The clock of the server, counted on from its last answer: a desk whose own clock is wrong sees the same time left. */
export function useServerNow(simdi: string | undefined, answeredAt: number, tick = TICK_MS): number {
  const [here, setHere] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), tick)
    return () => clearInterval(timer)
  }, [tick])
  if (simdi === undefined) return here
  return Date.parse(simdi) + Math.max(0, here - answeredAt)
}

/** Time left in words: never a bare colour, never a bare figure. */
export function useTimeLeft(): (until: string, now: number) => string {
  const t = useTranslations('admin.left')
  return (until, now) => {
    const minutes = Math.floor((Date.parse(until) - now) / MINUTE)
    if (minutes < 0) return t('over')
    const hours = Math.floor(minutes / 60)
    if (hours >= 24) return t('days', { days: Math.floor(hours / 24), hours: hours % 24 })
    return hours > 0 ? t('hours', { hours, minutes: minutes % 60 }) : t('minutes', { minutes })
  }
}

/** How pressing it is: below half an hour, below two hours, later. */
export function pressure(until: string, now: number): 'bad' | 'wait' | 'plain' {
  const minutes = (Date.parse(until) - now) / MINUTE
  if (minutes < 30) return 'bad'
  return minutes < 120 ? 'wait' : 'plain'
}

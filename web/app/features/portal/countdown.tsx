import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'

const MINUTE = 60_000
const DAY_MINUTES = 1440

/** What is left, told anew each minute; not read out each time. */
export function Countdown({ until }: { until: string }) {
  const t = useTranslations('agencyPortal')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, Math.floor((Date.parse(until) - now) / MINUTE))
  const look = left < 360 ? 'chip chip-bad' : 'chip chip-sea'
  const days = Math.floor(left / DAY_MINUTES)
  const hours = Math.floor((left % DAY_MINUTES) / 60)
  if (left === 0) return <span className={look}>{t('over')}</span>
  return (
    <span className={look}>{days > 0 ? t('leftDays', { days, hours }) : t('left', { hours, minutes: left % 60 })}</span>
  )
}

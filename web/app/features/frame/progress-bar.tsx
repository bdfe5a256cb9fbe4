import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl/react'

/** LOOK-3. Quick navigations show nothing; the bar then runs for this long and waits at its end. */
const THROTTLE_MS = 200
const DURATION_MS = 5_000

export function ProgressBar() {
  const moving = useNavigation().state !== 'idle'
  const [shown, setShown] = useState(false)
  const t = useTranslations('layout')
  useEffect(() => {
    if (!moving) return setShown(false)
    const timer = setTimeout(() => setShown(true), THROTTLE_MS)
    return () => clearTimeout(timer)
  }, [moving])
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px]">
      {shown ? (
        <div
          className="h-full origin-left animate-[sail_linear_both] bg-sun motion-reduce:animate-none"
          style={{ animationDuration: `${DURATION_MS}ms` }}
        >
          <span className="sr-only">{t('loading')}</span>
        </div>
      ) : null}
    </div>
  )
}

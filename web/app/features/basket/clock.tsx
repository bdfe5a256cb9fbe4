import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { shareLeft, timeLeft } from './countdown.ts'
import { useNow } from './use-now.ts'

interface ClockProps {
  /** End, as an instant. */
  readonly end: string
  /** Length of the whole span in minutes, for the bar. */
  readonly minutes: number
  readonly onOver?: () => void
  readonly children: ReactNode
}

/** Hours and minutes while there are hours, then minutes and seconds. The date stands beside it, in the children. */
export function Clock({ end, minutes, onOver, children }: ClockProps) {
  const t = useTranslations('basket.clock')
  const now = useNow()
  const left = now === undefined ? undefined : timeLeft(end, now)
  useOver(left?.over ?? false, onOver)
  const share = now === undefined ? 1 : shareLeft(end, minutes * 60_000, now)
  return (
    <div className="clock">
      {/* Read on request; a clock that speaks every second would only disturb. */}
      <span
        role="timer"
        aria-live="off"
        className="clock-face"
        aria-label={left ? t('left', { hours: left.hours, minutes: left.minutes }) : undefined}
      >
        {left ? <Face {...left} /> : ' '}
      </span>
      <div>{children}</div>
      <div className="clock-bar" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  )
}

function useOver(over: boolean, onOver: (() => void) | undefined): void {
  const told = useRef(false)
  useEffect(() => {
    if (!over || told.current) return
    told.current = true
    onOver?.()
  }, [over, onOver])
}

const two = (count: number) => String(count).padStart(2, '0')

function Face({ hours, minutes, seconds }: { hours: number; minutes: number; seconds: number }) {
  const t = useTranslations('basket.clock')
  const [first, second] =
    hours > 0
      ? ([
          [hours, t('h')],
          [two(minutes), t('min')],
        ] as const)
      : ([
          [two(minutes), t('min')],
          [two(seconds), t('s')],
        ] as const)
  return (
    <>
      {first[0]}
      <small> {first[1]} </small>
      {second[0]}
      <small> {second[1]}</small>
    </>
  )
}

/** One line of the same, for the summary of a basket that is held. */
export function HoldLine({ end, onOver }: { end: string; onOver?: () => void }) {
  const t = useTranslations('basket.clock')
  const now = useNow()
  const left = now === undefined ? undefined : timeLeft(end, now)
  useOver(left?.over ?? false, onOver)
  return (
    <p className="flex items-baseline gap-2 text-14" role="timer" aria-live="off">
      <b className="num text-18">{left ? `${two(left.hours * 60 + left.minutes)}:${two(left.seconds)}` : '–'}</b>
      <span className="text-ink-2">{t('held')}</span>
    </p>
  )
}

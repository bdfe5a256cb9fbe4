import { type ReactNode, useEffect, useRef } from 'react'

interface ResultHeadProps {
  readonly tone: 'good' | 'wait' | 'bad'
  readonly chip: string
  readonly number?: string | null
  readonly title: string
  readonly children: ReactNode
}

const TONES = { good: 'chip chip-good', wait: 'chip chip-wait', bad: 'chip chip-bad' } as const

/** Chip, one sentence in large type that says whether money moved, and what it means. Read out when it comes. */
export function ResultHead({ tone, chip, number, title, children }: ResultHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="res-head">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className={TONES[tone]}>{chip}</span>
        {number ? <span className="tiny">{number}</span> : null}
      </p>
      <h1 ref={heading} tabIndex={-1} className="focus-visible:shadow-none">
        {title}
      </h1>
      <p className="lead">{children}</p>
    </div>
  )
}

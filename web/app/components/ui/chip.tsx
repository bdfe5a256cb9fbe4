import type { ReactNode } from 'react'

const TONES = {
  plain: 'bg-mist text-ink-2',
  good: 'bg-olive-tint text-olive',
  wait: 'bg-sun-tint text-sun-ink',
  bad: 'bg-danger-tint text-danger',
  sea: 'bg-sea-tint text-sea',
  campaign: 'bg-bole-tint text-bole',
} as const

const SHAPE =
  'inline-flex min-h-[26px] items-center gap-1.5 rounded-chip px-2.5 py-0.5 font-semibold text-13 whitespace-nowrap'
const DOT = 'before:size-[7px] before:rounded-chip before:bg-current'

interface ChipProps {
  readonly tone?: keyof typeof TONES
  readonly dot?: boolean
  readonly children: ReactNode
}

/** The word names the state; colour and dot only repeat it. */
export function Chip({ tone = 'plain', dot = false, children }: ChipProps) {
  return <span className={`${SHAPE} ${TONES[tone]} ${dot ? DOT : ''}`}>{children}</span>
}

import type { ReactNode, Ref } from 'react'
import { Icon } from './icon.tsx'

const TONES = {
  info: { className: 'note', icon: 'info' },
  good: { className: 'note note-good', icon: 'circle-check' },
  warn: { className: 'note note-warn', icon: 'circle-exclamation-point' },
  danger: { className: 'note note-danger', icon: 'circle-exclamation-point' },
} as const

interface NoteProps {
  readonly tone: keyof typeof TONES
  readonly children: ReactNode
  /** Announced at once; for outcomes of something the person just did. */
  readonly alert?: boolean
  readonly ref?: Ref<HTMLDivElement>
}

export function Note({ tone, children, alert, ref }: NoteProps) {
  const { className, icon } = TONES[tone]
  return (
    <div ref={ref} className={className} role={alert ? 'alert' : undefined} tabIndex={alert ? -1 : undefined}>
      <Icon name={icon} className="mt-0.5" />
      <div>{children}</div>
    </div>
  )
}

/** What went wrong with what the person just did; nothing while nothing did. */
export function ProblemNote({ problem }: { readonly problem: string | undefined }) {
  if (!problem) return null
  return (
    <Note tone="danger" alert>
      {problem}
    </Note>
  )
}

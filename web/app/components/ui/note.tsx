import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

const TONES = {
  info: { className: 'note', icon: Info },
  good: { className: 'note note-good', icon: CircleCheck },
  danger: { className: 'note note-danger', icon: CircleAlert },
} as const

interface NoteProps {
  readonly tone: keyof typeof TONES
  readonly children: ReactNode
  /** Announced at once; for outcomes of something the person just did. */
  readonly alert?: boolean
  readonly ref?: Ref<HTMLDivElement>
}

export function Note({ tone, children, alert, ref }: NoteProps) {
  const { className, icon: Icon } = TONES[tone]
  return (
    <div ref={ref} className={className} role={alert ? 'alert' : undefined} tabIndex={alert ? -1 : undefined}>
      <Icon className="icon mt-0.5" aria-hidden="true" />
      <div>{children}</div>
    </div>
  )
}

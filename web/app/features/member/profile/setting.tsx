import type { ReactNode } from 'react'
import { Note } from '../../../ui/note.tsx'

export interface Outcome {
  readonly good: boolean
  readonly message: string
}

interface SettingProps {
  readonly id: string
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A chapter of the profile. */
export function Setting({ id, title, lead, children }: SettingProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="setting scroll-mt-24">
      <h2 id={`${id}-title`}>{title}</h2>
      {lead ? <p className="-mt-2 mb-4 max-w-[37.5em] text-ink-2">{lead}</p> : null}
      {children}
    </section>
  )
}

/** What became of the last press, read out at once. */
export function OutcomeNote({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome) return null
  return (
    <Note tone={outcome.good ? 'good' : 'danger'} alert>
      {outcome.message}
    </Note>
  )
}

import type { ReactNode } from 'react'
import type { ReservationAccess } from '../access/reservation-access.ts'

interface PartProps {
  readonly of: Pick<ReservationAccess, 'look'>
  readonly id: string
  readonly title: string
  readonly lead?: string | undefined
  /** Beside what the page is about. */
  readonly aside?: boolean
  readonly children: ReactNode
}

const HEADS: Readonly<Record<ReservationAccess['look'] | 'beside', string>> = {
  trip: 'mb-2 text-30',
  account: 'mb-4 border-b-2 border-ink pb-2 text-24',
  portal: 'mb-2 text-24',
  beside: 'mb-4 text-24',
}
const LEADS = { trip: 'mb-3 text-ink-2', account: 'mb-4 text-14 text-ink-2', portal: 'mb-3 text-ink-2' } as const

/** A chapter of the page of a reservation. */
export function Part({ of: { look }, id, title, lead, aside, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className={HEADS[aside && look === 'trip' ? 'beside' : look]}>
        {title}
      </h2>
      {lead ? <p className={LEADS[look]}>{lead}</p> : null}
      {children}
    </section>
  )
}

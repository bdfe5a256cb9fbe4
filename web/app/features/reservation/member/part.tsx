import type { ReactNode } from 'react'

interface PartProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A chapter of the page of a reservation. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="mb-4 border-b-2 border-ink pb-2 text-24">
        {title}
      </h2>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFrame } from '../../../platform/page/frame.ts'

interface PartProps {
  readonly id: string
  readonly title: string
  /** Page of the portal that has all of it, and what the link says. */
  readonly page: string
  readonly more: string
  readonly children: ReactNode
}

/** A section of the overview, with the way to the page it is a piece of. */
export function Part({ id, title, page, more, children }: PartProps) {
  const { language } = useFrame()
  return (
    <section className="mt-10" aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-24">
          {title}
        </h2>
        <Link className="link text-14" to={`/${language}/agency/desk/${page}`}>
          {more}
          <span className="sr-only"> – {title}</span>
        </Link>
      </div>
      {children}
    </section>
  )
}

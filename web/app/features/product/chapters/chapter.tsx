import type { ReactNode } from 'react'

interface ChapterProps {
  readonly title: string
  readonly id?: string
  readonly children: ReactNode
}

/** A part of a detail page with its heading. */
export function Chapter({ title, id, children }: ChapterProps) {
  return (
    <section id={id} className={id ? 'scroll-mt-24' : undefined}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

import { type ReactNode, useId } from 'react'

interface PanelProps {
  readonly title: string
  /** At the right end of the head: a count, a legend, a link. */
  readonly aside?: ReactNode
  readonly children: ReactNode
  readonly className?: string
}

/** A card with a head, named by it. */
export function Panel({ title, aside, children, className = '' }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`card min-w-0 ${className}`}>
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-b px-4 py-2">
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

/** What a part says while there is nothing in it: what that means, and what comes next. */
export function Nothing({ children }: { children: ReactNode }) {
  return <div className="grid justify-items-start gap-1 p-4 text-ink-2">{children}</div>
}

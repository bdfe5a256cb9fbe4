import type { ReactNode } from 'react'

interface PageHeadProps {
  readonly title: string
  readonly lead: ReactNode
  readonly children?: ReactNode
}

/** Title of the screen and of the browser tab, one line below it, actions at the right. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
      <title>{title}</title>
      <div>
        <h1>{title}</h1>
        <p className="mt-0.5 text-ink-2">{lead}</p>
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  )
}

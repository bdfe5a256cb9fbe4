import type { ReactNode } from 'react'
import { Panel } from './panel.tsx'

interface CardProps {
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A panel whose parts stand one below the other. */
export function Card({ title, action, children }: CardProps) {
  return (
    <Panel title={title} aside={action}>
      <div className="grid gap-3 p-4">{children}</div>
    </Panel>
  )
}

/** Name and value, one below the other. */
export function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-2">
      {rows.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
          <dt className="text-ink-2">{name}</dt>
          <dd className="break-words font-[550]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

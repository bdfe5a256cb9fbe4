import type { ReactNode } from 'react'

interface FoldedProps {
  readonly title: string
  readonly open: boolean
  readonly children: ReactNode
}

export function Folded({ title, open, children }: FoldedProps) {
  return (
    <details open={open} className="group border-b border-line last:border-b-0">
      <FoldedTitle>{title}</FoldedTitle>
      <div className="pb-4">{children}</div>
    </details>
  )
}

/** The line that opens and closes a folded part; its `details` is a `group`. */
export function FoldedTitle({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-[620] [&::-webkit-details-marker]:hidden">
      {children}
      <svg
        viewBox="0 0 24 24"
        className="icon group-open:rotate-180"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="m6 9 6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </summary>
  )
}

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

interface LateDetailsProps {
  readonly summary: ReactNode
  readonly className?: string
  /** A part of its own (`lazy`): loaded when the visitor opens it. */
  readonly children: ReactNode
}

/** Something few people open: what is inside comes with the first opening. */
export function LateDetails({ summary, className, children }: LateDetailsProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  const [wanted, setWanted] = useState(false)
  // It may have been opened before the page came to life.
  useEffect(() => setWanted(ref.current?.open ?? false), [])
  return (
    <details ref={ref} className={className} onToggle={() => setWanted(true)}>
      {summary}
      {wanted ? <Suspense>{children}</Suspense> : null}
    </details>
  )
}

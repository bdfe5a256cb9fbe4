import { type ReactNode, useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/** The title of a page of the area. After a click it takes the focus, so that readers hear where they are. */
export function AreaHeading({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  const kind = useNavigationType()
  useEffect(() => {
    if (kind === NavigationType.Push) ref.current?.focus({ preventScroll: true })
  }, [kind])
  return (
    <div className="mb-6">
      <h1 ref={ref} tabIndex={-1} className="text-38 focus-visible:shadow-none">
        {children}
      </h1>
      {lead ? <p className="mt-2 max-w-[37.5em] text-ink-2">{lead}</p> : null}
    </div>
  )
}

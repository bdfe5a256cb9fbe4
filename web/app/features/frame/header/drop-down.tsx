import { type ReactNode, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useDetails } from './use-details.ts'

interface DropDownProps {
  /** What is read out: the name of the choice and its present value. */
  readonly label: string
  readonly summary: ReactNode
  readonly children: ReactNode
}

/** A small menu of the top bar. */
export function DropDown({ label, summary, children }: DropDownProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useDetails(ref)
  return (
    <details ref={ref} name="ust-menu" className="relative">
      <summary
        aria-label={label}
        className="opener inline-flex min-h-[38px] items-center gap-1 px-0.5 font-semibold text-white"
      >
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="menu-panel top-full right-0 min-w-40">{children}</div>
    </details>
  )
}

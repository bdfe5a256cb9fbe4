import { ChevronDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
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
    <details ref={ref} name="ust-menu" className="group relative">
      <summary
        aria-label={label}
        className="inline-flex min-h-[38px] list-none items-center gap-1 px-0.5 font-semibold text-white [&::-webkit-details-marker]:hidden"
      >
        {summary}
        <ChevronDown className="icon transition-[rotate] group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="absolute top-full right-0 z-30 min-w-40 rounded-control bg-paper py-1.5 text-14 text-ink shadow-e2">
        {children}
      </div>
    </details>
  )
}

/** One line of such a menu. */
export const dropDownItem =
  'flex min-h-11 w-full items-center gap-3 px-4 text-left font-medium no-underline hover:bg-mist focus-visible:-outline-offset-2 aria-[current=true]:font-bold aria-[current=true]:text-sea'

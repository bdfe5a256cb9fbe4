import type { ReactNode } from 'react'

interface ScrollBoxProps {
  /** What is wider than a phone. */
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** Tables and plans that are moved sideways on narrow screens, by finger or by key. */
export function ScrollBox({ label, className = '', children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={`overflow-x-auto ${className}`}>
      {children}
    </section>
  )
}

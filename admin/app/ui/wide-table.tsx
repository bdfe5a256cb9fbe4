import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

interface WideTableProps {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

/** A table that scrolls sideways within its panel. Hidden words of its cells stay in it: outside they would widen the page. */
export function WideTable({ title, className = '', children }: WideTableProps) {
  const t = useTranslations('admin')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className={`relative overflow-x-auto ${className}`} tabIndex={0} aria-label={t('wide_table', { title })}>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'
import { PartWords } from '../../ui/part-words.tsx'

/** The sentences of agency pages come with them; a visitor from inside the storefront waits for a moment. */
export function AgencyWords({ children }: { children: ReactNode }) {
  return (
    <PartWords part="agency" namespace="agency" fallback={<div className="min-h-[70vh]" aria-busy="true" />}>
      {children}
    </PartWords>
  )
}

import type { ReactNode } from 'react'
import { PartWords } from '../../ui/lazy/part-words.tsx'

/** The sentences of the member area come with it. */
export function MemberWords({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <PartWords part="member" namespace="member" fallback={fallback}>
      {children}
    </PartWords>
  )
}

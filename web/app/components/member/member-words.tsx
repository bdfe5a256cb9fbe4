import { type ReactNode, useEffect, useState } from 'react'
import { loadPart } from '../../lib/browser-messages.ts'
import { useFrame } from '../../lib/frame.ts'
import { getMessages } from '../../lib/message-store.ts'

/** The sentences of the member area come with it, not with every page of the storefront. */
export function MemberWords({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { language } = useFrame()
  const [arrived, setArrived] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const known = arrived || 'member' in getMessages(language)
  useEffect(() => {
    if (known) return
    let gone = false
    loadPart('member').then(
      () => {
        if (!gone) setArrived(true)
      },
      (error: unknown) => setFailure(error),
    )
    return () => {
      gone = true
    }
  }, [known])
  // The error page, or a reload when a new version is out (lib/chunk-guard.ts).
  if (failure) throw failure
  return known ? children : fallback
}

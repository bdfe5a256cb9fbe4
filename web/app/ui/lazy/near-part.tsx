import { type ReactNode, Suspense, useEffect } from 'react'
import { stopWaiting } from '../../platform/boot/when-near.ts'

/**
 * Around a part that waits until it comes near (`whenNear`). Until then React keeps what the server sent, as long as
 * nothing above it changes: its caller is a `memo`. When React gives the server's part up all the same, nothing is
 * left to come near, so the part comes at once.
 */
export function NearPart({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Lost />}>{children}</Suspense>
}

function Lost() {
  useEffect(stopWaiting, [])
  return null
}

import { type ReactNode, useEffect, useState } from 'react'
import { useFrame } from '../../platform/page/frame.ts'
import { loadPart } from '../../platform/words/browser-messages.ts'
import type { Part } from '../../platform/words/message-parts.ts'
import { getMessages } from '../../platform/words/message-store.ts'

interface PartWordsProps {
  readonly part: Part
  /** A namespace of that part: when it is there, all of them are. */
  readonly namespace: string
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Sentences of an area come with it, not with every page of the storefront. */
export function PartWords({ part, namespace, fallback, children }: PartWordsProps) {
  const { language } = useFrame()
  const [arrived, setArrived] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const known = arrived || namespace in getMessages(language)
  useEffect(() => {
    if (known) return
    let gone = false
    loadPart(part).then(
      () => {
        if (!gone) setArrived(true)
      },
      (error: unknown) => setFailure(error),
    )
    return () => {
      gone = true
    }
  }, [known, part])
  // The error page, or a reload when a new version is out (platform/boot/chunk-guard.ts).
  if (failure) throw failure
  return known ? children : fallback
}

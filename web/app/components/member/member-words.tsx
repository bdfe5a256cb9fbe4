import partUrls from 'virtual:message-part-urls'
import type { Language } from '@meltem/contract/language'
import type { Messages } from '@meltem/i18n/messages'
import { type ReactNode, useEffect, useState } from 'react'
import { useFrame } from '../../lib/frame.ts'
import { getMessages, keepMessages } from '../../lib/message-store.ts'

async function loadWords(language: Language): Promise<void> {
  const words = (await import(/* @vite-ignore */ partUrls.member[language])) as { default: Partial<Messages> }
  keepMessages(language, words.default)
}

/** The sentences of the member area come with it, not with every page of the storefront. */
export function MemberWords({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { language } = useFrame()
  const [arrived, setArrived] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const known = arrived || 'member' in getMessages(language)
  useEffect(() => {
    if (known) return
    let gone = false
    loadWords(language).then(
      () => {
        if (!gone) setArrived(true)
      },
      (error: unknown) => setFailure(error),
    )
    return () => {
      gone = true
    }
  }, [language, known])
  // The error page, or a reload when a new version is out (lib/chunk-guard.ts).
  if (failure) throw failure
  return known ? children : fallback
}

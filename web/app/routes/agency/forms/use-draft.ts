import type { UploadedDocument } from '@meltem/contract/agency-application'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApplicationDraft, forgetDraft, loadDraft, saveDraft } from '../../../stores/application-draft.ts'

const QUIET_MS = 600

interface DraftParts {
  readonly read: () => ApplicationDraft['alanlar']
  readonly adim: string
  readonly belgeler: readonly UploadedDocument[]
  readonly onFound: (draft: ApplicationDraft) => void
}

/** Keeps what is written on this device, a moment after the last key; gives it back when the page opens anew. */
export function useDraft({ read, adim, belgeler, onFound }: DraftParts) {
  const [keptAt, setKeptAt] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typed = useRef(false)
  const parts = useRef({ read, adim, belgeler, onFound })
  parts.current = { read, adim, belgeler, onFound }
  const keep = useCallback(() => {
    typed.current = true
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const now = parts.current
      setKeptAt(saveDraft({ alanlar: now.read(), adim: now.adim, belgeler: now.belgeler }))
    }, QUIET_MS)
  }, [])
  useEffect(() => {
    let gone = false
    void loadDraft().then((found) => {
      // Whoever is faster than the storage has begun anew.
      if (gone || typed.current || !found?.zaman) return
      parts.current.onFound(found)
      setKeptAt(found.zaman)
    })
    return () => {
      gone = true
      clearTimeout(timer.current)
    }
  }, [])
  /** Sent: what was about to be kept is not, either. */
  const forget = useCallback(async () => {
    clearTimeout(timer.current)
    await forgetDraft()
  }, [])
  return { keptAt, keep, forget }
}

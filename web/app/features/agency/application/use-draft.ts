import type { UploadedDocument } from '@meltem/contract/agency/application'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type ApplicationDraft, loadDraft, saveDraft } from '../../../platform/stores/application-draft.ts'
import { writtenIn } from './application-form-data.ts'

const QUIET_MS = 600

/** What this device has kept. An applicant who types before the storage answers has begun anew. */
export function useFoundDraft(wanted: boolean) {
  const [found, setFound] = useState<ApplicationDraft>()
  const typed = useRef(false)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    void loadDraft().then((draft) => {
      if (!gone && !typed.current) setFound(draft)
    })
    return () => {
      gone = true
    }
  }, [wanted])
  const onTyped = () => {
    typed.current = true
  }
  return { found, onTyped }
}

interface DraftParts {
  readonly form: RefObject<HTMLFormElement | null>
  readonly adim: string
  readonly belgeler: readonly UploadedDocument[]
  readonly found: ApplicationDraft | undefined
}

/** Keeps what is written on this device: a moment after the last key, and with every step and document. */
export function useDraft({ form, adim, belgeler, found }: DraftParts) {
  const [keptAt, setKeptAt] = useState(found?.zaman ?? undefined)
  const [turn, setTurn] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const first = useRef(true)
  useEffect(() => {
    const untouched = first.current && turn === 0
    first.current = false
    // Gone from the page: it was sent.
    if (untouched || !form.current) return
    setKeptAt(saveDraft({ alanlar: writtenIn(new FormData(form.current)), adim, belgeler }))
  }, [form, turn, adim, belgeler])
  useEffect(() => () => clearTimeout(timer.current), [])
  const keepSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setTurn((known) => known + 1), QUIET_MS)
  }
  return { keptAt, keepSoon }
}

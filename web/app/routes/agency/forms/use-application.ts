import type { applyAsAgency } from '@meltem/contract/agency-application'
import type { AnswerOf } from '@meltem/contract/endpoint'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useCall } from '../../../lib/api.ts'
import { useFrame } from '../../../lib/frame.ts'
import { applicationOf, type Written, writtenIn } from './application-form-data.ts'

const APPLY = { method: 'POST', path: '/acente-basvuru-post' } as const

export type Outcome =
  | { readonly state: 'sent'; readonly basvuru_no: string; readonly e_mail: string }
  | {
      readonly state: 'refused'
      readonly message: string
      readonly errors: Readonly<Record<string, string>>
      readonly written: Written
    }

export function outcomeOf(answer: AnswerOf<typeof applyAsAgency>, written: Written): Outcome {
  if (answer.success === 1) {
    return { state: 'sent', basvuru_no: answer.basvuru_no, e_mail: written['yetkili.e_mail']?.[0] ?? '' }
  }
  const errors: Record<string, string> = {}
  for (const { alan, mesaj } of answer.alanlar ?? []) errors[alan] ??= mesaj
  return { state: 'refused', message: answer.message, errors, written }
}

/** The fields keep what was typed; the first wrong one takes the focus. */
export function useApplication(before: Outcome | undefined, documents: () => readonly string[]) {
  const { language } = useFrame()
  const call = useCall()
  const [outcome, setOutcome] = useState(before)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (outcome?.state !== 'refused') return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form.current
    wrong?.focus()
  }, [outcome])
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const written = writtenIn(new FormData(event.currentTarget))
    setBusy(true)
    const answer = await call<typeof applyAsAgency>(APPLY, applicationOf(written, documents(), language))
    setBusy(false)
    setOutcome(outcomeOf(answer, written))
  }
  return { outcome, busy, onSubmit, form }
}

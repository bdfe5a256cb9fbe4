import { answerApplication, type OwnApplication } from '@meltem/contract/agency/application'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { usePlainCall } from '../../../platform/calls/api.ts'
import { textOf } from '../../../platform/calls/form-text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextareaField } from '../../../ui/form/field.tsx'
import { ProblemNote } from '../../../ui/note.tsx'
import { Documents, useDocuments } from './documents.tsx'
import { Part } from './form-parts.tsx'

interface AnswerFormProps {
  readonly anahtar: string
  readonly onAnswered: (next: OwnApplication) => void
}

/** What staff asked for: words, and papers where they are wanted. */
export function AnswerForm({ anahtar, onAnswered }: AnswerFormProps) {
  const t = useTranslations('agencyState')
  const form = useTranslations('agencyForm')
  const call = usePlainCall()
  const { slots, upload, taken } = useDocuments()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [missing, setMissing] = useState<string>()
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const yanit = textOf(new FormData(event.currentTarget), 'yanit')
    setMissing(yanit ? undefined : t('answerNeeded'))
    if (!yanit) return document.getElementById('basvuru-yanit')?.focus()
    setBusy(true)
    const belgeler = taken.map(({ k_no }) => k_no)
    const answer = await call(answerApplication, { anahtar, yanit, belgeler })
    setBusy(false)
    if (answer.success === 1) return onAnswered(answer.data)
    setProblem(answer.alanlar?.[0]?.mesaj ?? answer.message)
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-8">
      <div className="border-ink border-t-2 pt-5">
        <TextareaField
          id="basvuru-yanit"
          name="yanit"
          label={t('answer')}
          rows={5}
          maxLength={2000}
          required
          error={missing}
        />
      </div>
      <Part title={t('documents')} lead={form('documents.lead')}>
        <Documents slots={slots} onFile={upload} />
      </Part>
      <ProblemNote problem={problem} />
      <Button type="submit" look="sun" size="lg" busy={busy} className="justify-self-start max-sm:w-full">
        {t('send')}
      </Button>
    </form>
  )
}

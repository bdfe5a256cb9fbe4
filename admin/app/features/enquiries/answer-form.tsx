import { ENQUIRY_STATES, type Enquiry } from '@meltem/contract/audience/enquiry'
import { LOCALES } from '@meltem/i18n/locales'
import { Send } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../platform/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { useAnswerEnquiry } from './use-answer-enquiry.ts'

interface AnswerFormProps {
  readonly enquiry: Enquiry
  readonly onChanged: (enquiry: Enquiry) => void
}

/** Words that go by mail, and where the enquiry stands; what a colleague did first is said instead of overwritten. */
export function AnswerForm({ enquiry, onChanged }: AnswerFormProps) {
  const t = useTranslations('admin.enquiries')
  const states = useTranslations('admin.enquiries.state')
  const id = useId()
  const [words, setWords] = useState('')
  const { mutate, isPending, isSuccess, variables, error } = useAnswerEnquiry()
  const { k_no, durum: gorulen, lang } = enquiry
  const yanit = words.trim()
  const said = variables?.yanit === undefined ? t('marked', { state: states(enquiry.durum) }) : t('sent')
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending || yanit === '') return
    const onSuccess = ({ data }: { data: Enquiry }) => {
      setWords('')
      onChanged(data)
    }
    mutate({ k_no, gorulen, yanit }, { onSuccess })
  }
  return (
    <form onSubmit={send} className="grid gap-3">
      <label htmlFor={id} className="text-13 font-semibold">
        {t('answer', { language: LOCALES[lang].name })}
      </label>
      <textarea
        id={id}
        data-answer="talep"
        lang={lang}
        rows={6}
        maxLength={8000}
        value={words}
        aria-describedby={`${id}-note`}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
        }}
        className="control w-full py-2"
      />
      <p id={`${id}-note`} className="max-w-[68ch] text-13 text-ink-2">
        {t('answer_note', { e_mail: enquiry.e_mail })}
      </p>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button type="submit" busy={isPending} disabled={yanit === ''} className="max-lg:min-h-11">
          {!isPending && <Send aria-hidden="true" className="icon" />}
          {t('send')}
        </Button>
        <Segmented
          label={t('mark')}
          options={ENQUIRY_STATES.map((value) => ({ value, label: states(value) }))}
          value={enquiry.durum}
          busy={isPending}
          onChange={(durum) => mutate({ k_no, gorulen, durum }, { onSuccess: ({ data }) => onChanged(data) })}
        />
        <span role="status" className="text-13 text-olive">
          {isSuccess && said}
        </span>
      </div>
      {error && <Refused error={error} />}
    </form>
  )
}

function Refused({ error }: { error: unknown }) {
  const t = useTranslations('admin.enquiries')
  const errorText = useErrorText()
  const already = error instanceof CallError && error.code === 'durum_uygun_degil'
  return <Note tone="danger">{already ? t('already') : `${t('failed')} ${errorText(error)}`}</Note>
}

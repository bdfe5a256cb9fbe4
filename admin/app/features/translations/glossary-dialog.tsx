import { type listTerms, removeTerm, saveTerm } from '@meltem/contract/content/translation'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { TextInput } from '../content/text-input.tsx'
import { termsQuery } from './translation-queries.ts'

type Term = OutputOf<typeof listTerms>['data'][number]

/** Words that are always translated the same way. */
export default function GlossaryDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.translations')
  const errorText = useErrorText()
  const may = useMay()
  const { data, error, refetch } = useQuery(termsQuery)
  const [open, setOpen] = useState<string>()
  const remove = useMutation({
    mutationFn: (k_no: string) => call(removeTerm, { k_no }),
    onSettled: () => void refetch(),
  })
  const done = () => {
    setOpen(undefined)
    void refetch()
  }
  const mayWrite = may('icerik.yaz')
  return (
    <Dialog title={t('glossary')} onClose={onClose}>
      {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />)}
      {remove.error && <Note tone="danger">{errorText(remove.error)}</Note>}
      {data?.data.length === 0 && <p className="text-ink-2">{t('glossary_empty')}</p>}
      <ul className="grid">
        {data?.data.map((term) => (
          <li key={term.k_no} className="border-line-soft border-b py-1.5">
            <div className="flex items-center gap-2">
              <button
                type="button"
                aria-expanded={open === term.k_no}
                onClick={() => setOpen(open === term.k_no ? undefined : term.k_no)}
                className="min-h-9 min-w-0 flex-1 rounded-control text-left hover:underline"
              >
                {LANGUAGES.flatMap((dil) => term.sozler[dil] ?? []).join(' · ')}
              </button>
              {mayWrite && (
                <Button
                  size="icon"
                  aria-label={t('term_remove', { term: Object.values(term.sozler).find(Boolean) ?? '' })}
                  onClick={() => remove.mutate(term.k_no)}
                >
                  <Trash2 aria-hidden="true" className="icon" />
                </Button>
              )}
            </div>
            {open === term.k_no && mayWrite && <TermForm term={term} onDone={done} />}
          </li>
        ))}
      </ul>
      {open === 'yeni' && <TermForm onDone={done} />}
      {mayWrite && open !== 'yeni' && (
        <Button onClick={() => setOpen('yeni')} className="justify-self-start max-lg:min-h-11">
          <Plus aria-hidden="true" className="icon" />
          {t('term_add')}
        </Button>
      )}
    </Dialog>
  )
}

function TermForm({ term, onDone }: { term?: Term; onDone: () => void }) {
  const t = useTranslations('admin.translations')
  const errorText = useErrorText()
  const [sozler, setWords] = useState(term?.sozler ?? {})
  const [not, setNote] = useState(term?.not ?? '')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(saveTerm, { ...(term ? { k_no: term.k_no, gorulen: term } : {}), sozler, not }),
    onSuccess: onDone,
  })
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-2 rounded-card bg-desk p-3">
      {error && <Note tone="danger">{errorText(error)}</Note>}
      <div className="grid gap-2 sm:grid-cols-2">
        {LANGUAGES.map((dil) => (
          <TextInput
            key={dil}
            label={LOCALES[dil].name}
            value={sozler[dil] ?? ''}
            most={80}
            lang={dil}
            onChange={(word) => setWords((before) => ({ ...before, [dil]: word }))}
          />
        ))}
      </div>
      <TextInput label={t('term_note')} value={not} most={200} onChange={setNote} />
      <Button type="submit" look="sun" busy={isPending} className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  )
}

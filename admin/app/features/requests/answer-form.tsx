import { acceptRequest, declineRequest, makeCounterOffer } from '@meltem/contract/reservation/office'
import type { Alternative, getRequest } from '@meltem/contract/reservation/request-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatMoney } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { REQUESTS_KEY, TODAY_KEY } from '../../platform/queries/keys.ts'
import { useGuestWords } from '../../platform/words.ts'
import { Button } from '../../ui/button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Note } from '../../ui/note.tsx'
import { shortDates } from '../../ui/words/booking-words.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { type Act, answerWords } from './answer-words.ts'
import { Verdict } from './neighbours.tsx'

const ACTS: readonly Act[] = ['accept', 'offer', 'decline']
const KEY = { accept: 'A', offer: 'O', decline: 'R' }

interface FormProps {
  readonly answer: OutputOf<typeof getRequest>
  readonly act: Act
  readonly onAct: (act: Act) => void
  readonly onDone: (act: Act) => void
}

function send(act: Act, k_no: string, not: string, choice: Alternative | undefined) {
  const words = not.trim() === '' ? {} : { not: not.trim() }
  if (act === 'accept') return call(acceptRequest, { k_no, ...words })
  if (act === 'decline') return call(declineRequest, { k_no, ...words })
  return call(makeCounterOffer, { k_no, sepet_urunler: choice ? [choice.istek] : [], ...words })
}

/** Yes, something else, or no; with words in the language of the guest, which can be changed before they go. */
export function AnswerForm({ answer, act, onAct, onDone }: FormProps) {
  const t = useTranslations('admin.requests')
  const { language } = useLanguage()
  const errorText = useErrorText()
  const id = useId()
  const { data: row, alternatifler } = answer
  const [place, setPlace] = useState(0)
  const choice = alternatifler[place] ?? alternatifler[0]
  const [words, setWritten] = useWords({ act, row, choice, place })
  const { mutate, isPending, error } = useAnswer(
    () => send(act, row.k_no, words, choice),
    () => onDone(act),
  )
  const already = error instanceof CallError && error.code === 'durum_uygun_degil'
  const blocked = (act === 'offer' && !choice) || (act === 'accept' && answer.engel !== null)
  const amount =
    act === 'offer' && choice
      ? formatMoney(language, choice.tutar, choice.kur)
      : formatMoney(language, row.tutar, row.kur)
  const label = {
    accept: t('accept_button', { amount }),
    offer: t('offer_button', { amount }),
    decline: t('decline_button'),
  }[act]
  return (
    <section aria-label={t('answer')} className="card">
      <ActTabs id={id} act={act} onAct={onAct} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${act}`}>
        <form
          className="grid gap-3 p-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isPending && !blocked) mutate()
          }}
        >
          <p className="text-13 text-ink-2">{t(`${act}_text`)}</p>
          {act === 'accept' && answer.engel !== null && <Verdict engel={answer.engel} />}
          {act === 'offer' && (
            <Alternatives rows={alternatifler} place={place} onPick={setPlace} several={row.satir > 1} />
          )}
          <label htmlFor={`${id}-words`} className="text-13 font-semibold">
            {t('message', { language: LOCALES[row.lang].name })}
          </label>
          <textarea
            id={`${id}-words`}
            lang={row.lang}
            rows={6}
            maxLength={2000}
            value={words}
            onChange={(event) => setWritten(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
            }}
            className="control w-full py-2"
          />
          {error && <Note tone="danger">{already ? t('already') : `${t('failed')} ${errorText(error)}`}</Note>}
          <Button
            type="submit"
            look={act === 'decline' ? 'line' : 'sun'}
            size="full"
            busy={isPending}
            disabled={blocked}
          >
            {!isPending && <Send aria-hidden="true" className="icon" />}
            {label}
          </Button>
        </form>
      </div>
    </section>
  )
}

type Subject = Pick<Parameters<typeof answerWords>[0], 'act' | 'row' | 'choice'> & { readonly place: number }

/** The template in the guest's language until the clerk writes; another act or choice starts from its own words. */
function useWords({ act, row, choice, place }: Subject): [string, (text: string) => void] {
  const messages = useGuestWords(row.lang, 'day')
  const subject = `${row.k_no} ${act} ${place}`
  const [written, setWritten] = useState<{ subject: string; text: string }>()
  const template = messages ? answerWords({ act, row, choice, language: row.lang, messages }) : ''
  const words = written?.subject === subject ? written.text : template
  return [words, (text) => setWritten({ subject, text })]
}

/** Whatever came of it, lists and counters are read again: somebody else may have been first. */
function useAnswer(mutationFn: () => Promise<unknown>, onSuccess: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: REQUESTS_KEY })
      void client.invalidateQueries({ queryKey: TODAY_KEY })
    },
  })
}

function ActTabs({ id, act, onAct }: { id: string } & Pick<FormProps, 'act' | 'onAct'>) {
  const t = useTranslations('admin.requests')
  return (
    <div role="tablist" aria-label={t('answer')} className="grid grid-cols-3 border-line border-b">
      {ACTS.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`${id}-${one}`}
          aria-selected={one === act}
          aria-controls={`${id}-panel`}
          onClick={() => onAct(one)}
          className="inline-flex min-h-11 items-center justify-center gap-1.5 px-2 text-13 font-[620] text-ink-2 hover:bg-desk aria-selected:text-ink aria-selected:shadow-[inset_0_-2px_var(--color-sea)]"
        >
          {t(one)} <Kbd>{KEY[one]}</Kbd>
        </button>
      ))}
    </div>
  )
}

interface AlternativesProps {
  readonly rows: readonly Alternative[]
  readonly place: number
  readonly onPick: (place: number) => void
  readonly several: boolean
}

function Alternatives({ rows, place, onPick, several }: AlternativesProps) {
  const t = useTranslations('admin.requests')
  const { language } = useLanguage()
  if (rows.length === 0) return <p className="text-14">{several ? t('several') : t('no_alternatives')}</p>
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-13 font-semibold">{t('offer_list')}</legend>
      {rows.map((row, at) => (
        <label
          key={row.istek.k_no}
          className={`grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-card border-2 px-3 py-2 ${at === place ? 'border-sea bg-sea-tint' : 'border-line-strong'}`}
        >
          <input
            type="radio"
            name="alternatif"
            checked={at === place}
            onChange={() => onPick(at)}
            className="size-4 accent-sea"
          />
          <span className="grid min-w-0">
            <b className="truncate font-[640]">{shortDates(row.istek.baslangic, row.istek.bitis ?? null)}</b>
            <small className="truncate text-12 text-ink-2">
              {row.baslik} · {row.ayni ? t('other_days') : t('same_days')}
            </small>
          </span>
          <span className="grid justify-items-end">
            <b className="num font-[640]">{formatMoney(language, row.tutar, row.kur)}</b>
            <small className="num text-12 text-ink-2">
              {row.fark === 0
                ? t('no_difference')
                : `${row.fark > 0 ? '+' : '−'}${formatMoney(language, Math.abs(row.fark), row.kur)}`}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

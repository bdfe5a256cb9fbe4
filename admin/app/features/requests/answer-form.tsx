import { acceptRequest, declineRequest, makeCounterOffer } from '@meltem/contract/reservation/office'
import type { getRequest } from '@meltem/contract/reservation/request-office'
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
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { type Act, answerWords } from './answer-words.ts'
import { Verdict } from './neighbours.tsx'
import { OfferFields } from './offer-fields.tsx'
import { type Offer, useOffer } from './use-offer.ts'

const ACTS: readonly Act[] = ['accept', 'offer', 'decline']
const KEY = { accept: 'A', offer: 'O', decline: 'R' }

interface FormProps {
  readonly answer: OutputOf<typeof getRequest>
  readonly act: Act
  readonly onAct: (act: Act) => void
  readonly onDone: (act: Act) => void
}

function send(act: Act, k_no: string, not: string, offer: Offer | undefined) {
  const words = not.trim() === '' ? {} : { not: not.trim() }
  if (act === 'accept') return call(acceptRequest, { k_no, ...words })
  if (act === 'decline') return call(declineRequest, { k_no, ...words })
  return call(makeCounterOffer, { k_no, sepet_urunler: [...(offer?.sepet_urunler ?? [])], ...words })
}

/** Yes, something else, or no; with words in the language of the guest, which can be changed before they go. */
export function AnswerForm({ answer, act, onAct, onDone }: FormProps) {
  const t = useTranslations('admin.requests')
  const { language } = useLanguage()
  const errorText = useErrorText()
  const id = useId()
  const { data: row } = answer
  const state = useOffer(answer)
  const { offer, place, quote } = state
  const [words, setWritten] = useWords({ act, row, offer, free: answer.engel === null, place })
  const sending = useAnswer(
    () => send(act, row.k_no, words, offer),
    () => onDone(act),
  )
  const unpriced = act === 'offer' && !offer
  const error = sending.error ?? (unpriced ? quote.error : null)
  const busy = sending.isPending || quote.isPending
  const already = error instanceof CallError && error.code === 'durum_uygun_degil'
  const blocked = act === 'accept' && answer.engel !== null
  const { tutar, kur } = act === 'offer' && offer ? offer : row
  const amount = formatMoney(language, tutar, kur)
  const label = {
    accept: t('accept_button', { amount }),
    offer: unpriced ? t('offer_quote') : t('offer_button', { amount }),
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
            if (busy || blocked) return
            if (unpriced) quote.mutate()
            else sending.mutate()
          }}
        >
          <p className="text-13 text-ink-2">{t(`${act}_text`)}</p>
          {act === 'accept' && answer.engel !== null && <Verdict engel={answer.engel} />}
          {act === 'offer' && <OfferFields answer={answer} state={state} />}
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
          <Button type="submit" look={act === 'decline' ? 'line' : 'sun'} size="full" busy={busy} disabled={blocked}>
            {!busy && <Send aria-hidden="true" className="icon" />}
            {label}
          </Button>
        </form>
      </div>
    </section>
  )
}

type Subject = Pick<Parameters<typeof answerWords>[0], 'act' | 'row' | 'offer' | 'free'> & { readonly place: number }

/** The template in the guest's language until the clerk writes; another act or choice starts from its own words. */
function useWords({ act, row, offer, free, place }: Subject): [string, (text: string) => void] {
  const messages = useGuestWords(row.lang, 'day')
  const subject = `${row.k_no} ${act} ${place}`
  const [written, setWritten] = useState<{ subject: string; text: string }>()
  const template = messages ? answerWords({ act, row, offer, free, language: row.lang, messages }) : ''
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

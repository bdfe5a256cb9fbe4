import {
  type NewsletterQuote,
  type OfficeNewsletter,
  quoteNewsletter,
  sendNewsletter,
  tryNewsletter,
} from '@meltem/contract/audience/newsletter-office'
import type { Language } from '@meltem/contract/wire/language'
import { writtenIn } from '@meltem/domain/newsletter/newsletter-state'
import { LOCALES } from '@meltem/i18n/locales'
import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { InstantField } from '../promotions/instant-field.tsx'
import { useStand } from './use-newsletters.ts'

interface SendProps {
  readonly newsletter: OfficeNewsletter
  readonly language: Language
  /** What is being written is not what would go. */
  readonly isDirty: boolean
  readonly onSent: (words: string) => void
}

/** First to oneself, then the count, then a button that repeats it (PEOPLE-62). */
export function SendPanel({ newsletter, language, isDirty, onSent }: SendProps) {
  const t = useTranslations('admin.newsletters')
  const errorText = useErrorText()
  const maySend = useMay()('bulten.gonder')
  const { k_no, surum } = newsletter
  const trial = useMutation({ mutationFn: () => call(tryNewsletter, { k_no, dil: language }) })
  const quote = useMutation({ mutationFn: async () => (await call(quoteNewsletter, { k_no })).data })
  const isFull = writtenIn(newsletter, language) === 'tam'
  const error = trial.error ?? quote.error
  return (
    <Panel title={t('send')}>
      <div className="grid gap-4 p-4">
        {isDirty && <p className="text-ink-2">{t('save_first')}</p>}
        <div className="grid gap-1.5">
          <p className="text-13 text-ink-2">{t('try_lead')}</p>
          <Button
            busy={trial.isPending}
            disabled={isDirty || !isFull}
            onClick={() => trial.mutate()}
            className="justify-self-start max-lg:min-h-11"
          >
            {t('try', { language: LOCALES[language].name })}
          </Button>
          <p role="status" className="font-[560] text-olive wrap-anywhere">
            {trial.data && t('tried', { email: trial.data.alici })}
          </p>
        </div>
        {error && <Note tone="danger">{errorText(error)}</Note>}
        {maySend ? (
          <div className="grid gap-3 border-line-soft border-t pt-4">
            <p className="text-13 text-ink-2">{t('quote_lead')}</p>
            <Button
              busy={quote.isPending}
              disabled={isDirty}
              onClick={() => quote.mutate()}
              className="justify-self-start max-lg:min-h-11"
            >
              {t('quote')}
            </Button>
            {quote.data && !isDirty && quote.data.surum === surum && (
              <Quoted
                key={`${quote.data.surum}:${quote.data.toplam}`}
                quote={quote.data}
                k_no={k_no}
                onSent={onSent}
                onAgain={() => quote.mutate()}
              />
            )}
          </div>
        ) : (
          <p className="border-line-soft border-t pt-4 text-ink-2">{t('right_needed')}</p>
        )}
      </div>
    </Panel>
  )
}

interface QuotedProps {
  readonly quote: NewsletterQuote
  readonly k_no: string
  readonly onSent: (words: string) => void
  readonly onAgain: () => void
}

function Quoted({ quote, k_no, onSent, onAgain }: QuotedProps) {
  const t = useTranslations('admin.newsletters')
  const errorText = useErrorText()
  const stand = useStand()
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [zaman, setZaman] = useState<string | null>(null)
  const { surum, toplam, engeller } = quote
  const send = useMutation({
    mutationFn: () => call(sendNewsletter, { k_no, surum, toplam, zaman: when === 'now' ? null : zaman }),
    onSuccess: ({ data }) => {
      stand(data)
      onSent(t(data.durum === 'planli' ? 'was_planned' : 'began'))
    },
    onError: onAgain,
  })
  if (engeller.length > 0) return <Obstacles engeller={engeller} />
  return (
    <div className="grid gap-3">
      <QuoteWords quote={quote} />
      <Segmented
        label={t('when')}
        value={when}
        onChange={setWhen}
        options={[
          { value: 'now', label: t('now') },
          { value: 'later', label: t('later') },
        ]}
      />
      {when === 'later' && (
        <>
          <InstantField label={t('begin')} clockLabel={t('clock')} value={zaman} onChange={setZaman} />
          <p className="text-13 text-ink-2">{t('plan_note')}</p>
        </>
      )}
      <p className="text-13 text-ink-2">{t('pace_note')}</p>
      {send.error && <Note tone="danger">{errorText(send.error)}</Note>}
      <Button
        look="sun"
        busy={send.isPending}
        disabled={when === 'later' && zaman === null}
        onClick={() => send.mutate()}
        className="justify-self-start max-lg:min-h-11"
      >
        <Send aria-hidden="true" className="icon" />
        {t(when === 'now' ? 'send_now' : 'send_later', { count: toplam })}
      </Button>
    </div>
  )
}

function Obstacles({ engeller }: Pick<NewsletterQuote, 'engeller'>) {
  const t = useTranslations('admin.newsletters')
  return (
    <Note tone="warn">
      <ul className="grid gap-1">
        {engeller.map(({ neden, dil }) => (
          <li key={`${neden}${dil}`}>{t(`obstacle.${neden}`, { language: dil ? LOCALES[dil].name : '' })}</li>
        ))}
      </ul>
    </Note>
  )
}

/** How many, and in which language they read it. */
function QuoteWords({ quote: { toplam, disarida, diller } }: { quote: NewsletterQuote }) {
  const t = useTranslations('admin.newsletters')
  return (
    <div role="status" className="rounded-card border border-line bg-desk p-3.5">
      <p className="num text-16 font-[680]">{t('to_people', { count: toplam })}</p>
      {disarida > 0 && <p className="text-13 text-ink-2">{t('left_out', { count: disarida })}</p>}
      <ul className="mt-2 grid gap-0.5 text-13">
        {diller.map(({ dil, sayi, metin }) => (
          <li key={dil} className="num">
            {LOCALES[dil].name}: {t('people', { count: sayi })}
            {metin !== dil && (
              <span className="text-ink-2">
                {' '}
                · {metin ? t('reads', { language: LOCALES[metin].name }) : t('reads_none')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

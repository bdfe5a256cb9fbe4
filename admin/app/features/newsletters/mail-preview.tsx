import { type NewsletterContent, previewNewsletter } from '@meltem/contract/audience/newsletter-office'
import type { Language } from '@meltem/contract/wire/language'
import { writtenIn } from '@meltem/domain/newsletter/newsletter-state'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'

/** A rest in typing; then the mail is drawn anew. */
const REST_MS = 900
const WIDTHS = { telefon: 390, masaustu: 680 } as const
const VIEWS = ['telefon', 'masaustu', 'metin'] as const

interface PreviewProps {
  readonly content: NewsletterContent
  readonly language: Language
}

/** The true mail in one language, as it arrives on a phone, on a desk and as plain text (PEOPLE-61). */
export function MailPreview({ content, language }: PreviewProps) {
  const t = useTranslations('admin.newsletters')
  const errorText = useErrorText()
  const [view, setView] = useState<(typeof VIEWS)[number]>('masaustu')
  const { mutate, data, error } = useMutation({
    mutationFn: (asked: NewsletterContent & { dil: Language }) => call(previewNewsletter, asked),
  })
  const isEmpty = writtenIn(content, language) === 'bos'
  const asked = JSON.stringify({ dil: language, ...content })
  useEffect(() => {
    if (isEmpty) return undefined
    const timer = setTimeout(() => mutate(JSON.parse(asked) as NewsletterContent & { dil: Language }), REST_MS)
    return () => clearTimeout(timer)
  }, [mutate, asked, isEmpty])
  const labels = { telefon: t('phone'), masaustu: t('desktop'), metin: t('plain') }
  return (
    <Panel
      title={t('preview')}
      aside={
        <Segmented
          label={t('preview_width')}
          value={view}
          onChange={setView}
          options={VIEWS.map((value) => ({ value, label: labels[value] }))}
        />
      }
    >
      {error && <p className="px-4 py-2 text-13 text-danger">{errorText(error)}</p>}
      {isEmpty && <p className="p-4 text-ink-2">{t('preview_empty')}</p>}
      {!isEmpty && !data && <p className="p-4 text-ink-2">{t('preview_coming')}</p>}
      {!isEmpty && data && (
        <>
          <p lang={language} className="border-line border-b px-4 py-2 text-14 wrap-anywhere">
            {t('preview_subject', { subject: data.konu })}
          </p>
          {view === 'metin' ? (
            <pre
              lang={language}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its box is scrolled by keys, too.
              tabIndex={0}
              className="max-h-[60dvh] overflow-auto whitespace-pre-wrap bg-mist p-4 text-13 wrap-anywhere"
            >
              {data.metin}
            </pre>
          ) : (
            <div className="overflow-x-auto bg-mist">
              {/* Words that are being written: no script runs in it, no link leads anywhere. */}
              <iframe
                title={t('preview')}
                srcDoc={data.html}
                sandbox="allow-same-origin"
                className="mx-auto block h-[60dvh] max-w-full border-0 bg-paper"
                style={{ width: WIDTHS[view] }}
              />
            </div>
          )}
        </>
      )}
    </Panel>
  )
}

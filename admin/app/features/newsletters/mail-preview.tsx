import { type NewsletterContent, previewNewsletter } from '@meltem/contract/audience/newsletter-office'
import type { Language } from '@meltem/contract/wire/language'
import { writtenIn } from '@meltem/domain/newsletter/newsletter-state'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { MailView } from '../../ui/mail-view.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'

/** A rest in typing; then the mail is drawn anew. */
const REST_MS = 900

interface PreviewProps {
  readonly content: NewsletterContent
  readonly language: Language
}

/** The newsletter as subscribers of one language will get it (PEOPLE-61). */
export function MailPreview({ content, language }: PreviewProps) {
  const t = useTranslations('admin.newsletters')
  const errorText = useErrorText()
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
  return (
    <MailView
      mail={data}
      language={language}
      problem={error ? errorText(error) : undefined}
      empty={isEmpty ? t('preview_empty') : undefined}
    />
  )
}

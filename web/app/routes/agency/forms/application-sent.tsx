import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { Icon } from '../../../components/ui/icon.tsx'
import type { Outcome } from './use-application.ts'

/** The heading takes the focus, so that the outcome is read out and not only seen. */
export function ApplicationSent({ sent }: { sent: Extract<Outcome, { state: 'sent' }> }) {
  const t = useTranslations('agencyForm')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div
      id="form"
      className="grid scroll-mt-24 justify-items-start gap-4 border-olive border-t-3 bg-olive-tint p-6 sm:p-8"
    >
      <Icon name="circle-check" className="size-9 text-olive" />
      <h2 ref={heading} tabIndex={-1} className="text-24">
        {t('sent.title')}
      </h2>
      <p>
        {t('sent.number')} <b data-testid="basvuru-no">{sent.basvuru_no}</b>
      </p>
      <p className="[overflow-wrap:anywhere]">{t('sent.text', { e_mail: sent.e_mail })}</p>
    </div>
  )
}

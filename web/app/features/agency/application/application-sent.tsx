import { useTranslations } from 'use-intl/react'
import { SentNotice } from '../../../ui/form/sent-notice.tsx'
import type { Outcome } from './use-application.ts'

export function ApplicationSent({ sent }: { sent: Extract<Outcome, { state: 'sent' }> }) {
  const t = useTranslations('agencyForm')
  return (
    <SentNotice level="h2" title={t('sent.title')}>
      <p>
        {t('sent.number')} <b data-testid="basvuru-no">{sent.basvuru_no}</b>
      </p>
      <p className="[overflow-wrap:anywhere]">{t('sent.text', { e_mail: sent.e_mail })}</p>
    </SentNotice>
  )
}

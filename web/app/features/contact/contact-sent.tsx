import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { SentNotice } from '../../ui/form/sent-notice.tsx'
import type { ContactOutcome } from './contact-outcome.ts'

interface ContactSentProps {
  readonly sent: Extract<ContactOutcome, { state: 'sent' }>
  readonly onAgain: () => void
}

export function ContactSent({ sent, onAgain }: ContactSentProps) {
  const t = useTranslations('contact')
  const { language } = useFrame()
  return (
    <SentNotice level="h3" title={t('success.title')}>
      <p className="[overflow-wrap:anywhere]">{t('success.text', { no: sent.mesaj_no, e_mail: sent.e_mail })}</p>
      <a
        href={`/${language}/contact`}
        data-document
        className={buttonStyle({ look: 'line' })}
        onClick={(event) => {
          event.preventDefault()
          onAgain()
        }}
      >
        {t('success.again')}
      </a>
    </SentNotice>
  )
}

import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { buttonStyle } from '../../components/ui/button-style.ts'
import { Icon } from '../../components/ui/icon.tsx'
import { useFrame } from '../../lib/frame.ts'
import type { ContactOutcome } from './contact-outcome.ts'

interface ContactSentProps {
  readonly sent: Extract<ContactOutcome, { state: 'sent' }>
  readonly onAgain: () => void
}

/** The heading takes the focus, so that the outcome is read out and not only seen. */
export function ContactSent({ sent, onAgain }: ContactSentProps) {
  const t = useTranslations('contact')
  const { language } = useFrame()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div
      id="form"
      className="grid scroll-mt-24 justify-items-start gap-4 border-olive border-t-3 bg-olive-tint p-6 sm:p-8"
    >
      <Icon name="circle-check" className="size-9 text-olive" />
      <h3 ref={heading} tabIndex={-1} className="text-24">
        {t('success.title')}
      </h3>
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
    </div>
  )
}

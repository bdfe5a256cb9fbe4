import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { chatHref, formatPhone, phoneHref } from '../../platform/words/phone.ts'
import { Icon } from '../../ui/icon.tsx'

/** The same in one line, for the way there, which has no header with a telephone. */
export function HelpLine() {
  const { support, contact } = useFrame()
  const t = useTranslations('outcome')
  const phone = support.telefon || contact.telefon
  // A fresh tenant has not said its number yet.
  if (!phone) return null
  return (
    <p className="flex gap-2.5 text-14">
      <Icon name="phone" className="mt-0.5" />
      <span>
        {t('help')}:{' '}
        <a href={phoneHref(phone)} className="tap font-[640] whitespace-nowrap">
          {formatPhone(phone)}
        </a>
        {support.saatler ? <span className="block text-ink-2">{support.saatler}</span> : null}
      </span>
    </p>
  )
}

/** A person to talk to, beside every outcome. */
export function HelpBox() {
  const { support, contact } = useFrame()
  const t = useTranslations('outcome')
  const phone = support.telefon || contact.telefon
  if (!phone && !support.sohbet_no) return null
  return (
    <div className="box">
      <b>{t('help')}</b>
      {support.saatler ? <p className="mt-1 text-14 text-ink-2">{support.saatler}</p> : null}
      <p className="mt-1 text-14 text-ink-2">{t('helpText')}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {phone ? (
          <a className="btn btn-line btn-sm min-h-11" href={phoneHref(phone)}>
            <Icon name="phone" />
            {formatPhone(phone)}
          </a>
        ) : null}
        {support.sohbet_no ? (
          <a className="btn btn-line btn-sm min-h-11" href={chatHref(support.sohbet_no)} target="_blank" rel="noopener">
            <Icon name="message-circle" />
            WhatsApp
          </a>
        ) : null}
      </div>
    </div>
  )
}

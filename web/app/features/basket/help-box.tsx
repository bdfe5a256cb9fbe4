import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { chatHref, formatPhone, phoneHref } from '../../platform/words/phone.ts'
import { Icon } from '../../ui/icon.tsx'

/** A person to talk to, beside every outcome. */
export function HelpBox() {
  const { support, contact } = useFrame()
  const t = useTranslations('outcome')
  const phone = support.telefon ?? contact.telefon
  return (
    <div className="box">
      <b>{t('help')}</b>
      {support.saatler ? <p className="mt-1 text-14 text-ink-2">{support.saatler}</p> : null}
      <p className="mt-1 text-14 text-ink-2">{t('helpText')}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <a className="btn btn-line btn-sm min-h-11" href={phoneHref(phone)}>
          <Icon name="phone" />
          {formatPhone(phone)}
        </a>
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

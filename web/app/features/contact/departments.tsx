import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { chatHref, formatPhone, phoneHref } from '../../platform/words/phone.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Icon } from '../../ui/icon.tsx'

/** Three reasons to get in touch, each with its shortest way. */
export function Departments() {
  const t = useTranslations('contact.desks')
  const { contact, support } = useFrame()
  const urgent = support.telefon || contact.telefon
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      <Portal title={t('booking.title')} text={t('booking.text')}>
        {contact.telefon ? (
          <a className={buttonStyle({ look: 'sun' })} href={phoneHref(contact.telefon)}>
            <Icon name="phone" />
            {formatPhone(contact.telefon)}
          </a>
        ) : (
          <a className={buttonStyle({ look: 'sun' })} href="#form">
            {t('planning.write')}
          </a>
        )}
      </Portal>
      <Portal title={t('planning.title')} text={t('planning.text')}>
        {support.sohbet_no ? (
          <a className={buttonStyle({ look: 'line' })} href={chatHref(support.sohbet_no)} rel="noopener">
            <Icon name="message-circle" />
            {t('planning.chat')}
          </a>
        ) : null}
        {support.mesaj_url ? (
          <a className={buttonStyle({ look: 'line' })} href={support.mesaj_url} rel="noopener">
            <Icon name="send" />
            {t('planning.messenger')}
          </a>
        ) : null}
        <a className={buttonStyle({ look: 'line' })} href="#form">
          {t('planning.write')}
        </a>
      </Portal>
      <Portal title={t('urgent.title')} text={t('urgent.text')}>
        {urgent ? (
          <a className={buttonStyle({ look: 'line', className: 'border-danger text-danger' })} href={phoneHref(urgent)}>
            <Icon name="siren" />
            {formatPhone(urgent)}
          </a>
        ) : (
          <a className={buttonStyle({ look: 'line' })} href="#form">
            {t('planning.write')}
          </a>
        )}
      </Portal>
    </div>
  )
}

function Portal({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="border-ink border-t-2 pt-3.5">
      <h2 className="mb-1.5 text-20 leading-[1.25] tracking-[-0.008em]">{title}</h2>
      <p className="text-ink-2">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
    </section>
  )
}

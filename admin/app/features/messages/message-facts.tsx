import type { ContactMessage } from '@meltem/contract/staff/staff'
import { formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { MessageState } from '../../ui/message-state.tsx'

/** A name and what is known under it, as a row of the list around it. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

export function MessageFacts({ message }: { message: ContactMessage }) {
  const t = useTranslations('admin.messages')
  const subjects = useTranslations('admin.subjects')
  return (
    <dl className="grid grid-cols-[110px_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1.5 sm:grid-cols-[130px_minmax(0,1fr)]">
      <Fact name={t('state')}>
        <MessageState state={message.durum} />
      </Fact>
      <Fact name={t('subject')}>{subjects(message.konu)}</Fact>
      <Fact name={t('e_mail')}>{message.e_mail}</Fact>
      <Fact name={t('telefon')}>
        {message.telefon ? (
          <a
            href={`tel:${message.telefon.replace(/[^+\d]/g, '')}`}
            className="link num inline-flex min-h-8 items-center"
          >
            {message.telefon}
          </a>
        ) : (
          <span className="text-ink-3">{t('no_phone')}</span>
        )}
      </Fact>
      <Fact name={t('language')}>
        <span lang={message.lang}>{LOCALES[message.lang].name}</span>
      </Fact>
      <Fact name={t('received')}>
        <time dateTime={message.olusturma_zamani} className="num">
          {formatInstant(message.olusturma_zamani)}
        </time>
      </Fact>
    </dl>
  )
}

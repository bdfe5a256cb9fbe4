import type { ContactMessage } from '@meltem/contract/staff/staff'
import { formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { MessageState } from '../../ui/message-state.tsx'
import { fullName } from '../../ui/words/initials.ts'
import { type MessageView, messageViewQuery } from './message-view.ts'

/** One entry of the lists of messages and enquiries. */
export const LIST_ENTRY =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-2.5 gap-y-1 border-line-soft border-b px-3.5 py-2.5 no-underline hover:bg-desk focus-visible:shadow-[inset_0_0_0_2px_var(--color-sea)] aria-[current=true]:bg-sea-tint aria-[current=true]:shadow-[inset_3px_0_var(--color-sea)] aria-[current=true]:focus-visible:shadow-[inset_0_0_0_2px_var(--color-sea)]'

/** Arrow keys walk through the list; Tab and Enter work as everywhere. */
export function walk(event: KeyboardEvent<HTMLAnchorElement>): void {
  const item = event.currentTarget.closest('li')
  const neighbours = { ArrowDown: item?.nextElementSibling, ArrowUp: item?.previousElementSibling }
  const next = neighbours[event.key as keyof typeof neighbours]?.querySelector('a')
  if (!next) return
  event.preventDefault()
  next.focus()
}

function Item({ message, view }: { message: ContactMessage; view: MessageView }) {
  const t = useTranslations('admin.subjects')
  const current = message.k_no === view.mesaj
  return (
    <li>
      <Link
        id={`mesaj-${message.k_no}`}
        to={{ search: messageViewQuery({ ...view, mesaj: message.k_no }) }}
        replace={view.mesaj !== undefined}
        preventScrollReset
        aria-current={current ? 'true' : undefined}
        onKeyDown={walk}
        className={LIST_ENTRY}
      >
        <b className={`break-words ${message.durum === 'yeni' ? 'font-[680]' : 'font-[520]'}`}>{fullName(message)}</b>
        <span className="justify-self-end">
          <MessageState state={message.durum} />
        </span>
        <small className="text-12 text-ink-2">
          {t(message.konu)} · <span lang={message.lang}>{LOCALES[message.lang].name}</span>
        </small>
        <small className="num justify-self-end text-12 text-ink-2">{formatInstant(message.olusturma_zamani)}</small>
      </Link>
    </li>
  )
}

interface MessageListProps {
  readonly messages: readonly ContactMessage[]
  readonly view: MessageView
}

export function MessageList({ messages, view }: MessageListProps) {
  const t = useTranslations('admin.messages')
  const lastRead = useRef<string>(undefined)
  useEffect(() => {
    // Back from the detail on a phone: the focus returns to where the person left the list.
    if (!view.mesaj && lastRead.current) document.getElementById(`mesaj-${lastRead.current}`)?.focus()
    lastRead.current = view.mesaj
  }, [view.mesaj])
  return (
    <ul aria-label={t('list')}>
      {messages.map((message) => (
        <Item key={message.k_no} message={message} view={view} />
      ))}
    </ul>
  )
}

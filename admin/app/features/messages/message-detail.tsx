import type { ContactMessage } from '@meltem/contract/staff/staff'
import { LOCALES } from '@meltem/i18n/locales'
import { Mail } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { useWideScreen } from '../../ui/use-wide-screen.ts'
import { fullName } from '../../ui/words/initials.ts'
import { MessageFacts } from './message-facts.tsx'
import { StateControl } from './state-control.tsx'
import { useReplyLink } from './use-reply-link.ts'

interface MessageDetailProps {
  readonly message: ContactMessage
  readonly onMarked: (message: ContactMessage) => void
}

/** One message, what is known about its sender, and the answer as the next step. */
export function MessageDetail({ message, onMarked }: MessageDetailProps) {
  const t = useTranslations('admin.messages')
  const wide = useWideScreen()
  const may = useMay()
  const reply = useReplyLink(message)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // On a phone the detail takes the place of the list, so reading starts at its head.
    if (!wide && message.k_no) heading.current?.focus()
  }, [wide, message.k_no])
  return (
    <article aria-labelledby="message-head" className="card">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-3">
        <h2 id="message-head" ref={heading} tabIndex={-1} className="min-w-0 break-words">
          {fullName(message)}
        </h2>
        <span className="num ml-auto text-13 text-ink-3">{message.mesaj_no}</span>
      </header>
      <div className="grid gap-5 p-4">
        <MessageFacts message={message} />
        <p lang={message.lang} className="max-w-[68ch] text-16 leading-normal break-words whitespace-pre-wrap">
          {message.mesaj}
        </p>
        <div className="grid gap-3 border-line border-t pt-4">
          <div className="flex flex-wrap items-center gap-2.5">
            <a href={reply} className={buttonStyle({ look: 'sun' })}>
              <Mail aria-hidden="true" className="icon" />
              {t('reply')}
            </a>
            {may('mesaj.yaz') && <StateControl key={message.k_no} message={message} onMarked={onMarked} />}
          </div>
          <p className="max-w-[68ch] text-13 text-ink-3">{t('reply_note', { language: LOCALES[message.lang].name })}</p>
        </div>
      </div>
    </article>
  )
}

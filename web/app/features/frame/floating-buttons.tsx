import { useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { chatHref } from '../../platform/words/phone.ts'
import { Icon } from '../../ui/icon.tsx'
import { useStuck } from './use-stuck.ts'

/**
 * A messenger when the tenant has one, a chat only with a chat number (PAGE-8). On phones they come once the visitor
 * scrolls: the first screen ends with the button that moves the booking forward, and they would lie on it.
 */
export function FloatingButtons() {
  const { support } = useFrame()
  const t = useTranslations('layout')
  const marker = useRef<HTMLSpanElement>(null)
  const passed = useStuck(marker)
  if (!support.mesaj_url && !support.sohbet_no) return null
  return (
    <>
      <span ref={marker} aria-hidden="true" className="pointer-events-none absolute top-[200px] left-0 size-px" />
      <aside data-floating aria-label={t('reachUs')} data-passed={passed || undefined} className="floating">
        {support.mesaj_url ? (
          <a href={support.mesaj_url} rel="noopener" aria-label={t('messenger')} className="round-btn">
            <Icon name="send" />
          </a>
        ) : null}
        {support.sohbet_no ? (
          <a href={chatHref(support.sohbet_no)} rel="noopener" aria-label={t('chat')} className="round-btn">
            <Icon name="message-circle" />
          </a>
        ) : null}
      </aside>
    </>
  )
}

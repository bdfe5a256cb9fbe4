import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../lib/frame.ts'
import { chatHref } from '../../lib/phone.ts'
import { Icon } from '../ui/icon.tsx'

/** A messenger when the tenant has one, a chat only with a chat number (spec §2). */
export function FloatingButtons() {
  const { support } = useFrame()
  const t = useTranslations('layout')
  if (!support.mesaj_url && !support.sohbet_no) return null
  return (
    <aside aria-label={t('reachUs')} className="fixed right-5 bottom-5 z-30 grid gap-2.5 print:hidden">
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
  )
}

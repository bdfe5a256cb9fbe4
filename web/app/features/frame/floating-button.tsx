import { useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { chatHref } from '../../platform/words/phone.ts'
import { Icon } from '../../ui/icon.tsx'
import { useDetails } from './header/use-details.ts'

/**
 * One button to a person (PAGE-8): a messenger or a chat, or both behind it. It floats in the margin of wide screens;
 * where there is none it stands at the end of the page, as anywhere else it would lie on words (layout.css).
 */
export function FloatingButton() {
  const { support } = useFrame()
  const t = useTranslations('layout')
  const details = useRef<HTMLDetailsElement>(null)
  useDetails(details)
  const { mesaj_url, sohbet_no } = support
  if (!mesaj_url && !sohbet_no) return null
  const messenger = mesaj_url ? { href: mesaj_url, name: t('messenger'), icon: 'send' as const } : undefined
  const chat = sohbet_no ? { href: chatHref(sohbet_no), name: t('chat'), icon: 'message-circle' as const } : undefined
  const ways = [chat, messenger].filter((way) => way !== undefined)
  const [only] = ways
  return (
    <aside data-floating aria-label={t('reachUs')} className="floating">
      {ways.length === 1 && only ? (
        <a href={only.href} rel="noopener" aria-label={only.name} className="round-btn">
          <Icon name={only.icon} />
        </a>
      ) : (
        <details ref={details} className="relative">
          <summary aria-label={t('reachUs')} className="round-btn opener">
            <Icon name="message-circle" className="rotate-0!" />
          </summary>
          <ul className="menu-panel right-0 bottom-full mb-2 min-w-52">
            {ways.map(({ href, name, icon }) => (
              <li key={href}>
                <a href={href} rel="noopener">
                  <Icon name={icon} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  )
}

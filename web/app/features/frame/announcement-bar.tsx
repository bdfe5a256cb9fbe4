import { type MouseEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { InlineScript } from '../../platform/boot/inline-script.tsx'
import { useFrame } from '../../platform/page/frame.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { HIDE_PUT_AWAY, isPutAway, putAway, shortKeys } from './put-away.ts'

/** Where the Tab key would go next: the visitor who puts the bar away goes on there, not from the top of the page. */
function focusAfter(gone: HTMLElement): void {
  const places = [...document.querySelectorAll<HTMLElement>('a[href], button, summary')]
  places.find((place, at) => at > places.indexOf(gone) && place.checkVisibility())?.focus()
}

/** What visitors should know these days, above every page, until they put it away. */
export function AnnouncementBar() {
  const t = useTranslations('layout')
  const { announcements } = useFrame()
  const keys = shortKeys(announcements)
  const [away, setAway] = useState<string>()
  useEffect(() => {
    if (isPutAway(keys)) setAway(keys)
  }, [keys])
  if (announcements.length === 0 || away === keys) return null
  const hide = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    putAway(keys)
    focusAfter(currentTarget)
    setAway(keys)
  }
  return (
    <>
      <section
        aria-label={t('announcements')}
        data-keys={keys}
        suppressHydrationWarning
        className="announcements bg-sun-tint text-14 print:hidden"
      >
        <div className="wrap flex items-center gap-2">
          <ul className="grow py-2">
            {announcements.map(({ k_no, metin, etiket, url }) => (
              <li key={k_no} className="py-0.5">
                {metin}{' '}
                {url ? (
                  <ContentLink href={url} className="link inline-block whitespace-nowrap">
                    {etiket ?? t('more')}
                  </ContentLink>
                ) : null}
              </li>
            ))}
          </ul>
          <button
            type="button"
            aria-label={t('hideAnnouncements')}
            className="icon-btn -mr-3 shrink-0 noscript:hidden"
            onClick={hide}
          >
            <Icon name="x" />
          </button>
        </div>
      </section>
      <InlineScript code={import.meta.env.SSR ? HIDE_PUT_AWAY : ''} />
    </>
  )
}

import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../lib/frame.ts'
import { ContentLink } from '../ui/content-link.tsx'

/** What everybody should know these days, above every page. */
export function AnnouncementBar() {
  const t = useTranslations('layout')
  const { announcements } = useFrame()
  if (announcements.length === 0) return null
  return (
    <section aria-label={t('announcements')} className="bg-sun-tint text-14 print:hidden">
      <ul className="wrap py-2">
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
    </section>
  )
}

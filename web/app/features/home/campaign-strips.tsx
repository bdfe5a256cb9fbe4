import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Campaigns of these days as bands; each is there from its first minute to its last. */
export function CampaignStrips() {
  const t = useTranslations('layout')
  const { strips } = useFrame()
  if (strips.length === 0) return null
  return (
    <ul className="wrap mt-6 grid gap-3">
      {strips.map(({ k_no, metin, etiket, url, until }) => (
        <li key={k_no} className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-print bg-mist px-5 py-3.5">
          <Icon name="badge-percent" className="text-sea" />
          <span className="font-[600]">{metin}</span>
          {until ? <span className="text-14 text-ink-2">{t('until', { date: until })}</span> : null}
          {url ? (
            <ContentLink href={url} className="link ml-auto">
              {etiket ?? t('more')}
            </ContentLink>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

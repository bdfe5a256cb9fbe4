import type { Settings } from '@meltem/contract/settings'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-names.ts'

type Network = Settings['social'][number]['tur']

const ICONS: Readonly<Record<Network, IconName>> = {
  instagram: 'instagram',
  facebook: 'facebook',
  youtube: 'youtube',
  x: 'brand-x',
  tiktok: 'tiktok',
  telegram: 'telegram',
}

const NAMES: Readonly<Record<Network, string>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  x: 'X',
  tiktok: 'TikTok',
  telegram: 'Telegram',
}

export function SocialLinks({ links, className }: { links: Settings['social']; className: string }) {
  return links.map(({ tur, url }) => (
    <a key={tur} href={url} rel="noopener me" className={className}>
      <Icon name={ICONS[tur]} />
      <span className="sr-only">{NAMES[tur]}</span>
    </a>
  ))
}

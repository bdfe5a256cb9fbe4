import { useTranslations } from 'use-intl/react'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import type { BlockOf } from './block-of.ts'

/** Leads to the film where it is; nothing of another site runs on this one. */
export function VideoBlock({ block }: { block: BlockOf<'video'> }) {
  const t = useTranslations('picture')
  return (
    <a href={block.url} rel="noopener noreferrer" className="tile">
      {block.gorsel ? (
        <Picture
          picture={block.gorsel}
          decorative
          sizes="(min-width: 1060px) 980px, 100vw"
          className="aspect-video w-full rounded-print"
        />
      ) : null}
      <span className="mt-3 flex items-center gap-2">
        <Icon name="link" className="text-sea" />
        <span className="tile-title font-[620]">{block.baslik}</span>
        <span className="text-14 text-ink-2">{t('film')}</span>
      </span>
    </a>
  )
}

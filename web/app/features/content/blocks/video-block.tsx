import { useTranslations } from 'use-intl/react'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import type { BlockOf } from './block-of.ts'

/** Leads to the film where it is; nothing of another site runs on this one. */
export function VideoBlock({ block }: { block: BlockOf<'video'> }) {
  const t = useTranslations('picture')
  return (
    <a href={block.url} rel="noopener noreferrer" className="tile">
      {block.gorsel ? (
        <span className="relative block">
          <Picture
            picture={block.gorsel}
            decorative
            sizes="(min-width: 1060px) 980px, 100vw"
            className="aspect-video w-full rounded-print"
          />
          <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-ink/85 text-white sm:size-20">
            <Icon name="play" className="ml-1 size-7 fill-current sm:size-8" />
          </span>
        </span>
      ) : null}
      <span className="mt-3 flex flex-wrap items-center gap-x-2">
        <span className="tile-title font-[620]">{block.baslik}</span>
        <span className="text-14 text-ink-2">{t('film')}</span>
      </span>
    </a>
  )
}

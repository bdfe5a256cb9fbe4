import { upperCase } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../../platform/page/frame.ts'
import { pathTo } from '../../../../platform/page/paths.ts'
import { formatCoordinates } from '../../../../ui/chart/coordinates.ts'
import { ContentLink } from '../../../../ui/content-link.tsx'
import { Picture } from '../../../../ui/picture/picture.tsx'
import type { BlockOf } from '../block-of.ts'
import { Chapter } from '../chapter.tsx'

type PosterItem = BlockOf<'bolgeler'>['ogeler'][number]

export function PostersBlock({ block }: { block: BlockOf<'bolgeler'> }) {
  const t = useTranslations('home')
  const { language } = useFrame()
  return (
    <Chapter
      heading={block.baslik}
      aside={
        <ContentLink href={pathTo(language, { turu: 'u' })} className="link tap">
          {t('allPlaces')}
        </ContentLink>
      }
    >
      <ul className="-mx-(--spacing-gutter) grid snap-x snap-mandatory auto-cols-[62%] grid-flow-col gap-4 overflow-x-auto scroll-px-(--spacing-gutter) px-(--spacing-gutter) pt-1.5 pb-7 [scrollbar-width:thin] sm:auto-cols-[minmax(220px,calc((100%-96px)/5))] sm:gap-6">
        {block.ogeler.map((item) => (
          <Poster key={item.url} item={item} />
        ))}
      </ul>
    </Chapter>
  )
}

/** A framed print with lettering on a scrim and its place on the chart below. */
function Poster({ item }: { item: PosterItem }) {
  const { language } = useFrame()
  return (
    <li className="snap-start">
      <ContentLink href={item.url} className="tile poster">
        <span className="poster-print">
          <Picture
            picture={item.gorsel}
            decorative
            sizes="(min-width: 640px) 220px, 62vw"
            className="aspect-2/3 w-full"
          />
          <span className={`poster-name ${letteringSize(item.baslik)}`}>{upperCase(language, item.baslik)}</span>
        </span>
        <span className="poster-foot">
          <span>{item.not}</span>
          <span className="text-ink-3">{formatCoordinates(language, item.enlem, item.boylam)}</span>
        </span>
      </ContentLink>
    </li>
  )
}

/** Long names are set smaller instead of running out of the print. */
function letteringSize(name: string): string {
  if (name.length > 12) return 'text-[1.15rem]'
  return name.length > 9 ? 'text-[1.35rem]' : 'text-[1.62rem]'
}

import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { pathTo } from '../../../platform/page/paths.ts'
import { ContentLink } from '../../../ui/content-link.tsx'
import type { BlockOf } from './block-of.ts'
import { Chapter } from './chapter.tsx'
import { PostCard } from './post-card.tsx'

/** The newest article leads; without articles there is no chapter. */
export function ArticlesBlock({ block }: { block: BlockOf<'yazilar'> }) {
  const t = useTranslations('home')
  const { language } = useFrame()
  if (block.ogeler.length === 0) return null
  return (
    <Chapter
      heading={block.baslik}
      aside={
        <ContentLink href={pathTo(language, { turu: 'b' })} className="link tap">
          {t('allArticles')}
        </ContentLink>
      }
    >
      <div className="grid gap-8 lg:grid-cols-[1.35fr_1fr_1fr] lg:gap-6">
        {block.ogeler.map((item, index) => (
          <PostCard
            key={item.url}
            post={item}
            large={index === 0}
            sizes={index === 0 ? '(min-width: 992px) 490px, 100vw' : '(min-width: 992px) 363px, 100vw'}
          />
        ))}
      </div>
    </Chapter>
  )
}

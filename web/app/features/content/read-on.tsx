import { useTranslations } from 'use-intl/react'
import { unpack } from '../../platform/calls/packed.ts'
import { Chapter } from './blocks/chapter.tsx'
import { PostCard } from './blocks/post-card.tsx'
import type { ContentData } from './content-data.ts'

/** Other articles, where there are some. */
export default function ReadOn({ content }: { content: ContentData }) {
  const t = useTranslations('content')
  const readOn = unpack(content.readOn)
  if (readOn.length === 0) return null
  return (
    <div className="bg-mist">
      <Chapter heading={t('readOn')}>
        <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {readOn.map((post) => (
            <PostCard key={post.k_no} post={post} sizes="(min-width: 992px) 403px, (min-width: 640px) 48vw, 100vw" />
          ))}
        </div>
      </Chapter>
    </div>
  )
}

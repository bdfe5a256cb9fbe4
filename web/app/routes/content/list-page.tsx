import { useTranslations } from 'use-intl/react'
import { PostCard } from '../../components/blocks/post-card.tsx'
import { buttonStyle } from '../../components/ui/button-style.ts'
import { Crumbs } from '../../components/ui/crumbs.tsx'
import { Picture } from '../../components/ui/picture.tsx'
import { useFrame } from '../../lib/frame.ts'
import type { ListData, Teaser } from './content-data.ts'

/** All pages of a type; in the journal the newest article leads. */
export function ListPage({ list }: { list: ListData }) {
  const [first, ...rest] = list.items
  const lead = list.turu === 'b' ? first : undefined
  const cards = lead ? rest : list.items
  return (
    <div className="wrap pb-20">
      <Crumbs items={list.crumbs} />
      <header className="mb-8">
        <h1>{list.baslik}</h1>
        <p className="mt-2 max-w-[60ch] text-18 text-ink-2">{list.ozet}</p>
      </header>
      {list.items.length === 0 ? <EmptyList /> : null}
      {lead ? <LeadPost post={lead} /> : null}
      <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((post) => (
          <PostCard
            key={post.k_no}
            post={post}
            heading="h2"
            sizes="(min-width: 992px) 403px, (min-width: 640px) 48vw, 100vw"
          />
        ))}
      </div>
    </div>
  )
}

function LeadPost({ post }: { post: Teaser }) {
  return (
    <a href={post.url} className="tile mb-10 grid items-end gap-3.5 no-underline lg:grid-cols-[1.6fr_1fr] lg:gap-8">
      <Picture
        picture={post.gorsel}
        decorative
        eager
        sizes="(min-width: 992px) 754px, 100vw"
        className="aspect-3/2 w-full rounded-print sm:aspect-video"
      />
      <div>
        <h2 className="tile-title text-38 lg:text-52">{post.baslik}</h2>
        <p className="mt-1.5 text-18 text-ink-2">{post.ozet}</p>
        {post.not ? <p className="mt-2.5 text-14 text-ink-3">{post.not}</p> : null}
      </div>
    </a>
  )
}

function EmptyList() {
  const t = useTranslations('content')
  const { language } = useFrame()
  return (
    <div className="grid justify-items-start gap-4 border-ink border-t-2 pt-6">
      <p className="text-ink-2">{t('empty')}</p>
      <a href={`/${language}`} className={buttonStyle({ look: 'line' })}>
        {t('emptyAction')}
      </a>
    </div>
  )
}

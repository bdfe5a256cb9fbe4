import { useTranslations } from 'use-intl/react'
import { unpack } from '../../platform/calls/packed.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { pathTo } from '../../platform/page/paths.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { PostCard } from './blocks/post-card.tsx'
import type { ListData, Teaser } from './content-list.ts'

/** All pages of a type; in the journal the newest article leads. */
export function ListPage({ list }: { list: ListData }) {
  const t = useTranslations('content')
  const items = unpack(list.items)
  const [first, ...rest] = items
  const lead = list.turu === 'b' ? first : undefined
  const cards = lead ? rest : items
  const noteOf = (post: Teaser) => (post.dil ? `${post.not} · ${t('writtenIn', { dil: post.dil })}` : post.not)
  return (
    <div className="wrap pb-20">
      <Crumbs items={list.crumbs} />
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <div>
          <h1>{list.baslik}</h1>
          <p className="mt-2 max-w-[37.5em] text-18 text-ink-2">{list.ozet}</p>
        </div>
        <Categories list={list} />
      </header>
      {items.length === 0 ? <EmptyList /> : null}
      {lead ? <LeadPost post={{ ...lead, not: noteOf(lead) }} /> : null}
      <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((post) => (
          <PostCard
            key={post.k_no}
            post={{ ...post, not: noteOf(post) }}
            heading="h2"
            sizes="(min-width: 992px) 403px, (min-width: 640px) 48vw, 100vw"
          />
        ))}
      </div>
      <Pages list={list} />
    </div>
  )
}

function Categories({ list }: { list: ListData }) {
  const t = useTranslations('content')
  const { language } = useFrame()
  if (list.categories.length === 0) return null
  const whole = { baslik: t('all'), href: pathTo(language, { turu: 'b' }), current: list.slug === undefined }
  return (
    <nav aria-label={t('categories')} className="max-w-full overflow-x-auto">
      <ul className="flex gap-6">
        {[whole, ...list.categories].map(({ baslik, href, current }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap font-[600] text-ink-2 no-underline hover:text-ink aria-[current]:border-sea aria-[current]:border-b-2 aria-[current]:text-ink"
            >
              {baslik}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Pages({ list }: { list: ListData }) {
  const t = useTranslations('content')
  const { language } = useFrame()
  if (list.turu !== 'b') return null
  const own = pathTo(language, { turu: 'b', slug: list.slug ?? null })
  const style = buttonStyle({ look: 'line' })
  return (
    <div className="mt-12 flex flex-wrap items-center justify-center gap-4">
      {list.sayfa > 1 ? (
        <a href={list.sayfa === 2 ? own : `${own}?sayfa=${list.sayfa - 1}`} className={style}>
          {t('newer')}
        </a>
      ) : null}
      {list.older ? (
        <a href={`${own}?sayfa=${list.sayfa + 1}`} className={style}>
          {t('older')}
        </a>
      ) : null}
      <a href={`/${language}/b/rss.xml`} data-document className="link text-14">
        {t('feed')}
      </a>
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
        <h2 lang={post.dil} className="tile-title text-38 lg:text-52">
          {post.baslik}
        </h2>
        <p lang={post.dil} className="mt-1.5 text-18 text-ink-2">
          {post.ozet}
        </p>
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

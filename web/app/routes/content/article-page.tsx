import { LANGUAGES } from '@meltem/contract/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useTranslations } from 'use-intl/react'
import { BlockList } from '../../components/blocks/block-list.tsx'
import { Chapter } from '../../components/blocks/chapter.tsx'
import { PostCard } from '../../components/blocks/post-card.tsx'
import { Crumbs } from '../../components/ui/crumbs.tsx'
import { JsonLd } from '../../components/ui/json-ld.tsx'
import { Picture } from '../../components/ui/picture.tsx'
import { plainSourceOf } from '../../components/ui/picture-sources.ts'
import { type Frame, useFrame } from '../../lib/frame.ts'
import { pathTo } from '../../lib/paths.ts'
import type { ContentData } from './content-data.ts'
import { CONTENT_FLOW } from './content-flow.ts'

export function ArticlePage({ content }: { content: ContentData }) {
  const frame = useFrame()
  const { page } = content
  return (
    <>
      <article>
        <div className="wrap">
          <Crumbs items={content.crumbs} />
          <header className="mx-auto max-w-[68ch]">
            <h1>{page.baslik}</h1>
            <p className="mt-3 text-18 text-ink-2 leading-[1.5] sm:text-20">{page.ozet}</p>
            <Byline content={content} />
          </header>
        </div>
        {page.gorsel ? (
          <Picture picture={page.gorsel} sizes="100vw" eager className="mt-8 h-[clamp(220px,36vw,520px)] w-full" />
        ) : null}
        <div className={CONTENT_FLOW}>
          <BlockList blocks={page.bloklar} story />
        </div>
      </article>
      <ReadOn content={content} />
      <JsonLd things={import.meta.env.SSR ? [articleOf(content, frame)] : undefined} />
    </>
  )
}

function Byline({ content: { page, published, minutes } }: { content: ContentData }) {
  const t = useTranslations('content')
  const { languages } = useFrame()
  const others = LANGUAGES.flatMap((language) => {
    const slug = page.ceviriler[language]?.slug
    return slug && language !== page.dil && languages.includes(language) ? [{ language, slug }] : []
  })
  return (
    <p className="mt-3.5 text-13 text-ink-3">
      <time dateTime={page.yayin_zamani}>{published}</time> · {t('minutes', { count: minutes })}
      {others.length > 0 ? ` · ${t('alsoIn')} ` : null}
      {others.map(({ language, slug }, index) => (
        <span key={language}>
          {index > 0 ? ', ' : null}
          <a className="link" lang={language} hrefLang={language} href={pathTo(language, { turu: 'b', slug })}>
            {LOCALES[language].name}
          </a>
        </span>
      ))}
    </p>
  )
}

function ReadOn({ content: { readOn } }: { content: ContentData }) {
  const t = useTranslations('content')
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

function articleOf({ page }: ContentData, { origin, company }: Frame) {
  const image = page.gorsel ? plainSourceOf(page.gorsel) : undefined
  return {
    '@type': 'Article',
    headline: page.baslik,
    description: page.ozet,
    inLanguage: page.dil,
    datePublished: page.yayin_zamani,
    dateModified: page.guncelleme_zamani,
    mainEntityOfPage: `${origin}${pathTo(page.dil, page)}`,
    publisher: { '@type': 'Organization', name: company.marka },
    ...(image ? { image: `${origin}${image}` } : {}),
  }
}

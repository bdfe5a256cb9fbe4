import { LOCALES } from '@meltem/i18n/locales'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl/react'
import { unpack } from '../../platform/calls/packed.ts'
import { type Frame, useFrame } from '../../platform/page/frame.ts'
import { pathTo } from '../../platform/page/paths.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { StillPart } from '../../ui/lazy/still-part.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { plainSourceOf } from '../../ui/picture/picture-sources.ts'
import { ShareButton } from '../../ui/share-button.tsx'
import { BlockList } from './blocks/block-list.tsx'
import { Comments } from './comments.tsx'
import type { ContentData } from './content-data.ts'
import { CONTENT_FLOW } from './content-flow.ts'
import { PageNotes } from './page-notes.tsx'

/** What to read next is looked at and followed, nothing else. */
const ReadOn = lazy(() => import('./read-on.tsx'))
const READ_ON = 'devami'

/** Fewer headings are seen at a glance. */
const WORTH_LISTING = 3

export function ArticlePage({ content }: { content: ContentData }) {
  const frame = useFrame()
  const page = unpack(content.page)
  return (
    <>
      <article>
        <div className="wrap">
          <Crumbs items={content.crumbs} />
          <header className="mx-auto max-w-[42.5em]">
            <h1 lang={page.dil}>{page.baslik}</h1>
            <p lang={page.dil} className="mt-3 text-18 text-ink-2 leading-[1.5] sm:text-20">
              {page.ozet}
            </p>
            <Byline content={content} />
          </header>
          <PageNotes content={content} />
        </div>
        {page.gorsel ? (
          <Picture picture={page.gorsel} sizes="100vw" eager className="mt-8 h-[clamp(220px,36vw,520px)] w-full" />
        ) : null}
        <Contents content={content} />
        <div lang={page.dil} className={CONTENT_FLOW}>
          <BlockList blocks={page.bloklar} story />
        </div>
        <footer className="wrap pb-12">
          <div className="mx-auto max-w-[42.5em] border-line border-t border-dashed pt-6">
            <ShareButton title={page.baslik} />
          </div>
        </footer>
      </article>
      <Suspense>
        <Comments page={page} comments={content.comments} />
      </Suspense>
      <StillPart id={READ_ON} of={content}>
        <ReadOn content={content} />
      </StillPart>
      <JsonLd things={import.meta.env.SSR ? [articleOf(content, frame)] : undefined} />
    </>
  )
}

function Byline({ content }: { content: ContentData }) {
  const t = useTranslations('content')
  const { languages } = useFrame()
  const page = unpack(content.page)
  const others = languages.flatMap((language) => {
    const slug = page.ceviriler[language]?.slug
    return slug && language !== page.dil ? [{ language, slug }] : []
  })
  return (
    <p className="mt-3.5 text-13 text-ink-3">
      {page.yazar ? `${page.yazar} · ` : null}
      <time dateTime={page.yayin_zamani}>{content.published}</time> · {content.minutes}
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

function Contents({ content: { headings } }: { content: ContentData }) {
  const t = useTranslations('content')
  if (headings.length < WORTH_LISTING) return null
  return (
    <nav aria-label={t('contents')} className="wrap pt-8">
      <div className="mx-auto max-w-[42.5em] border-ink border-t-2 border-b border-b-line pt-3 pb-4">
        <p className="font-[620] text-14">{t('contents')}</p>
        <ol className="mt-1 sm:columns-2 sm:gap-8">
          {headings.map(({ id, baslik }) => (
            <li key={id} className="break-inside-avoid">
              <a href={`#${id}`} className="link inline-block py-1">
                {baslik}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

function articleOf(content: ContentData, { origin, company }: Frame) {
  const page = unpack(content.page)
  const image = page.gorsel ? plainSourceOf(page.gorsel) : undefined
  const author = page.yazar?.split(',', 1)[0]
  return {
    '@type': 'Article',
    headline: page.baslik,
    description: page.ozet,
    inLanguage: page.dil,
    datePublished: page.yayin_zamani,
    dateModified: page.guncelleme_zamani,
    mainEntityOfPage: `${origin}${pathTo(page.dil, page)}`,
    publisher: { '@type': 'Organization', name: company.marka },
    ...(author ? { author: { '@type': 'Person', name: author } } : {}),
    ...(page.kategori ? { articleSection: page.kategori.baslik } : {}),
    ...(image ? { image: `${origin}${image}` } : {}),
  }
}

import { useTranslations } from 'use-intl/react'
import { unpack } from '../../platform/calls/packed.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { BlockList } from './blocks/block-list.tsx'
import type { ContentData } from './content-data.ts'
import { CONTENT_FLOW } from './content-flow.ts'
import { PageNotes, Versions } from './page-notes.tsx'

/** Information: headline, summary, running text, and when it was last changed. */
export function PlainPage({ content }: { content: ContentData }) {
  const t = useTranslations('content')
  const page = unpack(content.page)
  return (
    <>
      <div className="wrap">
        <Crumbs items={content.crumbs} />
        <header className="mx-auto max-w-[42.5em] pt-2">
          <h1 lang={page.dil}>{page.baslik}</h1>
          <p lang={page.dil} className="mt-3 text-18 text-ink-2 leading-[1.5]">
            {page.ozet}
          </p>
          <p className="mt-3.5 text-13 text-ink-3">
            <time dateTime={page.guncelleme_zamani}>{t('updated', { date: content.updated })}</time>
          </p>
        </header>
        <PageNotes content={content} />
        {page.gorsel ? (
          <Picture
            picture={page.gorsel}
            sizes="(min-width: 1060px) 980px, 100vw"
            eager
            className="mx-auto mt-8 aspect-21/9 w-full max-w-[980px] rounded-print"
          />
        ) : null}
      </div>
      <div lang={page.dil} className={CONTENT_FLOW}>
        <BlockList blocks={page.bloklar} />
      </div>
      <Versions content={content} />
    </>
  )
}

import { useTranslations } from 'use-intl/react'
import { BlockList } from '../../components/blocks/block-list.tsx'
import { Crumbs } from '../../components/ui/crumbs.tsx'
import { Picture } from '../../components/ui/picture.tsx'
import type { ContentData } from './content-data.ts'
import { CONTENT_FLOW } from './content-flow.ts'

/** Information: headline, summary, running text, and when it was last changed. */
export function PlainPage({ content: { page, crumbs, updated } }: { content: ContentData }) {
  const t = useTranslations('content')
  return (
    <>
      <div className="wrap">
        <Crumbs items={crumbs} />
        <header className="mx-auto max-w-[68ch] pt-2">
          <h1>{page.baslik}</h1>
          <p className="mt-3 text-18 text-ink-2 leading-[1.5]">{page.ozet}</p>
          <p className="mt-3.5 text-13 text-ink-3">
            <time dateTime={page.guncelleme_zamani}>{t('updated', { date: updated })}</time>
          </p>
        </header>
        {page.gorsel ? (
          <Picture
            picture={page.gorsel}
            sizes="(min-width: 1060px) 980px, 100vw"
            eager
            className="mx-auto mt-8 aspect-21/9 w-full max-w-[980px] rounded-print"
          />
        ) : null}
      </div>
      <div className={CONTENT_FLOW}>
        <BlockList blocks={page.bloklar} />
      </div>
    </>
  )
}

import type { Block } from '@meltem/contract/content/content'
import type { Picture as PictureData } from '@meltem/contract/content/picture'
import { useTranslations } from 'use-intl/react'
import { Picture } from '../../ui/picture/picture.tsx'
import { BlockList } from '../content/blocks/block-list.tsx'
import { CONTENT_FLOW } from '../content/content-flow.ts'
import type { ListPlace } from './listing-data.ts'

interface GuideProps {
  readonly id: string
  readonly blocks: readonly Block[]
  readonly picture: PictureData | null
  readonly turu: ListPlace['turu']
}

/** What was written about the place or the kind, below what is on offer there. */
export default function Guide({ id, blocks, picture, turu }: GuideProps) {
  const t = useTranslations('listing')
  return (
    <section id={id} aria-labelledby={`${id}-baslik`} className="border-line border-t bg-paper pt-section">
      <div className="wrap relative">
        <div className="mx-auto grid max-w-[42.5em] gap-6">
          <h2 id={`${id}-baslik`}>{t(turu === 'u' ? 'guide' : 'guideKind')}</h2>
          {picture ? <GuidePicture picture={picture} /> : null}
        </div>
      </div>
      <div className={CONTENT_FLOW}>
        <BlockList blocks={blocks} />
      </div>
    </section>
  )
}

/** An upright poster hangs as a framed print, a wide picture fills the column. */
function GuidePicture({ picture }: { picture: PictureData }) {
  if (picture.boy <= picture.en)
    return (
      <Picture picture={picture} sizes="(min-width: 760px) 700px, 94vw" className="aspect-21/9 w-full rounded-print" />
    )
  return (
    <div className="w-[220px] bg-white p-2.5 xl:absolute xl:top-0 xl:right-(--spacing-gutter) shadow-print outline-1 outline-[rgb(6_40_56/0.08)]">
      <Picture picture={picture} sizes="200px" className="aspect-2/3 w-full" />
    </div>
  )
}

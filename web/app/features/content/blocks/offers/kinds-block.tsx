import { ContentLink } from '../../../../ui/content-link.tsx'
import { Picture } from '../../../../ui/picture/picture.tsx'
import type { BlockOf } from '../block-of.ts'
import { Chapter } from '../chapter.tsx'

type KindItem = BlockOf<'turler'>['ogeler'][number]

/** The first row shows four large tiles, the rest stand five in a row on the same twenty columns. */
const LARGE = 4

export function KindsBlock({ block }: { block: BlockOf<'turler'> }) {
  const count = block.ogeler.length
  return (
    <Chapter heading={block.baslik} text={block.metin}>
      <ul className="grid grid-cols-20 gap-x-3 gap-y-[18px] sm:gap-x-5 sm:gap-y-6">
        {block.ogeler.map((item, index) => (
          <KindTile
            key={item.urun_tipi}
            item={item}
            large={index < LARGE}
            alone={index === count - 1 && count % 2 === 1}
          />
        ))}
      </ul>
    </Chapter>
  )
}

interface KindTileProps {
  readonly item: KindItem
  readonly large: boolean
  /** Has no neighbour where there are two columns. */
  readonly alone: boolean
}

function KindTile({ item, large, alone }: KindTileProps) {
  const ratio = large ? 'aspect-square' : 'aspect-4/3'
  return (
    <li className={`${alone ? 'col-span-20' : 'col-span-10'} ${large ? 'lg:col-span-5' : 'lg:col-span-4'}`}>
      <ContentLink href={item.url} className="tile">
        <Picture
          picture={item.gorsel}
          decorative
          sizes={large ? '(min-width: 992px) 300px, 48vw' : '(min-width: 992px) 236px, 48vw'}
          className={`w-full rounded-print ${ratio} ${alone ? 'max-lg:aspect-21/9' : ''}`}
        />
        <span className="mt-2.5 grid">
          <b className={`tile-title flar font-[640] text-18 ${large ? 'lg:text-24 lg:tracking-[-0.01em]' : ''}`}>
            {item.baslik}
          </b>
          <span className="text-13 text-ink-3 sm:text-14">{item.not}</span>
        </span>
      </ContentLink>
    </li>
  )
}

import type { ReactNode } from 'react'
import { Picture } from '../../../ui/picture/picture.tsx'
import type { BlockOf } from './block-of.ts'

/** Text over pictures always sits on the scrim: from the left on wide screens, from the top on narrow ones. */
const SCRIM =
  'pointer-events-none absolute inset-0 bg-[linear-gradient(180deg,rgb(6_40_56/.72)_0%,rgb(6_40_56/.62)_34%,rgb(6_40_56/0)_62%)] sm:bg-[linear-gradient(90deg,rgb(6_40_56/.74)_0%,rgb(6_40_56/.66)_30%,rgb(6_40_56/.12)_54%,rgb(6_40_56/0)_64%)]'

interface HeroProps {
  readonly block: BlockOf<'vitrin'>
  /** The search box that lies over the picture, where there is one. */
  readonly search?: ReactNode
}

export function HeroBlock({ block, search }: HeroProps) {
  return (
    <>
      <section className="relative text-white">
        <Picture
          picture={block.gorsel}
          narrow={block.gorsel_dar}
          sizes="100vw"
          eager
          className="h-[600px] sm:h-[clamp(520px,45vw,660px)]"
          imageClassName="object-[50%_60%] sm:object-[60%_50%]"
        />
        <div className={SCRIM} />
        <div className="absolute inset-0 flex items-start pt-8 sm:items-center sm:pt-0 sm:pb-24">
          <div className="wrap w-full">
            <h1 className="max-w-[7.15em] text-72 leading-[0.98] tracking-[-0.03em] [overflow-wrap:anywhere]">
              {block.baslik}
            </h1>
            <p className="mt-3 max-w-[19.5em] text-16 leading-[1.45] text-[#f2f8f8] sm:mt-5 sm:max-w-[22.1em] sm:text-20">
              {block.metin}
            </p>
          </div>
        </div>
      </section>
      {search}
    </>
  )
}

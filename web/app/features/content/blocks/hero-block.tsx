import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { Picture } from '../../../ui/picture/picture.tsx'
import type { BlockOf } from './block-of.ts'

/** Text over pictures always sits on the scrim: from the left on wide screens, from the top on narrow ones. */
const SCRIM =
  'pointer-events-none absolute inset-0 bg-[linear-gradient(180deg,rgb(6_40_56/.72)_0%,rgb(6_40_56/.62)_43%,rgb(6_40_56/0)_77%)] sm:bg-[linear-gradient(90deg,rgb(6_40_56/.74)_0%,rgb(6_40_56/.66)_30%,rgb(6_40_56/.12)_54%,rgb(6_40_56/0)_64%)]'

interface HeroProps {
  readonly block: BlockOf<'vitrin'>
  /** The search box that lies over the picture, where there is one; null where everything fits below it. */
  readonly search?: ReactNode
}

/** Words beside the picture, which is left whole; the step leads to what is on offer. */
function SplitHero({ block }: Pick<HeroProps, 'block'>) {
  const t = useTranslations('home')
  return (
    <section className="grid bg-sand lg:min-h-[clamp(440px,43vw,620px)] lg:grid-cols-[minmax(0,0.76fr)_minmax(0,1fr)]">
      <div className="flex items-center px-(--spacing-gutter) py-12 lg:pl-[max(var(--spacing-gutter),calc((100vw-1256px)/2))] lg:pr-12">
        <div>
          <h1 className="max-w-[8em] text-[clamp(2.6rem,4.6vw,4.2rem)] leading-[1.02] tracking-[-0.025em] [overflow-wrap:anywhere]">
            {block.baslik}
          </h1>
          <p className="mt-5 max-w-[24em] text-18 text-ink-2 leading-[1.5] sm:text-20">{block.metin}</p>
          <a href="#urunler" className="btn btn-sun btn-lg mt-7">
            {t('freeDays')}
          </a>
        </div>
      </div>
      <Picture
        picture={block.gorsel}
        narrow={block.gorsel_dar}
        sizes="(min-width: 992px) 57vw, 100vw"
        eager
        className="h-[380px] w-full max-lg:order-first lg:h-full"
        imageClassName="object-[70%_50%]"
      />
    </section>
  )
}

/** So low that the search box stands on the first screen, above the question for consent. */
export function HeroBlock({ block, search }: HeroProps) {
  if (search === null) return <SplitHero block={block} />
  return (
    <>
      <section className="relative text-white">
        <Picture
          picture={block.gorsel}
          narrow={block.gorsel_dar}
          sizes="100vw"
          eager
          className="h-[480px] sm:h-[clamp(460px,40vw,580px)]"
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

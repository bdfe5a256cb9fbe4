import { upperCase } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { ProductCard } from '../catalog/product-card.tsx'
import type { DestinationPoster as Poster, SeaMonth } from './destination-data.ts'

interface DestinationPosterProps {
  readonly poster: Poster
  readonly title: string
  readonly text: string | null
}

/** A letter of the poster is this wide in its own size, on average. */
const LETTER = 0.72

/** The name across the whole page, as large as it fits. */
function letteringSize(name: string): string {
  return `min(${Math.floor(86 / (name.length * LETTER))}vw, 17rem, 46vh)`
}

/** A place opens as its poster: the name over a calm sky, nothing over sun or ship. */
export default function DestinationPoster({ poster, title, text }: DestinationPosterProps) {
  const { language } = useFrame()
  return (
    <>
      <header className="relative text-white">
        <Picture
          picture={poster.wide}
          narrow={poster.narrow}
          sizes="max(100vw, 620px)"
          eager
          className="h-[560px] w-full sm:h-[clamp(440px,53vw,800px)]"
          imageClassName="object-[50%_60%]"
        />
        <div className="poster-veil" />
        <div className="absolute inset-0 flex flex-col justify-between">
          <h1
            className="flar px-3 pt-6 text-center font-[820] leading-[1.02] tracking-[-0.01em] [text-wrap:nowrap] sm:pt-8"
            style={{ fontSize: letteringSize(title) }}
          >
            {upperCase(language, title)}
          </h1>
          <div className="wrap flex w-full flex-wrap items-end justify-between gap-x-10 gap-y-2 pb-6 sm:pb-8">
            {text ? <p className="max-w-[27em] text-16 leading-[1.45] sm:text-20">{text}</p> : null}
            <p className="num font-[640] text-14">{poster.coordinates}</p>
          </div>
        </div>
      </header>
      {poster.sea ? <Season {...poster.sea} /> : null}
      <Picks picks={poster.picks} />
    </>
  )
}

/** Columns as high as the sea is warm; the months for swimming are full and bold. */
function Season({ months, words }: { months: readonly SeaMonth[]; words: string }) {
  const t = useTranslations('listing')
  return (
    <section
      aria-labelledby="mevsim"
      className="wrap grid gap-x-12 gap-y-6 pt-section lg:grid-cols-[280px_minmax(0,1fr)]"
    >
      <div className="self-end">
        <h2 id="mevsim" className="text-30">
          {t('season')}
        </h2>
        <p className="mt-2 text-ink-2">{words}</p>
        <p className="mt-2 text-13 text-ink-3">{t('seaNote')}</p>
      </div>
      <ol className="grid grid-cols-12 items-end border-ink border-b-2">
        {months.map(({ name, short, degrees, swim }) => (
          <li key={name} className="text-center">
            <span className={`num block text-12 sm:text-14 ${swim ? 'font-[640]' : 'text-ink-2'}`}>{degrees}°</span>
            <span
              aria-hidden="true"
              className={`mt-1 block ${swim ? 'bg-sea' : 'bg-sea-tint'}`}
              style={{ height: `${Math.max(8, degrees * 4)}px` }}
            />
            <span className={`block py-1.5 text-11 sm:text-14 ${swim ? 'font-[640]' : 'text-ink-2'}`}>
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{name}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Picks({ picks }: Pick<Poster, 'picks'>) {
  const t = useTranslations('listing')
  if (picks.length === 0) return null
  return (
    <section aria-labelledby="secimler" className="wrap pt-section">
      <h2 id="secimler" className="mb-6">
        {t('picks')}
      </h2>
      <ul className="grid gap-x-7 gap-y-10 sm:grid-cols-3">
        {picks.map(({ card, quote }) => (
          <li key={card.k_no} className="grid grid-rows-[minmax(0,1fr)_auto]">
            <ProductCard product={card} sizes="(min-width: 1336px) 400px, (min-width: 640px) 31vw, 94vw" heading="h3" />
            {quote ? (
              <blockquote lang={quote.lang} className="mt-3 border-sun border-l-3 pl-3 text-14 text-ink-2">
                <p>{t('quoted', { text: quote.text })}</p>
                <footer className="mt-1 text-13 text-ink-3">{quote.name}</footer>
              </blockquote>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

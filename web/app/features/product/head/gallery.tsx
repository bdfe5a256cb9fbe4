import type { Picture as PictureData } from '@meltem/contract/content/picture'
import { lazy, Suspense, type UIEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { PictureFallback } from '../../../ui/picture/picture-fallback.tsx'

const Lightbox = lazy(() => import('./lightbox.tsx'))

const SHOWN = 5

/** One large print and four small ones; a strip to swipe on a phone; all of them in the lightbox. */
export function Gallery({ pictures, title }: { pictures: readonly PictureData[]; title: string }) {
  const t = useTranslations('product')
  const [at, setAt] = useState<number | null>(null)
  const [seen, setSeen] = useState(0)
  if (pictures.length === 0) return <PictureFallback className="h-[clamp(240px,30vw,400px)] w-full rounded-print" />
  const shown = pictures.slice(0, pictures.length >= SHOWN ? SHOWN : 3)
  return (
    <div className="relative -mx-(--spacing-gutter) max-sm:order-first max-sm:mb-4 sm:mx-0">
      <ul
        onScroll={(event) => setSeen(placeOf(event))}
        className={`flex h-[min(392px,100vw)] snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] sm:grid sm:h-[clamp(300px,38vw,520px)] sm:gap-2 sm:overflow-visible ${gridOf(shown.length)}`}
      >
        {shown.map((picture, place) => (
          <li
            key={picture.gorsel}
            className={`flex-[0_0_100%] snap-start sm:min-h-0 ${place === 0 ? 'sm:row-span-2' : ''}`}
          >
            <button
              type="button"
              className="group relative block size-full focus-visible:z-10"
              aria-haspopup="dialog"
              onClick={() => setAt(place)}
            >
              <span className="sr-only">{t('openPicture', { number: place + 1 })}</span>
              <Picture
                picture={picture}
                eager={place === 0}
                sizes={place === 0 ? firstSizes(shown.length) : '(min-width: 640px) 25vw, 100vw'}
                className="size-full sm:rounded-print"
                imageClassName="group-hover:scale-[1.02]"
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? <AllPictures count={pictures.length} seen={seen} onOpen={() => setAt(seen)} /> : null}
      {at === null ? null : (
        <Suspense>
          <Lightbox pictures={pictures} start={at} title={title} onClose={() => setAt(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** Which picture of the strip a phone shows. */
function placeOf({ currentTarget }: UIEvent<HTMLElement>): number {
  return Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth))
}

interface AllPicturesProps {
  readonly count: number
  /** The one that a phone shows, from 0. */
  readonly seen: number
  readonly onOpen: () => void
}

function AllPictures({ count, seen, onOpen }: AllPicturesProps) {
  const t = useTranslations('product')
  return (
    <button
      type="button"
      className="btn btn-line btn-sm absolute right-3 bottom-3 min-h-11 max-sm:border-transparent max-sm:bg-sea-deep/85 max-sm:text-white sm:right-3.5 sm:bottom-3.5"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon name="images" />
      <span className="max-sm:sr-only">{t('allPictures', { count })}</span>
      <span aria-hidden="true" className="num sm:hidden">
        {seen + 1} / {count}
      </span>
    </button>
  )
}

/** How wide the large print stands; alone it is no wider than beside others, and sharp. */
function firstSizes(count: number): string {
  if (count < SHOWN) return '(min-width: 1336px) 836px, (min-width: 640px) 66vw, 100vw'
  return '(min-width: 1336px) 620px, (min-width: 640px) 50vw, 100vw'
}

/** Fewer pictures get fewer columns, so that no place stays empty. */
function gridOf(count: number): string {
  if (count <= 2) return 'sm:grid-cols-[2fr_1fr] sm:grid-rows-1'
  if (count < SHOWN) return 'sm:grid-cols-[2fr_1fr] sm:grid-rows-2'
  return 'sm:grid-cols-[2fr_1fr_1fr] sm:grid-rows-2'
}

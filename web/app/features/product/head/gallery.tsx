import type { Picture as PictureData } from '@meltem/contract/picture'
import { lazy, Suspense, useState } from 'react'
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
  if (pictures.length === 0) return <PictureFallback className="h-[clamp(240px,30vw,400px)] w-full rounded-print" />
  const shown = pictures.slice(0, pictures.length >= SHOWN ? SHOWN : 3)
  return (
    <div className="relative -mx-(--spacing-gutter) sm:mx-0">
      <ul
        className={`flex h-[280px] snap-x snap-mandatory gap-1 overflow-x-auto [scrollbar-width:none] sm:grid sm:h-[clamp(300px,38vw,520px)] sm:gap-2 sm:overflow-visible ${gridOf(shown.length)}`}
      >
        {shown.map((picture, place) => (
          <li
            key={picture.gorsel}
            className={`${shown.length === 1 ? 'flex-[0_0_100%]' : 'flex-[0_0_92%]'} snap-start sm:min-h-0 ${place === 0 ? 'sm:row-span-2' : ''}`}
          >
            <button
              type="button"
              className="group block size-full focus-visible:relative"
              aria-label={t('openPicture', { number: place + 1 })}
              aria-haspopup="dialog"
              onClick={() => setAt(place)}
            >
              <Picture
                picture={picture}
                eager={place === 0}
                sizes={place === 0 ? firstSizes(shown.length) : '(min-width: 640px) 25vw, 92vw'}
                className="size-full sm:rounded-print"
                imageClassName="group-hover:scale-[1.02]"
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? <AllPictures count={pictures.length} onOpen={() => setAt(0)} /> : null}
      {at === null ? null : (
        <Suspense>
          <Lightbox pictures={pictures} start={at} title={title} onClose={() => setAt(null)} />
        </Suspense>
      )}
    </div>
  )
}

function AllPictures({ count, onOpen }: { count: number; onOpen: () => void }) {
  const t = useTranslations('product')
  return (
    <button
      type="button"
      className="btn btn-line btn-sm absolute right-3.5 bottom-3.5 min-h-11"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon name="images" />
      {t('allPictures', { count })}
    </button>
  )
}

/** How wide the large print stands: alone it takes the whole row. */
function firstSizes(count: number): string {
  if (count === 1) return '(min-width: 1336px) 1256px, 100vw'
  if (count < SHOWN) return '(min-width: 1336px) 836px, (min-width: 640px) 66vw, 92vw'
  return '(min-width: 1336px) 620px, (min-width: 640px) 50vw, 92vw'
}

/** Fewer pictures get fewer columns, so that no place stays empty. */
function gridOf(count: number): string {
  if (count === 1) return 'sm:grid-cols-1'
  if (count === 2) return 'sm:grid-cols-[2fr_1fr] sm:grid-rows-1'
  if (count < SHOWN) return 'sm:grid-cols-[2fr_1fr] sm:grid-rows-2'
  return 'sm:grid-cols-[2fr_1fr_1fr] sm:grid-rows-2'
}

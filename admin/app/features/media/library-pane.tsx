import { LIBRARY_PAGE, type LibraryPicture } from '@meltem/contract/media/office'
import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { PictureThumb } from '../../ui/picture-thumb.tsx'

interface LibraryGridProps {
  readonly pictures: readonly LibraryPicture[]
  readonly chosen: readonly string[]
  readonly onChoose: (picture: LibraryPicture) => void
}

/** Pictures of the library, as prints beside each other. */
export function LibraryGrid({ pictures, chosen, onChoose }: LibraryGridProps) {
  const t = useTranslations('admin.media')
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(130px,1fr))] gap-3 p-4">
      {pictures.map((picture) => {
        const isChosen = chosen.includes(picture.k_no)
        return (
          <li key={picture.k_no} className="min-w-0">
            <button
              type="button"
              aria-pressed={isChosen}
              aria-label={t('open', { name: picture.ad })}
              onClick={() => onChoose(picture)}
              className={`relative block w-full ${isChosen ? 'outline-3 outline-sea-deep outline-offset-2' : ''}`}
            >
              <PictureThumb picture={picture.gorsel} className="aspect-4/3 w-full" />
              {isChosen && (
                <span className="absolute top-1 right-1 grid size-6 place-items-center rounded-full bg-sea-deep text-paper">
                  <Check aria-hidden="true" className="icon" />
                </span>
              )}
            </button>
            <span className="mt-1 block truncate text-13 font-[550]">{picture.ad}</span>
            <span className="block text-12 text-ink-2">
              {picture.kullanim.length === 0 ? t('unused') : t('used', { count: picture.kullanim.length })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface PagesProps {
  readonly total: number
  readonly page: number
  readonly onPage: (page: number) => void
}

export function Pages({ total, page, onPage }: PagesProps) {
  const t = useTranslations('admin.media')
  const pages = Math.max(1, Math.ceil(total / LIBRARY_PAGE))
  if (pages === 1) return null
  return (
    <nav
      aria-label={t('page', { page, pages })}
      className="flex flex-wrap items-center gap-2 border-line border-t px-4 py-2"
    >
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)} className="max-lg:min-h-11">
        {t('less')}
      </Button>
      <span className="num text-13">{t('page', { page, pages })}</span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)} className="max-lg:min-h-11">
        {t('more')}
      </Button>
    </nav>
  )
}

import type { LibraryPicture } from '@meltem/contract/media/office'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { ACCEPTED } from '../media/photo-file.ts'
import { UploadRow } from '../media/upload-rows.tsx'
import type { Uploads } from '../media/use-uploads.ts'
import { ProductCover } from '../products/product-cover.tsx'

const MOST = 3

/** What is stored, in the order of the files; the same file twice is one photograph. */
export function storedPictures({ items }: Pick<Uploads, 'items'>): LibraryPicture[] {
  const stored = items.flatMap(({ state }) => ('picture' in state ? [state.picture] : []))
  return [...new Map(stored.map((picture) => [picture.k_no, picture])).values()].slice(0, MOST)
}

interface PhotoSlotsProps {
  readonly label: string
  readonly uploads: Uploads
}

/**
 * Up to three photographs, the first is the cover; each is shown as soon as it is stored. What is no photograph says so
 * in a row of its own and keeps none of the others back.
 */
export function PhotoSlots({ label, uploads }: PhotoSlotsProps) {
  const t = useTranslations('admin.products')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const pictures = storedPictures(uploads)
  const open = uploads.items.filter(({ state }) => !('picture' in state))
  const remove = (picture: LibraryPicture) => {
    for (const { key, state } of uploads.items) {
      if ('picture' in state && state.picture.k_no === picture.k_no) uploads.remove(key)
    }
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="float-left text-13 font-semibold">{label}</legend>
      <ul className="clear-both flex flex-wrap gap-3">
        {pictures.map((picture, place) => (
          <li key={picture.k_no} className="relative">
            <ProductCover picture={picture.gorsel} className="h-28 w-40" />
            {place === 0 && (
              <span className="absolute bottom-1.5 left-1.5 rounded-chip bg-paper px-2 text-12 font-semibold">
                {t('cover', { width: picture.gorsel.en })}
              </span>
            )}
            <Button
              size="icon"
              aria-label={t('remove_photo', { number: place + 1 })}
              disabled={uploads.isRunning}
              onClick={() => remove(picture)}
              className="absolute! top-1 right-1 max-lg:min-h-11 max-lg:min-w-11"
            >
              <Trash2 aria-hidden="true" className="icon" />
            </Button>
          </li>
        ))}
        {pictures.length < MOST && (
          <li>
            <label
              htmlFor={id}
              className="grid h-28 w-40 cursor-pointer place-content-center justify-items-center gap-1 rounded-card border border-line-strong border-dashed text-center text-13 text-ink-2 focus-within:shadow-[0_0_0_2px_var(--color-sea)] hover:bg-mist"
            >
              <ImagePlus aria-hidden="true" className="icon" />
              {uploads.isRunning ? t('photo_busy') : t('photo_add', { count: MOST - pictures.length })}
              <input
                ref={field}
                id={id}
                type="file"
                multiple
                accept={ACCEPTED}
                disabled={uploads.isRunning}
                onChange={({ target }) => {
                  const files = [...(target.files ?? [])].slice(0, MOST - pictures.length)
                  target.value = ''
                  if (files.length > 0) uploads.add(files)
                }}
                className="sr-only"
              />
            </label>
          </li>
        )}
      </ul>
      {open.length > 0 && (
        <ul className="border border-line">
          {open.map((item) => (
            <UploadRow key={item.key} item={item} uploads={uploads} onChoose={() => field.current?.click()} />
          ))}
        </ul>
      )}
    </fieldset>
  )
}

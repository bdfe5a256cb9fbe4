import { type LibraryPicture, uploadPicture } from '@meltem/contract/media/office'
import { useMutation } from '@tanstack/react-query'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { upload } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { ProductCover } from '../products/product-cover.tsx'

interface PhotoSlotsProps {
  readonly label: string
  readonly pictures: readonly LibraryPicture[]
  readonly onChange: (pictures: LibraryPicture[]) => void
}

const MOST = 3
const PATIENT = { signal: new AbortController().signal, onProgress: () => undefined }

/** Whoever waits for photographs asks for it: a draft that is made meanwhile would go without them. */
export const STORING = ['urun-foto'] as const

/** Up to three photographs, the first is the cover; each is stored as soon as it is chosen, and shown once it is. */
export function PhotoSlots({ label, pictures, onChange }: PhotoSlotsProps) {
  const t = useTranslations('admin.products')
  const errorText = useErrorText()
  const id = useId()
  const storing = useMutation({
    mutationKey: STORING,
    mutationFn: async (files: readonly File[]) => {
      let shown = pictures
      for (const file of files) {
        // A large file on a slow line takes longer than other calls may.
        const { data } = await upload(uploadPicture, { ad: file.name, bolum: 'urun' }, file, PATIENT)
        if (shown.some(({ k_no }) => k_no === data.k_no)) continue
        shown = [...shown, data].slice(0, MOST)
        onChange([...shown])
      }
    },
  })
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
              disabled={storing.isPending}
              onClick={() => onChange(pictures.filter((one) => one !== picture))}
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
              {storing.isPending ? t('photo_busy') : t('photo_add', { count: MOST - pictures.length })}
              <input
                id={id}
                type="file"
                multiple
                accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif"
                disabled={storing.isPending}
                onChange={({ target }) => {
                  const files = [...(target.files ?? [])].slice(0, MOST - pictures.length)
                  target.value = ''
                  if (files.length > 0) storing.mutate(files)
                }}
                className="sr-only"
              />
            </label>
          </li>
        )}
      </ul>
      {storing.error && <Note tone="danger">{errorText(storing.error)}</Note>}
    </fieldset>
  )
}

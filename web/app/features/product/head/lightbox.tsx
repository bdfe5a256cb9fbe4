import type { Picture as PictureData } from '@meltem/contract/content/picture'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'

interface LightboxProps {
  readonly pictures: readonly PictureData[]
  readonly start: number
  readonly title: string
  readonly onClose: () => void
}

/** One picture on the whole screen. Arrow keys, Home and End turn pages; Esc closes; the page gets its focus back. */
export default function Lightbox({ pictures, start, title, onClose }: LightboxProps) {
  const { language } = useFrame()
  const t = useTranslations('product')
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(start)
  useEffect(() => dialog.current?.showModal(), [])
  const turn = (to: number) => setAt((to + pictures.length) % pictures.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: pictures.length - 1 }[event.key]
    if (to !== undefined) turn(to)
  }
  const picture = pictures[at]
  if (!picture) return null
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-[#04121f] text-white"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex items-center justify-between px-4 py-2">
          <p aria-live="polite" className="num text-14">
            {t('pictureOf', { number: at + 1, count: pictures.length })}
          </p>
          <button
            type="button"
            className="icon-btn hover:bg-white/15"
            aria-label={t('close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </div>
        <Picture
          key={picture.gorsel}
          picture={picture}
          sizes="100vw"
          className="mx-auto size-full bg-transparent! bg-none!"
          imageClassName="object-contain!"
        />
        <div className="flex items-center justify-between gap-3 px-4 py-2">
          <button
            type="button"
            className="icon-btn hover:bg-white/15"
            aria-label={t('previousPicture')}
            onClick={() => turn(at - 1)}
          >
            <Icon name="chevron-left" />
          </button>
          <p className="text-center text-14 text-on-deep">{picture.aciklama[language] ?? ''}</p>
          <button
            type="button"
            className="icon-btn hover:bg-white/15"
            aria-label={t('nextPicture')}
            onClick={() => turn(at + 1)}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      </div>
    </dialog>
  )
}

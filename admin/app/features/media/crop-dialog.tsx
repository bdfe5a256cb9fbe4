import type { CropBox, LibraryPicture } from '@meltem/contract/media/office'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Note } from '../../ui/note.tsx'
import { PictureThumb } from '../../ui/picture-thumb.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { boxOf, type CropFrame, isWhole, SHAPES, SMALLEST } from './crop-frame.ts'
import { useCrop } from './use-media.ts'

type Shape = keyof typeof SHAPES
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const STEP = 0.02
const share = (value: number) => Math.min(1, Math.max(0, value))

/** Another cut of the whole; what was cut before is taken back first, so that nothing is cut twice. */
export function CropDialog({ picture, onClose }: { picture: LibraryPicture; onClose: () => void }) {
  const t = useTranslations('admin.media.crop')
  const errorText = useErrorText()
  const crop = useCrop()
  const send = (kirpma: CropBox | null) =>
    crop.mutate({ k_no: picture.k_no, surum: picture.surum, kirpma }, { onSuccess: onClose })
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {crop.error && <Note tone="danger">{errorText(crop.error)}</Note>}
      {picture.kirpma ? (
        <>
          <PictureThumb picture={picture.gorsel} width={800} className="mx-auto h-auto max-h-80 w-auto max-w-full" />
          <p className="text-13 text-ink-2">{t('hint')}</p>
          <Button
            look="sun"
            busy={crop.isPending}
            onClick={() => send(null)}
            className="justify-self-start max-lg:min-h-11"
          >
            {t('whole')}
          </Button>
        </>
      ) : (
        <CropForm picture={picture} busy={crop.isPending} onCrop={send} />
      )}
    </Dialog>
  )
}

interface CropFormProps {
  readonly picture: LibraryPicture
  readonly busy: boolean
  readonly onCrop: (box: CropBox) => void
}

function CropForm({ picture, busy, onCrop }: CropFormProps) {
  const t = useTranslations('admin.media.crop')
  const id = useId()
  const [shape, setShape] = useState<Shape>('free')
  const [frame, setFrame] = useState<Omit<CropFrame, 'shape'>>({ size: 0.8, x: 0.5, y: 0.5 })
  const { en, boy } = picture.gorsel
  const box = boxOf({ ...frame, shape: SHAPES[shape] }, en / boy)
  return (
    <>
      <Segmented
        label={t('shape')}
        value={shape}
        options={(Object.keys(SHAPES) as Shape[]).map((value) => ({
          value,
          label: value === 'free' ? t('free') : value,
        }))}
        onChange={setShape}
      />
      <CropStage picture={picture} box={box} onMove={(x, y) => setFrame({ ...frame, x: share(x), y: share(y) })} />
      <div className="grid gap-1">
        <label htmlFor={id} className="text-13 font-semibold">
          {t('size')}
        </label>
        <input
          id={id}
          type="range"
          min={SMALLEST}
          max={1}
          step={0.01}
          value={frame.size}
          onChange={(event) => setFrame({ ...frame, size: Number(event.target.value) })}
          className="min-h-9 w-full accent-sea max-lg:min-h-11"
        />
      </div>
      <p role="status" className="num text-13 text-ink-2">
        {t('result', { width: Math.round((en * box.en) / 1000), height: Math.round((boy * box.boy) / 1000) })}
      </p>
      <p className="text-13 text-ink-2">{t('hint')}</p>
      <Button
        look="sun"
        busy={busy}
        disabled={isWhole(box)}
        onClick={() => onCrop(box)}
        className="justify-self-start max-lg:min-h-11"
      >
        {t('save')}
      </Button>
    </>
  )
}

interface CropStageProps {
  readonly picture: LibraryPicture
  readonly box: CropBox
  /** Where the middle of the frame goes, from 0 to 1. */
  readonly onMove: (x: number, y: number) => void
}

function CropStage({ picture, box, onMove }: CropStageProps) {
  const t = useTranslations('admin.media.crop')
  const middle = { x: (box.x + box.en / 2) / 1000, y: (box.y + box.boy / 2) / 1000 }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    onMove(middle.x + step[0] * STEP, middle.y + step[1] * STEP)
  }
  return (
    <div
      className="relative mx-auto w-fit max-w-full touch-none overflow-hidden select-none"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
        onMove((event.clientX - left) / width, (event.clientY - top) / height)
      }}
    >
      <PictureThumb picture={picture.gorsel} width={800} className="h-auto max-h-80 w-auto max-w-full" />
      <button
        type="button"
        aria-label={t('frame')}
        onKeyDown={press}
        className="absolute cursor-move border-2 border-paper shadow-[0_0_0_200vmax_rgb(11_42_58/0.55)] focus-visible:border-sun"
        style={{
          left: `${box.x / 10}%`,
          top: `${box.y / 10}%`,
          width: `${box.en / 10}%`,
          height: `${box.boy / 10}%`,
        }}
      />
    </div>
  )
}

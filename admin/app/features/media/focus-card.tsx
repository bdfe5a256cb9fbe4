import type { LibraryPicture } from '@meltem/contract/media/office'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { contestOf } from '../../ui/edit/contest.ts'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Note } from '../../ui/note.tsx'
import { PictureThumb } from '../../ui/picture-thumb.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { CropDialog } from './crop-dialog.tsx'
import { useCrop } from './use-media.ts'

interface Point {
  readonly x: number
  readonly y: number
}

const CUTS = [
  ['list', 'aspect-video'],
  ['basket', 'aspect-square'],
  ['phone', 'aspect-[3/4]'],
] as const
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const MIDDLE: Point = { x: 50, y: 50 }
/** A hand on the arrows presses several times. */
const KEY_PAUSE_MS = 400
const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

interface FocusCardProps {
  readonly picture: LibraryPicture
  readonly title: string
  readonly action?: React.ReactNode
  readonly mayWrite: boolean
}

/** The picture with what must stay in sight, and the three cuts the storefront makes of it (CAT-54). */
export function FocusCard({ picture, title, action, mayWrite }: FocusCardProps) {
  const t = useTranslations('admin.media')
  const errorText = useErrorText()
  const crop = useCrop()
  const [moved, setMoved] = useState<Point>()
  const [isCropping, setCropping] = useState(false)
  const [before, setBefore] = usePassing<{ readonly odak: Point | null }>()
  const { gorsel } = picture
  const point = moved ?? gorsel.odak ?? MIDDLE
  const shown = { ...gorsel, odak: point }
  const contested = contestOf(crop.error)
  const save = (odak: Point | null, undoTo?: { readonly odak: Point | null }) => {
    if (crop.isPending) return
    crop.mutate(
      { k_no: picture.k_no, surum: picture.surum, odak },
      { onSuccess: () => setBefore(undoTo), onSettled: () => setMoved(undefined) },
    )
  }
  const settle = () => {
    if (moved) save(moved, { odak: gorsel.odak ?? null })
  }
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const settleSoon = () => {
    clearTimeout(pause.current)
    pause.current = setTimeout(settle, KEY_PAUSE_MS)
  }
  return (
    <Card title={title} action={action}>
      {contested && <Note tone="warn">{t('contested', { who: contested.kim ?? '—' })}</Note>}
      {crop.error && !contested && <Note tone="danger">{errorText(crop.error)}</Note>}
      <FocusField
        picture={picture}
        point={point}
        mayWrite={mayWrite}
        onMove={setMoved}
        onSettle={settle}
        onKey={settleSoon}
      />
      <div className="flex flex-wrap justify-between gap-2 text-13 text-ink-2">
        <span>{t('focus.value', { x: point.x, y: point.y })}</span>
        <span className="num">
          {t('facts', { width: gorsel.en, height: gorsel.boy })}
          {picture.kirpma && ` · ${t('crop.cropped')}`}
        </span>
      </div>
      <div className="grid grid-cols-[16fr_9fr_7fr] items-start gap-2">
        {CUTS.map(([name, shape]) => (
          <figure key={name} className="min-w-0">
            <PictureThumb picture={shown} className={`w-full ${shape}`} />
            <figcaption className="mt-1 text-12 text-ink-2">{t(`focus.${name}`)}</figcaption>
          </figure>
        ))}
      </div>
      {mayWrite && (
        <>
          <p className="text-13 text-ink-2">{t('focus.hint')}</p>
          <Button onClick={() => setCropping(true)} className="justify-self-start max-lg:min-h-11">
            {t('crop.open')}
          </Button>
        </>
      )}
      {isCropping && <CropDialog picture={picture} onClose={() => setCropping(false)} />}
      <UndoNote
        raised
        text={before && t('focus.saved')}
        busy={crop.isPending}
        onUndo={before && (() => save(before.odak, undefined))}
      />
    </Card>
  )
}

interface FocusFieldProps {
  readonly picture: LibraryPicture
  readonly point: Point
  readonly mayWrite: boolean
  readonly onMove: (point: Point) => void
  readonly onSettle: () => void
  /** A key was let go; another may follow. */
  readonly onKey: () => void
}

function FocusField({ picture, point, mayWrite, onMove, onSettle, onKey }: FocusFieldProps) {
  const t = useTranslations('admin.media')
  const { gorsel } = picture
  const toPoint = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.getBoundingClientRect()
    onMove({
      x: within(((event.clientX - frame.left) / frame.width) * 100),
      y: within(((event.clientY - frame.top) / frame.height) * 100),
    })
  }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 10 : 1
    onMove({ x: within(point.x + step[0] * by), y: within(point.y + step[1] * by) })
  }
  return (
    <div
      className={`relative mx-auto w-fit max-w-full touch-none select-none ${mayWrite ? 'cursor-crosshair' : ''}`}
      onPointerDown={(event) => {
        if (!mayWrite) return
        event.currentTarget.setPointerCapture(event.pointerId)
        toPoint(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) toPoint(event)
      }}
      onPointerUp={onSettle}
    >
      <PictureThumb picture={{ ...gorsel, odak: MIDDLE }} width={800} className="h-auto max-h-72 w-auto max-w-full" />
      {mayWrite && (
        <button
          type="button"
          aria-label={t('focus.value', { x: point.x, y: point.y })}
          onKeyDown={press}
          onKeyUp={(event) => {
            if (STEPS[event.key]) onKey()
          }}
          className="absolute size-8 -translate-1/2 rounded-full border-3 border-paper bg-ink/40 shadow-[0_0_0_1.5px_var(--color-ink)] after:absolute after:inset-0 after:m-auto after:size-2 after:rounded-full after:bg-paper"
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
        />
      )}
    </div>
  )
}

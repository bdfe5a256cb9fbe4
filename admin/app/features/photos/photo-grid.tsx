import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { LibraryPicture } from '@meltem/contract/media/office'
import type { Language } from '@meltem/contract/wire/language'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { PictureThumb } from '../../ui/picture-thumb.tsx'

interface PhotoGridProps {
  readonly pictures: readonly LibraryPicture[]
  readonly languages: readonly Language[]
  readonly chosen: string | undefined
  readonly mayWrite: boolean
  readonly onChoose: (key: string) => void
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (place: number) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

interface KeyActs {
  readonly step: (by: number, carries: boolean) => void
  readonly cover: () => void
  readonly remove: () => void
}

/** Arrows choose, with Alt they carry; C makes the cover, Del takes off. */
function actOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, acts: KeyActs): (() => void) | undefined {
  if (ctrlKey || metaKey) return undefined
  const by = STEPS[key]
  if (by !== undefined) return () => acts.step(by, altKey)
  if (altKey) return undefined
  if (key.toLowerCase() === 'c') return acts.cover
  return key === 'Delete' ? acts.remove : undefined
}

/** Pictures in their order: drawn with a pointer, or moved by keys where the hand is. */
export function PhotoGrid(props: PhotoGridProps) {
  const t = useTranslations('admin.photos')
  const { pictures, chosen, mayWrite, onChoose, onMove, onRemove } = props
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  )
  const list = useRef<HTMLDivElement>(null)
  const place = Math.max(
    0,
    pictures.findIndex(({ anahtar }) => anahtar === chosen),
  )
  const hadFocus = useRef(false)
  useEffect(() => {
    if (hadFocus.current) list.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus()
  }, [place])
  const drop = ({ active, over }: DragEndEvent) => {
    const at = (id: unknown) => pictures.findIndex(({ anahtar }) => anahtar === id)
    if (over && over.id !== active.id) onMove(at(active.id), at(over.id))
  }
  const step = (by: number, carries: boolean) => {
    const next = Math.min(pictures.length - 1, Math.max(0, place + by))
    const key = pictures[next]?.anahtar
    if (next === place || key === undefined) return
    if (carries) onMove(place, next)
    else onChoose(key)
  }
  const press = (event: KeyboardEvent) => {
    const act = actOf(event, { step, cover: () => onMove(place, 0), remove: () => onRemove(place) })
    if (!act || (!mayWrite && (event.altKey || STEPS[event.key] === undefined))) return
    event.preventDefault()
    // A letter is for the grid, not for the screen around it.
    event.stopPropagation()
    act()
  }
  return (
    <DndContext sensors={mayWrite ? sensors : []} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={pictures.map(({ anahtar }) => anahtar)} strategy={rectSortingStrategy}>
        <div
          ref={list}
          role="listbox"
          aria-label={t('grid')}
          aria-orientation="horizontal"
          onKeyDown={press}
          onFocus={() => {
            hadFocus.current = true
          }}
          onBlur={() => {
            hadFocus.current = false
          }}
          className="grid grid-cols-[repeat(auto-fill,minmax(122px,1fr))] gap-2.5 p-4"
        >
          {pictures.map((picture, at) => (
            <PhotoTile key={picture.anahtar} {...props} picture={picture} place={at} isCurrent={at === place} />
          ))}
        </div>
      </SortableContext>
    </DndContext>
  )
}

interface PhotoTileProps extends PhotoGridProps {
  readonly picture: LibraryPicture
  readonly place: number
  /** The one that the Tab key leads to. */
  readonly isCurrent: boolean
}

function PhotoTile({ picture, place, isCurrent, languages, chosen, mayWrite, onChoose }: PhotoTileProps) {
  const t = useTranslations('admin.photos')
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: picture.anahtar,
    disabled: !mayWrite,
  })
  const missing = languages.filter((language) => picture.eksik.includes(language))
  const state = [
    ...(place === 0 ? [t('cover')] : []),
    missing.length === 0 ? t('complete') : `${t('missing')}: ${missing.join(', ')}`,
  ].join('. ')
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      role="option"
      aria-selected={picture.anahtar === chosen}
      data-place={place}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => onChoose(picture.anahtar)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`relative cursor-pointer touch-manipulation select-none aria-selected:outline-3 aria-selected:outline-sea-deep aria-selected:outline-offset-2 ${isDragging ? 'z-10 rotate-3 shadow-e2' : ''}`}
    >
      <span className="sr-only">
        {t('option', {
          number: place + 1,
          name: picture.gorsel.aciklama[languages[0] ?? 'tr'] || picture.ad,
          state,
        })}
      </span>
      <PictureThumb picture={picture.gorsel} className="aspect-4/3 w-full" />
      <span
        aria-hidden="true"
        className="num absolute top-1.5 left-1.5 rounded-card bg-ink/85 px-1.5 text-12 font-semibold text-paper"
      >
        {place + 1}
      </span>
      {place === 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1.5 left-9 rounded-card bg-sea px-1.5 text-12 font-semibold text-paper"
        >
          {t('cover')}
        </span>
      )}
      <span aria-hidden="true" className="absolute right-1.5 bottom-1.5 flex gap-0.5">
        {languages.map((language) => (
          <span
            key={language}
            className={`rounded-card px-1 text-12 leading-4 font-semibold ${markOf(picture, language)}`}
          >
            {language}
          </span>
        ))}
      </span>
    </div>
  )
}

/** Whether the words of a picture are there: the colour repeats what the table beside it says. */
function markOf({ eksik, eski }: LibraryPicture, language: Language): string {
  if (eksik.includes(language)) return 'bg-danger text-paper'
  return eski.includes(language) ? 'bg-sun-tint text-sun-ink' : 'bg-paper text-olive'
}

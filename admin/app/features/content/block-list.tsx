import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { WrittenBlock } from '@meltem/contract/content/content'
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, GripVertical, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { BlockForm } from './block-form.tsx'
import { blockWords } from './block-forms.ts'

/** A block with a key of its own while it is edited: places change, keys stay. */
export interface KeyedBlock {
  readonly key: string
  readonly block: WrittenBlock
}

interface BlockListProps {
  readonly blocks: readonly KeyedBlock[]
  readonly lang: string
  readonly open: string | undefined
  readonly onOpen: (key: string | undefined) => void
  readonly onChange: (blocks: readonly KeyedBlock[]) => void
  readonly onRemove: (key: string) => void
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  const [taken] = next.splice(from, 1)
  if (taken !== undefined) next.splice(to, 0, taken)
  return next
}

/** The page from top to bottom: dragged by the handle, moved by keys or buttons, one open at a time. */
export function BlockList({ blocks, lang, open, onOpen, onChange, onRemove }: BlockListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    const at = (id: string | number) => blocks.findIndex(({ key }) => key === id)
    onChange(moved(blocks, at(active.id), at(over.id)))
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={blocks.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {blocks.map(({ key, block }, place) => (
            <BlockRow
              key={key}
              id={key}
              block={block}
              place={place}
              last={place === blocks.length - 1}
              lang={lang}
              isOpen={open === key}
              onOpen={() => onOpen(open === key ? undefined : key)}
              onMove={(by) => onChange(moved(blocks, place, place + by))}
              onRemove={() => onRemove(key)}
              onChange={(changed) => onChange(blocks.map((one) => (one.key === key ? { key, block: changed } : one)))}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

interface BlockRowProps {
  readonly id: string
  readonly block: WrittenBlock
  readonly place: number
  readonly last: boolean
  readonly lang: string
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
  readonly onChange: (block: WrittenBlock) => void
}

function BlockRow({ id, block, place, last, lang, isOpen, onOpen, onMove, onRemove, onChange }: BlockRowProps) {
  const t = useTranslations('admin.content')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const name = t(`block.${block.tip}`)
  const Caret = isOpen ? ChevronDown : ChevronRight
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`card ${isDragging ? 'relative z-2 shadow-e2' : ''}`}
    >
      <div className="flex items-center gap-1 p-1.5">
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          aria-label={t('drag', { what: name, place: place + 1 })}
          className="grid min-h-9 min-w-7 cursor-grab place-items-center rounded-control text-ink-3 hover:bg-mist"
        >
          <GripVertical aria-hidden="true" className="icon" />
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onOpen}
          className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-control px-1 text-left hover:bg-mist"
        >
          <Caret aria-hidden="true" className="icon" />
          <b className="whitespace-nowrap">{name}</b>
          <span className="truncate text-ink-2" lang={lang}>
            {blockWords(block)}
          </span>
        </button>
        <Button
          size="icon"
          aria-label={t('up', { what: name, place: place + 1 })}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" className="icon" />
        </Button>
        <Button
          size="icon"
          aria-label={t('down', { what: name, place: place + 1 })}
          disabled={last}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" className="icon" />
        </Button>
        <Button size="icon" aria-label={t('remove', { what: name, place: place + 1 })} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="icon" />
        </Button>
      </div>
      {isOpen && (
        <div className="border-line border-t p-3.5">
          <BlockForm block={block} lang={lang} onChange={onChange} />
        </div>
      )}
    </li>
  )
}

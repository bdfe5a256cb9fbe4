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
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'

export interface SortableItem {
  readonly key: string
  /** What it is called, for the ear as well. */
  readonly label: string
  /** How deep it stands in a tree. */
  readonly depth?: number
  readonly children: ReactNode
}

interface SortableListProps {
  readonly label: string
  readonly items: readonly SortableItem[]
  /** Without it the list only stands. */
  readonly onMove?: ((key: string, over: string) => void) | undefined
  /** One place up or down, by its buttons. */
  readonly onStep?: ((key: string, by: -1 | 1) => void) | undefined
}

/** Put in order by the mouse, a finger, the keys of a keyboard, or one step at a time by its two buttons. */
export function SortableList({ label, items, onMove, onStep }: SortableListProps) {
  const t = useTranslations('admin.groups.sort')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const nameOf = (key: string | number | undefined) => items.find((item) => item.key === key)?.label ?? ''
  const announcements = useMemo(() => {
    const name = (key: string | number | undefined) => items.find((item) => item.key === key)?.label ?? ''
    return {
      onDragStart: ({ active }: { active: { id: string | number } }) => t('taken', { name: name(active.id) }),
      onDragOver: ({ over }: { over: { id: string | number } | null }) => t('over', { name: name(over?.id) }),
      onDragEnd: ({ active }: { active: { id: string | number } }) => t('put', { name: name(active.id) }),
      onDragCancel: ({ active }: { active: { id: string | number } }) => t('left', { name: name(active.id) }),
    }
  }, [items, t])
  const end = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove?.(String(active.id), String(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('how') } }}
    >
      <SortableContext items={items.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ul aria-label={label}>
          {items.map((item) => (
            <Row key={item.key} item={item} name={nameOf(item.key)} onStep={onStep} isFixed={!onMove} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

const SMALL =
  'grid min-h-6 min-w-8 place-items-center rounded-control text-ink-2 hover:bg-mist hover:text-ink max-lg:min-h-11 max-lg:min-w-9'

interface RowProps {
  readonly item: SortableItem
  readonly name: string
  readonly isFixed: boolean
  readonly onStep: SortableListProps['onStep']
}

function Row({ item, name, isFixed, onStep }: RowProps) {
  const t = useTranslations('admin.groups.sort')
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: item.key,
    disabled: isFixed,
  })
  const { role: _role, 'aria-pressed': _pressed, ...rest } = attributes
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(transform),
        transition,
        paddingLeft: `${(item.depth ?? 0) * 20}px`,
      }}
      className={`flex min-h-11 items-center gap-1 border-line-soft border-b bg-paper pr-2 last:border-b-0 ${isDragging ? 'relative z-10 shadow-e2' : ''}`}
    >
      {!isFixed && (
        <button
          type="button"
          {...rest}
          {...listeners}
          aria-label={t('handle', { name })}
          className={`${SMALL} cursor-grab touch-none`}
        >
          <GripVertical aria-hidden="true" className="icon" />
        </button>
      )}
      <div className="min-w-0 flex-1">{item.children}</div>
      {onStep && (
        <span className="flex flex-none lg:grid">
          <button type="button" aria-label={t('up', { name })} onClick={() => onStep(item.key, -1)} className={SMALL}>
            <ChevronUp aria-hidden="true" className="icon" />
          </button>
          <button type="button" aria-label={t('down', { name })} onClick={() => onStep(item.key, 1)} className={SMALL}>
            <ChevronDown aria-hidden="true" className="icon" />
          </button>
        </span>
      )}
    </li>
  )
}

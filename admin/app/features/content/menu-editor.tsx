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
import { MENU_PLACES, saveMenu, type WrittenMenuItem } from '@meltem/contract/content/office'
import { isSame } from '@meltem/domain/edits/merge-edits'
import { useMutation, useQuery } from '@tanstack/react-query'
import {
  ArrowDown,
  ArrowUp,
  CircleAlert,
  GripVertical,
  IndentDecrease,
  IndentIncrease,
  Plus,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { contestOf } from '../../ui/edit/contest.ts'
import { ContestedNote } from '../../ui/edit/contested-note.tsx'
import { LeaveGuard } from '../../ui/edit/leave-guard.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { usePassing } from '../../ui/use-passing.ts'
import { useWideScreen } from '../../ui/use-wide-screen.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { menuQuery } from './content-queries.ts'
import { MenuItemForm } from './menu-item-form.tsx'
import { type Branch, branchesOf, endOf, indented, itemsOf, movedTo, stepped } from './menu-tree.ts'

type Place = (typeof MENU_PLACES)[number]

/** The three menus of the storefront, each as a tree. */
export default function MenuEditor() {
  const t = useTranslations('admin.content')
  const { query, change } = useAddress()
  const konum = MENU_PLACES.find((place) => place === query.get('menu')) ?? 'top'
  const { data, error, refetch } = useQuery(menuQuery(konum))
  return (
    <div className="grid gap-3">
      <Segmented
        label={t('menus')}
        value={konum}
        options={MENU_PLACES.map((value) => ({ value, label: t(`menu.${value}`) }))}
        onChange={(menu) => change({ menu })}
      />
      {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />)}
      {data && <Menu key={konum} konum={konum} stored={data.data} broken={data.kopuk} onSaved={() => void refetch()} />}
    </div>
  )
}

interface MenuProps {
  readonly konum: Place
  readonly stored: readonly WrittenMenuItem[]
  readonly broken: readonly { readonly k_no: string; readonly dil: string }[]
  readonly onSaved: () => void
}

function useMenu({ konum, stored, onSaved }: Omit<MenuProps, 'broken'>) {
  const [seen, setSeen] = useState(() => itemsOf(branchesOf(stored)))
  const [branches, setBranches] = useState(() => branchesOf(stored))
  const [undo, setUndo] = usePassing<readonly WrittenMenuItem[]>()
  const items = itemsOf(branches)
  const save = useMutation({
    mutationFn: (ogeler: readonly WrittenMenuItem[]) =>
      call(saveMenu, { konum, ogeler: [...ogeler], gorulen: [...seen] }),
    onSuccess: (_answer, ogeler) => {
      setUndo(seen)
      setSeen([...ogeler])
      setBranches(branchesOf(ogeler))
      onSaved()
    },
    onError: (error) => {
      const now = contestOf(error)?.alanlar.ogeler as WrittenMenuItem[] | undefined
      if (now) setSeen(now)
    },
  })
  return { branches, setBranches, items, dirty: !isSame(items, seen), save, undo, seen }
}

function Menu({ broken, ...props }: MenuProps) {
  const t = useTranslations('admin.content')
  const errorText = useErrorText()
  const may = useMay()
  const wide = useWideScreen()
  const { branches, setBranches, items, dirty, save, undo } = useMenu(props)
  const [open, setOpen] = useState<string>()
  const [gone, setGone] = usePassing<Branch[]>()
  const contested = contestOf(save.error)
  const mayWrite = may('icerik.yaz') && wide
  const add = () => {
    const item: WrittenMenuItem = { k_no: crypto.randomUUID(), menu_k_no: null, tip: 'ozel', turu: null, icerik: {} }
    setBranches([...branches, { item, depth: 0 }])
    setOpen(item.k_no)
  }
  return (
    <Panel
      title={t(`menu.${props.konum}`)}
      aside={<span className="text-13 text-ink-2">{t('items', { count: items.length })}</span>}
    >
      <LeaveGuard isDirty={dirty} words={['bolum', 'menu']} />
      {contested && (
        <ContestedNote
          contest={contested}
          words={(_field, value) => ({ name: t('menus'), value: menuWords(value as WrittenMenuItem[]) })}
          onTake={(_field, value) => {
            setBranches(branchesOf(value as WrittenMenuItem[]))
            save.reset()
          }}
        />
      )}
      {save.error && !contested && <Note tone="danger">{errorText(save.error)}</Note>}
      {!wide && <p className="border-sea border-l-3 bg-sea-tint px-3.5 py-2.5">{t('read_only_phone')}</p>}
      {branches.length === 0 && (
        <Nothing>
          <p className="font-[620] text-ink">{t('menu_empty')}</p>
        </Nothing>
      )}
      <MenuTree
        branches={branches}
        broken={broken}
        open={open}
        mayWrite={mayWrite}
        onOpen={setOpen}
        onChange={setBranches}
        onRemove={(place) => {
          setGone(branches)
          setBranches([...branches.slice(0, place), ...branches.slice(endOf(branches, place))])
        }}
      />
      {mayWrite && <MenuFoot dirty={dirty} busy={save.isPending} onAdd={add} onSave={() => save.mutate(items)} />}
      <UndoNote
        text={undo && !gone ? t('saved') : undefined}
        busy={save.isPending}
        onUndo={undo && (() => save.mutate(undo))}
      />
      <UndoNote
        text={gone && t('menu_removed')}
        onUndo={
          gone &&
          (() => {
            setBranches(gone)
            setGone(undefined)
          })
        }
      />
    </Panel>
  )
}

interface MenuTreeProps {
  readonly branches: Branch[]
  readonly broken: MenuProps['broken']
  readonly open: string | undefined
  readonly mayWrite: boolean
  readonly onOpen: (k_no: string | undefined) => void
  readonly onChange: (branches: Branch[]) => void
  readonly onRemove: (place: number) => void
}

/** The tree as a list that is dragged, and moved by keys and buttons. */
function MenuTree({ branches, broken, open, mayWrite, onOpen, onChange, onRemove }: MenuTreeProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const at = (id: string | number) => branches.findIndex(({ item }) => item.k_no === id)
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onChange(movedTo(branches, at(active.id), at(over.id)))
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={branches.map(({ item }) => item.k_no)} strategy={verticalListSortingStrategy}>
        <ul>
          {branches.map((branch, place) => (
            <MenuRow
              key={branch.item.k_no}
              branch={branch}
              broken={broken.filter(({ k_no }) => k_no === branch.item.k_no).map(({ dil }) => dil)}
              isOpen={open === branch.item.k_no}
              mayWrite={mayWrite}
              onOpen={() => onOpen(open === branch.item.k_no ? undefined : branch.item.k_no)}
              onStep={(by) => onChange(stepped(branches, place, by))}
              onIndent={(by) => onChange(indented(branches, place, by))}
              onRemove={() => onRemove(place)}
              onChange={(item) =>
                onChange(branches.map((one) => (one.item.k_no === item.k_no ? { ...one, item } : one)))
              }
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

interface MenuFootProps {
  readonly dirty: boolean
  readonly busy: boolean
  readonly onAdd: () => void
  readonly onSave: () => void
}

function MenuFoot({ dirty, busy, onAdd, onSave }: MenuFootProps) {
  const t = useTranslations('admin.content')
  return (
    <div className="flex flex-wrap items-center gap-2 border-line-soft border-t p-3.5">
      <Button onClick={onAdd}>
        <Plus aria-hidden="true" className="icon" />
        {t('menu_add')}
      </Button>
      <span className="ml-auto text-ink-2">{dirty ? t('unsaved') : t('all_saved')}</span>
      <Button look="sun" disabled={!dirty} busy={busy} onClick={onSave}>
        {t('save_live')}
      </Button>
    </div>
  )
}

function menuWords(items: readonly WrittenMenuItem[]): string {
  return items.map(({ icerik }) => Object.values(icerik).find(Boolean)?.baslik ?? '').join(', ')
}

interface MenuRowProps {
  readonly branch: Branch
  readonly broken: readonly string[]
  readonly isOpen: boolean
  readonly mayWrite: boolean
  readonly onOpen: () => void
  readonly onStep: (by: 1 | -1) => void
  readonly onIndent: (by: 1 | -1) => void
  readonly onRemove: () => void
  readonly onChange: (item: WrittenMenuItem) => void
}

function MenuRow({ branch, broken, isOpen, mayWrite, onOpen, onStep, onIndent, onRemove, onChange }: MenuRowProps) {
  const t = useTranslations('admin.content')
  const { language } = useLanguage()
  const { item, depth } = branch
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({
    id: item.k_no,
  })
  const name = item.icerik[language]?.baslik ?? Object.values(item.icerik).find(Boolean)?.baslik ?? t('untitled')
  const acts = [
    [t('menu_up', { what: name }), ArrowUp, () => onStep(-1)],
    [t('menu_down', { what: name }), ArrowDown, () => onStep(1)],
    [t('menu_out', { what: name }), IndentDecrease, () => onIndent(-1)],
    [t('menu_in', { what: name }), IndentIncrease, () => onIndent(1)],
    [t('menu_remove', { what: name }), Trash2, onRemove],
  ] as const
  return (
    <li
      ref={setNodeRef}
      data-menu={item.k_no}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className="border-line-soft border-b bg-paper last:border-0"
    >
      <div className="flex items-center gap-1 py-1.5 pr-2" style={{ paddingLeft: `${8 + depth * 28}px` }}>
        {mayWrite && (
          <button
            ref={setActivatorNodeRef}
            type="button"
            {...attributes}
            {...listeners}
            aria-label={t('menu_drag', { what: name })}
            className="grid min-h-9 min-w-7 cursor-grab place-items-center rounded-control text-ink-3 hover:bg-mist"
          >
            <GripVertical aria-hidden="true" className="icon" />
          </button>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onOpen}
          className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center gap-x-2 rounded-control px-1 text-left hover:bg-mist"
        >
          <span className={depth === 0 ? 'font-[620]' : ''}>{name}</span>
          <span className="text-13 text-ink-3">{t(`menu_kind.${item.tip}`)}</span>
          {broken.length > 0 && (
            <span className="flex items-center gap-1 text-13 text-danger">
              <CircleAlert aria-hidden="true" className="icon" />
              {t('menu_broken', { languages: broken.join(', ') })}
            </span>
          )}
        </button>
        {mayWrite &&
          acts.map(([label, Icon, act]) => (
            <Button key={label} size="icon" aria-label={label} onClick={act}>
              <Icon aria-hidden="true" className="icon" />
            </Button>
          ))}
      </div>
      {isOpen && <MenuItemForm item={item} mayWrite={mayWrite} onChange={onChange} />}
    </li>
  )
}

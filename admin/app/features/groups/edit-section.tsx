import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay, useMissingRightText } from '../../platform/rights.ts'
import { Chip } from '../../ui/chip.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { Editor } from './editor.tsx'
import { NewButton } from './new-button.tsx'
import { flatten, movedTo, stepped } from './order-tree.ts'
import { NEW, type Section, type StoredRow, sectionKey } from './section.ts'
import { useOrder } from './use-order.ts'

/** One list in an order of its own, and what is written about the chosen one beside it. */
export function EditSection<W extends object, S extends StoredRow>({ section }: { section: Section<W, S> }) {
  const t = useTranslations('admin.groups')
  const mayWrite = useMay()(section.hak)
  const missingRight = useMissingRightText()
  const { data, error, refetch } = useQuery({
    queryKey: sectionKey(section.name),
    queryFn: async ({ signal }) => (await call(section.list, {}, signal)) as { data: S[] },
  })
  const rows = data?.data ?? []
  const { query, change } = useAddress()
  const chosen = query.get('sec') ?? undefined
  const row = rows.find(({ k_no }) => k_no === chosen)
  const open = (k_no: string) => change({ sec: k_no })
  return (
    <>
      {!mayWrite && data && <p className="mb-3 text-14 text-ink-2">{missingRight(section.hak)}</p>}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(300px,2fr)_minmax(0,3fr)]">
        <Panel
          title={t(`section.${section.name}`)}
          aside={mayWrite && <NewButton quiet={chosen !== undefined} onClick={() => open(NEW)} />}
          className={chosen ? 'max-lg:hidden' : ''}
        >
          {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />)}
          {data && rows.length === 0 && (
            <Nothing>
              <p className="font-[620] text-ink">{t(`empty.${section.name}`)}</p>
              <p>{t(`empty_next.${section.name}`)}</p>
            </Nothing>
          )}
          <OrderedRows section={section} rows={rows} chosen={chosen} mayWrite={mayWrite} onOpen={open} />
        </Panel>
        {data && chosen && (row || chosen === NEW) ? (
          <Editor key={chosen} section={section} row={row} rows={rows} mayWrite={mayWrite} />
        ) : (
          <Panel title={t('nothing_chosen')} className="max-lg:hidden">
            <Nothing>
              <p>{t(`about.${section.name}`)}</p>
            </Nothing>
          </Panel>
        )}
      </div>
    </>
  )
}

interface OrderedRowsProps<W extends object, S extends StoredRow> {
  readonly section: Section<W, S>
  readonly rows: readonly S[]
  readonly chosen: string | undefined
  readonly mayWrite: boolean
  readonly onOpen: (k_no: string) => void
}

/** The list itself: parents before what belongs to them, put in order by hand. */
function OrderedRows<W extends object, S extends StoredRow>(props: OrderedRowsProps<W, S>) {
  const { section, rows, chosen, mayWrite, onOpen } = props
  const t = useTranslations('admin.groups')
  const errorText = useErrorText()
  const { write, moved, error, isPending } = useOrder<S>(section)
  const placed = flatten(rows)
  const gorulen = placed.map(({ row }) => row.k_no)
  const titleOf = (row: S) => section.titleOf(section.writtenOf(row))
  return (
    <>
      {error && (
        <p role="alert" className="px-4 py-2 text-14 text-danger">
          {errorText(error)}
        </p>
      )}
      <SortableList
        label={t(`section.${section.name}`)}
        items={placed.map(({ row, depth }) => ({
          key: row.k_no,
          label: titleOf(row),
          depth,
          children: (
            <OpenRow
              isChosen={row.k_no === chosen}
              isRetired={!row.aktif}
              title={titleOf(row)}
              note={section.Note && <section.Note row={row} />}
              onOpen={() => onOpen(row.k_no)}
            />
          ),
        }))}
        onMove={mayWrite ? (key, over) => write({ gorulen, yeni: movedTo(rows, key, over) }) : undefined}
        onStep={mayWrite ? (key, by) => write({ gorulen, yeni: stepped(rows, key, by) }) : undefined}
      />
      <UndoNote
        text={moved && t('order_saved')}
        busy={isPending}
        onUndo={moved && (() => write({ gorulen: moved.yeni, yeni: moved.gorulen }, true))}
      />
    </>
  )
}

interface OpenRowProps {
  readonly title: string
  readonly note: ReactNode
  readonly isChosen: boolean
  readonly isRetired: boolean
  readonly onOpen: () => void
}

function OpenRow({ title, note, isChosen, isRetired, onOpen }: OpenRowProps) {
  const t = useTranslations('admin.groups')
  return (
    <button
      type="button"
      aria-current={isChosen || undefined}
      onClick={onOpen}
      className="flex min-h-11 w-full items-center justify-between gap-2 rounded-control px-2 py-1 text-left hover:bg-mist aria-[current=true]:bg-mist"
    >
      <span className="grid min-w-0">
        <span className={`wrap-anywhere font-[600] ${isRetired ? 'text-ink-2' : ''}`}>{title}</span>
        {note && <span className="text-12 text-ink-2">{note}</span>}
      </span>
      {isRetired && <Chip tone="plain">{t('retired')}</Chip>}
    </button>
  )
}

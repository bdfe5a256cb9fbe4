import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { SAVED } from '../../ui/edit/leave-guard.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { EditPanel } from './edit-panel.tsx'
import { type StoredRow, sectionKey, type Written } from './section.ts'

interface EditorProps<W extends object, S extends StoredRow> {
  readonly section: Written<W, S>
  readonly row: S | undefined
  readonly rows: readonly S[]
  readonly mayWrite: boolean
}

interface Done<W> {
  readonly k_no: string
  readonly gorulen: W
  readonly yeni: W
}

/** What is chosen, with the way back once it is saved. */
export function Editor<W extends object, S extends StoredRow>({ section, row, rows, mayWrite }: EditorProps<W, S>) {
  const t = useTranslations('admin.groups')
  const client = useQueryClient()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [done, setDone] = usePassing<Done<W>>()
  const [version, setVersion] = useState(0)
  const show = (k_no: string | undefined) => {
    const next = new URLSearchParams(params)
    if (k_no) next.set('sec', k_no)
    else next.delete('sec')
    void navigate({ search: `?${next}` }, { state: SAVED, preventScrollReset: true })
  }
  const stored = (saved: S, before: W | undefined) => {
    client.setQueryData<{ data: S[] }>(sectionKey(section.name), (known) => known && withRow(known, saved))
    void client.invalidateQueries({ queryKey: ['gruplar'] })
    setDone(before && { k_no: saved.k_no, gorulen: section.writtenOf(saved), yeni: before })
    setVersion((count) => count + 1)
    if (!row) show(saved.k_no)
  }
  const undo = useMutation({
    mutationFn: async (back: Done<W>) => (await call(section.save, back)) as { data: S },
    onSuccess: ({ data }) => {
      stored(data, undefined)
    },
  })
  return (
    <>
      <EditPanel
        key={version}
        section={section}
        row={row}
        rows={rows}
        mayWrite={mayWrite}
        onSaved={stored}
        onClose={() => show(undefined)}
      />
      <UndoNote raised text={done && t('saved')} busy={undo.isPending} onUndo={done && (() => undo.mutate(done))} />
    </>
  )
}

function withRow<S extends StoredRow>(known: { data: S[] }, saved: S): { data: S[] } {
  const isNew = known.data.every(({ k_no }) => k_no !== saved.k_no)
  const data = isNew ? [...known.data, saved] : known.data.map((one) => (one.k_no === saved.k_no ? saved : one))
  return { ...known, data }
}

import { ArrowLeft } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { ContestedNote } from '../../ui/edit/contested-note.tsx'
import { LeaveGuard } from '../../ui/edit/leave-guard.tsx'
import { plainWords } from '../../ui/edit/save-trouble.tsx'
import { useEdit } from '../../ui/edit/use-edit.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import type { StoredRow, Written } from './section.ts'
import { usePathText } from './use-path-text.ts'

interface EditPanelProps<W extends object, S extends StoredRow> {
  readonly section: Written<W, S>
  readonly row: S | undefined
  readonly rows: readonly S[]
  readonly mayWrite: boolean
  /** With what it said before; undefined for a new one. */
  readonly onSaved: (saved: S, before: W | undefined) => void
  readonly onClose: () => void
}

type More = Readonly<Record<string, unknown>>

/** What is written about one thing of the list. */
export function EditPanel<W extends object, S extends StoredRow>(props: EditPanelProps<W, S>) {
  const { section, row, rows, mayWrite, onSaved, onClose } = props
  const t = useTranslations('admin.groups')
  const stored = row ? section.writtenOf(row) : section.empty
  const pathText = usePathText()
  const [more, setMore] = useState<More>({})
  const form = useEdit<W, { data: S }>({
    seen: stored,
    isNew: !row,
    alsoChanged: Object.keys(more).length > 0,
    send: async (_fields, whole) => {
      const edit = row ? { k_no: row.k_no, ...whole } : { gorulen: null, yeni: whole.yeni }
      return (await call(section.save, { ...edit, ...more })) as { data: S }
    },
    onSaved: ({ data }) => onSaved(data, row && stored),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (mayWrite) form.save()
  }
  const title = row ? section.titleOf(stored) : t(`new_one.${section.name}`)
  return (
    <Panel
      title={title}
      aside={
        <Button onClick={onClose} className="max-lg:min-h-11 lg:hidden">
          <ArrowLeft aria-hidden="true" className="icon" />
          {t('back')}
        </Button>
      }
    >
      <form onSubmit={submit} noValidate className="grid gap-4 p-4">
        {form.contest && (
          <ContestedNote
            contest={form.contest}
            words={(path, value) => ({ name: pathText(path), value: plainWords(value) })}
            onTake={form.take}
          />
        )}
        <fieldset disabled={!mayWrite} className="grid min-w-0 gap-4">
          <legend className="sr-only">{title}</legend>
          <section.Fields
            value={form.typed}
            set={form.put}
            row={row}
            rows={rows}
            more={more}
            setMore={setMore}
            disabled={!mayWrite}
          />
        </fieldset>
        <SaveProblem
          error={form.error}
          others={rows.filter(({ k_no, aktif }) => k_no !== row?.k_no && aktif)}
          titleOf={(one) => section.titleOf(section.writtenOf(one))}
          successor={more.yerine_k_no}
          onSuccessor={(yerine_k_no) => setMore({ ...more, yerine_k_no })}
        />
        {mayWrite && <SaveBar form={form} isNew={row === undefined} onClose={onClose} />}
      </form>
      <LeaveGuard isDirty={form.isDirty && mayWrite} words="all" />
    </Panel>
  )
}

interface SaveBarProps {
  readonly form: { readonly isDirty: boolean; readonly isPending: boolean }
  readonly isNew: boolean
  readonly onClose: () => void
}

function SaveBar({ form: { isDirty, isPending }, isNew, onClose }: SaveBarProps) {
  const t = useTranslations('admin.groups')
  return (
    <div className="sticky bottom-0 -mx-4 -mb-4 flex flex-wrap items-center gap-2 border-line border-t bg-paper p-3">
      <Button type="submit" look="sun" busy={isPending} disabled={!isDirty && !isNew} className="max-lg:min-h-11">
        {t('save')}
      </Button>
      <Button onClick={onClose} className="max-lg:min-h-11">
        {t('close')}
      </Button>
      {isDirty && <span className="text-13 text-ink-2">{t('unsaved')}</span>}
    </div>
  )
}

interface SaveProblemProps<S extends StoredRow> {
  readonly error: unknown
  readonly others: readonly S[]
  readonly titleOf: (row: S) => string
  readonly successor: unknown
  readonly onSuccessor: (k_no: string) => void
}

/** Why it was not saved; what is in use is retired together with a place for what belongs to it. */
function SaveProblem<S extends StoredRow>({ error, others, titleOf, successor, onSuccessor }: SaveProblemProps<S>) {
  const t = useTranslations('admin.groups')
  const errorText = useErrorText()
  const pathText = usePathText()
  if (!error) return null
  const details = error instanceof CallError ? error.details : {}
  const code = error instanceof CallError ? error.code : undefined
  if (code === 'grup_kullanimda' && 'alt' in details) {
    return (
      <Note tone="warn">
        <div className="grid gap-2">
          <p>{t('in_use', { products: Number(details.urun), groups: Number(details.alt) })}</p>
          <Choice
            label={t('move_to')}
            value={typeof successor === 'string' ? successor : ''}
            options={[
              { value: '', label: t('choose') },
              ...others.map((one) => ({ value: one.k_no, label: titleOf(one) })),
            ]}
            onChange={onSuccessor}
          />
        </div>
      </Note>
    )
  }
  const fields = error instanceof CallError ? error.fields : []
  const which =
    code === 'adres_dolu' && typeof details.slug === 'string' ? ` (${String(details.dil)}: /${details.slug})` : ''
  return (
    <Note tone="danger">
      <p>{errorText(error) + which}</p>
      {fields.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {fields.map(({ alan, mesaj }) => (
            <li key={alan}>
              <b className="font-[620]">{pathText(alan)}:</b> {mesaj}
            </li>
          ))}
        </ul>
      )}
    </Note>
  )
}

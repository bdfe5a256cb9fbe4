import type { PartName } from '@meltem/contract/settings-office'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { plainWords, SaveTrouble } from '../../ui/edit/save-trouble.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { type FieldEdit, useEdit } from '../../ui/edit/use-edit.ts'
import { Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { problemAt } from './field-problem.ts'
import { PartHistory } from './part-history.tsx'
import { useDirty } from './part-section.tsx'
import { SETTINGS_KEY } from './use-settings.ts'

export interface PartFields<T> {
  readonly typed: T
  readonly put: (part: Partial<T>) => void
  readonly problemOf: (field: keyof T & string) => string | undefined
  /** What a row of a field is made from. */
  readonly field: <K extends keyof T & string>(
    name: K,
  ) => {
    readonly label: string
    readonly value: T[K]
    readonly onChange: (value: T[K]) => void
    readonly problem: string | undefined
  }
}

interface PartPanelProps<T extends object> {
  readonly title: string
  readonly part: PartName
  readonly stored: { readonly surum: number; readonly deger: T }
  readonly names: Readonly<Record<keyof T & string, string>>
  readonly send: (input: { surum: number } & FieldEdit<T>) => Promise<unknown>
  readonly children: (fields: PartFields<T>) => ReactNode
}

/** One part of the settings with its own version: saved by itself, taken back for ten seconds (PEOPLE-31). */
export function PartPanel<T extends object>(props: PartPanelProps<T>) {
  const { stored, send, part, title, names } = props
  const [isOpen, setOpen] = useState(false)
  const t = useTranslations('admin.settings')
  const client = useQueryClient()
  const [round, setRound] = useState(0)
  const [done, setDone] = usePassing<FieldEdit<T>>()
  const refresh = () => client.invalidateQueries({ queryKey: SETTINGS_KEY })
  const undo = useMutation({
    mutationFn: ({ gorulen, yeni }: FieldEdit<T>) => send({ surum: stored.surum, gorulen: yeni, yeni: gorulen }),
    onSettled: async () => {
      setDone(undefined)
      await refresh()
      // The fields say again what is stored.
      setRound((before) => before + 1)
    },
  })
  const takeBack = useMutation({
    mutationFn: (before: Partial<T>) =>
      send({ surum: stored.surum, gorulen: fieldsOf(stored.deger, before), yeni: before }),
    onSuccess: (_answer, before) => setDone({ gorulen: fieldsOf(stored.deger, before), yeni: before }),
    onSettled: async () => {
      await refresh()
      setRound((before) => before + 1)
    },
  })
  return (
    <>
      <PartForm
        key={round}
        {...props}
        isOpen={isOpen}
        onHistory={() => setOpen((before) => !before)}
        history={
          isOpen && (
            <>
              {takeBack.error && <Problem error={takeBack.error} onRetry={() => setOpen(true)} />}
              <PartHistory<T>
                part={part}
                title={title}
                names={names}
                busy={takeBack.isPending}
                onTake={(before) => takeBack.mutate(before)}
              />
            </>
          )
        }
        onSaved={(edit) => {
          setDone(edit)
          void refresh()
        }}
      />
      <UndoNote text={done && t('saved')} busy={undo.isPending} onUndo={done && (() => undo.mutate(done))} />
    </>
  )
}

/** The same fields as they stand. */
function fieldsOf<T extends object>(now: T, wanted: Partial<T>): Partial<T> {
  return Object.fromEntries(Object.keys(wanted).map((name) => [name, now[name as keyof T]])) as Partial<T>
}

interface PartFormProps<T extends object> extends PartPanelProps<T> {
  readonly isOpen: boolean
  readonly onHistory: () => void
  readonly history: ReactNode
  readonly onSaved: (edit: FieldEdit<T>) => void
}

function PartForm<T extends object>(props: PartFormProps<T>) {
  const { title, stored, names, send, children, onSaved, isOpen, onHistory, history } = props
  const t = useTranslations('admin.settings')
  const may = useMay()('ayar.yaz')
  const form = useEdit<T, unknown>({
    seen: stored.deger,
    send: (edit) => send({ surum: stored.surum, ...edit }),
    onSaved: (_answer, edit) => onSaved(edit),
  })
  useDirty(form.isDirty)
  const problemOf = (field: keyof T & string) => problemAt(form.error, field)
  return (
    <Panel title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
        }}
      >
        <SaveTrouble<T> form={form} nameOf={(field) => names[field]} wordsOf={(_field, value) => plainWords(value)} />
        {children({
          typed: form.typed,
          put: form.put,
          problemOf,
          field: (name) => ({
            label: names[name],
            value: form.typed[name],
            onChange: (value) => form.put({ [name]: value } as unknown as Partial<T>),
            problem: problemOf(name),
          }),
        })}
        {may && (
          <footer className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <p className="text-13 text-ink-2">{t(form.isDirty ? 'changed' : 'unchanged')}</p>
            <Button
              aria-expanded={isOpen}
              aria-label={t('history.show_of', { part: title })}
              onClick={onHistory}
              className="ml-auto max-lg:min-h-11"
            >
              {t('history.show')}
            </Button>
            <Button
              type="submit"
              look={form.isDirty ? 'sun' : 'line'}
              busy={form.isPending}
              disabled={!form.isDirty}
              aria-label={t('save_part', { part: title })}
              className="max-lg:min-h-11"
            >
              {t('save')}
            </Button>
          </footer>
        )}
      </form>
      {history}
    </Panel>
  )
}

import { changedFields, mergeEdits } from '@meltem/domain/edits/merge-edits'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useEditing } from '../../platform/live.ts'
import { type Contest, contestOf } from './contest.ts'

/** The fields that were changed: as they were seen, and as they are to be. */
export interface FieldEdit<T> {
  readonly gorulen: Partial<T>
  readonly yeni: Partial<T>
}

interface WholeEdit<T> {
  readonly gorulen: T
  readonly yeni: T
}

/** Where the call answers the whole of what stands now, it comes with the contest. */
interface Told<T> extends Contest {
  readonly simdi?: T
}

function only<T extends object>(values: T, names: readonly string[]): Partial<T> {
  return Object.fromEntries(names.map((name) => [name, values[name as keyof T]])) as Partial<T>
}

function withPath<T>(value: T, [name, ...rest]: readonly string[], wanted: unknown): T {
  if (name === undefined) return wanted as T
  const record = (value ?? {}) as Record<string, unknown>
  return { ...record, [name]: withPath(record[name], rest, wanted) } as T
}

interface Editing<T, R> {
  readonly seen: T
  /** Everything is sent, whether it was changed or not: it is new. */
  readonly isNew?: boolean
  /** Something is sent beside the fields, and was changed. */
  readonly alsoChanged?: boolean
  readonly send: (edit: FieldEdit<T>, whole: WholeEdit<T>) => Promise<R>
  readonly onSaved: (answer: R, edit: FieldEdit<T>) => void
}

/**
 * A form over what was seen. What another has written meanwhile comes in where one has not touched it, and stands beside
 * one's own where one has; saved again it is overwritten, knowingly (PEOPLE-17).
 */
export function useEdit<T extends object, R>(editing: Editing<T, R>) {
  const { seen, isNew = false, alsoChanged = false, send, onSaved } = editing
  const [base, setBase] = useState(seen)
  const [typed, setTyped] = useState(seen)
  const [contest, setContest] = useState<Contest>()
  const changed = changedFields(base, typed)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (edit: FieldEdit<T>) => send(edit, { gorulen: base, yeni: typed }),
    onMutate: () => setContest(undefined),
    onSuccess: (answer, edit) => {
      setBase((before) => ({ ...before, ...edit.yeni }))
      onSaved(answer, edit)
    },
    onError: (refusal) => {
      const told = contestOf<Told<T>>(refusal)
      if (!told) return
      const now = told.simdi ?? { ...base, ...told.alanlar }
      setTyped((mine) => mergeEdits(base, mine, now).merged)
      setBase(now)
      setContest(told)
    },
  })
  const isTouched = changed.length > 0 || alsoChanged
  useEditing(isTouched)
  return {
    typed,
    put: (part: Partial<T>) => setTyped((before) => ({ ...before, ...part })),
    /** What the other has written into one field. */
    take: (path: string, value: unknown) => {
      setTyped((before) => withPath(before, path.split('.'), value))
      setContest((told) => {
        const { [path]: _taken, ...alanlar } = told?.alanlar ?? {}
        return told && Object.keys(alanlar).length > 0 ? { ...told, alanlar } : undefined
      })
    },
    isDirty: isTouched,
    isPending,
    error: contestOf(error) ? null : error,
    contest,
    save: () => {
      if (isPending || !(isNew || isTouched)) return
      mutate(isNew ? { gorulen: {}, yeni: typed } : { gorulen: only(base, changed), yeni: only(typed, changed) })
    },
  }
}

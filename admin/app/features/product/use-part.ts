import { changedFields, isSame } from '@meltem/domain/edits/merge-edits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEditing } from '../../platform/live.ts'
import { contestOf } from '../../ui/edit/contest.ts'
import { usePassing } from '../../ui/use-passing.ts'
import { PRODUCTS_KEY } from './product-query.ts'

/** What the server says of a part that another has changed meanwhile. */
export interface ContestedPart<T> {
  readonly kim: string | null
  readonly zaman: string | null
  readonly alanlar: readonly (keyof T & string)[]
  readonly deger: Partial<T>
}

interface Saved<T> {
  readonly gorulen: T
  readonly yeni: T
}

/** What the server says, in the fields of the form; a form over several parts names them anew. */
export type ToForm<T> = (told: ContestedPart<object> & { readonly bolum: string }) => {
  readonly alanlar: readonly string[]
  readonly deger: Partial<T>
}

function contestedIn<T>(error: unknown, toForm: ToForm<T> | undefined): ContestedPart<T> | undefined {
  const told = contestOf<Parameters<ToForm<T>>[0]>(error)
  return told && ({ ...told, ...toForm?.(told) } as unknown as ContestedPart<T>)
}

/** A form over one part of a product: what was read, what is typed, and what happens when it is saved (CAT-4). */
export function usePart<T extends object>(
  kept: T,
  save: (gorulen: T, yeni: T) => Promise<unknown>,
  toForm?: ToForm<T>,
) {
  const client = useQueryClient()
  const [read, setRead] = useState(kept)
  const [seen, setSeen] = useState(kept)
  const [value, setValue] = useState(kept)
  const [done, setDone] = usePassing<Saved<T>>()
  const changed = changedFields(seen, value) as (keyof T & string)[]
  useEditing(changed.length > 0)
  // What was read anew replaces what nobody has typed into; what was read before the last save does not come back.
  if (!isSame(kept, read)) {
    setRead(kept)
    if (changed.length === 0) {
      setSeen(kept)
      setValue(kept)
    }
  }
  const refresh = () => client.invalidateQueries({ queryKey: PRODUCTS_KEY })
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ gorulen, yeni }: Saved<T>) => save(gorulen, yeni),
    onSuccess: (_answer, saved) => {
      setSeen(saved.yeni)
      setDone(isSame(saved.gorulen, saved.yeni) ? undefined : saved)
      return refresh()
    },
    onError: (problem) => {
      const other = contestedIn(problem, toForm)
      if (!other) return
      // Fields nobody has typed into take what the other has written; one's own stay.
      const own = Object.fromEntries(changed.map((name) => [name, value[name]]))
      setSeen((before) => ({ ...before, ...other.deger }))
      setValue((before) => ({ ...before, ...other.deger, ...own }))
    },
  })
  const contested = contestedIn(error, toForm)
  return {
    value,
    changed,
    contested: contested && changed.length > 0 ? contested : undefined,
    error: contested ? null : error,
    isSaving: isPending,
    set: (part: Partial<T>) => setValue((before) => ({ ...before, ...part })),
    reset: () => setValue(seen),
    submit: () => {
      if (!isPending && changed.length > 0) mutate({ gorulen: seen, yeni: value })
    },
    undo: done && (() => mutate({ gorulen: done.yeni, yeni: done.gorulen })),
    done: done !== undefined && changed.length === 0,
  }
}

export type PartForm<T extends object> = ReturnType<typeof usePart<T>>

import { type getTranslation, type PairedField, saveTranslation } from '@meltem/contract/content/translation'
import type { InputOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { type Contest, contestOf } from '../../ui/edit/contest.ts'
import { usePassing } from '../../ui/use-passing.ts'
import { TRANSLATIONS_KEY } from './translation-queries.ts'

export type Paired = OutputOf<typeof getTranslation>['data']

/** What was written for a field, or that its words still fit. */
interface Typed {
  readonly metin: string
  readonly dogru: boolean
}

interface Now {
  readonly metin: string
  readonly kaynak: string
}

type Words = Readonly<Record<string, Typed>>
type Told = InputOf<typeof saveTranslation>['alanlar']

/** What is sent of the words; to show what is whole already, one field goes along as it stands. */
function toldOf(data: Paired, words: Words, standing: (field: PairedField) => Now): Told {
  const alanlar = data.alanlar.flatMap((field) => {
    const one = words[field.alan]
    if (!one) return []
    const { metin: gorulen, kaynak } = standing(field)
    return [{ alan: field.alan, gorulen, kaynak, metin: one.metin, ...(one.dogru ? { dogru: true } : {}) }]
  })
  const [first] = data.alanlar
  if (alanlar.length > 0 || !first) return alanlar
  return [{ alan: first.alan, gorulen: first.metin, kaynak: first.kaynak, metin: first.metin }]
}

/** Writes the fields; answers what stood there, for the way back. */
async function send({ tur, k_no, dil }: Paired, alanlar: Told, yayinla: boolean): Promise<Record<string, string>> {
  await call(saveTranslation, { tur, k_no, dil, alanlar, ...(yayinla ? { yayinla } : {}) })
  return Object.fromEntries(alanlar.map(({ alan, gorulen }) => [alan, gorulen]))
}

/** One text under the hand of a translator: what is typed, what is confirmed, and what others did meanwhile. */
export function usePairs(data: Paired, onSaved: () => void) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({})
  const [now, setNow] = useState<Readonly<Record<string, Now>>>({})
  const [undo, setUndo] = usePassing<Readonly<Record<string, string>>>()
  const standing = (field: PairedField): Now => now[field.alan] ?? { metin: field.metin, kaynak: field.kaynak }
  const changed = data.alanlar.filter((field) => {
    const one = typed[field.alan]
    return one !== undefined && (one.dogru || one.metin !== standing(field).metin)
  })
  const save = useMutation({
    mutationFn: ({ yayinla, words }: { yayinla: boolean; words: Words }) =>
      send(data, toldOf(data, words, standing), yayinla),
    onSuccess: async (before) => {
      setUndo(before)
      setTyped({})
      setNow({})
      await client.invalidateQueries({ queryKey: TRANSLATIONS_KEY })
      onSaved()
    },
    onError: (error) => {
      const clash = contestOf<Contest<Readonly<Record<string, Now>>>>(error)
      if (clash) setNow((known) => ({ ...known, ...clash.alanlar }))
    },
  })
  const words = Object.fromEntries(changed.map(({ alan }) => [alan, typed[alan] ?? { metin: '', dogru: false }]))
  return {
    changed,
    now,
    clash: contestOf<Contest<Readonly<Record<string, Now>>>>(save.error),
    error: contestOf<Contest<Readonly<Record<string, Now>>>>(save.error) ? null : save.error,
    isSaving: save.isPending,
    undo,
    valueOf: (field: PairedField) => typed[field.alan]?.metin ?? standing(field).metin,
    isConfirmed: ({ alan }: PairedField) => typed[alan]?.dogru ?? false,
    type: (field: PairedField, metin: string) =>
      setTyped((before) => ({ ...before, [field.alan]: { metin, dogru: false } })),
    confirm: (field: PairedField) =>
      setTyped((before) => ({
        ...before,
        [field.alan]: { metin: before[field.alan]?.metin ?? standing(field).metin, dogru: true },
      })),
    save: (yayinla = false) => {
      if (!save.isPending) save.mutate({ yayinla, words })
    },
    takeBack: () => {
      if (!undo) return
      const back = Object.entries(undo).map(([alan, metin]) => [alan, { metin, dogru: false }] as const)
      save.mutate({ yayinla: false, words: Object.fromEntries(back) })
    },
  }
}

import { type LibraryPicture, type listLibrary, orderGallery } from '@meltem/contract/media/office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { type Contest, contestOf } from '../../ui/edit/contest.ts'
import { usePassing } from '../../ui/use-passing.ts'
import { libraryQuery, MEDIA_KEY } from '../media/use-media.ts'

interface Done {
  readonly text: string
  /** The order to go back to. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

interface Order {
  readonly gorulen: readonly string[]
  readonly yeni: readonly string[]
  /** What is told when it is done; nothing can be taken back without it. */
  readonly text?: string
}

const keysOf = (pictures: readonly LibraryPicture[]) => pictures.map(({ anahtar }) => anahtar)

/** The pictures of a product in their order, and what changes it: shown at once, taken back for ten seconds (CAT-53). */
export function useGallery(urun_k_no: string) {
  const client = useQueryClient()
  const options = libraryQuery({ urun_k_no })
  const query = useQuery(options)
  const [done, setDone] = usePassing<Done>()
  const [refused, setRefused] = useState<readonly string[]>()
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ gorulen, yeni }: Order) => call(orderGallery, { urun_k_no, gorulen: [...gorulen], yeni: [...yeni] }),
    onMutate: async ({ yeni }) => {
      await client.cancelQueries({ queryKey: MEDIA_KEY })
      client.setQueryData(options.queryKey, (known) => known && inOrder(known, yeni))
      setRefused(undefined)
    },
    onSuccess: ({ data }, { gorulen, text }) =>
      setDone(text === undefined ? undefined : { text, before: gorulen, after: data }),
    onError: (problem, { yeni }) => {
      if (contestOf(problem)) setRefused(yeni)
    },
    onSettled: () => client.invalidateQueries({ queryKey: MEDIA_KEY }),
  })
  const pictures = query.data?.data ?? []
  const put = (yeni: readonly string[], text?: string) =>
    mutate({ gorulen: keysOf(pictures), yeni, ...(text === undefined ? {} : { text }) })
  return {
    query,
    pictures,
    error,
    isPending,
    contested: contestOf<Contest<{ sira: string[] }>>(error),
    /** What one wanted and another had changed meanwhile. */
    refused,
    put,
    done,
    undo: () => done && mutate({ gorulen: done.after, yeni: done.before }),
  }
}

type Known = OutputOf<typeof listLibrary>

function inOrder(known: Known, keys: readonly string[]): Known {
  const data = keys.flatMap((key) => known.data.filter(({ anahtar }) => anahtar === key))
  return { ...known, data, toplam: data.length }
}

/** The list with what stood at one place at another. */
export function moved(keys: readonly string[], from: number, to: number): string[] {
  const key = keys[from]
  const rest = keys.filter((_key, place) => place !== from)
  return key === undefined ? [...keys] : [...rest.slice(0, to), key, ...rest.slice(to)]
}

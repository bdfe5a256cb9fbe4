import { getWrittenPage, savePage, type WrittenPage, type WrittenText } from '@meltem/contract/content/office'
import type { InputOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { isSame } from '@meltem/domain/edits/merge-edits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { contestOf } from '../../ui/edit/contest.ts'
import { usePassing } from '../../ui/use-passing.ts'
import { CONTENT_KEY, pageQuery } from './content-queries.ts'

export type Stored = OutputOf<typeof getWrittenPage>['data']
type Sent = InputOf<typeof savePage>

export const EMPTY_TEXT: WrittenText = {
  baslik: '',
  ozet: '',
  slug: null,
  url: null,
  seo_baslik: '',
  bloklar: [],
  taslak: true,
}

/** A page while it is edited: what it was when that began, what is typed, and what is different. */
export function usePageDraft(stored: Stored) {
  const client = useQueryClient()
  const [seen, setSeen] = useState(stored)
  const [draft, setDraft] = useState(stored)
  const [undo, setUndo] = usePassing<Sent>()
  const dirty = !isSame(draft, seen)
  const save = useMutation({
    mutationFn: async (sent: Sent) => {
      await call(savePage, sent)
      return await call(getWrittenPage, { k_no: stored.k_no ?? '' })
    },
    onSuccess: ({ data }) => {
      setUndo(wayBack(seen, data))
      setSeen(data)
      setDraft(data)
      void client.invalidateQueries({ queryKey: [...CONTENT_KEY, 'liste'] })
      void client.invalidateQueries({ queryKey: [...CONTENT_KEY, 'surumler'] })
    },
    onError: async (error) => {
      // Who saves again has seen what the other wrote: from here on it is what was begun with.
      if (!contestOf(error)) return
      const { data } = await call(getWrittenPage, { k_no: stored.k_no ?? '' })
      setDraft((typed) => withoutLoss(seen, typed, data))
      setSeen(data)
    },
  })
  const contested = contestOf(save.error)
  return {
    seen,
    draft,
    dirty,
    contested,
    error: contested ? null : save.error,
    isSaving: save.isPending,
    saved: undo,
    change: (part: Partial<Stored>) => setDraft((before) => ({ ...before, ...part })),
    changeText: (dil: Language, part: Partial<WrittenText>) =>
      setDraft((before) => ({
        ...before,
        icerik: { ...before.icerik, [dil]: { ...(before.icerik[dil] ?? EMPTY_TEXT), ...part } },
      })),
    save: (more: Partial<Stored> = {}) => {
      const { icerik, ...facts } = { ...draft, ...more }
      const told = changedTexts(icerik, seen.icerik)
      if (!save.isPending) save.mutate({ ...facts, icerik: told, gorulen: withoutKey(seen) })
    },
    takeBack: () => {
      if (undo) save.mutate(undo)
    },
    reread: async () => {
      const { data } = await client.query({ ...pageQuery(stored.k_no ?? ''), staleTime: 0 })
      setSeen(data)
      setDraft(data)
    },
    taken: () => save.reset(),
  }
}

function withoutKey({ k_no: _key, ...page }: Stored): NonNullable<Sent['gorulen']> {
  return page
}

/** Only what was written; one language at least, as the call wants it. */
function changedTexts(texts: WrittenPage['icerik'], seen: WrittenPage['icerik']): WrittenPage['icerik'] {
  const changed = LANGUAGES.filter((dil) => texts[dil] && !isSame(texts[dil], seen[dil]))
  const sent = changed.length > 0 ? changed : LANGUAGES.filter((dil) => texts[dil]).slice(0, 1)
  return Object.fromEntries(sent.map((dil) => [dil, texts[dil]] as const))
}

/** What would undo the save: the texts as they were, over those that stand now. */
function wayBack(before: Stored, now: Stored): Sent {
  const known = LANGUAGES.filter((dil) => before.icerik[dil])
  const icerik = Object.fromEntries(known.map((dil) => [dil, before.icerik[dil]] as const))
  return { ...before, icerik, gorulen: withoutKey(now) }
}

/** What the other wrote where one has not typed; one's own words where one has. */
function withoutLoss(seen: Stored, typed: Stored, now: Stored): Stored {
  const pick = <T extends object>(base: T | undefined, mine: T | undefined, theirs: T | undefined): T | undefined => {
    if (!mine || !base) return mine ?? theirs
    const kept = Object.entries(mine as Record<string, unknown>).filter(
      ([name, value]) => !isSame(value, (base as Record<string, unknown>)[name]),
    )
    return { ...mine, ...theirs, ...Object.fromEntries(kept) }
  }
  const icerik = Object.fromEntries(
    LANGUAGES.flatMap((dil) => {
      const text = pick(seen.icerik[dil], typed.icerik[dil], now.icerik[dil])
      return text ? [[dil, text] as const] : []
    }),
  )
  return { ...(pick(seen, typed, now) ?? now), icerik }
}

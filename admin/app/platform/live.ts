import type { Change, LookedAt, Present } from '@meltem/contract/staff/live'
import { useEffect, useSyncExternalStore } from 'react'

/** What this tab has open, so that colleagues see it. */
export interface Look {
  readonly konu: LookedAt
  readonly k_no: string
}

/** A change that was told, and when it arrived by the clock of this device. */
export interface Heard extends Change {
  readonly at: number
}

interface LiveState {
  /** The stream is open: nobody has to ask whether something changed. */
  readonly isLive: boolean
  readonly present: readonly Present[]
  /** The last change of each thing, by its key; the oldest are forgotten. */
  readonly changed: ReadonlyMap<string, Heard>
  readonly look: Look | undefined
  /** How many forms on the screen hold words that are not saved. */
  readonly editing: number
}

/** More than a list and its details show. */
const MOST_CHANGED = 500

let state: LiveState = { isLive: false, present: [], changed: new Map(), look: undefined, editing: 0 }
const followers = new Set<() => void>()

function put(part: Partial<LiveState>): void {
  state = { ...state, ...part }
  for (const follower of followers) follower()
}

function follow(follower: () => void): () => void {
  followers.add(follower)
  return () => followers.delete(follower)
}

/** What the stream of the office has told this tab; written by features/live, read by every screen. */
export const live = {
  read: () => state,
  follow,
  setLive: (isLive: boolean) => put(isLive ? { isLive } : { isLive, present: [] }),
  setPresent: (present: readonly Present[]) => put({ present }),
  hear: (change: Change) => {
    if (change.k_no === null) return
    const kept = [...state.changed].filter(([key]) => key !== change.k_no).slice(1 - MOST_CHANGED)
    put({ changed: new Map([...kept, [change.k_no, { ...change, at: Date.now() }]]) })
  },
}

function useLive(): LiveState {
  return useSyncExternalStore(follow, live.read)
}

/** What was changed by others since the screen was read. */
export function useChangedSince(readAt: number): readonly Heard[] {
  return [...useLive().changed.values()].filter(({ at }) => at > readAt)
}

/** Colleagues who have the same thing open, each once; whoever edits it counts as editing. */
export function useColleagues({ konu, k_no }: Look): readonly Pick<Present, 'personel_k_no' | 'ad' | 'duzenliyor'>[] {
  const here = useLive().present.filter((one) => one.konu === konu && one.k_no === k_no)
  return here
    .filter((one, place) => here.findIndex(({ personel_k_no }) => personel_k_no === one.personel_k_no) === place)
    .map((one) => ({
      ...one,
      duzenliyor: here.some(({ personel_k_no, duzenliyor }) => personel_k_no === one.personel_k_no && duzenliyor),
    }))
}

/** While this screen is shown colleagues see what is open on it. */
export function useLook(konu: LookedAt, k_no: string | undefined): void {
  useEffect(() => {
    if (!k_no) return undefined
    put({ look: { konu, k_no } })
    return () => put({ look: undefined })
  }, [konu, k_no])
}

/** While a form holds words that are not saved colleagues see that somebody edits. */
export function useEditing(isEditing: boolean): void {
  useEffect(() => {
    if (!isEditing) return undefined
    put({ editing: state.editing + 1 })
    return () => put({ editing: state.editing - 1 })
  }, [isEditing])
}

import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { type TripNow, tripsNow } from './day-state.ts'
import type { KeptAct, KeptPack } from './field-box.ts'
import { FieldDay, type FieldState } from './field-day.ts'

interface Field extends FieldState {
  readonly day: FieldDay
  readonly trips: readonly TripNow[]
  /** What waits for the network. */
  readonly waiting: readonly KeptAct[]
  /** Acts whose outcome the person should read: somebody was earlier, a booking was cancelled. */
  readonly news: readonly KeptAct[]
}

export const FieldContext = createContext<Field | undefined>(undefined)

export function useField(): Field {
  const field = use(FieldContext)
  if (!field) throw new Error('useField needs a FieldContext above it')
  return field
}

/** Inside the views the pack is there: without one they are not drawn. */
export function usePack(): KeptPack {
  const { kept } = useField()
  if (!kept) throw new Error('usePack needs a day pack')
  return kept
}

/** The day, for as long as the screen is open. */
export function useFieldDay(): Field {
  const [day] = useState(() => new FieldDay())
  useEffect(() => day.start(), [day])
  const state = useSyncExternalStore(day.subscribe, day.snapshot)
  const { kept, acts } = state
  return useMemo(() => {
    const waiting = acts.filter(({ sonuc }) => sonuc === null)
    const news = acts.filter(({ sonuc, goruldu }) => sonuc !== null && !goruldu)
    return { ...state, day, waiting, news, trips: kept ? tripsNow(kept, acts) : [] }
  }, [state, day, kept, acts])
}

const SCREENS = ['geziler', 'liste', 'okut', 'bekleyen', 'sonuc'] as const
type Screen = (typeof SCREENS)[number]

/** Where the person is stands in the address: a phone that is locked and opened again goes on there. */
export function useFieldAddress() {
  const [query, setQuery] = useSearchParams()
  const screen = SCREENS.find((known) => known === query.get('ekran')) ?? 'geziler'
  const trip = query.get('gezi') ?? undefined
  const go = (to: Screen, gezi = trip) =>
    setQuery({ ...(to === 'geziler' ? {} : { ekran: to }), ...(gezi && to !== 'geziler' ? { gezi } : {}) })
  return { screen, trip, go }
}

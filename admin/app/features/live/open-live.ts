import {
  type Change,
  LIVE_EVENTS,
  type LiveEvent,
  type LiveSubject,
  openStream,
  type Present,
  tellPresence,
} from '@meltem/contract/staff/live'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../../platform/call.ts'
import { live } from '../../platform/live.ts'
import {
  APPROVALS_KEY,
  ARRIVALS_KEY,
  BOARD_KEY,
  COUNTERS_KEY,
  DEPARTURES_KEY,
  ENQUIRIES_KEY,
  HEALTH_KEY,
  MESSAGES_KEY,
  REQUESTS_KEY,
  RUNS_KEY,
  STAFF_KEY,
  TODAY_KEY,
  VIEW_COUNTS_KEY,
  WAITING_KEY,
} from '../../platform/queries/keys.ts'

/** A tab nobody looks at lets go of its stream: browsers have few connections to a host. */
const HIDDEN_MS = 10_000
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000
/** Changes that come together are read together. */
const GATHER_MS = 300
const LOOK_MS = 300
const LOOK_AGAIN_MS = 5_000

type Key = readonly string[]

/**
 * What is read anew when a subject changes. Lists of reservations, one reservation and one departure are not here: they
 * say that something changed and wait for the person (PEOPLE-21).
 */
const READ_ANEW: Readonly<Record<LiveSubject, readonly Key[]>> = {
  rezervasyon: [TODAY_KEY, REQUESTS_KEY, BOARD_KEY, ARRIVALS_KEY, WAITING_KEY, RUNS_KEY, DEPARTURES_KEY],
  takvim: [TODAY_KEY, BOARD_KEY],
  kalkis: [TODAY_KEY, DEPARTURES_KEY, RUNS_KEY, ARRIVALS_KEY],
  odeme: [TODAY_KEY, APPROVALS_KEY],
  mesaj: [TODAY_KEY, MESSAGES_KEY, ENQUIRIES_KEY, HEALTH_KEY],
  yorum: [TODAY_KEY],
  // A product says that somebody has changed it and waits for the person.
  urun: [],
}

/** What only the person's own acts read anew, in this tab and in the others. */
const OWN: readonly Key[] = [['rezervasyonlar'], ['rezervasyon'], DEPARTURES_KEY, ['urunler']]

/** Listens to the office for the person `me` until it is told to stop. A browser that cannot asks every half minute. */
export function openLive(client: QueryClient, me: string): () => void {
  if (typeof EventSource === 'undefined') return () => undefined
  const tab = new LiveTab(client, me)
  const look = () => tab.look()
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    tab.leave()
  }
}

class LiveTab {
  readonly #client: QueryClient
  readonly #me: string
  readonly #akis_k_no = crypto.randomUUID()
  readonly #reading: ReturnType<typeof gatherer>
  readonly #looking: ReturnType<typeof tellLooks>
  #source: EventSource | undefined
  #again: ReturnType<typeof setTimeout> | undefined
  #hiding: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #wasOpen = false

  constructor(client: QueryClient, me: string) {
    this.#client = client
    this.#me = me
    this.#reading = gatherer(client)
    this.#looking = tellLooks(this.#akis_k_no)
  }

  look(): void {
    clearTimeout(this.#hiding)
    if (document.visibilityState === 'visible') this.#connect()
    else this.#hiding = setTimeout(() => this.#shut(), HIDDEN_MS)
  }

  leave(): void {
    clearTimeout(this.#hiding)
    clearTimeout(this.#again)
    this.#looking.stop()
    this.#reading.stop()
    this.#shut()
  }

  #connect(): void {
    clearTimeout(this.#again)
    if (this.#source) return
    const source = new EventSource(`/api${openStream.path}?akis_k_no=${this.#akis_k_no}`)
    this.#source = source
    for (const event of Object.keys(LIVE_EVENTS) as LiveEvent[]) {
      source.addEventListener(event, ({ data }: MessageEvent<string>) => this.#take(event, data))
    }
    source.addEventListener('open', () => this.#opened())
    source.addEventListener('error', () => {
      live.setLive(false)
      // The browser comes again by itself after a break; after a refusal it does not.
      if (source.readyState === EventSource.CLOSED) this.#refused()
    })
  }

  #opened(): void {
    this.#failures = 0
    live.setLive(true)
    this.#looking.tell()
    // What happened while nobody listened was not told.
    if (this.#wasOpen) this.#reading.everything()
    this.#wasOpen = true
  }

  #take(event: LiveEvent, data: string): void {
    const read = z.safeParse(LIVE_EVENTS[event], JSON.parse(data))
    if (!read.success) return
    if (event === 'sayac') this.#client.setQueryData(COUNTERS_KEY, { data: read.data })
    else if (event === 'orada') live.setPresent(read.data as readonly Present[])
    else if (event === 'degisti') this.#reading.change(read.data as Change, this.#me)
    else if (event === 'hepsi') this.#reading.everything()
    else this.#shut()
  }

  #shut(): void {
    this.#source?.close()
    this.#source = undefined
    live.setLive(false)
  }

  /** Signed out, or the server is away: the session says which, and the next try comes later each time. */
  #refused(): void {
    this.#shut()
    this.#failures += 1
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#failures - 1))
    this.#again = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2))
    void this.#client.invalidateQueries({ queryKey: STAFF_KEY })
  }
}

/** Counting every view is more work than a list: it follows at a distance. */
const COUNT_MS = 3_000

function gatherer(client: QueryClient) {
  const keys = new Map<string, Key>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let counting: ReturnType<typeof setTimeout> | undefined
  const readSoon = (some: readonly Key[], isOwn: boolean): void => {
    for (const key of some) keys.set(key.join(), key)
    timer ??= setTimeout(() => {
      timer = undefined
      for (const queryKey of keys.values())
        void client.invalidateQueries({ queryKey, predicate: isOwn ? all : mayMove })
      keys.clear()
    }, GATHER_MS)
  }
  return {
    change: (change: Change, me: string): void => {
      const isOwn = change.personel_k_no === me
      if (!isOwn) live.hear(change)
      readSoon(isOwn ? [...READ_ANEW[change.konu], ...OWN] : READ_ANEW[change.konu], isOwn)
      if (change.konu !== 'rezervasyon') return
      counting ??= setTimeout(() => {
        counting = undefined
        void client.invalidateQueries({ queryKey: VIEW_COUNTS_KEY })
      }, COUNT_MS)
    },
    everything: () => void client.invalidateQueries({ type: 'active' }),
    stop: () => {
      clearTimeout(timer)
      clearTimeout(counting)
    },
  }
}

const all = () => true

/** One departure that a colleague has changed waits until the person wants to see it; somebody may be writing there. */
function mayMove({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey[0] !== DEPARTURES_KEY[0] || queryKey[1] !== 'bir'
}

/** Tells colleagues what is open here, once it has stood for a moment; a call that got lost is made again. */
function tellLooks(akis_k_no: string) {
  let told = 'null'
  let timer: ReturnType<typeof setTimeout> | undefined
  const wanted = () => {
    const { look, editing } = live.read()
    return look ? { ...look, duzenliyor: editing > 0 } : null
  }
  const send = async (): Promise<void> => {
    timer = undefined
    const bakis = wanted()
    const words = JSON.stringify(bakis)
    if (!live.read().isLive || words === told) return
    try {
      await call(tellPresence, { akis_k_no, bakis })
      told = words
    } catch {
      timer ??= setTimeout(() => void send(), LOOK_AGAIN_MS)
    }
  }
  const soon = () => {
    timer ??= setTimeout(() => void send(), LOOK_MS)
  }
  const forget = live.follow(soon)
  return {
    /** A new stream knows nothing of what was told to the one before it. */
    tell: () => {
      told = 'null'
      soon()
    },
    stop: () => {
      forget()
      clearTimeout(timer)
    },
  }
}

import {
  type FieldAct,
  type FieldOutcome,
  getDayPack,
  MOST_FIELD_ACTS,
  settleFieldActs,
} from '@meltem/contract/field/field'
import { call } from '../../platform/call.ts'
import { CallError, isSignedOut } from '../../platform/call-error.ts'
import { rememberOpened } from '../../platform/session.ts'
import {
  findKeptPerson,
  findPack,
  forgetAct,
  getDeviceKey,
  type KeptAct,
  type KeptPack,
  keepAct,
  keepPack,
  listActs,
} from './field-box.ts'

export interface FieldState {
  readonly kept: KeptPack | undefined
  readonly acts: readonly KeptAct[]
  /** Undefined before the first try. */
  readonly online: boolean | undefined
  readonly signedOut: boolean
  readonly sending: boolean
  /** Why there is no pack, where the server said so. */
  readonly error: unknown
  /** Everything the phone had kept is read. */
  readonly ready: boolean
}

type NewAct = FieldAct extends infer A ? (A extends FieldAct ? Omit<A, 'k_no' | 'zaman'> : never) : never

const RETRY_MS = 20_000
const REFRESH_MS = 120_000
/** What became of an act is shown for two days, as long as a pack lives. */
const KEPT_MS = 48 * 3_600_000

/** The day of one person on one phone: what was taken along, what was done, what waits for the network. */
export class FieldDay {
  #state: FieldState = {
    kept: undefined,
    acts: [],
    online: undefined,
    signedOut: false,
    sending: false,
    error: undefined,
    ready: false,
  }
  readonly #listeners = new Set<() => void>()
  readonly #channel = new BroadcastChannel('meltem-saha')
  #refreshed = 0

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): FieldState => this.#state

  #set(change: Partial<FieldState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  get #person(): string | undefined {
    return this.#state.kept?.pack.personel.k_no
  }

  /** First what the phone has, at once and without network; then the network, if there is one. */
  start(): () => void {
    const sync = () => void this.sync()
    const refreshed = () => {
      if (document.visibilityState === 'visible') sync()
    }
    const followed = () => void this.#reload()
    this.#channel.addEventListener('message', followed)
    window.addEventListener('online', sync)
    window.addEventListener('offline', this.#goneOffline)
    document.addEventListener('visibilitychange', refreshed)
    const timer = window.setInterval(() => {
      const isDue = Date.now() - this.#refreshed > REFRESH_MS
      if (isDue || this.#state.acts.some(({ sonuc }) => sonuc === null)) sync()
    }, RETRY_MS)
    // A browser that keeps nothing still shows the day while there is network.
    void this.#reload()
      .catch((error: unknown) => this.#set({ error, ready: true }))
      .then(sync)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', sync)
      window.removeEventListener('offline', this.#goneOffline)
      document.removeEventListener('visibilitychange', refreshed)
      this.#channel.removeEventListener('message', followed)
    }
  }

  readonly #goneOffline = () => this.#set({ online: false })

  async #reload(): Promise<void> {
    const person = await findKeptPerson()
    const kept = person ? await findPack(person, Date.now()) : undefined
    const acts = person ? await listActs(person) : []
    this.#set({ kept, acts, ready: true })
  }

  /** Another tab of the same phone shows the same. */
  #tell(): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    this.#channel.postMessage('degisti')
  }

  /** Done the moment it is written on the phone; the network comes later. */
  async add(fields: NewAct, about: { readonly ad: string; readonly kur: string }): Promise<KeptAct | undefined> {
    const person = this.#person
    if (!person) return undefined
    const act = { ...fields, k_no: crypto.randomUUID(), zaman: new Date().toISOString() } as FieldAct
    const kept: KeptAct = { act, ...about, denendi: false, sonuc: null, sonuc_zamani: null, goruldu: false }
    await keepAct(person, kept)
    this.#set({ acts: [...this.#state.acts, kept] })
    this.#tell()
    void this.sync()
    return kept
  }

  /** Money that has not left the phone is taken back here; what is in the books only the office corrects. */
  async withdraw(k_no: string): Promise<boolean> {
    const person = this.#person
    if (!person) return false
    return await exclusively(async () => {
      const found = (await listActs(person)).find(({ act }) => act.k_no === k_no)
      if (!found || found.denendi) return false
      await forgetAct(person, k_no)
      this.#set({ acts: this.#state.acts.filter(({ act }) => act.k_no !== k_no) })
      this.#tell()
      return true
    })
  }

  async markSeen(): Promise<void> {
    const person = this.#person
    if (!person) return
    const unseen = this.#state.acts.filter(({ sonuc, goruldu }) => sonuc !== null && !goruldu)
    for (const kept of unseen) await keepAct(person, { ...kept, goruldu: true })
    await this.#reload()
    this.#tell()
  }

  /** Sends what waits, once, whichever tab is first; then asks how the day stands. */
  async sync(): Promise<void> {
    if (!navigator.onLine) return this.#goneOffline()
    await exclusively(async () => {
      this.#set({ sending: true })
      try {
        await this.#send().catch(passHands)
        await this.#refresh()
        this.#set({ online: true, signedOut: false, error: undefined })
      } catch (error) {
        this.#fail(error)
      }
      this.#set({ sending: false })
      this.#tell()
    })
  }

  #fail(error: unknown): void {
    if (isSignedOut(error)) this.#set({ online: true, signedOut: true })
    else if (error instanceof CallError && error.code === 'baglanti') this.#set({ online: false, error })
    else this.#set({ online: true, error })
  }

  async #send(): Promise<void> {
    const person = await findKeptPerson()
    if (!person) return
    const waiting = (await listActs(person)).filter(({ sonuc }) => sonuc === null)
    for (let from = 0; from < waiting.length; from += MOST_FIELD_ACTS) {
      await this.#sendBatch(person, waiting.slice(from, from + MOST_FIELD_ACTS))
    }
    if (waiting.length > 0) this.#set({ acts: await listActs(person) })
  }

  async #sendBatch(person: string, batch: readonly KeptAct[]): Promise<void> {
    for (const kept of batch) await keepAct(person, { ...kept, denendi: true })
    try {
      await this.#settleBatch(person, batch)
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'alan_hatasi') throw error
      await this.#sendAlone(person, batch)
    }
  }

  async #settleBatch(person: string, batch: readonly KeptAct[]): Promise<void> {
    const { sonuclar, simdi } = await call(settleFieldActs, {
      cihaz: await getDeviceKey(),
      personel_k_no: person,
      saat: new Date().toISOString(),
      islemler: batch.map(({ act }) => act),
    })
    for (const kept of batch) {
      const sonuc = sonuclar.find(({ k_no }) => k_no === kept.act.k_no)
      if (sonuc) await keepAct(person, { ...kept, denendi: true, sonuc, sonuc_zamani: simdi })
    }
  }

  /** One act that the server cannot read does not hold up the others: they travel alone then, and it is told. */
  async #sendAlone(person: string, batch: readonly KeptAct[]): Promise<void> {
    const [first] = batch
    if (batch.length === 1 && first) return await keepAct(person, unreadable(first))
    for (const kept of batch) await this.#sendBatch(person, [kept])
  }

  async #refresh(): Promise<void> {
    const pack = await call(getDayPack, { cihaz: await getDeviceKey() })
    this.#refreshed = Date.now()
    const kept = { pack, sapma: Date.parse(pack.simdi) - Date.now() }
    await keepPack(kept)
    rememberOpened('/saha', true)
    const person = pack.personel.k_no
    for (const known of await listActs(person)) await this.#settle(person, known, pack.islemler, pack.simdi)
    this.#set({ kept, acts: await listActs(person) })
  }

  /** A scan that was counted may have turned out to be the second one; the person is told anew. */
  async #settle(person: string, kept: KeptAct, outcomes: readonly FieldOutcome[], simdi: string): Promise<void> {
    const sonuc = outcomes.find(({ k_no }) => k_no === kept.act.k_no)
    const isOld = Date.parse(kept.act.zaman) < Date.now() - KEPT_MS
    if (isOld && kept.sonuc && kept.goruldu) return await forgetAct(person, kept.act.k_no)
    if (!sonuc || (kept.sonuc?.karar === sonuc.karar && kept.sonuc.kim === sonuc.kim)) return
    await keepAct(person, { ...kept, denendi: true, sonuc, sonuc_zamani: simdi, goruldu: false })
  }
}

/** Another person has signed in on this phone: theirs is shown, and what the first one did waits for them. */
function passHands(error: unknown): void {
  if (!(error instanceof CallError) || error.code !== 'cakisma') throw error
}

function unreadable(kept: KeptAct): KeptAct {
  const sonuc = { k_no: kept.act.k_no, karar: 'bilinmiyor' as const, kim: null, zaman: null, cihaz: null }
  return { ...kept, denendi: true, sonuc, sonuc_zamani: new Date().toISOString() }
}

/** Tabs of one phone take turns; the server would count an act once anyhow. */
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('meltem-saha', work) : work()
}

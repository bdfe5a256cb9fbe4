import type { FieldAct, FieldOutcome, getDayPack } from '@meltem/contract/field/field'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { createStore, del, entries, get, set, update } from 'idb-keyval'

export type DayPack = OutputOf<typeof getDayPack>

/** A pack with what was known when it came. */
export interface KeptPack {
  readonly pack: DayPack
  /** How far the clock of this phone was behind then, in milliseconds. */
  readonly sapma: number
}

/** An act of this phone, until it is forgotten. */
export interface KeptAct {
  readonly act: FieldAct
  /** Whom it is about, for the list of what waits. */
  readonly ad: string
  readonly kur: string
  /** It may have reached the server: only the server can take it back now. */
  readonly denendi: boolean
  /** Null while it waits. */
  readonly sonuc: FieldOutcome | null
  /** When the answer came, by the clock of the server. */
  readonly sonuc_zamani: string | null
  /** The person has read what became of it. */
  readonly goruldu: boolean
}

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

const store = createStore('meltem-saha', 'kayit')

/** The key never leaves the browser: what is copied from the phone's storage stays unreadable. */
async function getKey(): Promise<CryptoKey> {
  const known = await get<CryptoKey>('anahtar', store)
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  let kept: CryptoKey = made
  // Two tabs that open at once agree on the first key.
  await update<CryptoKey>(
    'anahtar',
    (first) => {
      kept = first ?? made
      return kept
    },
    store,
  )
  return kept
}

async function seal(value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await getKey(), plain) }
}

async function open<T>({ iv, data }: Sealed): Promise<T> {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await getKey(), data)
  return JSON.parse(new TextDecoder().decode(plain)) as T
}

/** The key this phone gave itself. */
export async function getDeviceKey(): Promise<string> {
  let key = ''
  await update<string>(
    'cihaz',
    (known) => {
      key = known ?? crypto.randomUUID()
      return key
    },
    store,
  )
  return key
}

/** Whose day was last open on this phone. */
export async function findKeptPerson(): Promise<string | undefined> {
  return await get<string>('kim', store)
}

export async function keepPack(kept: KeptPack): Promise<void> {
  const { k_no } = kept.pack.personel
  await set(`paket:${k_no}`, await seal(kept), store)
  await set('kim', k_no, store)
}

/** The pack of a person, unless its time is over (BOOK-24). */
export async function findPack(personel: string, now: number): Promise<KeptPack | undefined> {
  const sealed = await get<Sealed>(`paket:${personel}`, store)
  if (!sealed) return undefined
  const kept = await open<KeptPack>(sealed)
  if (now + kept.sapma < Date.parse(kept.pack.son)) return kept
  await del(`paket:${personel}`, store)
  return undefined
}

/** At sign-out: guests are forgotten, acts that were not sent stay for the person who did them. */
export async function forgetPack(): Promise<void> {
  const personel = await findKeptPerson()
  if (personel) await del(`paket:${personel}`, store)
  await del('kim', store)
}

const actName = (personel: string, k_no: string) => `islem:${personel}:${k_no}`

export async function keepAct(personel: string, kept: KeptAct): Promise<void> {
  await set(actName(personel, kept.act.k_no), await seal(kept), store)
}

export async function forgetAct(personel: string, k_no: string): Promise<void> {
  await del(actName(personel, k_no), store)
}

/** In the order they were done. */
export async function listActs(personel: string): Promise<KeptAct[]> {
  const all = await entries<string, Sealed>(store)
  const own = all.filter(([name]) => name.startsWith(`islem:${personel}:`))
  const acts = await Promise.all(own.map(([, sealed]) => open<KeptAct>(sealed)))
  return acts.toSorted((a, b) => a.act.zaman.localeCompare(b.act.zaman) || a.act.k_no.localeCompare(b.act.k_no))
}

/*
 * Keeps the page of a trip for when there is no connection: the page itself, its files, and the last answer about the
 * reservation. Registered for /{lang}/reservation/ only; no other page passes through here. Runs alone: it imports
 * nothing (vite/trip-worker.ts).
 */
export {}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerFetch extends WorkerEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface WorkerMessage extends WorkerEvent {
  readonly data: { readonly sakla?: unknown }
}

/** What of a service worker's world is used here; the types of pages know nothing of it. */
interface Worker {
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', listen: (event: WorkerEvent) => void): void
  addEventListener(name: 'fetch', listen: (event: WorkerFetch) => void): void
  addEventListener(name: 'message', listen: (event: WorkerMessage) => void): void
}

const worker = globalThis as unknown as Worker
const { origin } = globalThis.location

/** The page writes the reservation into the same store and forgets it at logout (platform/stores/kept-trips.ts). */
const STORE = 'gezi-2'
/** What is kept is one person's in one language: by which headers it was made does not matter here. */
const ANYHOW = { ignoreVary: true }
const KEPT_CALLS = [
  '/api/rezervasyon-getir',
  '/api/rezervasyon-bilet-listele',
  '/api/urun-kart-listele',
  '/api/category-urun-getir',
  '/api/voucher-pdf-getir',
  '/api/takvim-dosya-getir',
]

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

async function begin(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('gezi-') && name !== STORE).map((name) => caches.delete(name)),
  )
  await worker.clients.claim()
}

worker.addEventListener('activate', (event) => event.waitUntil(begin()))

function isKept({ url, method, mode }: Request): boolean {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return false
  if (mode === 'navigate') return /^\/(tr|en|de|ru)\/reservation\//.test(address.pathname)
  return /^\/(assets|img)\//.test(address.pathname) || KEPT_CALLS.includes(address.pathname)
}

async function fromNetwork(request: Request): Promise<Response> {
  const store = await caches.open(STORE)
  try {
    const answer = await fetch(request)
    if (answer.ok) await store.put(request.url, answer.clone())
    return answer
  } catch (error) {
    const kept = await store.match(request.url, ANYHOW)
    if (kept) return kept
    throw error
  }
}

/** Files with a hash in their name never change: what is kept is as good as new. */
async function fromStore(request: Request): Promise<Response> {
  const store = await caches.open(STORE)
  return (await store.match(request.url, ANYHOW)) ?? (await fromNetwork(request))
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (!isKept(request)) return
  const file = new URL(request.url).pathname.startsWith('/assets/')
  event.respondWith(file ? fromStore(request) : fromNetwork(request))
})

/** What a page has loaded before this worker was there; answers of the API are never fetched from here. */
async function keep(wanted: readonly unknown[]): Promise<void> {
  const store = await caches.open(STORE)
  const addresses = wanted
    .filter((one): one is string => typeof one === 'string')
    .filter((one) => {
      const url = new URL(one, origin)
      return url.origin === origin && !url.pathname.startsWith('/api/')
    })
  await Promise.allSettled([...new Set(addresses)].map((address) => store.add(address)))
}

worker.addEventListener('message', (event) => {
  const { sakla } = event.data
  if (Array.isArray(sakla)) event.waitUntil(keep(sakla))
})

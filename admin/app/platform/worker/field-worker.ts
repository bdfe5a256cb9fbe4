/*
 * Keeps the screen of the field for a day without network: its page and its files, all of one build. Registered for
 * /yonetim/saha only; no other page of the office passes through here, and no answer of the API is kept. Runs alone: it
 * imports nothing (vite/field-worker.ts writes its files and its version into it).
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
  readonly data: unknown
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

const PAGE = '/yonetim/saha'
const VERSION = '__VERSION__'
const STORE = `saha-${VERSION}`
const FILES = JSON.parse('__FILES__') as readonly string[]
const ANYHOW = { ignoreVary: true, ignoreSearch: true }

/** All or nothing: half a screen would be found out at sea. */
async function keep(): Promise<void> {
  const store = await caches.open(STORE)
  await store.addAll([new Request(PAGE, { cache: 'reload' }), ...FILES])
}

worker.addEventListener('install', (event) => event.waitUntil(keep()))

/** The page that was open has its files; older ones nobody has open any more. */
async function begin(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('saha-') && name !== STORE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

worker.addEventListener('activate', (event) => event.waitUntil(begin()))

worker.addEventListener('message', (event) => {
  if (event.data === 'basla') event.waitUntil(worker.skipWaiting())
})

/** Page and files of one build; what is not among them, such as the reader for phones without one, is kept when asked for. */
async function answer(request: Request, kept: string): Promise<Response> {
  const store = await caches.open(STORE)
  const known = await store.match(kept, ANYHOW)
  if (known) return known
  const fresh = await fetch(request)
  if (fresh.ok && request.mode !== 'navigate') await store.put(kept, fresh.clone())
  return fresh
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin, searchParams } = new URL(request.url)
  if (request.method !== 'GET' || origin !== globalThis.location.origin) return
  // Another tenant of the same host is asked for by name: only in demos, and only from the network.
  if (request.mode === 'navigate' && pathname === PAGE && !searchParams.has('firma')) {
    event.respondWith(answer(request, PAGE))
  }
  if (pathname.startsWith('/yonetim/assets/')) event.respondWith(answer(request, pathname))
})

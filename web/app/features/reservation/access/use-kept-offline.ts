import { getReservation } from '@meltem/contract/reservation/booking'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import type { AnswerOf, Endpoint, InputOf } from '@meltem/contract/wire/endpoint'
import { useEffect, useState } from 'react'
import { queryOf } from '../../../platform/calls/api.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { TRIP_STORE } from '../../../platform/stores/kept-trips.ts'

const WORKER = '/trip-worker.js'

/**
 * Once the trip has been seen it can be seen without a connection: a small worker, for these pages only, keeps the page,
 * its files and the last answer. True while there is no connection.
 */
export function useKeptOffline(seen: Reservation | undefined, anahtar: string | undefined): boolean {
  const { language } = useFrame()
  const [offline, setOffline] = useState(false)
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine)
    look()
    window.addEventListener('online', look)
    window.addEventListener('offline', look)
    return () => {
      window.removeEventListener('online', look)
      window.removeEventListener('offline', look)
    }
  }, [])
  useEffect(() => {
    if (!seen || !('serviceWorker' in navigator)) return
    void keepPage(`/${language}/reservation/`, seen, anahtar)
  }, [seen, anahtar, language])
  return offline
}

/** Puts an answer where the page of the trip finds it without a connection. Plain http has no such stores. */
export async function keepAnswer<E extends Endpoint>(
  { path }: E,
  input: InputOf<E>,
  answer: AnswerOf<E>,
): Promise<void> {
  if (!('caches' in globalThis)) return
  try {
    const store = await caches.open(TRIP_STORE)
    await store.put(`/api${path}${queryOf(input)}`, Response.json(answer))
  } catch (error) {
    // Without it the page works as before, with a connection; where errors are collected, it is known.
    reportError(error)
  }
}

/** What this visit has loaded came before the worker: it is told what to fetch for itself. */
async function keepPage(scope: string, data: Reservation, anahtar: string | undefined): Promise<void> {
  await keepAnswer(getReservation, { k_no: data.k_no, ...(anahtar ? { anahtar } : {}) }, { success: 1, data })
  try {
    await navigator.serviceWorker.register(WORKER, { scope })
    const registration = await navigator.serviceWorker.getRegistration(scope)
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker?.postMessage({ sakla: [window.location.href, ...files] })
  } catch (error) {
    // Likewise.
    reportError(error)
  }
}

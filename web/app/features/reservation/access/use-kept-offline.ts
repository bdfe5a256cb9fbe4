import { getReservation } from '@meltem/contract/reservation/booking'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { useEffect, useState } from 'react'
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

/** What this visit has loaded came before the worker: it is told what to fetch for itself. */
async function keepPage(scope: string, data: Reservation, anahtar: string | undefined): Promise<void> {
  try {
    const query = new URLSearchParams({ k_no: data.k_no, ...(anahtar ? { anahtar } : {}) })
    const answer = Response.json({ success: 1, data })
    await (await caches.open(TRIP_STORE)).put(`/api${getReservation.path}?${query}`, answer)
    await navigator.serviceWorker.register(WORKER, { scope })
    const registration = await navigator.serviceWorker.getRegistration(scope)
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker?.postMessage({ sakla: [window.location.href, ...files] })
  } catch (error) {
    // Without it the page works as before, with a connection; where errors are collected, it is known.
    reportError(error)
  }
}

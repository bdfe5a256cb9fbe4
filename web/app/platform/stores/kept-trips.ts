/** Where the worker keeps trips for when there is no connection (worker/trip-worker.ts names the same). */
export const TRIP_STORE = 'gezi-2'

/** Everything that was kept of trips, by this version and by earlier ones. Plain http has no such stores. */
export async function forgetTrips(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('gezi-')).map((name) => caches.delete(name)))
}

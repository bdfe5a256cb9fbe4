import { BASE } from '../../platform/return-address.ts'

/** The worker is built beside the office (vite/field-worker.ts) and served at its root. */
const WORKER = `${BASE}/field-worker.js`
const SCOPE = `${BASE}/saha`

/**
 * Has the screen kept on the phone. A newer one is taken when the screen is opened, before anything is done with it;
 * while it is open it stays as it is, whatever is deployed meanwhile.
 */
export function keepForOffline(): void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  void serviceWorker.register(WORKER, { scope: SCOPE }).then(
    ({ waiting }) => {
      if (!waiting) return
      serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      waiting.postMessage('basla')
    },
    // Without a worker the day is still kept; only opening the screen needs the network then.
    () => undefined,
  )
}

import { lazy, Suspense } from 'react'
import { appStore } from '../../platform/stores/app-store.ts'
import { useStoresReady } from '../../platform/stores/store-life.ts'
import { withMessages } from '../../platform/words/browser-messages.ts'

const SeenStrip = lazy(() => withMessages('facts', import('./seen-strip.tsx')))

/** Only this browser knows what its visitor has looked at: it loads the strip where there is something. */
export function RecentlySeen() {
  const ready = useStoresReady()
  const any = appStore.use((state) => state.son_gorulen.length > 0)
  return ready && any ? (
    <Suspense>
      <SeenStrip />
    </Suspense>
  ) : null
}

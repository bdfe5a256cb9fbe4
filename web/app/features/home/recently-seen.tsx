import { lazy, Suspense } from 'react'
import { appStore } from '../../platform/stores/app-store.ts'
import { useStoresReady } from '../../platform/stores/store-life.ts'
import { withMessages } from '../../platform/words/browser-messages.ts'

const SeenStrip = lazy(() => withMessages('facts', import('./seen-strip.tsx')))

/** What was looked at is known in this browser only: the strip is loaded by those who have one. */
export function RecentlySeen() {
  const ready = useStoresReady()
  const any = appStore.use((state) => state.son_gorulen.length > 0)
  return ready && any ? (
    <Suspense>
      <SeenStrip />
    </Suspense>
  ) : null
}

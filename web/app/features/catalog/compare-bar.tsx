import { lazy, Suspense } from 'react'
import { appStore } from '../../platform/stores/app-store.ts'
import { useStoresReady } from '../../platform/stores/store-life.ts'
import { withMessages } from '../../platform/words/browser-messages.ts'

const CompareTray = lazy(() => withMessages('pages', import('./compare-tray.tsx')))

/** The tray at the lower edge is loaded with the first product that is ticked. */
export function CompareBar() {
  const ready = useStoresReady()
  const any = appStore.use((state) => state.karsilastir.length > 0)
  return ready && any ? (
    <Suspense>
      <CompareTray />
    </Suspense>
  ) : null
}

import { lazy, Suspense } from 'react'
import { useToasts } from '../../platform/boot/toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Always in the page, so that readers know the place; what draws the toasts is loaded with the first one. */
export function ToastHost() {
  const wanted = useToasts((state) => state.waiting.length > 0 || state.drawn)
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}

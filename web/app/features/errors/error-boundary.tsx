import { lazy, Suspense } from 'react'
import { useMaybeFrame } from '../../platform/page/frame.ts'
import { PlainFallback } from './plain-fallback.tsx'

/** Visitors seldom see it, so it is loaded when needed; where it cannot come either, its plain fallback stands. */
const ErrorPage = lazy(async () => ({ default: (await import('./error-page.tsx')).ErrorPage }))

/** Whatever fails below the root ends here. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const language = useMaybeFrame()?.language ?? 'tr'
  return (
    <PlainFallback language={language}>
      <Suspense>
        <ErrorPage error={error} />
      </Suspense>
    </PlainFallback>
  )
}

import { useMaybeFrame } from '../../lib/frame.ts'
import { ErrorPage } from './error-page.tsx'
import { PlainFallback } from './plain-fallback.tsx'

/** Whatever fails below the root ends here. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const language = useMaybeFrame()?.language ?? 'tr'
  return (
    <PlainFallback language={language}>
      <ErrorPage error={error} />
    </PlainFallback>
  )
}

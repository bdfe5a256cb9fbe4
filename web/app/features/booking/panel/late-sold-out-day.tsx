import { type ComponentProps, lazy, Suspense } from 'react'

const SoldOutDay = lazy(async () => ({ default: (await import('./sold-out-day.tsx')).SoldOutDay }))

/** Comes when a day without places is pressed: most visitors never press one. */
export function LateSoldOutDay(props: ComponentProps<typeof SoldOutDay>) {
  return (
    <Suspense>
      <SoldOutDay {...props} />
    </Suspense>
  )
}

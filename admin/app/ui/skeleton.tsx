import { useTranslations } from 'use-intl'
import { useDelayed } from './use-delayed.ts'

/** Lines in place of what is loading; nothing at all when it takes less than 200 ms. */
export function Skeleton({ lines }: { lines: number }) {
  const t = useTranslations('admin')
  const visible = useDelayed()
  if (!visible) return null
  return (
    <div role="status" className="grid gap-4 p-4">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key) => (
        <div key={key} aria-hidden="true" className="grid gap-1.5">
          <div className="skeleton-line w-2/3" />
          <div className="skeleton-line w-1/3" />
        </div>
      ))}
    </div>
  )
}

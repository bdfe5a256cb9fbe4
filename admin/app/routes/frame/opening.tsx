import { useTranslations } from 'use-intl'
import { useDelayed } from '../../ui/use-delayed.ts'

/** Shown while the server is asked who is signed in. */
export function Opening() {
  const t = useTranslations('admin')
  const visible = useDelayed()
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>{t('product')}</title>
      {visible && (
        <div role="status" className="grid w-40 gap-3 text-center text-ink-2">
          <div aria-hidden="true" className="skeleton-line" />
          {t('loading')}
        </div>
      )}
    </main>
  )
}

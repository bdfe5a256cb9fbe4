import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { appStore } from '../../platform/stores/app-store.ts'
import { COMPARE_MOST, setCompared } from '../../platform/stores/remembered.ts'
import { comparePath } from './compare-path.ts'

/** How many are chosen, and the way to see them side by side. */
export default function CompareTray() {
  const t = useTranslations('compare')
  const { language } = useFrame()
  const keys = appStore.use((state) => state.karsilastir)
  return (
    <section
      aria-label={t('bar')}
      className="fixed inset-x-0 bottom-0 z-15 border-line border-t bg-paper shadow-[0_-6px_20px_rgb(6_40_56/0.08)]"
    >
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2.5 pr-24">
        <p role="status" className="text-14">
          <b>{t('chosen', { count: keys.length, most: COMPARE_MOST })}</b>
          {keys.length === 1 ? <span className="text-ink-2"> {t('needTwo')}</span> : null}
        </p>
        <div className="ml-auto flex items-center gap-2">
          <button type="button" className="btn btn-quiet" onClick={() => setCompared([])}>
            {t('clear')}
          </button>
          {keys.length > 1 ? (
            <a href={comparePath(language, keys)} className="btn btn-deep">
              {t('open')}
            </a>
          ) : null}
        </div>
      </div>
    </section>
  )
}

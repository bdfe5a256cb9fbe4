import { useTranslations } from 'use-intl/react'
import { showToast } from '../../platform/boot/toast.ts'
import { appStore } from '../../platform/stores/app-store.ts'
import { COMPARE_MOST, toggleCompared } from '../../platform/stores/remembered.ts'
import type { CardView } from './card-view.ts'

/** Remembered in the browser, so without a script there is nothing to tick; its room is kept. */
export function CompareTick({ product }: { product: Pick<CardView, 'k_no' | 'title'> }) {
  const t = useTranslations('card')
  const on = appStore.use((state) => state.karsilastir.includes(product.k_no))
  return (
    <label className="when-alive relative z-2 -mb-2.5 flex min-h-11 cursor-pointer items-center gap-1.5 text-13 text-ink-2 hover:text-ink">
      <input
        type="checkbox"
        className="size-4 accent-sea"
        aria-label={t('compareLabel', { title: product.title })}
        checked={on}
        onChange={() => {
          if (!toggleCompared(product.k_no)) showToast('info', t('compareFull', { most: COMPARE_MOST }))
        }}
      />
      <span aria-hidden="true">{t('compare')}</span>
    </label>
  )
}

import { useTranslations } from 'use-intl/react'
import { showToast } from '../../platform/boot/toast.ts'
import { appStore } from '../../platform/stores/app-store.ts'
import { COMPARE_MOST, toggleCompared } from '../../platform/stores/remembered.ts'
import type { CardView } from './card-view.ts'

/**
 * On the picture, when a pointer or the keyboard is on the card or it is ticked; a finger, which points at nothing,
 * finds its sign (listing.css). Remembered in the browser, so without a script there is nothing to tick.
 */
export function CompareTick({ product }: { product: Pick<CardView, 'k_no' | 'title'> }) {
  const t = useTranslations('card')
  const on = appStore.use((state) => state.karsilastir.includes(product.k_no))
  return (
    <label className="compare-tick when-alive">
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

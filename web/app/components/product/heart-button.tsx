import type { Product } from '@meltem/contract/catalog'
import { useTranslations } from 'use-intl/react'
import { openLogin } from '../../stores/login-modal-store.ts'
import { memberStore } from '../../stores/member-store.ts'
import { useStoresReady } from '../../stores/store-life.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** Favourites belong to members: a visitor is asked to log in. */
export function HeartButton({ product }: { product: Pick<Product, 'k_no'> }) {
  const t = useTranslations('product')
  const ready = useStoresReady()
  const kept = memberStore.use((state) => state.favoriler.some(({ urun_k_no }) => urun_k_no === product.k_no))
  const on = ready && kept
  return (
    <Button
      look="line"
      size="sm"
      className="min-h-11"
      aria-pressed={on}
      aria-haspopup="dialog"
      onClick={() => openLogin()}
    >
      <Icon name="heart" className={on ? 'fill-bole stroke-bole' : ''} />
      {on ? t('saved') : t('save')}
    </Button>
  )
}

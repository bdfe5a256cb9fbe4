import type { Product } from '@meltem/contract/catalog/catalog'
import { useTranslations } from 'use-intl/react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useFavourite } from '../../catalog/use-favourite.ts'

/** The heart beside the title, with words. */
export function HeartButton({ product }: { product: Pick<Product, 'k_no'> }) {
  const t = useTranslations('product')
  const { on, busy, press } = useFavourite(product.k_no)
  return (
    <Button look="line" size="sm" className="min-h-11" aria-pressed={on} busy={busy} onClick={press}>
      <Icon name="heart" className={on ? 'fill-bole stroke-bole' : ''} />
      {on ? t('saved') : t('save')}
    </Button>
  )
}

import type { Product } from '@meltem/contract/catalog/catalog'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { Crumb } from '../../../ui/crumbs.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { FavouriteButton } from '../../catalog/favourite-button.tsx'
import { CartLink } from '../../frame/header/header-tools.tsx'

interface PictureToolsProps {
  readonly product: Pick<Product, 'k_no' | 'baslik'>
  readonly crumbs: readonly Crumb[]
}

/**
 * On a phone the picture is the head of the page (product.css hides the shop's): the way back, share, heart and basket
 * lie on it.
 */
export function PictureTools({ product, crumbs }: PictureToolsProps) {
  return (
    <div className="absolute inset-x-3 top-3 z-10 flex gap-2 sm:hidden print:hidden">
      <BackLink crumbs={crumbs} />
      <span className="ml-auto flex gap-2">
        <ShareButton title={product.baslik} look="disc" />
        <FavouriteButton productKey={product.k_no} title={product.baslik} />
        <CartLink look="disc" />
      </span>
    </div>
  )
}

/** To the list the visitor came from, as it was; from elsewhere, and without a script, to the list above the product. */
function BackLink({ crumbs }: Pick<PictureToolsProps, 'crumbs'>) {
  const t = useTranslations('product')
  const navigate = useNavigate()
  const above = crumbs.findLast(({ href }) => href)
  if (!above?.href) return null
  const goBack = (event: MouseEvent) => {
    // The router counts the pages of this visit: 0 is the one the visitor came in by.
    const state = window.history.state as { idx?: number } | null
    if (!state?.idx || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <a href={above.href} aria-label={t('back', { list: above.baslik })} className="disc" onClick={goBack}>
      <Icon name="chevron-left" />
    </a>
  )
}

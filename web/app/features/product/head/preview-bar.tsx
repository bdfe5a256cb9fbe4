import type { Product } from '@meltem/contract/catalog/catalog'
import type { Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Note } from '../../../ui/note.tsx'
import type { productHref } from '../../catalog/product-path.ts'

/** The contract's list of them would bring its schemas along. */
const LANGUAGES = Object.keys(LOCALES) as Language[]

interface PreviewBarProps {
  readonly product: Product
  readonly hrefOf: typeof productHref
}

/** Over a product that guests do not see yet: what this is, and the same in the other languages by the same key. */
export function PreviewBar({ product, hrefOf }: PreviewBarProps) {
  const t = useTranslations('product')
  const { language } = useFrame()
  const { search } = useLocation()
  if (!product.onizleme) return null
  const others = LANGUAGES.flatMap((dil) => {
    const where = product.ceviriler[dil]
    return where && dil !== language ? { dil, href: hrefOf(dil, where) + search } : []
  })
  return (
    <div className="wrap my-3">
      <Note tone="warn">
        {t('preview')}{' '}
        {others.map(({ dil, href }) => (
          <a key={dil} href={href} lang={dil} rel="nofollow" className="link mr-3 inline-block min-h-6">
            {LOCALES[dil].name}
          </a>
        ))}
      </Note>
    </div>
  )
}

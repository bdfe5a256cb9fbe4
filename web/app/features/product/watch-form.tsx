import type { Product } from '@meltem/contract/catalog/catalog'
import { lazy, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { LateDetails } from '../../ui/lazy/late-details.tsx'
import { Note } from '../../ui/note.tsx'
import { FoldedTitle } from './chapters/folded.tsx'
import type { WatchReason } from './watch-fields.tsx'

const WatchFields = lazy(() => import('./watch-fields.tsx'))

/** Be told by mail when it is free on the chosen dates, or cheaper than today. */
export function WatchForm({ product }: { product: Product }) {
  const t = useTranslations('product.watch')
  const [sent, setSent] = useState<WatchReason>()
  if (sent) {
    return (
      <Note tone="good" alert>
        {t(`done.${sent}`)}
      </Note>
    )
  }
  return (
    <LateDetails className="group border-line border-y" summary={<FoldedTitle>{t('title')}</FoldedTitle>}>
      <WatchFields product={product} onSent={setSent} />
    </LateDetails>
  )
}

import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Note } from '../../../ui/note.tsx'

/** Kept below the button after a line went in, because the toast goes away. */
export function BasketNote({ shown }: { shown: boolean }) {
  const { language } = useFrame()
  const t = useTranslations('panel')
  if (!shown) return null
  return (
    <Note tone="good">
      {t('inBasket')}{' '}
      <a href={`/${language}/basket/cart`} className="link">
        {t('toBasket')}
      </a>
    </Note>
  )
}

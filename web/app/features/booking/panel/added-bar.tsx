import { formatMoney } from '@meltem/i18n/format'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Added } from '../use-add-to-basket.ts'

interface AddedBarProps {
  readonly added: Added
  readonly onMore: () => void
}

/** The bar of a phone after a line went in: it says so, and its button leads to the basket. */
export function AddedBar({ added: { line }, onMore }: AddedBarProps) {
  const { language, currency } = useFrame()
  const t = useTranslations('panel')
  const link = useRef<HTMLAnchorElement>(null)
  // The button that opened the sheet, and would get the focus back, is gone.
  useEffect(() => link.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <p className="min-w-0 leading-tight" role="status">
        <b className="flex items-center gap-1.5 font-[640] text-olive">
          <Icon name="check" />
          {t('inBasket')}
        </b>
        <small className="flex flex-wrap gap-x-2 text-13 text-ink-2">
          {formatMoney(language, line.kur_toplam.genel_toplam, currency)}
          <button type="button" className="link tap" onClick={onMore}>
            {t('addAnother')}
          </button>
        </small>
      </p>
      <a ref={link} href={`/${language}/basket/cart`} className="btn btn-sun flex-none">
        {t('toBasket')}
      </a>
    </>
  )
}

import { formatMoney } from '@meltem/i18n/format'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { Sums } from '../../basket/sums.tsx'
import { useBasketQuote } from '../../basket/use-basket-quote.ts'
import { datesOf, usePartyOfLine } from '../../basket/use-line-words.ts'
import type { Added } from '../use-add-to-basket.ts'

interface AddedReceiptProps {
  readonly added: Added
  /** Back to the choice, for the same product on another day. */
  readonly onMore: () => void
}

/** What the press on the button did: the line as it lies in the basket, what that comes to, and the way on. */
export default function AddedReceipt({ added: { line, kind }, onMore }: AddedReceiptProps) {
  const { language } = useFrame()
  const t = useTranslations('panel')
  const { quote } = useBasketQuote(kind)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <div className="flex items-start gap-3 border-b border-line px-[22px] pt-[18px] pb-3.5">
        <Icon name="circle-check" className="mt-0.5 text-18 text-olive" />
        <h2 ref={heading} tabIndex={-1} className="text-18 leading-snug focus-visible:shadow-none">
          {t(kind === 'direk' ? 'added' : 'addedToRequest', { title: line.urun.baslik })}
        </h2>
      </div>
      <AddedLine added={{ line, kind }} />
      <div className="grid gap-3 rounded-b-control bg-mist px-[22px] pt-4 pb-5">
        {quote ? <Sums quote={quote} kind={kind} /> : <span className="sk h-32" />}
        <a href={`/${language}/basket/cart`} className="btn btn-sun btn-lg w-full">
          {t('toBasket')}
        </a>
        <Button look="line" full onClick={onMore}>
          {t('addAnother')}
        </Button>
      </div>
    </>
  )
}

/** Picture, days, guests and sum of the line. */
function AddedLine({ added: { line } }: { added: Added }) {
  const { language, currency } = useFrame()
  const party = usePartyOfLine()
  return (
    <div className="grid grid-cols-[72px_minmax(0,1fr)_auto] gap-3 px-[22px] py-4">
      <Picture picture={line.urun.kapak} sizes="72px" className="aspect-4/3 w-full rounded-print" decorative />
      <p>
        <b className="block font-[640]">{datesOf(line.istek)}</b>
        <span className="text-14 text-ink-2">{party(line.istek)}</span>
      </p>
      <b className="num">{formatMoney(language, line.kur_toplam.genel_toplam, currency)}</b>
    </div>
  )
}

import { formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import type { CartLine } from '../../../platform/stores/cart.ts'
import { Button } from '../../../ui/button.tsx'
import { cartLineOf } from '../../booking/use-add-to-basket.ts'
import type { QuoteState } from '../../booking/use-quote.ts'

/** The same line with what was chosen now; undefined while there is no price that may be booked. */
export function changedLine(quote: QuoteState, line: CartLine, urun: CartLine['urun']): CartLine | undefined {
  return cartLineOf(quote, { urun, onaylar: line.onaylar, yanitlar: line.yanitlar }, line.k_no)
}

interface EditFooterProps {
  readonly quote: QuoteState
  readonly changed: CartLine | undefined
  readonly onSave: (line: CartLine) => void
}

export function EditFooter({ quote, changed, onSave }: EditFooterProps) {
  const { language } = useFrame()
  const t = useTranslations('basket')
  const receipt = quote.quote?.fis
  return (
    <footer>
      <p className="min-w-0">
        {receipt ? (
          <b className="num text-18">{formatMoney(language, receipt.toplam.genel_toplam, receipt.kur)}</b>
        ) : null}
      </p>
      <Button
        look="sun"
        busy={quote.slow}
        aria-disabled={changed === undefined || undefined}
        onClick={changed && !quote.busy ? () => onSave(changed) : undefined}
      >
        {t('save')}
      </Button>
    </footer>
  )
}

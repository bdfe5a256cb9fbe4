import type { LineTotals, PaymentType, Receipt } from '@meltem/contract/reservation/pricing'
import type { BasketInput } from '../price-input.ts'
import { totalBasket } from '../receipt/basket-totals.ts'
import { lineTotalsFromWire, receiptOnWire } from '../receipt/on-the-wire.ts'
import { depositOf, instalmentPlan } from './deposit.ts'
import { instalmentSteps } from './instalment-steps.ts'

/** How a line is sold: against all of its price, or a deposit of so many per cent. */
interface LineTerms {
  readonly odeme_tipi: PaymentType
  readonly odeme_tipi_oran: number
}

type PaymentChoice = Pick<BasketInput, 'odeme_tipi' | 'kart_taksit' | 'taksit_oranlari'>

/**
 * Stages 8 to 10 again, for a price that stands: another choice of paying moves what is due when and the instalment
 * difference, and nothing else. The same steps as pricing the basket anew with that choice.
 */
export function payOtherwise(receipt: Receipt, terms: readonly LineTerms[], choice: PaymentChoice): Receipt {
  const satirlar = receipt.satirlar.map((wire, place) => {
    const line: LineTotals = lineTotalsFromWire(wire)
    const sold = terms[place]
    if (!sold) throw new RangeError('every line of a receipt has its terms')
    const on_odeme_toplam = depositOf(sold, line.genel_toplam, choice.odeme_tipi)
    return { ...line, on_odeme_toplam, kalan_toplam: line.genel_toplam - on_odeme_toplam }
  })
  const toplam = totalBasket(satirlar, choice)
  const taksitler = instalmentPlan(toplam.on_odeme_toplam, choice.kart_taksit)
  const changed = receiptOnWire({
    kur: receipt.kur,
    adimlar: instalmentSteps(choice, toplam),
    satirlar,
    toplam,
    taksitler,
  })
  const kept = receipt.adimlar.filter(({ asama }) => asama !== 'taksit')
  const rates = kept.filter(({ kod }) => kod === 'kur')
  const others = kept.filter(({ kod }) => kod !== 'kur')
  return { ...changed, adimlar: [...others, ...changed.adimlar, ...rates] }
}

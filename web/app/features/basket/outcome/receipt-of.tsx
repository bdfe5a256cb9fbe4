import type { Reservation } from '@meltem/contract/reservation/reservation'
import { useTranslations } from 'use-intl/react'
import { isPartly, StandingSums } from '../../reservation/money/standing-sums.tsx'
import { Receipt } from '../../reservation/receipt/receipt.tsx'
import { standParts } from '../../reservation/receipt/receipt-parts.ts'

interface ReceiptOfProps {
  readonly reservation: Reservation
  readonly open?: boolean
  /** What was paid and what is left stands beside it. */
  readonly short?: boolean
}

/** The receipt of a reservation: what was paid or is due, and what is left. */
export function ReceiptOf({ reservation, open, short = false }: ReceiptOfProps) {
  const t = useTranslations('outcome.receipt')
  const { fis, sepet_urunler, hesap, rezervasyon_toplam, sabit_kur } = reservation
  const words = { odenen: t('paid'), simdi: t('due'), kabulde: t('onYes'), kalan: t('later') }
  return (
    <div>
      <Receipt
        receipt={fis}
        summary={t('lines', { count: sepet_urunler.length })}
        lines={sepet_urunler.map(({ baslik }) => baslik)}
        parts={isPartly(reservation) ? [] : standParts(hesap, words)}
        plan={reservation.odeme_plani}
        base={{ amount: rezervasyon_toplam.genel_toplam, currency: sabit_kur }}
        {...(open === undefined ? {} : { open })}
      />
      <StandingSums reservation={reservation} short={short} />
    </div>
  )
}

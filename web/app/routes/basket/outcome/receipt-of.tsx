import type { Reservation } from '@meltem/contract/reservation'
import { useTranslations } from 'use-intl/react'
import { Receipt } from '../../../components/receipt/receipt.tsx'

/** The receipt of a reservation: what was paid or is due, and what is left. */
export function ReceiptOf({ reservation, open }: { reservation: Reservation; open?: boolean }) {
  const t = useTranslations('outcome.receipt')
  const { fis, sepet_urunler, tahsilat_durum, durum, rezervasyon_toplam, sabit_kur } = reservation
  return (
    <Receipt
      receipt={fis}
      summary={t('lines', { count: sepet_urunler.length })}
      lines={sepet_urunler.map(({ baslik }) => baslik)}
      now={tahsilat_durum === 0 ? t(durum === 'requested' ? 'onYes' : 'due') : t('paid')}
      later={t('later')}
      plan={reservation.odeme_plani}
      base={{ amount: rezervasyon_toplam.genel_toplam, currency: sabit_kur }}
      {...(open === undefined ? {} : { open })}
    />
  )
}

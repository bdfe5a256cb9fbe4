import type { ReservationSummary, Voucher } from '@meltem/contract/member/area'
import type { ReservationState } from '@meltem/contract/reservation/reservation'
import { useTranslations } from 'use-intl/react'
import { bookingLabel, collectionLabel } from './status-words.ts'

const TONES = {
  good: 'chip chip-good',
  wait: 'chip chip-wait',
  bad: 'chip chip-bad',
  sea: 'chip chip-sea',
  quiet: 'chip',
} as const

/** Booking statuses of LOOK-10; a request that is not answered says so. */
export function BookingChip({ durum }: { durum: ReservationState }) {
  const t = useTranslations('member.booking')
  const { label, tone } = bookingLabel(durum)
  return <span className={TONES[tone]}>{t(label)}</span>
}

/** Collection status 0–3 and other, with exactly the words of LOOK-10. */
export function PaymentChip({ tahsilat_durum }: { tahsilat_durum: number }) {
  const t = useTranslations('member.collection')
  const { label, tone } = collectionLabel(tahsilat_durum)
  return <span className={`${TONES[tone]} chip-plain`}>{t(label)}</span>
}

export function ReservationChips({ one }: { one: Pick<ReservationSummary, 'durum' | 'tahsilat_durum'> }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <BookingChip durum={one.durum} />
      <PaymentChip tahsilat_durum={one.tahsilat_durum} />
    </span>
  )
}

const VOUCHER_TONES = { aktif: 'good', pasif: 'quiet', islemde: 'wait', kullanildi: 'sea' } as const

export function VoucherChip({ durum }: Pick<Voucher, 'durum'>) {
  const t = useTranslations('member.voucherState')
  return <span className={TONES[VOUCHER_TONES[durum]]}>{t(durum)}</span>
}

const RIDE_TONES = { planlandi: 'good', yolda: 'wait', tamamlandi: 'sea', iptal: 'bad' } as const

export function RideChip({ durum }: { durum: keyof typeof RIDE_TONES }) {
  const t = useTranslations('member.rideState')
  return <span className={TONES[RIDE_TONES[durum]]}>{t(durum)}</span>
}

const COUPON_TONES = { gecerli: 'good', kullanildi: 'sea', bitti: 'quiet', baslamadi: 'wait' } as const

export function CouponChip({ durum }: { durum: keyof typeof COUPON_TONES }) {
  const t = useTranslations('member.couponState')
  return <span className={TONES[COUPON_TONES[durum]]}>{t(durum)}</span>
}

import type { Reservation } from '@meltem/contract/reservation/reservation'
import { formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'

interface StandingSumsProps {
  readonly reservation: Reservation
  /** What was paid and what is left stands beside it already. */
  readonly short?: boolean
}

/** Beside a receipt that stays as it was sold: what was cancelled since, what the booking costs now and what is left. */
export function StandingSums({ reservation, short = false }: StandingSumsProps) {
  const { language } = useFrame()
  const t = useTranslations('cancellation')
  const { satirlar, sepet_urunler, hesap: sums, secilen_kur } = reservation
  const left = sums.simdi + sums.kalan
  const money = (amount: number) => formatMoney(language, amount, secilen_kur)
  const gone = satirlar.flatMap(({ k_no, iptal }, place) =>
    iptal ? [{ k_no, iptal, baslik: sepet_urunler[place]?.baslik ?? '' }] : [],
  )
  if (gone.length === 0) return null
  return (
    <dl className="sums mt-3 grid gap-1.5" data-standing>
      {gone.map(({ k_no, iptal, baslik }) => (
        <div key={k_no} className="text-14 text-ink-2">
          <dt>{t('goneTitle', { title: baslik })}</dt>
          <dd className="num">
            {iptal.odenen > 0 ? t('given', { amount: money(iptal.iade), paid: money(iptal.odenen) }) : money(0)}
          </dd>
        </div>
      ))}
      <div className="font-[680]">
        <dt>{t('totalNow')}</dt>
        <dd className="num">{money(sums.genel_toplam)}</dd>
      </div>
      {sums.odenen > 0 && !short ? (
        <div>
          <dt>{t('paidNow')}</dt>
          <dd className="num">{money(sums.odenen)}</dd>
        </div>
      ) : null}
      {left > 0 && !short && reservation.durum === 'confirmed' ? (
        <div>
          <dt>{t('leftNow')}</dt>
          <dd className="num">{money(left)}</dd>
        </div>
      ) : null}
    </dl>
  )
}

/** Whether a service was cancelled alone, so that the receipt no longer says what is due. */
export function isPartly({ satirlar }: Pick<Reservation, 'satirlar'>): boolean {
  return satirlar.some(({ iptal }) => iptal !== null)
}

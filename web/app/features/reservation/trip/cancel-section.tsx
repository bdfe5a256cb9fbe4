import { useTranslations } from 'use-intl/react'
import { CancelServices } from '../cancel/cancel-services.tsx'
import { mayCancel } from '../member/can-do.ts'
import type { TripProps } from './trip-props.ts'

/** What comes back for each service, and the way to cancel one of them or all. */
export function CancelSection(trip: TripProps) {
  const t = useTranslations('trip.cancel')
  const { durum } = trip.reservation
  if (!mayCancel(durum)) return null
  return (
    <section>
      <h2 className="mb-2 text-30">{t('title')}</h2>
      <p className="mb-3 text-ink-2">{t(durum === 'requested' ? 'withdrawText' : 'text')}</p>
      <CancelServices {...trip} ask={t(durum === 'requested' ? 'withdraw' : 'quote')} size="lg" />
    </section>
  )
}

import { useTranslations } from 'use-intl/react'
import { CancelServices } from '../cancel/cancel-services.tsx'
import { mayCancel } from './can-do.ts'
import { Part } from './part.tsx'
import type { Shown } from './shown.ts'

/** The conditions of each service with their dates, and the way to cancel one of them or all. */
export function CancelPart({ shown: { reservation, onChanged } }: { shown: Shown }) {
  const t = useTranslations('member.cancel')
  const trip = useTranslations('trip.cancel')
  if (!mayCancel(reservation.durum)) return null
  const asked = reservation.durum === 'requested'
  return (
    <Part id="cancel" title={asked ? trip('withdraw') : t('title')}>
      {asked ? <p className="mb-2 text-14 text-ink-2">{trip('withdrawText')}</p> : null}
      <CancelServices reservation={reservation} onChanged={onChanged} ask={asked ? trip('withdraw') : t('ask')} />
    </Part>
  )
}

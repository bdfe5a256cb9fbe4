import type { ReservationSummary } from '@meltem/contract/member/area'
import { formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { ReservationChips } from './chips.tsx'
import { tripTitle, tripWhen, unbroken } from './trip-days.ts'

/** A reservation in a list. */
export function TripRow({ trip }: { trip: ReservationSummary }) {
  const { language } = useFrame()
  const t = useTranslations('member.trip')
  const title = tripTitle(trip.basliklar)
  return (
    <li className="trip-row">
      <Picture
        picture={trip.kapak}
        decorative
        sizes="116px"
        className="aspect-4/3 w-[84px] rounded-print lg:w-[116px]"
      />
      <div className="min-w-0">
        <h3 className="text-16">{title}</h3>
        <p className="text-14 text-ink-2">
          {unbroken(tripWhen(trip))} · {unbroken(t('people', { count: trip.kisi }))}
        </p>
        <p className="text-13 text-ink-3">{trip.kayit_no}</p>
      </div>
      <ReservationChips one={trip} />
      <b className="trip-sum num whitespace-nowrap">{formatMoney(language, trip.genel_toplam, trip.kur)}</b>
      <a
        className="btn btn-line btn-sm min-h-11"
        href={`/${language}/user/reservations/${trip.k_no}`}
        aria-label={t('openNamed', { title })}
      >
        {t('openShort')}
      </a>
    </li>
  )
}

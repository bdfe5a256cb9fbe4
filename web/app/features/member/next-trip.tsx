import type { ReservationSummary } from '@meltem/contract/member-area'
import { formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { todayOnCoast } from '../booking/calendar/day-words.ts'
import { dayRange, daysUntil, longDay, unbroken } from './trip-days.ts'

/** The trip that comes next, with its voucher and what is still to pay. */
export function NextTrip({ trip }: { trip: ReservationSummary }) {
  const { language } = useFrame()
  const t = useTranslations('member.trip')
  const days = daysUntil(trip.baslangic, todayOnCoast())
  const href = `/${language}/user/reservations/${trip.k_no}`
  const [title = '', ...others] = trip.basliklar
  const several = trip.bitis_gunu !== null && trip.bitis_gunu !== trip.baslangic
  return (
    <section aria-labelledby="next-trip" className="grid bg-mist sm:grid-cols-[minmax(0,340px)_minmax(0,1fr)]">
      <Picture
        picture={trip.kapak}
        decorative
        eager
        sizes="(min-width: 640px) 340px, 100vw"
        className="aspect-4/3 size-full sm:aspect-auto"
      />
      <div className="px-5 py-6 sm:px-7">
        <p className="text-13 font-semibold text-sea">{days >= 0 ? t('inDays', { days }) : t('underway')}</p>
        <h2 id="next-trip" className="mt-1 mb-2.5 text-30">
          {title}
        </h2>
        <p className="text-ink-2">
          {several ? unbroken(dayRange(trip.baslangic, trip.bitis_gunu)) : longDay(language, trip.baslangic)}
          {!several && trip.baslangic_saat ? `, ${trip.baslangic_saat}` : ''}
          {' · '}
          {unbroken(t('people', { count: trip.kisi }))}
          {others.length > 0 ? ` · ${t('more', { count: others.length })}` : ''}
        </p>
        <div className="mt-4.5 flex flex-wrap gap-2.5">
          {trip.bilet_no ? (
            <a className="btn btn-sun" href={`/${language}/user/vouchers#${trip.k_no}`}>
              <Icon name="ticket" />
              {t('showVoucher')}
            </a>
          ) : null}
          {trip.kalan > 0 && trip.durum !== 'requested' ? (
            <a className={trip.bilet_no ? 'btn btn-line' : 'btn btn-sun'} href={`${href}#payment`}>
              {t('toPay', { amount: formatMoney(language, trip.kalan, trip.kur) })}
            </a>
          ) : null}
          <a className="btn btn-quiet" href={href}>
            {t('open')}
          </a>
        </div>
      </div>
    </section>
  )
}

import type { ReservationSummary } from '@meltem/contract/member/area'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { formatMoney } from '@meltem/i18n/format'
import { ticketSums, whenOfTicket } from '@meltem/i18n/ticket-words'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { Icon } from '../../ui/icon.tsx'
import { Ticket } from '../reservation/ticket/ticket.tsx'
import { ReservationChips } from './chips.tsx'
import { daysUntil, unbroken } from './trip-days.ts'

/** The trip that comes next, as its ticket, with what is still to pay; the code is a step away. */
export function NextTrip({ trip }: { trip: ReservationSummary }) {
  const { language } = useFrame()
  const t = useTranslations('member.trip')
  const words = useTranslations('ticket')
  const days = daysUntil(trip.baslangic, todayOnCoast())
  const [title = '', ...others] = trip.basliklar
  const { genel_toplam, odenen, kalan, kur, baslangic, baslangic_saat, bitis_gunu } = trip
  const hesap = { genel_toplam, odenen, kalan, simdi: 0, kabulde: 0 }
  const people = [t('people', { count: trip.kisi }), others.length > 0 ? t('more', { count: others.length }) : '']
  return (
    <section aria-label={title}>
      <Ticket
        number={trip.kayit_no}
        chip={<ReservationChips one={trip} />}
        picture={trip.kapak}
        title={title}
        when={whenOfTicket({ baslangic, baslangic_saat, bitis: bitis_gunu }, language)}
        people={unbroken(people.filter(Boolean).join(' · '))}
        stub={days >= 0 ? t('inDays', { days }) : t('underway')}
        sums={ticketSums(words, language, { hesap, kur, planli: false })}
      >
        <Ways trip={trip} />
      </Ticket>
    </section>
  )
}

function Ways({ trip }: { trip: ReservationSummary }) {
  const { language } = useFrame()
  const t = useTranslations('member.trip')
  const href = `/${language}/user/reservations/${trip.k_no}`
  return (
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
  )
}

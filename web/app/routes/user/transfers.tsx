import { listTransfers, type MemberTransfer } from '@meltem/contract/member/area'
import { useTranslations } from 'use-intl/react'
import { AreaHeading } from '../../features/member/area-heading.tsx'
import { Empty, Pending } from '../../features/member/area-states.tsx'
import { RideChip } from '../../features/member/chips.tsx'
import { longDay } from '../../features/member/trip-days.ts'
import { userMeta } from '../../features/member/user-meta.ts'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { formatPhone, phoneHref } from '../../platform/words/phone.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Route } from './+types/transfers.ts'

export default function Transfers() {
  const { language } = useFrame()
  const t = useTranslations('member.transfers')
  const asked = useAnswer(listTransfers, {})
  return (
    <>
      <AreaHeading lead={t('lead')}>{t('title')}</AreaHeading>
      <Pending {...asked} />
      {asked.answer?.data.length === 0 ? (
        <Empty icon="bus-front" title={t('emptyTitle')} text={t('emptyText')}>
          <a className="btn btn-sun" href={`/${language}/t`}>
            {t('emptyAction')}
          </a>
        </Empty>
      ) : null}
      <ul className="rows">
        {asked.answer?.data.map((ride) => (
          <Ride key={`${ride.rezervasyon_k_no} ${ride.sira} ${ride.donus}`} ride={ride} />
        ))}
      </ul>
    </>
  )
}

function Ride({ ride }: { ride: MemberTransfer }) {
  const { language } = useFrame()
  const t = useTranslations('member.transfers')
  const people = useTranslations('member.trip')
  return (
    <li className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,300px)] sm:items-center">
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-18">{ride.baslik}</h2>
          <RideChip durum={ride.durum} />
        </div>
        <p className="mt-1 text-ink-2">
          {longDay(language, ride.tarih)}
          {ride.saat ? `, ${ride.saat}` : ''}
        </p>
        <p className="text-14 text-ink-2">
          {t(ride.donus ? 'back' : 'there')} · {people('people', { count: ride.kisi })} ·{' '}
          <a className="link" href={`/${language}/user/reservations/${ride.rezervasyon_k_no}`}>
            {t('booking')}
          </a>
        </p>
      </div>
      {ride.surucu ? (
        <div className="bg-mist p-4 text-14">
          <p className="text-13 text-ink-2">{t('driver')}</p>
          <b className="block text-16">{ride.surucu.ad}</b>
          <p>
            {ride.surucu.arac} · <b>{ride.surucu.plaka}</b>
          </p>
          <a className="btn btn-line btn-sm mt-2 min-h-11" href={phoneHref(ride.surucu.telefon)}>
            <Icon name="phone" />
            {formatPhone(ride.surucu.telefon)}
          </a>
        </div>
      ) : (
        <p className="bg-mist p-4 text-14 text-ink-2">{t('noDriver')}</p>
      )}
    </li>
  )
}

export function meta(parts: Route.MetaArgs) {
  return userMeta('transfers', parts)
}

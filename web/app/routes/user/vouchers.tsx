import { listVouchers, type Voucher } from '@meltem/contract/member-area'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import { AreaHeading } from '../../features/member/area-heading.tsx'
import { Empty, Pending } from '../../features/member/area-states.tsx'
import { VoucherChip } from '../../features/member/chips.tsx'
import { QrCode } from '../../features/member/qr-code.tsx'
import { dayRange, longDay } from '../../features/member/trip-days.ts'
import { userMeta } from '../../features/member/user-meta.ts'
import { PaperLinks } from '../../features/reservation/papers/paper-links.tsx'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Route } from './+types/vouchers.ts'

export default function Vouchers() {
  const { language } = useFrame()
  const t = useTranslations('member.vouchers')
  const asked = useAnswer(listVouchers, {})
  const vouchers = asked.answer?.data
  useShownPlace(vouchers)
  return (
    <>
      <AreaHeading lead={t('lead')}>{t('title')}</AreaHeading>
      <Pending {...asked} />
      {vouchers?.length === 0 ? (
        <Empty icon="ticket" title={t('emptyTitle')} text={t('emptyText')}>
          <a className="btn btn-line" href={`/${language}/user/reservations`}>
            {t('emptyAction')}
          </a>
        </Empty>
      ) : null}
      {vouchers && vouchers.length > 0 ? (
        <>
          <Button className="no-print mb-5" onClick={() => window.print()}>
            <Icon name="printer" />
            {t('print')}
          </Button>
          <ul className="grid gap-5">
            {vouchers.map((voucher) => (
              <Ticket key={voucher.kod} voucher={voucher} />
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

/** The address may name a reservation; its voucher comes into view once it is there. */
function useShownPlace(vouchers: readonly Voucher[] | undefined): void {
  useEffect(() => {
    if (!vouchers || !window.location.hash) return
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView({ block: 'start' })
  }, [vouchers])
}

function Ticket({ voucher }: { voucher: Voucher }) {
  const { language } = useFrame()
  const t = useTranslations('member.vouchers')
  const trip = useTranslations('member.trip')
  const { baslik, tarih, saat, bitis, kisi, bilet_no, sira, durum, kod } = voucher
  const number = `${bilet_no}-${sira + 1}`
  const usable = durum === 'aktif' || durum === 'islemde'
  return (
    <li id={sira === 0 ? voucher.rezervasyon_k_no : undefined} className="ticket scroll-mt-24">
      <div className="grid content-start gap-3 p-5 sm:p-7">
        <div className="flex flex-wrap items-center gap-2">
          <VoucherChip durum={durum} />
          <span className="text-13 text-ink-2">{t('number', { number })}</span>
        </div>
        <h2 className="text-24">{baslik}</h2>
        <dl className="flex flex-wrap gap-x-6 gap-y-2 text-14">
          <Fact name={t('day')} value={bitis && bitis !== tarih ? dayRange(tarih, bitis) : longDay(language, tarih)} />
          {saat ? <Fact name={t('time')} value={saat} /> : null}
          <Fact name={t('people')} value={trip('people', { count: kisi })} />
        </dl>
        <p className="no-print">
          <a className="link tap text-14" href={`/${language}/user/reservations/${voucher.rezervasyon_k_no}`}>
            {t('toBooking')}
          </a>
        </p>
        {usable ? (
          <PaperLinks
            reservation={{ k_no: voucher.rezervasyon_k_no, kayit_no: bilet_no, durum: 'confirmed' }}
            sira={sira + 1}
          />
        ) : null}
      </div>
      <div className="ticket-stub grid content-center justify-items-center gap-2 p-5 text-center">
        {usable ? (
          <>
            <div className="w-[168px]">
              <QrCode text={kod} label={t('code', { number })} />
            </div>
            <b className="num text-14 whitespace-nowrap">{number}</b>
            <p className="text-13 text-ink-2">{t('show')}</p>
          </>
        ) : (
          <p className="text-14 text-ink-2">{t(durum === 'pasif' ? 'notValid' : 'alreadyUsed')}</p>
        )}
      </div>
    </li>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-13 text-ink-2">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}

export function meta(parts: Route.MetaArgs) {
  return userMeta('vouchers', parts)
}

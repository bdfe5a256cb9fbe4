import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { AreaHeading } from '../../features/member/area-heading.tsx'
import { Empty } from '../../features/member/area-states.tsx'
import { MemberData } from '../../features/member/member-data.tsx'
import { PaymentClaim } from '../../features/member/payment-claim.tsx'
import { userMeta } from '../../features/member/user-meta.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { type MemberData as Data, memberStore } from '../../platform/stores/member-store.ts'
import type { Route } from './+types/payments.ts'
import '../../platform/words/booking-words.ts'

export default function Payments() {
  const t = useTranslations('member.payments')
  return (
    <>
      <AreaHeading lead={t('lead')}>{t('title')}</AreaHeading>
      <MemberData>
        <Content />
      </MemberData>
    </>
  )
}

function Content() {
  const { language } = useFrame()
  const t = useTranslations('member.payments')
  const { tahsilatlar, rezervasyonlar } = memberStore.use()
  const open = rezervasyonlar.filter(
    // Nothing is paid for a request before it is answered.
    ({ kalan, rezervasyon_durum, durum }) => kalan > 0 && rezervasyon_durum === 'aktif' && durum !== 'requested',
  )
  return (
    <div className="grid gap-12">
      {tahsilatlar.length === 0 ? (
        <Empty icon="credit-card" title={t('emptyTitle')} text={t('emptyText')}>
          <a className="btn btn-line" href={`/${language}/user/reservations`}>
            {t('emptyAction')}
          </a>
        </Empty>
      ) : (
        <PaymentTable rows={tahsilatlar} />
      )}
      {open.length > 0 ? <PaymentClaim open={open} /> : null}
    </div>
  )
}

function PaymentTable({ rows }: { rows: Data['tahsilatlar'] }) {
  const { language } = useFrame()
  const t = useTranslations('member.payments')
  const methods = useTranslations('member.method')
  return (
    <ul className="rows border-t-2 border-ink">
      {rows.map((row) => (
        <li key={row.k_no} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
          <span>
            <b className="block">{t(row.tur)}</b>
            <span className="block text-14 text-ink-2">
              {formatInstant(row.zaman)} · {methods(row.odeme_yontemi)}
            </span>
            <a className="link tap text-14" href={`/${language}/user/reservations/${row.rezervasyon_k_no}`}>
              {t('receiptOf', { no: row.kayit_no })}
            </a>
          </span>
          <b className={`num text-18 ${row.tur === 'iade' ? 'text-olive' : ''}`}>
            {row.tur === 'iade' ? '+ ' : ''}
            {formatMoney(language, row.tutar, row.kur)}
          </b>
        </li>
      ))}
    </ul>
  )
}

export function meta(parts: Route.MetaArgs) {
  return userMeta('payments', parts)
}

import { formatDate, formatInstant, formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { memberStore } from '../../../platform/stores/member-store.ts'
import { formatPhone, phoneHref } from '../../../platform/words/phone.ts'
import { dayRange } from '../../member/trip-days.ts'
import type { MemberAccess } from '../access/member-access.ts'

/** What was paid so far, and what happens next with the money. */
export function Moved({ one }: { one: MemberAccess }) {
  return (
    <>
      <Sums one={one} />
      <Due one={one} />
    </>
  )
}

/** What was agreed and what has moved, every payment and refund with its day. */
function Sums({ one: { reservation, summary } }: { one: MemberAccess }) {
  const { language } = useFrame()
  const t = useTranslations('member.money')
  const methods = useTranslations('member.method')
  const kinds = useTranslations('member.payments')
  const moved = memberStore.use((state) => state.tahsilatlar).filter((one) => one.rezervasyon_k_no === summary.k_no)
  const money = (amount: number) => formatMoney(language, amount, summary.kur)
  if (reservation.durum === 'requested' || reservation.durum === 'declined') return null
  return (
    <dl className="sums grid gap-1.5">
      {reservation.odeme_yontemi ? (
        <div>
          <dt>{t('method')}</dt>
          <dd>{methods(reservation.odeme_yontemi)}</dd>
        </div>
      ) : null}
      {moved.map((one) => (
        <div key={one.k_no} className="text-14 text-ink-2">
          <dt>
            {kinds(one.tur)}, {formatInstant(one.zaman)}
          </dt>
          <dd className="num">
            {one.tur === 'iade' ? '− ' : ''}
            {money(one.tutar)}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('paid')}</dt>
        <dd className="num">{money(summary.odenen)}</dd>
      </div>
      {summary.kalan > 0 ? (
        <div className="font-[680]">
          <dt>{t('left')}</dt>
          <dd className="num">{money(summary.kalan)}</dd>
        </div>
      ) : null}
    </dl>
  )
}

/** What happens next with the money, with its date. */
function Due({ one: { reservation, summary } }: { one: MemberAccess }) {
  const { language, support, contact } = useFrame()
  const t = useTranslations('member.money')
  const { durum, bitis } = reservation
  // Accepted without a deadline: the first payment waits for its event.
  if (summary.kalan === 0 || (durum === 'accepted' && bitis === null)) return null
  const asked = durum === 'requested'
  const waiting = (durum === 'held' || durum === 'accepted') && bitis !== null
  const amount = formatMoney(language, reservation.hesap.simdi, summary.kur)
  const later = asked ? t('askedFirst') : t('dueLater', { day: dayRange(summary.baslangic, null) })
  const phone = support.telefon || contact.telefon
  return (
    <div className={`note ${waiting ? 'note-warn' : ''}`}>
      <div>
        <p className="font-[640]">{waiting ? t('dueUntil', { amount, when: formatInstant(bitis) }) : later}</p>
        {summary.bildirilen ? (
          <p className="mt-1">
            {t('told', {
              amount: formatMoney(language, summary.bildirilen.tutar, summary.bildirilen.kur),
              day: formatDate(summary.bildirilen.tarih),
            })}
          </p>
        ) : null}
        {phone ? <p className="mt-1">{t.rich('ask', { phone: () => callLink(phone) })}</p> : null}
        {asked ? null : (
          <a
            className="btn btn-line btn-sm mt-3 min-h-11"
            href={`/${language}/user/payments?rezervasyon=${summary.k_no}#bildirim`}
          >
            {t('tell')}
          </a>
        )}
      </div>
    </div>
  )
}

function callLink(phone: string) {
  return (
    <a className="link" href={phoneHref(phone)}>
      {formatPhone(phone)}
    </a>
  )
}

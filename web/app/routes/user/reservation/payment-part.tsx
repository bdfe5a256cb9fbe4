import { formatDate, formatInstant, formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { PayOpen } from '../../../components/basket/pay-open.tsx'
import { payableOf } from '../../../components/basket/payable.ts'
import { PlanWaits } from '../../../components/basket/plan-steps.tsx'
import { dayRange } from '../../../components/member/trip-days.ts'
import { Receipt } from '../../../components/receipt/receipt.tsx'
import { useFrame } from '../../../lib/frame.ts'
import { formatPhone, phoneHref } from '../../../lib/phone.ts'
import { memberStore } from '../../../stores/member-store.ts'
import { BankDetails } from './bank-details.tsx'
import { Part } from './part.tsx'
import type { Shown } from './shown.ts'

/** The receipt, what was paid, what is due and until when, and the ways to pay it. */
export function PaymentPart({ shown }: { shown: Shown }) {
  const t = useTranslations('member.money')
  const { reservation, summary } = shown
  const { rezervasyon_toplam, sabit_kur, secilen_kur, durum, odeme_yontemi } = reservation
  const payable = payableOf(reservation, summary.odenen)
  const awaited = odeme_yontemi === 'havale' && summary.kalan > 0 && durum !== 'requested'
  return (
    <Part id="payment" title={t('title')}>
      <Receipt
        receipt={reservation.fis}
        lines={reservation.sepet_urunler.map(({ baslik }) => baslik)}
        now={t(durum === 'requested' ? 'onYes' : 'now')}
        later={t('later')}
        settled={summary.kalan === 0}
        plan={reservation.odeme_plani}
        base={sabit_kur === secilen_kur ? undefined : { amount: rezervasyon_toplam.genel_toplam, currency: sabit_kur }}
      />
      {durum === 'requested' || durum === 'declined' ? null : <Sums shown={shown} />}
      {durum === 'accepted' ? <PlanWaits steps={reservation.odeme_plani} /> : null}
      {durum === 'accepted' && reservation.bitis === null ? null : <Due shown={shown} />}
      {payable ? (
        <div className="mt-4 grid gap-2">
          <PayOpen
            k_no={reservation.k_no}
            payable={payable}
            kur={summary.kur}
            look={durum === 'confirmed' ? 'line' : 'sun'}
          />
        </div>
      ) : null}
      {awaited ? <BankDetails no={reservation.kayit_no} kur={summary.kur} /> : null}
    </Part>
  )
}

/** What was agreed and what has moved, every payment and refund with its day. */
function Sums({ shown: { reservation, summary } }: { shown: Shown }) {
  const { language } = useFrame()
  const t = useTranslations('member.money')
  const methods = useTranslations('member.method')
  const kinds = useTranslations('member.payments')
  const moved = memberStore.use((state) => state.tahsilatlar).filter((one) => one.rezervasyon_k_no === summary.k_no)
  const money = (amount: number) => formatMoney(language, amount, summary.kur)
  return (
    <dl className="sums mt-4 grid gap-1.5">
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
function Due({ shown: { reservation, summary } }: { shown: Shown }) {
  const { language, support, contact } = useFrame()
  const t = useTranslations('member.money')
  const { durum, bitis } = reservation
  if (summary.kalan === 0) return null
  const asked = durum === 'requested'
  const waiting = (durum === 'held' || durum === 'accepted') && bitis !== null
  const amount = formatMoney(language, nowDue(reservation.kur_rezervasyon_toplam.on_odeme_toplam, summary), summary.kur)
  const later = asked ? t('askedFirst') : t('dueLater', { day: dayRange(summary.baslangic, null) })
  const phone = support.telefon ?? contact.telefon
  return (
    <div className={`note mt-4 ${waiting ? 'note-warn' : ''}`}>
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
        <p className="mt-1">{t.rich('ask', { phone: () => callLink(phone) })}</p>
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

/** The part of the deposit that has not come; once it has, everything that is left. */
export function nowDue(deposit: number, { odenen, kalan }: { odenen: number; kalan: number }): number {
  return deposit > odenen ? Math.round((deposit - odenen) * 100) / 100 : kalan
}

function callLink(phone: string) {
  return (
    <a className="link" href={phoneHref(phone)}>
      {formatPhone(phone)}
    </a>
  )
}

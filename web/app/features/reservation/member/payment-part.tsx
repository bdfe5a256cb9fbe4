import { formatDate, formatInstant, formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { memberStore } from '../../../platform/stores/member-store.ts'
import { formatPhone, phoneHref } from '../../../platform/words/phone.ts'
import { dayRange } from '../../member/trip-days.ts'
import { mayChooseWay, PayChoice } from '../../payment/pay-choice.tsx'
import { PayOpen } from '../../payment/pay-open.tsx'
import { payableOf } from '../../payment/payable.ts'
import { PlanWaits } from '../../payment/plan-steps.tsx'
import { isPartly, StandingSums } from '../cancel/standing-sums.tsx'
import { Receipt } from '../receipt/receipt.tsx'
import { standParts } from '../receipt/receipt-parts.ts'
import { BankDetails } from './bank-details.tsx'
import { Part } from './part.tsx'
import type { Shown } from './shown.ts'

/** The receipt, what was paid, what is due and until when, and the ways to pay it. */
export function PaymentPart({ shown }: { shown: Shown }) {
  const t = useTranslations('member.money')
  const { reservation } = shown
  const { rezervasyon_toplam, sabit_kur, secilen_kur, durum } = reservation
  const words = { odenen: t('paid'), simdi: t('due'), kabulde: t('onYes'), kalan: t('kalan') }
  return (
    <Part id="payment" title={t('title')}>
      <Receipt
        receipt={reservation.fis}
        lines={reservation.sepet_urunler.map(({ baslik }) => baslik)}
        parts={isPartly(reservation) ? [] : standParts(reservation.hesap, words)}
        plan={reservation.odeme_plani}
        base={sabit_kur === secilen_kur ? undefined : { amount: rezervasyon_toplam.genel_toplam, currency: sabit_kur }}
      />
      <StandingSums reservation={reservation} short />
      {durum === 'requested' || durum === 'declined' ? null : <Sums shown={shown} />}
      {durum === 'accepted' ? (
        <div className="mt-4">
          <PlanWaits steps={reservation.odeme_plani} />
        </div>
      ) : null}
      {durum === 'accepted' && reservation.bitis === null ? null : <Due shown={shown} />}
      <WaysToPay shown={shown} />
    </Part>
  )
}

/** The ways of the checkout while it waits for its money; a transfer that is awaited shows where it goes first. */
function WaysToPay({ shown }: { shown: Shown }) {
  const t = useTranslations('member.money')
  const { reservation, summary } = shown
  const { durum, odeme_yontemi, k_no, kayit_no } = reservation
  const choosing = mayChooseWay(reservation)
  const payable = choosing ? undefined : payableOf(reservation)
  const awaited = odeme_yontemi === 'havale' && summary.kalan > 0 && durum !== 'requested'
  const choice = choosing ? <PayChoice reservation={reservation} narrow onChosen={shown.onChanged} /> : null
  return (
    <>
      {choice && !awaited ? <div className="mt-6">{choice}</div> : null}
      {payable ? (
        <div className="mt-4 grid gap-2">
          <PayOpen k_no={k_no} payable={payable} kur={summary.kur} look={durum === 'confirmed' ? 'line' : 'sun'} />
        </div>
      ) : null}
      {awaited ? <BankDetails no={kayit_no} kur={summary.kur} /> : null}
      {choice && awaited ? (
        <details className="mt-4">
          <summary className="link min-h-11 content-center">{t('otherWay')}</summary>
          <div className="mt-3">{choice}</div>
        </details>
      ) : null}
    </>
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
  const amount = formatMoney(language, reservation.hesap.simdi, summary.kur)
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

function callLink(phone: string) {
  return (
    <a className="link" href={phoneHref(phone)}>
      {formatPhone(phone)}
    </a>
  )
}

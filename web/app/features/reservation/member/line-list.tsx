import { getProduct } from '@meltem/contract/catalog'
import type { CartLine, ReservationState } from '@meltem/contract/reservation'
import { formatInstant } from '@meltem/i18n/format'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../../platform/boot/toast.ts'
import { useCall } from '../../../platform/calls/api.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { formatPhone } from '../../../platform/words/phone.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { usePartyOfLine } from '../../basket/use-line-words.ts'
import { productPath } from '../../catalog/product-path.ts'
import { dayRange, longDay, unbroken } from '../../member/trip-days.ts'
import { Part } from './part.tsx'
import type { Shown } from './shown.ts'

const ASKED: readonly ReservationState[] = ['requested', 'declined']
/** Where there is a voucher to show; one of a cancelled trip is no more than a number. */
const VOUCHED: readonly ReservationState[] = ['confirmed', 'completed']
/** What still waits for an answer or a payment is not to be booked a second time. */
const WAITING: readonly ReservationState[] = ['requested', 'held', 'accepted']

/** In the order of the days, whatever the order of the basket was. */
const byDay = (a: CartLine, b: CartLine) =>
  `${a.baslangic}${a.baslangic_saat ?? ''}`.localeCompare(`${b.baslangic}${b.baslangic_saat ?? ''}`)

export function LineList({ shown: { reservation } }: { shown: Shown }) {
  const { language } = useFrame()
  const t = useTranslations('member.detail')
  const { misafir, hotel_bilgi, rezervasyon_notu, yanit_notu, durum } = reservation
  const hotel = [hotel_bilgi?.hotel_adi, hotel_bilgi?.oda_no, hotel_bilgi?.ilce, hotel_bilgi?.sehir].filter(Boolean)
  return (
    <Part id="lines" title={t(ASKED.includes(durum) ? 'asked' : 'lines')}>
      <ul className="rows -mt-4">
        {reservation.sepet_urunler.toSorted(byDay).map((line) => (
          <Line
            key={line.k_no}
            line={line}
            again={!WAITING.includes(durum)}
            gone={reservation.satirlar.find(({ k_no }) => k_no === line.k_no)?.iptal?.zaman}
          />
        ))}
      </ul>
      <dl className="mt-5 grid gap-x-8 gap-y-3 text-14 sm:grid-cols-2">
        <Fact name={t('guest')} value={`${misafir.ad} ${misafir.soyad}`} />
        <Fact name={t('contact')} value={[misafir.e_mail, unbroken(formatPhone(misafir.telefon))].join(', ')} />
        {hotel.length > 0 ? <Fact name={t('hotel')} value={hotel.join(', ')} /> : null}
        {rezervasyon_notu ? <Fact name={t('note')} value={rezervasyon_notu} /> : null}
        {yanit_notu ? <Fact name={t('answer')} value={yanit_notu} /> : null}
      </dl>
      {VOUCHED.includes(durum) ? (
        <a
          className={`btn mt-5 ${durum === 'confirmed' ? 'btn-sun' : 'btn-line'}`}
          href={`/${language}/user/vouchers#${reservation.k_no}`}
        >
          <Icon name="ticket" />
          {t('vouchers')}
        </a>
      ) : null}
    </Part>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-13 text-ink-2">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{value}</dd>
    </div>
  )
}

interface LineProps {
  readonly line: CartLine
  readonly again: boolean
  /** When it was cancelled alone. */
  readonly gone?: string | undefined
}

function Line({ line, again, gone }: LineProps) {
  const { language } = useFrame()
  const cancelled = useTranslations('cancellation')
  const t = useTranslations('member.detail')
  const party = usePartyOfLine()
  const { baslangic, baslangic_saat, bitis, bitis_saat } = line
  const several = bitis !== null && bitis !== baslangic
  const day = several ? dayRange(baslangic, bitis) : longDay(language, baslangic)
  const clock = [baslangic_saat, bitis_saat].filter(Boolean).join(' – ')
  return (
    <li className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div>
        <h3 className="text-18">{line.baslik}</h3>
        {gone ? <p className="chip my-1">{cancelled('cancelledOn', { when: formatInstant(gone) })}</p> : null}
        <p className="mt-0.5 text-ink-2">
          {day}
          {clock ? `, ${clock}` : ''}
        </p>
        <p className="text-14 text-ink-2">{party(line)}</p>
        {line.ekstra_hizmetler.map((extra) => (
          <p key={extra.k_no} className="text-14 text-ink-2">
            + {extra.ad}
            {extra.adet > 1 ? ` × ${extra.adet}` : ''}
          </p>
        ))}
      </div>
      {again ? <BookAgain line={line} label={t('againNamed', { title: line.baslik })} /> : null}
    </li>
  )
}

/** Leads to the product; dates are chosen there anew. */
function BookAgain({ line, label }: { line: CartLine; label: string }) {
  const { language } = useFrame()
  const t = useTranslations('member.detail')
  const call = useCall()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    const answer = await call(getProduct, { dil: language, k_no: line.urun_k_no })
    setBusy(false)
    if (answer.success === 0) return showToast('bad', answer.message)
    if (!answer.data) return showToast('info', t('noLongerSold'))
    const { yetiskin, cocuk } = line.pax
    const query = new URLSearchParams({ yetiskin: String(yetiskin), ...(cocuk > 0 ? { cocuk: String(cocuk) } : {}) })
    await navigate(`${productPath(language, answer.data)}?${query}`)
  }
  return (
    <Button size="sm" className="min-h-11 justify-self-start" aria-label={label} busy={busy} onClick={() => void go()}>
      {t('again')}
    </Button>
  )
}

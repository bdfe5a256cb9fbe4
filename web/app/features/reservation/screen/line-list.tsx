import { getProduct } from '@meltem/contract/catalog/catalog'
import type { CartLine } from '@meltem/contract/reservation/reservation'
import { formatInstant } from '@meltem/i18n/format'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../../platform/boot/toast.ts'
import { useCall } from '../../../platform/calls/api.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { productPath } from '../../catalog/product-path.ts'
import { dayRange, longDay } from '../../member/trip-days.ts'
import { byDay, type ReservationAccess, type ShownLine } from '../access/reservation-access.ts'
import { Part } from './part.tsx'

interface LineListProps {
  readonly one: ReservationAccess
  readonly title: string
  /** What can be done with one of them. */
  readonly renderAct?: (line: ShownLine) => ReactNode
  readonly children?: ReactNode
}

/** What was booked or asked for, in the order of the days. */
export function LineList({ one, title, renderAct, children }: LineListProps) {
  return (
    <Part of={one} id="lines" title={title}>
      <ul className={`rows ${one.look === 'account' ? '-mt-4' : ''}`}>
        {one.lines.toSorted(byDay).map((line) => (
          <li key={line.k_no} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
            <Line line={line} />
            {line.price ? <span className="num">{line.price}</span> : null}
            {renderAct?.(line)}
          </li>
        ))}
      </ul>
      {children}
    </Part>
  )
}

function Line({ line }: { line: ShownLine }) {
  const { language } = useFrame()
  const t = useTranslations('cancellation')
  const { baslangic, baslangic_saat, bitis, bitis_saat, durum } = line
  const several = bitis !== null && bitis !== baslangic
  const day = several ? dayRange(baslangic, bitis) : longDay(language, baslangic)
  const clock = [baslangic_saat, bitis_saat].filter(Boolean).join(' – ')
  return (
    <div>
      <h3 className="text-18">{line.baslik}</h3>
      {durum?.iptal ? (
        <p className="chip my-1">{t('cancelledOn', { when: formatInstant(durum.iptal.zaman) })}</p>
      ) : null}
      <p className="mt-0.5 text-ink-2">
        {day}
        {clock ? `, ${clock}` : ''}
      </p>
      <p className="text-14 text-ink-2">{line.party}</p>
      {line.extras.map((extra) => (
        <p key={extra} className="text-14 text-ink-2">
          + {extra}
        </p>
      ))}
    </div>
  )
}

/** The travellers, where they stay, what they wrote. */
export function Facts({ one }: { one: ReservationAccess }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 text-14 sm:grid-cols-2">
      {one.facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-13 text-ink-2">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Leads to the product; dates are chosen there anew. */
export function BookAgain({ line }: { line: Pick<CartLine, 'urun_k_no' | 'baslik' | 'pax'> }) {
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
    <Button
      size="sm"
      className="min-h-11 justify-self-start"
      aria-label={t('againNamed', { title: line.baslik })}
      busy={busy}
      onClick={() => void go()}
    >
      {t('again')}
    </Button>
  )
}

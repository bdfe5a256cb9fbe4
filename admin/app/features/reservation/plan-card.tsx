import type { DueStep, PaymentEvent } from '@meltem/contract/payment/plan'
import { confirmEvent } from '@meltem/contract/reservation/office'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { whenOfStep } from '@meltem/i18n/plan-words'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ActPanel } from './act-panel.tsx'
import type { Detail } from './side-cards.tsx'

interface PlanCardProps {
  readonly detail: Detail
  readonly onChanged: () => void
}

/** What is paid when, and the events that a payment still waits for. Sold on the usual terms, the receipt says it all. */
export function PlanCard({ detail, onChanged }: PlanCardProps) {
  const t = useTranslations('admin.reservation')
  const { odeme_plani, secilen_kur } = detail.data
  if (odeme_plani.length === 0) return null
  return (
    <Card title={t('plan')}>
      <ol className="grid gap-2.5">
        {odeme_plani.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the payments is the plan; two may be alike
          <Step key={place} step={step} kur={secilen_kur} />
        ))}
      </ol>
      <Events detail={detail} onChanged={onChanged} />
    </Card>
  )
}

const TONES: Readonly<Record<DueStep['durum'], string>> = {
  bekliyor: 'text-ink-2',
  acik: 'font-[620] text-sea',
  gecikti: 'font-[620] text-danger',
  odendi: 'font-[620] text-olive',
}

function Step({ step, kur }: { readonly step: DueStep; readonly kur: string }) {
  const t = useTranslations('admin.reservation')
  const say = useTranslations('plan')
  const { language } = useLanguage()
  const part = step.odenen > 0 && step.durum !== 'odendi'
  const facts = [
    say(step.durum),
    ...datesOf(step).map(([key, when]) => say(key, { when: formatInstant(when) })),
    ...(part ? [t('plan_paid', { sum: formatMoney(language, step.odenen, kur) })] : []),
  ]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
      <span>
        {whenOfStep(say, step)}
        <small className={`block text-12 ${TONES[step.durum]}`}>{facts.join(' · ')}</small>
      </span>
      <b className="num whitespace-nowrap">{formatMoney(language, step.tutar, kur)}</b>
    </li>
  )
}

/** What is paid on the day has no other date, and what is paid needs none. */
function datesOf({ tetik, durum, acilis, vade }: DueStep): (readonly ['from' | 'until', string])[] {
  if (tetik === 'gun' || durum === 'odendi') return []
  return [
    ...(durum === 'bekliyor' && acilis ? [['from', acilis] as const] : []),
    ...(vade ? [['until', vade] as const] : []),
  ]
}

/** The states in which an event still opens a payment. */
const LIVE: readonly string[] = ['accepted', 'confirmed']

/** Each event by its name: a button until it took place, then when that was. */
function Events({ detail: { data, olaylar }, onChanged }: PlanCardProps) {
  const t = useTranslations('admin.reservation')
  const may = useMay()
  const [chosen, setChosen] = useState<PaymentEvent>()
  const open = may('rezervasyon.olay') && LIVE.includes(data.durum)
  if (chosen) {
    const done = () => {
      setChosen(undefined)
      onChanged()
    }
    return <EventPanel data={data} olay={chosen} onDone={done} onAbandon={() => setChosen(undefined)} />
  }
  return (
    <ul className="grid justify-items-start gap-2 empty:hidden">
      {olaylar.map(({ olay, zaman }) => (
        <li key={olay}>
          {zaman && (
            <span className="text-13 text-ink-2">
              {t(`happened.${olay}`)} · <span className="num">{formatInstant(zaman)}</span>
            </span>
          )}
          {!zaman && open && (
            <Button onClick={() => setChosen(olay)} className="max-lg:min-h-11">
              {t(`happened.${olay}`)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

interface EventPanelProps {
  readonly data: Detail['data']
  readonly olay: PaymentEvent
  readonly onDone: () => void
  readonly onAbandon: () => void
}

/** The guest's time to think runs from here and never moves again: it is said before. */
function EventPanel({ data, olay, onDone, onAbandon }: EventPanelProps) {
  const t = useTranslations('admin.reservation')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(confirmEvent, { k_no: data.k_no, olay }),
    onSuccess: onDone,
  })
  const gun = data.odeme_plani.find(({ olaylar }) => olaylar.includes(olay))?.bekleme_gun ?? 0
  return (
    <ActPanel
      title={t(`happened.${olay}`)}
      error={error}
      busy={isPending}
      button={t('happened_confirm')}
      onSubmit={() => mutate()}
      onAbandon={onAbandon}
    >
      <p>{t('happened_text', { gun })}</p>
    </ActPanel>
  )
}

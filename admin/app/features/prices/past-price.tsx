import { explainPrice, type PricedOption } from '@meltem/contract/catalog/prices-office'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface PastPriceProps {
  readonly rows: readonly PricedOption[]
  readonly bugun: string
}

/** The last moment of the day at the operator: what was published on it counts. */
function endOf(day: string): string {
  return Temporal.PlainDateTime.from(`${day}T23:59:59`).toZonedDateTime('Europe/Istanbul').toInstant().toString()
}

/** What a day cost on the day of a sale, who had said so and until when it counted (PRICE-15). */
export function PastPrice({ rows, bugun }: PastPriceProps) {
  const t = useTranslations('admin.prices.past')
  const [option, setOption] = useState('')
  const [gun, setGun] = useState(bugun)
  const [sold, setSold] = useState('')
  const one = rows.find(({ k_no }) => k_no === option) ?? rows[0]
  if (!one) return null
  const options = rows.map(({ k_no, urun, ad }) => ({
    value: k_no,
    label: ad && ad !== urun ? `${urun} · ${ad}` : urun,
  }))
  return (
    <Panel title={t('title')}>
      <div className="grid items-start gap-3 p-4 sm:grid-cols-3">
        <Choice label={t('option')} value={one.k_no} options={options} onChange={setOption} />
        <DayField quiet label={t('day')} value={gun} onChange={setGun} />
        <DayField quiet label={t('sold')} value={sold} onChange={setSold} most={bugun} />
      </div>
      {gun && <Answer option={one} gun={gun} an={sold && sold < bugun ? endOf(sold) : undefined} />}
    </Panel>
  )
}

interface AnswerProps {
  readonly option: PricedOption
  readonly gun: string
  /** Now, when left out. */
  readonly an: string | undefined
}

function Answer({ option, gun, an }: AnswerProps) {
  const t = useTranslations('admin.prices')
  const { language } = useLanguage()
  const input = { secenek_k_no: option.k_no, gun, ...(an ? { an } : {}) }
  const { data, error, refetch } = useQuery({
    queryKey: ['fiyatlar', 'gecmis', input],
    queryFn: ({ signal }) => call(explainPrice, input, signal),
  })
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={2} />
  const { terim, kur, yayin, bitis, bilinen, boyali } = data
  if (!terim) return <Nothing>{bilinen && (!an || bilinen <= an) ? t('gap') : t('past.unknown')}</Nothing>
  const prices = terim.fiyatlar.flatMap((price, place) => {
    const slot = option.yuvalar[place]
    return price === null || !slot ? [] : [{ name: t(`slot.${slot.ad}`, { days: slot.en_az_gun ?? 1 }), price }]
  })
  return (
    <div role="status" className="grid gap-2 border-line border-t p-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        {prices.map(({ name, price }) => (
          <div key={name} className="flex gap-2">
            <dt className="text-ink-2">{name}</dt>
            <dd className="num font-semibold">{formatMoney(language, price, kur)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-13 text-ink-2">
        {boyali ? t('past.painted') : t('past.period', { name: terim.sezon || '–' })}
        {yayin && ` ${t('past.from', { when: formatInstant(yayin.zaman), name: yayin.kim ?? t('house') })}`}
        {bitis && ` ${t('past.until', { when: formatInstant(bitis) })}`}
      </p>
    </div>
  )
}

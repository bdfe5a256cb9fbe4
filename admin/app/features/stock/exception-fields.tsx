import type { DayException } from '@meltem/contract/stock/rules-office'
import { formatDate } from '@meltem/i18n/format'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { ClockField } from '../../ui/form/clock-field.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'

interface ExceptionFieldsProps {
  readonly times: readonly string[]
  readonly seats: number
  readonly value: readonly DayException[]
  readonly onChange: (exceptions: DayException[]) => void
}

const KINDS = ['iptal', 'kontenjan', 'ek'] as const
type Kind = (typeof KINDS)[number]

const keyOf = ({ tur, tarih, saat }: DayException) => `${tur}${tarih}${saat ?? ''}`

/** Single days that are otherwise: none, other seats, one more. */
export function ExceptionFields({ times, seats, value, onChange }: ExceptionFieldsProps) {
  const t = useTranslations('admin.stock')
  const listed = value.toSorted((a, b) => (a.tarih < b.tarih ? -1 : 1))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-13 font-semibold">{t('rule.istisnalar')}</legend>
      {listed.length > 0 && (
        <ul className="grid max-h-64 overflow-auto rounded-control border border-line bg-paper">
          {listed.map((one) => (
            <li
              key={keyOf(one)}
              className="flex items-center gap-3 border-line-soft border-b py-1 pl-3 last:border-b-0"
            >
              <span className="num">{formatDate(one.tarih)}</span>
              <span className="num">{one.saat ?? t('all_times')}</span>
              <span className="min-w-0 flex-1 text-13 text-ink-2">
                {one.tur === 'iptal' ? t('exception.iptal') : t(`exception_seats.${one.tur}`, { count: one.kontenjan })}
              </span>
              <button
                type="button"
                aria-label={t('remove_name', { name: `${formatDate(one.tarih)} ${one.saat ?? ''}` })}
                onClick={() => onChange(value.filter((other) => keyOf(other) !== keyOf(one)))}
                className="grid min-h-9 min-w-9 place-items-center text-ink-2 hover:text-ink max-lg:min-h-11 max-lg:min-w-11"
              >
                <X aria-hidden="true" className="icon" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <NewException
        times={times}
        seats={seats}
        onAdd={(one) => onChange([...value.filter((other) => keyOf(other) !== keyOf(one)), one])}
      />
    </fieldset>
  )
}

function NewException({
  times,
  seats,
  onAdd,
}: Pick<ExceptionFieldsProps, 'times' | 'seats'> & { onAdd: (one: DayException) => void }) {
  const t = useTranslations('admin.stock')
  const [tur, setTur] = useState<Kind>('iptal')
  const [tarih, setTarih] = useState('')
  const [saat, setSaat] = useState('')
  const [count, setCount] = useState<number | null>(seats)
  const [round, setRound] = useState(0)
  const made = exceptionOf(tur, tarih, saat, count)
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <div className="w-40">
        <DayField key={round} label={t('exception_day')} value={tarih} onChange={setTarih} />
      </div>
      <div className="w-44">
        <Choice
          inForm
          label={t('exception_kind')}
          value={tur}
          options={KINDS.map((kind) => ({ value: kind, label: t(`exception.${kind}`) }))}
          onChange={(kind) => setTur(KINDS.find((one) => one === kind) ?? 'iptal')}
        />
      </div>
      {tur === 'ek' ? (
        <ClockField label={t('new_time')} value={saat} onChange={setSaat} />
      ) : (
        times.length > 1 && (
          <div className="w-32">
            <Choice
              inForm
              label={t('exception_time')}
              value={saat}
              options={[{ value: '', label: t('all_times') }, ...times.map((time) => ({ value: time, label: time }))]}
              onChange={setSaat}
            />
          </div>
        )
      )}
      {tur !== 'iptal' && <NumberField label={t('rule.kontenjan')} value={count} most={9999} onChange={setCount} />}
      <Button
        disabled={!made}
        onClick={() => {
          if (!made) return
          onAdd(made)
          setTarih('')
          setRound(round + 1)
        }}
        className="max-lg:min-h-11"
      >
        <Plus aria-hidden="true" className="icon" />
        {t('add')}
      </Button>
    </div>
  )
}

function exceptionOf(tur: Kind, tarih: string, saat: string, count: number | null): DayException | undefined {
  if (!tarih) return undefined
  if (tur === 'iptal') return { tur, tarih, saat: saat || null }
  if (count === null) return undefined
  if (tur === 'kontenjan') return { tur, tarih, saat: saat || null, kontenjan: count }
  return saat ? { tur, tarih, saat, kontenjan: count } : undefined
}

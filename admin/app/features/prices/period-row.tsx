import type { PricedOption } from '@meltem/contract/catalog/prices-office'
import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { canSplit, type EditedPeriod, faultsOf, isPriceOf, movedBy, splitAt } from './period-edit.ts'
import { isZeroPrice } from './price-text.ts'
import { PriceTextField } from './price-text-field.tsx'
import { WeekdayChoice } from './weekday-choice.tsx'

interface PeriodRowProps {
  readonly period: EditedPeriod
  readonly option: PricedOption
  readonly byNight: boolean
  /** It was added just now: the hand goes to it. */
  readonly isAdded: boolean
  /** What has a price of its own goes on until further notice in any case. */
  readonly isKept: boolean
  /** What stands in its place: itself changed, two halves, or nothing. */
  readonly onChange: (instead: readonly EditedPeriod[]) => void
}

/** One period: name, days, price, nights; the rest of it below, when it is opened. */
export function PeriodRow({ period, option, byNight, isAdded, isKept, onChange }: PeriodRowProps) {
  const t = useTranslations('admin.prices')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (isAdded) field.current?.focus()
  }, [isAdded])
  const faults = faultsOf(period, option.yuvalar)
  const put = (words: Partial<EditedPeriod>) => onChange([{ ...period, ...words }])
  const name = period.sezon || t('periods.unnamed')
  const shown = { period, option, put }
  return (
    <li aria-label={name} className="periods-row">
      <div className="grid min-w-0 content-start gap-1">
        <label htmlFor={id} className="font-semibold text-12 text-ink-2">
          {t('periods.name')}
        </label>
        <input
          ref={field}
          id={id}
          value={period.sezon}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => put({ sezon: event.target.value })}
          className="control w-full"
        />
      </div>
      <DayField quiet label={t('periods.first')} value={period.ilk_gun} onChange={(ilk_gun) => put({ ilk_gun })} />
      <DayField
        quiet
        label={t('periods.last')}
        value={period.son_gun}
        describedBy={period.son_gun === '' ? `${id}-open` : undefined}
        onChange={(son_gun) => put({ son_gun })}
      />
      <SlotField {...shown} place={0} />
      {byNight && (
        <PriceTextField
          label={t('periods.nights')}
          value={period.en_az_gece}
          wrong={faults.has('gece')}
          onChange={(en_az_gece) => put({ en_az_gece })}
        />
      )}
      <div className="periods-acts flex gap-1">
        <Button
          size="icon"
          aria-expanded={open}
          aria-label={t('periods.more', { name })}
          onClick={() => setOpen(!open)}
        >
          {open ? (
            <ChevronUp aria-hidden="true" className="icon" />
          ) : (
            <ChevronDown aria-hidden="true" className="icon" />
          )}
        </Button>
        <Button size="icon" disabled={isKept} aria-label={t('periods.delete', { name })} onClick={() => onChange([])}>
          <Trash2 aria-hidden="true" className="icon" />
        </Button>
      </div>
      <p id={`${id}-open`} className="periods-wide text-12 text-ink-2 empty:hidden">
        {period.son_gun === '' && t('periods.open_end')}
      </p>
      {(faults.has('gun') || faults.has('sira')) && (
        <p role="alert" className="periods-wide text-12 text-danger">
          {faults.has('sira') ? t('periods.wrong_order') : t('periods.wrong_first')}
        </p>
      )}
      {open && <Details {...shown} byNight={byNight} onChange={onChange} />}
    </li>
  )
}

interface PartProps {
  readonly period: EditedPeriod
  readonly option: PricedOption
  readonly put: (words: Partial<EditedPeriod>) => void
}

function SlotField({ period, option: { yuvalar }, put, place }: PartProps & { readonly place: number }) {
  const t = useTranslations('admin.prices')
  const slot = yuvalar[place]
  const text = period.fiyatlar[place] ?? ''
  if (!slot) return null
  return (
    <PriceTextField
      label={t(`slot.${slot.ad}`, { days: slot.en_az_gun ?? 1 })}
      value={text}
      wrong={text !== '' && !isPriceOf(yuvalar, place, text)}
      zero={isZeroPrice(text, place)}
      onChange={(typed) =>
        put({ fiyatlar: yuvalar.map((_, at) => (at === place ? typed : (period.fiyatlar[at] ?? ''))) })
      }
    />
  )
}

interface DetailsProps extends PartProps {
  readonly byNight: boolean
  readonly onChange: (instead: readonly EditedPeriod[]) => void
}

function Details({ period, option, put, byNight, onChange }: DetailsProps) {
  const t = useTranslations('admin.prices')
  return (
    <div className="periods-wide grid gap-3 border-line border-l-3 pl-3">
      {option.yuvalar.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {option.yuvalar.map(({ ad, en_az_gun = 1 }, place) =>
            place === 0 ? null : (
              <div key={`${ad}${en_az_gun}`} className="w-32">
                <SlotField period={period} option={option} put={put} place={place} />
              </div>
            ),
          )}
        </div>
      )}
      {byNight && (
        <div className="grid gap-2">
          <WeekdayChoice label={t('periods.arrive')} value={period.giris} onChange={(giris) => put({ giris })} />
          <WeekdayChoice label={t('periods.leave')} value={period.cikis} onChange={(cikis) => put({ cikis })} />
        </div>
      )}
      <SplitAndMove period={period} onChange={onChange} />
    </div>
  )
}

function SplitAndMove({ period, onChange }: Pick<DetailsProps, 'period' | 'onChange'>) {
  const t = useTranslations('admin.prices.periods')
  const [day, setDay] = useState('')
  const [days, setDays] = useState('7')
  const count = /^[-−+]?\d{1,3}$/.test(days.trim()) ? Number(days.trim().replace('−', '-')) : undefined
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <div className="flex items-end gap-2">
        <div className="w-36">
          <DayField quiet label={t('split_at')} value={day} onChange={setDay} />
        </div>
        <Button
          disabled={!canSplit(period, day)}
          onClick={() => {
            onChange(splitAt(period, day))
            setDay('')
          }}
        >
          {t('split')}
        </Button>
      </div>
      <div className="flex items-end gap-2">
        <div className="w-24">
          <PriceTextField label={t('move_days')} value={days} wrong={count === undefined} onChange={setDays} />
        </div>
        <Button disabled={!count || period.ilk_gun === ''} onClick={() => onChange([movedBy(period, count ?? 0)])}>
          {t('move')}
        </Button>
      </div>
    </div>
  )
}

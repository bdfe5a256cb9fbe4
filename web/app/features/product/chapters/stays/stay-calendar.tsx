import type { Product } from '@meltem/contract/catalog/catalog'
import { addMonths, weeksOf } from '@meltem/domain/calendar-month'
import { KINDS } from '@meltem/domain/kinds'
import { formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../../platform/page/frame.ts'
import { CALENDAR_ID, useBooking } from '../../../booking/booking-context.tsx'
import { DayPicker } from '../../../booking/calendar/day-picker.tsx'
import { lowestPrice } from '../../../booking/calendar/day-state.ts'
import { chooseRangeDay } from '../../../booking/choice.ts'
import { PriceLegend } from '../../../booking/panel/price-legend.tsx'
import { Chapter } from '../chapter.tsx'

/** Two months with the price of every night; the panel follows what is pressed here. */
export function StayCalendar({ product }: { product: Product }) {
  const t = useTranslations('product')
  const { mode, choice, change, months, today, month, showMonth } = useBooking()
  if (mode !== 'stay') return null
  return (
    <Chapter title={t(KINDS[product.urun_tipi].rooms ? 'calendarRooms' : 'calendar')} id={CALENDAR_ID}>
      <DayPicker
        range
        picked={{ baslangic: choice.baslangic, bitis: choice.bitis }}
        months={months}
        today={today}
        month={month}
        count={2}
        onMonth={showMonth}
        onPick={(day) => change((now) => chooseRangeDay(now, day))}
      />
      <Legend />
      <PriceLegend className="mt-1 text-13 text-ink-2" />
    </Chapter>
  )
}

function Legend() {
  const t = useTranslations('calendar')
  const { language } = useFrame()
  const { months, month } = useBooking()
  const days = [month, addMonths(month, 1)].flatMap((one) => weeksOf(one).flat())
  const lowest = lowestPrice(days.map((day) => (day ? months.dayOn(day) : undefined)))
  const swatch = 'mr-1.5 inline-block size-3.5 align-[-2px]'
  return (
    <p className="mt-2 flex flex-wrap gap-x-[18px] gap-y-1 text-13 text-ink-2">
      <span>
        <i className={`${swatch} bg-sea`} />
        {t('legendEnds')}
      </span>
      <span>
        <i className={`${swatch} bg-sea-tint`} />
        {t('legendStay')}
      </span>
      <span>
        <i className={`${swatch} hatch`} />
        {t('legendFull')}
      </span>
      <span>
        <i className={`${swatch} border-line-strong border-b-2 border-dotted`} />
        {t('legendOff')}
      </span>
      {lowest !== null && months.kur ? (
        <b className="text-olive">{t('legendLow', { price: formatMoney(language, lowest, months.kur) })}</b>
      ) : null}
    </p>
  )
}

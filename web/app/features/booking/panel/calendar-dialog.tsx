import { shortWeekday } from '@meltem/i18n/day-words'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { type RefObject, useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useBooking } from '../booking-context.tsx'
import { isRange } from '../booking-mode.ts'
import { DayPicker } from '../calendar/day-picker.tsx'
import { chooseDay, chooseRangeDay } from '../choice.ts'
import { PriceLegend } from './price-legend.tsx'
import '../../../styles/sheet.css'

interface CalendarDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  /** The months are drawn only while the dialog is open. */
  readonly shown: boolean
  readonly onClose: () => void
}

/** The months in a dialog: the whole screen on a phone, a window above it elsewhere. Esc and the cross close it. */
export function CalendarDialog({ ref, shown, onClose }: CalendarDialogProps) {
  const booking = useBooking()
  const { mode, choice, change } = booking
  const t = useTranslations('panel')
  const id = useId()
  const range = isRange(mode)
  const pick = (day: string) => {
    change((now) => (range ? chooseRangeDay(now, day) : chooseDay(now, day)))
    if (!range) ref.current?.close()
  }
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      className="sheet sheet-full sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-32px)] sm:w-[min(820px,100%-32px)] sm:rounded-control"
    >
      <header>
        <h2 id={id} className="text-20">
          {range ? t('dates') : t('day')}
        </h2>
        <button type="button" className="icon-btn" aria-label={t('close')} onClick={() => ref.current?.close()}>
          <Icon name="x" />
        </button>
      </header>
      {range ? <PickBar /> : null}
      <div className="sheet-body pt-5">
        {shown ? (
          <DayPicker
            range={range}
            picked={{ baslangic: choice.baslangic, bitis: range ? choice.bitis : null }}
            months={booking.months}
            today={booking.today}
            month={booking.month}
            count={2}
            onMonth={booking.showMonth}
            onPick={pick}
          />
        ) : null}
        <PriceLegend className="mt-1 text-13 text-ink-2" />
      </div>
      <footer>
        <DialogSum />
        <Button look="sun" onClick={() => ref.current?.close()}>
          {t('takeOver')}
        </Button>
      </footer>
    </dialog>
  )
}

function PickBar() {
  const { choice, mode } = useBooking()
  const { language } = useFrame()
  const t = useTranslations('panel')
  const { tag } = LOCALES[language]
  const say = (day: string | null) => (day ? `${shortWeekday(tag, day)} ${formatDate(day)}` : t('choose'))
  const choosingEnd = choice.baslangic !== null && choice.bitis === null
  const names = mode === 'hire' ? (['pickUp', 'return'] as const) : (['checkIn', 'checkOut'] as const)
  return (
    <div className="grid grid-cols-2">
      {names.map((name, place) => (
        <div
          key={name}
          className={`border-b-[3px] px-4 py-2.5 ${(place === 1) === choosingEnd ? 'border-sea bg-sea-tint' : 'border-line'}`}
        >
          <small className="block text-13 text-ink-2">{t(name)}</small>
          <b className="font-[640]">{say(place === 0 ? choice.baslangic : choice.bitis)}</b>
        </div>
      ))}
    </div>
  )
}

/** The sum of what is chosen so far, so that the dialog need not be closed to see it. */
function DialogSum() {
  const { quote, missing } = useBooking()
  const { language } = useFrame()
  const t = useTranslations('panel')
  const total = quote.quote?.fis.toplam.genel_toplam
  return (
    <p aria-live="polite" className="min-w-0 text-14 text-ink-2">
      {total === undefined ? (
        t(missing === null ? 'pricing' : `missing.${missing}`)
      ) : (
        <b className="num text-18 text-ink">{formatMoney(language, total, quote.quote?.fis.kur ?? '')}</b>
      )}
    </p>
  )
}

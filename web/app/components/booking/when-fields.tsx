import { useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { useBooking } from './booking-context.tsx'
import { CalendarDialog } from './calendar-dialog.tsx'
import { DateButton } from './date-button.tsx'
import { DayStrip } from './day-strip.tsx'
import { DepartureFields } from './departure-fields.tsx'
import { HireFields } from './hire-fields.tsx'
import { TimeField } from './time-field.tsx'

/** The day, the stay, the hire: what the kind of booking needs. */
export function WhenFields({ place }: { place: string }) {
  const { mode, months } = useBooking()
  const t = useTranslations('panel')
  const dialog = useRef<HTMLDialogElement>(null)
  const open = () => dialog.current?.showModal()
  return (
    <div className="grid gap-4">
      {mode === 'stay' ? <StayFields onOpen={open} /> : null}
      {mode === 'hire' ? <HireFields place={place} onOpen={open} /> : null}
      {mode === 'stay' || mode === 'hire' ? null : <DayStrip onWholeMonth={open} />}
      {mode === 'departure' ? <DepartureFields /> : null}
      {mode === 'hours' ? <TimeField place={place} field="baslangic_saat" label={t('time')} /> : null}
      {months.failed ? <p className="text-14 text-danger">{t('calendarFailed')}</p> : null}
      <CalendarDialog ref={dialog} />
    </div>
  )
}

function StayFields({ onOpen }: { onOpen: () => void }) {
  const { choice } = useBooking()
  const t = useTranslations('panel')
  return (
    <div className="grid grid-cols-2 gap-2">
      <DateButton label={t('checkIn')} day={choice.baslangic} onOpen={onOpen} />
      <DateButton label={t('checkOut')} day={choice.bitis} onOpen={onOpen} />
    </div>
  )
}

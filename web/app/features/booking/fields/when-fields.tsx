import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useBooking } from '../booking-context.tsx'
import { CalendarDialog } from '../panel/calendar-dialog.tsx'
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
  // Told by the press, not by the dialog's toggle event: React does not hear that on a dialog the server has drawn.
  const [shown, setShown] = useState(false)
  const open = () => {
    setShown(true)
    dialog.current?.showModal()
  }
  return (
    <div className="grid gap-4">
      {mode === 'stay' ? <StayFields onOpen={open} /> : null}
      {mode === 'hire' ? <HireFields place={place} onOpen={open} /> : null}
      {mode === 'stay' || mode === 'hire' ? null : <DayStrip onWholeMonth={open} />}
      {mode === 'departure' ? <DepartureFields /> : null}
      {mode === 'hours' ? <TimeField place={place} field="baslangic_saat" label={t('time')} /> : null}
      {months.failed ? <p className="text-14 text-danger">{t('calendarFailed')}</p> : null}
      <CalendarDialog ref={dialog} shown={shown} onClose={() => setShown(false)} />
    </div>
  )
}

function StayFields({ onOpen }: { onOpen: () => void }) {
  const { choice } = useBooking()
  const t = useTranslations('panel')
  return (
    <div className="grid grid-cols-2 gap-2">
      <DateButton label={t('checkIn')} asks="giris" day={choice.baslangic} onOpen={onOpen} />
      <DateButton label={t('checkOut')} asks="cikis" day={choice.bitis} onOpen={onOpen} />
    </div>
  )
}

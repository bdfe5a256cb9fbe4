import { addService, type Vehicle } from '@meltem/contract/fleet/office'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { TextField } from './vehicle-form.tsx'

interface ServiceFormProps {
  readonly vehicle: Vehicle
  readonly today: string
  readonly onClose: () => void
  /** Its key, and how many days stay booked. */
  readonly onSaved: (service: string, skipped: number) => void
}

const later = (one: string, other: string) => [one, other].toSorted()[1] ?? one

/** Days a vehicle is away for: closed in the calendar, but for those that are booked. */
export function ServiceForm({ vehicle, today, onClose, onSaved }: ServiceFormProps) {
  const t = useTranslations('admin.fleet')
  const errorText = useErrorText()
  const [k_no] = useState(() => crypto.randomUUID())
  const [form, setForm] = useState({ ilk_gun: today, son_gun: today, neden: '' })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(addService, { k_no, arac_k_no: vehicle.k_no, ...form }),
    onSuccess: ({ atlanan }) => onSaved(k_no, atlanan),
  })
  return (
    <form
      className="flex flex-wrap items-end gap-x-4 gap-y-3 border-line border-t border-b bg-desk p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) mutate()
      }}
    >
      <div className="w-44">
        <DayField
          label={t('service_from')}
          value={form.ilk_gun}
          least={today}
          onChange={(day) => day && setForm({ ...form, ilk_gun: day, son_gun: later(form.son_gun, day) })}
        />
      </div>
      <div className="w-44">
        <DayField
          label={t('service_to')}
          value={form.son_gun}
          least={form.ilk_gun}
          onChange={(day) => day && setForm({ ...form, son_gun: day })}
        />
      </div>
      <TextField
        label={t('service_why')}
        value={form.neden}
        most={120}
        onChange={(neden) => setForm({ ...form, neden })}
      />
      <Button type="submit" busy={isPending} className="max-lg:min-h-11">
        {t('service_close')}
      </Button>
      <Button onClick={onClose} className="max-lg:min-h-11">
        {t('cancel')}
      </Button>
      {error && <Note tone="danger">{errorText(error)}</Note>}
    </form>
  )
}

import { STAFF_PASSWORD_FLOOR } from '@meltem/contract/staff/people'
import { useId } from 'react'
import { useTranslations } from 'use-intl'

interface NewPasswordProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A password that is to be: the browser's own keeper proposes one. */
export function NewPassword({ value, onChange }: NewPasswordProps) {
  const t = useTranslations('admin.staff')
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-13 font-semibold">
        {t('fresh')}
      </label>
      <input
        id={id}
        type="password"
        autoComplete="new-password"
        required
        minLength={STAFF_PASSWORD_FLOOR}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control w-full max-lg:min-h-11!"
      />
    </div>
  )
}

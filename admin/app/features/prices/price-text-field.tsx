import { useId } from 'react'
import { useTranslations } from 'use-intl'

interface PriceTextFieldProps {
  readonly label: string
  readonly value: string
  readonly wrong: boolean
  /** It is an amount, of nothing. */
  readonly zero?: boolean
  readonly onChange: (text: string) => void
}

/** A number as it is typed; what is wrong with it stands under it. */
export function PriceTextField({ label, value, wrong, zero = false, onChange }: PriceTextFieldProps) {
  const t = useTranslations('admin')
  const errors = useTranslations('errors')
  const id = useId()
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold text-12 text-ink-2">
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={value}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
        className="control num w-full text-right"
      />
      {wrong && (
        <p id={`${id}-hint`} className="text-12 text-danger">
          {zero ? errors('fiyat_gecersiz') : t('wrong_amount')}
        </p>
      )}
    </div>
  )
}

import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { Icon } from '../../../ui/icon.tsx'

interface StepperProps {
  readonly label: string
  /** Small line below: age, price. */
  readonly note?: ReactNode
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onChange: (value: number) => void
}

/** A count with minus and plus. At its ends a button stays reachable, so that the focus is not lost, and does nothing. */
export function Stepper({ label, note, value, least, most, onChange }: StepperProps) {
  const t = useTranslations('panel')
  const id = useId()
  const press = (next: number) => () => {
    if (next >= least && next <= most) onChange(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around two buttons
    <div role="group" aria-labelledby={id} className="flex items-center justify-between gap-3">
      <span>
        <b id={id} className="font-[640]">
          {label}
        </b>
        {note ? <small className="block text-13 text-ink-3">{note}</small> : null}
      </span>
      <span className="stepper flex-none">
        <button
          type="button"
          aria-label={t('fewer', { what: label })}
          aria-disabled={value <= least || undefined}
          onClick={press(value - 1)}
        >
          <Icon name="minus" />
        </button>
        <output className="num" aria-live="polite">
          {value}
        </output>
        <button
          type="button"
          aria-label={t('more', { what: label })}
          aria-disabled={value >= most || undefined}
          onClick={press(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </span>
    </div>
  )
}

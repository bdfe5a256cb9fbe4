import { clockOf, typedClock } from '@meltem/i18n/clock-text'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { TextField } from './field.tsx'

type ClockFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'maxLength' | 'inputMode' | 'placeholder'
> & {
  /** `HH:mm`, or empty. */
  readonly start?: string | undefined
  /** Told `HH:mm` as soon as it is one, empty while it is not, and what stands there when it is left as none. */
  readonly onClock?: (clock: string) => void
  readonly onLeave?: () => void
}

/**
 * A time of the day as HH:mm. The browser's own field shows the clock of the computer's language, so that a page in
 * English would ask for "05:10 PM" (LOOK-1).
 */
export function ClockField({ start = '', onClock, onLeave, error, ...rest }: ClockFieldProps) {
  const t = useTranslations('clock')
  const field = useClockText(start, onClock)
  return (
    <TextField
      {...rest}
      {...CLOCK_INPUT}
      {...field.input}
      onBlur={() => {
        field.tidy()
        onLeave?.()
      }}
      placeholder={t('format')}
      error={field.wrong ? t('wrong') : error}
    />
  )
}

/** What every control for a time carries; the pattern speaks where no script does. */
export const CLOCK_INPUT = {
  type: 'text',
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: 5,
  size: 6,
  'data-clock': '',
  pattern: '([01]?[0-9]|2[0-3])([:.,]?[0-5][0-9])?',
} as const

function useClockText(start: string, onClock?: (clock: string) => void) {
  const [text, setText] = useState(start)
  const [wrong, setWrong] = useState(false)
  const [given, setGiven] = useState(start)
  // The page filled it in: what was kept on the device comes after the first drawing.
  if (start !== given) {
    setGiven(start)
    if (start !== '') setText(start)
  }
  const change = (typed: string) => {
    const next = typedClock(text, typed)
    setText(next)
    setWrong(false)
    // Two digits may be an hour on the way to a time: only what is written out counts before the field is left.
    onClock?.((next.length === 5 && clockOf(next)) || '')
  }
  const tidy = () => {
    const clock = clockOf(text.replace(/:$/, ''))
    setWrong(text !== '' && clock === undefined)
    setText(clock ?? text)
    if (text !== '' && clock !== text) onClock?.(clock ?? text)
  }
  const input = { value: text, onChange: (event: { target: { value: string } }) => change(event.target.value) }
  return { input, wrong, tidy }
}

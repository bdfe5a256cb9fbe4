import { dayOfText } from '@meltem/i18n/day-text'
import { formatDate } from '@meltem/i18n/format'

/** Which days a field takes, and the other fields it goes with. */
export interface DayLimits {
  readonly least?: string | undefined
  readonly most?: string | undefined
  /** The field its range ends or begins with: both are chosen in one calendar. */
  readonly endsAt?: string | undefined
  readonly beginsAt?: string | undefined
  /** A field whose day this one may not lie before, chosen on its own. */
  readonly notBefore?: string | undefined
}

/** The day that stands in a field, undefined while there is none. */
export function dayIn(field: HTMLInputElement): string | undefined {
  return dayOfText(field.value)
}

/** Writes a day as a person would, and tells everybody who listens to the field; empty takes it back. */
export function writeDay(field: HTMLInputElement, day: string): void {
  const text = day === '' ? '' : formatDate(day)
  if (field.value === text) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

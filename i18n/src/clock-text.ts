const HOURS_AND_MINUTES = /^(\d{1,2})[:.,](\d{2})$/
const DIGITS = /^(\d{1,2})(\d{2})?$/

/** `HH:mm` from what was typed, undefined where that is no time of the day. Worked: 9.30, 930 and 0930 are 09:30. */
export function clockOf(typed: string): string | undefined {
  const text = typed.trim()
  const parts = HOURS_AND_MINUTES.exec(text) ?? DIGITS.exec(text)
  if (!parts) return undefined
  const [hour, minute] = [Number(parts[1]), Number(parts[2] ?? 0)]
  if (hour > 23 || minute > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** The colon comes by itself, as the keys of a phone for numbers have none; taking back a letter never adds one. */
export function typedClock(before: string, typed: string): string {
  const text = typed.replaceAll(/[.,]/g, ':').replaceAll(/[^\d:]/g, '')
  if (text.length < before.length) return text
  const [hours = '', ...rest] = text.split(':')
  const digits = hours + rest.join('')
  if (text.includes(':')) return `${hours.slice(0, 2)}:${rest.join('').slice(0, 2)}`
  return digits.length >= 2 && Number(digits.slice(0, 2)) < 24
    ? `${digits.slice(0, 2)}:${digits.slice(2, 4)}`
    : digits.slice(0, 4)
}

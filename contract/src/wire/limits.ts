/** No guest was born before, and nothing is sold after; a day more or less is still one that everything can count with. */
export const FIRST_DAY = '1900-01-01'
export const LAST_DAY = '2100-12-31'

/** ISO dates are in order as they are written; of an instant the day counts. */
export function isWithinCalendar(date: string): boolean {
  return date >= FIRST_DAY && date.slice(0, 10) <= LAST_DAY
}

/**
 * What a person never types and no column, mail or paper can hold: control characters, NUL among them, and halves of
 * letters (a surrogate without its other half).
 */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/u
const UNWRITABLE_IN_LINES = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u

export function isWritableLine(text: string): boolean {
  return !UNWRITABLE.test(text)
}

/** The same, with line breaks and tabs. */
export function areWritableLines(text: string): boolean {
  return !UNWRITABLE_IN_LINES.test(text)
}

export interface TimeLeft {
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  readonly over: boolean
}

/** Worked: 14 minutes and 32.4 seconds before the end: 0 h 14 min 32 s. At the very end it is over. */
export function timeLeft(end: string, now: number): TimeLeft {
  const left = Math.max(0, Date.parse(end) - now)
  const seconds = Math.floor(left / 1000)
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
    over: left <= 0,
  }
}

/** How much of a span is left, 1 to 0, for the bar below a clock. */
export function shareLeft(end: string, whole: number, now: number): number {
  return Math.min(1, Math.max(0, (Date.parse(end) - now) / whole))
}

type CoastTime = {
  /** DD.MM.YYYY */
  readonly date: string
  /** HH:mm */
  readonly time: string
}

const format = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Istanbul',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** An instant on the clock of the coast. */
export function coastTime(instant: string): CoastTime {
  const parts = format.formatToParts(Date.parse(instant))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return { date: `${part('day')}.${part('month')}.${part('year')}`, time: `${part('hour')}:${part('minute')}` }
}

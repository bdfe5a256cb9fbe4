import { coastTime } from '../../../basket/countdown.ts'

const MINUTE = 60_000

/**
 * Until when an offer counts, as people say it: its end is the first instant without it, so that one which ends at
 * midnight counts for the whole day before. Worked: 01.01.2027 00:00 is "31.12.2026", 18:00 of a day "31.12.2026 18:00".
 */
export function offerEnd(bitis: string): string {
  const { date, time } = coastTime(bitis)
  if (time !== '00:00') return `${date} ${time}`
  return coastTime(new Date(Date.parse(bitis) - MINUTE).toISOString()).date
}

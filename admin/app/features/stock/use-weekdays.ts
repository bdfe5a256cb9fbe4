import { useLanguage } from '../../platform/language-provider.tsx'

/** 2024 began on a Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** Names of the days from Monday to Sunday, short. */
export function useWeekdays(): readonly string[] {
  const { language } = useLanguage()
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, place) => format.format(new Date(MONDAY + place * DAY_MS)))
}

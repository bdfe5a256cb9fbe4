type Looks = Readonly<Record<string, string>>

/** Whether this look is the first of the day; other days are forgotten on the way. */
export function countsToday(
  looks: Looks,
  k_no: string,
  today: string,
): { readonly counts: boolean; readonly looks: Looks } {
  const ofToday = Object.entries(looks).filter(([, day]) => day === today)
  return { counts: !ofToday.some(([key]) => key === k_no), looks: { ...Object.fromEntries(ofToday), [k_no]: today } }
}

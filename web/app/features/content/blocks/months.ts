const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs a hundred times what using it does, and a page shows dozens of months. */
function monthFormat(localeTag: string): Intl.DateTimeFormat {
  const known = formats.get(localeTag)
  if (known) return known
  const made = new Intl.DateTimeFormat(localeTag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  formats.set(localeTag, made)
  return made
}

/** `2027-08` as the language writes it: `Ağustos 2027`, `August 2027`, `август 2027 г.`. */
export function formatMonth(localeTag: string, month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthFormat(localeTag).format(new Date(Date.UTC(year, number - 1, 1)))
}

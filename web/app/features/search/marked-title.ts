export interface TitlePart {
  readonly text: string
  readonly hit: boolean
}

/** Cuts a title at the characters that match; ranges that make no sense are passed over. */
export function markedTitle(title: string, ranges: readonly (readonly [number, number])[]): TitlePart[] {
  const parts: TitlePart[] = []
  let at = 0
  for (const [from, to] of [...ranges].sort(([a], [b]) => a - b)) {
    if (from < at || to <= from || to > title.length) continue
    if (from > at) parts.push({ text: title.slice(at, from), hit: false })
    parts.push({ text: title.slice(from, to), hit: true })
    at = to
  }
  if (at < title.length) parts.push({ text: title.slice(at), hit: false })
  return parts
}

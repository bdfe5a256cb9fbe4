const LONGEST = 2_000

/** SQL as it is written, with every value that stands in it covered: nothing of a row gets into a trace. */
export function withoutValues(text: string): string {
  const covered = text
    .replaceAll(/'(?:[^']|'')*'/g, "'?'")
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "'?'")
    .replaceAll(/(?<![\w$.])\d[\d.]*\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return covered.length > LONGEST ? `${covered.slice(0, LONGEST)} …` : covered
}

/** `select rezervasyon`: what is done with what, for the name of a span. */
export function summaryOf(text: string): string {
  const [verb = 'sql'] = text.trim().split(/\s/, 1)
  const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][\w.]*)"?/i.exec(text)?.[1]
  return table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase()
}

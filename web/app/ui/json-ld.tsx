import { jsonForScript } from '../platform/page/json-for-script.ts'

type Thing = Readonly<Record<string, unknown>>

/** It is data, not a script: nothing in it runs. `<` is escaped, so the data cannot leave its element. */
function scriptOf(thing: Thing): string {
  const json = jsonForScript({ '@context': 'https://schema.org', ...thing })
  return `<script type="application/ld+json">${json}</script>`
}

/**
 * Structured data for search engines, which read what the server sends. The browser leaves it as it stands and never
 * makes it: callers hand over nothing there, so that the code for it stays out of what people load.
 */
export function JsonLd({ things }: { things: readonly Thing[] | undefined }) {
  const html = import.meta.env.SSR ? (things ?? []).map(scriptOf).join('') : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, escaped above
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

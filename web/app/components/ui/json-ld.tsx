import { jsonForScript } from './json-for-script.ts'

/** Structured data for search engines. It is data, not a script: nothing in it runs. */
export function JsonLd({ value }: { value: Readonly<Record<string, unknown>> }) {
  const html = jsonForScript({ '@context': 'https://schema.org', ...value })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `<` is escaped, so the data cannot leave its element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />
}

/** What a person reads in the middle of a page: without frame, scripts, attributes and texts marked as another language. */
export function mainText(html: string): string {
  const main = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? ''
  return main
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, ' ')
    .replaceAll(/<(\w+)\b[^>]*\slang="[^"]*"[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/&[a-z#0-9]+;/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Addresses of this site that a page leads to, without query and anchor. */
export function linksIn(html: string, origin: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return found.flatMap((href) => {
    const url = URL.canParse(href, origin) ? new URL(href, origin) : undefined
    return url?.origin === origin ? [url.pathname] : []
  })
}

export interface PageHead {
  readonly lang: string | undefined
  readonly canonical: string | undefined
  readonly robots: string | undefined
  readonly title: string
  readonly description: string
  readonly alternates: Readonly<Record<string, string>>
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')
}

/** What a page says about itself. */
export function headOf(html: string): PageHead {
  const tags = [...html.matchAll(/<(?:link|meta)\b[^>]*>/g)].map(([tag]) => tag)
  const link = (rel: string) => tags.filter((tag) => attribute(tag, 'rel') === rel)
  const meta = (name: string) => tags.find((tag) => attribute(tag, 'name') === name)
  return {
    lang: /<html\b[^>]*\blang="([^"]*)"/.exec(html)?.[1],
    canonical: link('canonical').map((tag) => attribute(tag, 'href'))[0],
    robots: attribute(meta('robots') ?? '', 'content'),
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    description: attribute(meta('description') ?? '', 'content') ?? '',
    alternates: Object.fromEntries(
      link('alternate').flatMap((tag) => {
        const language = attribute(tag, 'hreflang')
        return language ? [[language, attribute(tag, 'href') ?? '']] : []
      }),
    ),
  }
}

import type { Plugin } from 'vite'

const PROVIDER = /use-intl[/\\]dist[/\\]esm[/\\]production[/\\]react\.js$/
const CACHE = /(\w+)\?\.cache\|\|(\w+\(\))/
const FORMATTERS = /(\w+)\?\.formatters\|\|(\w+\(\w+\))/

export function withSharedFormatters(code: string): string {
  if (!(CACHE.test(code) && FORMATTERS.test(code))) {
    throw new Error('use-intl makes its formatters in another way now: see this plugin')
  }
  const shared = code
    .replace(CACHE, '$1?.cache||(kept.cache??=$2)')
    .replace(FORMATTERS, '$1?.formatters||(kept.formatters??=$2)')
  return `${shared}\nvar kept={};`
}

/**
 * use-intl keeps its formatters with the provider, which on the server lives for one page: every page made the plural
 * rules and number formats of its language anew. They are kept by language and options, so one set serves all pages.
 */
export function sharedFormatters(): Plugin {
  return {
    name: 'meltem-shared-formatters',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code, id) {
      if (!PROVIDER.test(id.replace(/\?.*$/, ''))) return null
      return { code: withSharedFormatters(code), map: null }
    },
  }
}

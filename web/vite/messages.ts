import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '@meltem/contract/language'
import { compileTree, type MessageTree } from '@meltem/i18n/vite-messages-plugin'
import type { Plugin } from 'vite'

const MESSAGES = 'virtual:messages/'
const URLS = 'virtual:message-urls'
const PART_URLS = 'virtual:message-part-urls'

/** What the storefront shows; sentences of the API and texts of other products stay out of the browser. */
const SHOWN = new Set([
  'availability',
  'calendar',
  'calls',
  'car',
  'card',
  'compare',
  'consent',
  'contact',
  'content',
  'errorPage',
  'facts',
  'fields',
  'home',
  'layout',
  'listing',
  'login',
  'notFound',
  'panel',
  'picture',
  'product',
  'receipt',
  'receiptCard',
  'reviews',
  'search',
  'suggest',
  'transfer',
  'user',
])

/** What only some pages show: a file of its own per language, loaded with them (lib/booking-words.ts). */
const PARTS = {
  booking: new Set(['basket', 'checkout', 'coupon', 'enquiry', 'outcome', 'trip']),
} as const
type Part = keyof typeof PARTS
const PART_NAMES = Object.keys(PARTS) as Part[]
const EVERYTHING = new Set([...SHOWN, ...PART_NAMES.flatMap((part) => [...PARTS[part]])])

function sourceOf(language: Language): string {
  return fileURLToPath(import.meta.resolve(`../../i18n/src/messages/${language}.json`))
}

function moduleOf(language: Language, wanted: ReadonlySet<string>): string {
  const tree = JSON.parse(readFileSync(sourceOf(language), 'utf8')) as MessageTree
  const shown = Object.fromEntries(Object.entries(tree).filter(([namespace]) => wanted.has(namespace)))
  return `export default ${JSON.stringify(compileTree(shown))}`
}

function fileNameOf(name: string, language: Language, wanted: ReadonlySet<string>): string {
  const hash = createHash('sha256').update(moduleOf(language, wanted)).digest('base64url').slice(0, 8)
  return `assets/${name}-${language}-${hash}.js`
}

/** Files the browser loads: what every page shows, and the parts. */
const FILES = [
  { name: 'messages', wanted: SHOWN },
  ...PART_NAMES.map((part) => ({ name: `messages-${part}`, wanted: PARTS[part] })),
]

function urlsOf(name: string, wanted: ReadonlySet<string>, building: boolean): Record<string, string> {
  const developed = (language: Language) => `/@id/${MESSAGES}${language}${wanted === SHOWN ? '' : `/${name}`}`
  return Object.fromEntries(
    LANGUAGES.map((each) => [each, building ? `/${fileNameOf(name, each, wanted)}` : developed(each)]),
  )
}

/** The namespaces a module of messages holds: all of them on the server, one file's worth in the browser. */
function wantedBy(id: string, server: boolean): ReadonlySet<string> {
  if (server) return EVERYTHING
  return FILES.find(({ name }) => id.endsWith(`/${name}`))?.wanted ?? SHOWN
}

/**
 * Compiles the ICU messages at build time. The server bundles all languages; the browser loads one file of its own.
 * The plugin names that file itself, from its content, so that the server can preload it before any manifest exists.
 */
export function messages(): Plugin {
  let building = false
  return {
    name: 'meltem-messages',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId(id) {
      return id.startsWith(MESSAGES) || id === URLS || id === PART_URLS ? `\0${id}` : null
    },
    load(id) {
      const language = LANGUAGES.find((candidate) => id.startsWith(`\0${MESSAGES}${candidate}`))
      if (language) {
        this.addWatchFile(sourceOf(language))
        return moduleOf(language, wantedBy(id, this.environment.name !== 'client'))
      }
      if (id === `\0${URLS}`) return `export default ${JSON.stringify(urlsOf('messages', SHOWN, building))}`
      if (id !== `\0${PART_URLS}`) return null
      const parts = PART_NAMES.map((part) => [part, urlsOf(`messages-${part}`, PARTS[part], building)])
      return `export default ${JSON.stringify(Object.fromEntries(parts))}`
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { name, wanted } of FILES) {
        for (const language of LANGUAGES) {
          const source = moduleOf(language, wanted)
          this.emitFile({ type: 'asset', fileName: fileNameOf(name, language, wanted), source })
        }
      }
    },
  }
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '@meltem/contract/language'
import { compileTree, type MessageTree } from '@meltem/i18n/vite-messages-plugin'
import type { Plugin } from 'vite'

const MESSAGES = 'virtual:messages/'
const URLS = 'virtual:message-urls'
const PART_URLS = 'virtual:message-part-urls'

/**
 * What the storefront shows; sentences of the API and texts of other products stay out of the browser. The home page
 * loads only what it and the frame around every page show (lib/browser-messages.ts).
 */
const FRAME = ['calls', 'card', 'consent', 'errorPage', 'home', 'layout', 'notFound', 'picture', 'search', 'suggest']

/** What every other page loads too. One name a line, sorted. */
const REST = [
  'availability',
  'calendar',
  'car',
  'compare',
  'contact',
  'content',
  'facts',
  'fields',
  'listing',
  'login',
  'panel',
  'product',
  'receipt',
  'receiptCard',
  'reviews',
  'transfer',
  'user',
]

/** What only some pages show, loaded with them (lib/booking-words.ts). */
const BOOKING = ['basket', 'checkout', 'coupon', 'enquiry', 'outcome', 'trip']

/** What only members read, loaded with their pages (components/member/member-words.tsx). */
const MEMBER = ['member', 'notices']

/** Files the browser loads, each once per language. */
const FILES = { frame: FRAME, rest: REST, booking: BOOKING, member: MEMBER } as const
type File = keyof typeof FILES
const FILE_NAMES = Object.keys(FILES) as File[]
const EVERYTHING = Object.values(FILES).flat()

function sourceOf(language: Language): string {
  return fileURLToPath(import.meta.resolve(`../../i18n/src/messages/${language}.json`))
}

function moduleOf(language: Language, namespaces: readonly string[]): string {
  const tree = JSON.parse(readFileSync(sourceOf(language), 'utf8')) as MessageTree
  const shown = Object.fromEntries(Object.entries(tree).filter(([namespace]) => namespaces.includes(namespace)))
  return `export default ${JSON.stringify(compileTree(shown))}`
}

function fileNameOf(file: File, language: Language): string {
  const hash = createHash('sha256').update(moduleOf(language, FILES[file])).digest('base64url').slice(0, 8)
  return `assets/messages-${language}-${file}-${hash}.js`
}

function urlOf(file: File, language: Language, building: boolean): string {
  return building ? `/${fileNameOf(file, language)}` : `/@id/${MESSAGES}${language}/${file}`
}

/** By language, then by file. */
function pageUrls(building: boolean): object {
  const urls = (language: Language) => ({
    frame: urlOf('frame', language, building),
    rest: urlOf('rest', language, building),
  })
  return Object.fromEntries(LANGUAGES.map((language) => [language, urls(language)]))
}

function partUrls(building: boolean): object {
  const urls = (file: File) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, urlOf(file, language, building)]))
  return { booking: urls('booking'), member: urls('member') }
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
      if (id === `\0${URLS}`) return `export default ${JSON.stringify(pageUrls(building))}`
      if (id === `\0${PART_URLS}`) return `export default ${JSON.stringify(partUrls(building))}`
      const language = LANGUAGES.find((each) => id.startsWith(`\0${MESSAGES}${each}`))
      if (!language) return null
      this.addWatchFile(sourceOf(language))
      // Without a file's name it is the server that asks, for all of them.
      const file = FILE_NAMES.find((name) => id.endsWith(`/${name}`))
      return moduleOf(language, file ? FILES[file] : EVERYTHING)
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const file of FILE_NAMES) {
        for (const language of LANGUAGES) {
          const source = moduleOf(language, FILES[file])
          this.emitFile({ type: 'asset', fileName: fileNameOf(file, language), source })
        }
      }
    },
  }
}

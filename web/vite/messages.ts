import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { compileTree, type MessageTree } from '@meltem/i18n/vite-messages-plugin'
import type { Plugin } from 'vite'

const MESSAGES = 'virtual:messages/'
const URLS = 'virtual:message-urls'

/**
 * What the storefront shows; sentences of the API and texts of other products stay out of the browser. Each part is a
 * file per language, and a page loads the parts it shows (platform/words/message-parts.ts). One name stands in one part only.
 */
export const PAGE_PARTS = {
  /** Around every page. */
  frame: [
    'calls',
    'card',
    'clock',
    'consent',
    'day',
    'errorPage',
    'home',
    'layout',
    'notFound',
    'offers',
    'picture',
    'suggest',
  ],
  home: ['search'],
  pages: ['comments', 'compare', 'content'],
  lists: ['listing'],
  facts: ['facts'],
  chapters: ['chapters'],
  product: ['availability', 'calendar', 'car', 'panel', 'plan', 'product', 'receipt', 'receiptCard', 'reviews'],
  transfer: ['transfer'],
  contact: ['contact', 'fields'],
  account: ['login', 'papers', 'user'],
} as const

/** What only some pages show, loaded with them (platform/words/booking-words.ts). */
const BOOKING = ['basket', 'checkout', 'claim', 'coupon', 'enquiry', 'outcome', 'trip']

/** What only members read, loaded with their pages (features/member/member-words.tsx). */
const MEMBER = ['member', 'notices']

/** What only agencies read, loaded with their pages. */
const AGENCY = ['agency', 'agencyAccount', 'agencyForm', 'agencyLogin', 'agencyRules', 'agencyState']

/** The portal of agencies and the offers they send, loaded with their pages (platform/words/portal-words.ts). */
const PORTAL = ['agencyPortal', 'agencyPage']

/** Tickets, cancelling and changing a booking: read by guests and members as well as by agencies, loaded with the pages of each. */
const CANCELLATION = ['cancellation', 'change', 'ticket']

/** Files the browser loads, each once per language. */
export const FILES = {
  ...PAGE_PARTS,
  booking: BOOKING,
  cancellation: CANCELLATION,
  member: MEMBER,
  agency: AGENCY,
  portal: PORTAL,
} as const
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

/** By language, then by file; the page tells the browser those of its language (late-scripts.tsx). */
function urlTable(building: boolean): object {
  const urls = (language: Language) =>
    Object.fromEntries(FILE_NAMES.map((file) => [file, urlOf(file, language, building)]))
  return Object.fromEntries(LANGUAGES.map((language) => [language, urls(language)]))
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
      return id.startsWith(MESSAGES) || id === URLS ? `\0${id}` : null
    },
    load(id) {
      if (id === `\0${URLS}`) return `export default ${JSON.stringify(urlTable(building))}`
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

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '@meltem/contract/language'
import { compileTree, type MessageTree } from '@meltem/i18n/vite-messages-plugin'
import type { Plugin } from 'vite'

const MESSAGES = 'virtual:messages/'
const URLS = 'virtual:message-urls'

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

function sourceOf(language: Language): string {
  return fileURLToPath(import.meta.resolve(`../../i18n/src/messages/${language}.json`))
}

function moduleOf(language: Language): string {
  const tree = JSON.parse(readFileSync(sourceOf(language), 'utf8')) as MessageTree
  const shown = Object.fromEntries(Object.entries(tree).filter(([namespace]) => SHOWN.has(namespace)))
  return `export default ${JSON.stringify(compileTree(shown))}`
}

function fileNameOf(language: Language): string {
  const hash = createHash('sha256').update(moduleOf(language)).digest('base64url').slice(0, 8)
  return `assets/messages-${language}-${hash}.js`
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
      const language = LANGUAGES.find((candidate) => id === `\0${MESSAGES}${candidate}`)
      if (language) {
        this.addWatchFile(sourceOf(language))
        return moduleOf(language)
      }
      if (id !== `\0${URLS}`) return null
      const urls = LANGUAGES.map((each) => [each, building ? `/${fileNameOf(each)}` : `/@id/${MESSAGES}${each}`])
      return `export default ${JSON.stringify(Object.fromEntries(urls))}`
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const language of LANGUAGES) {
        this.emitFile({ type: 'asset', fileName: fileNameOf(language), source: moduleOf(language) })
      }
    },
  }
}

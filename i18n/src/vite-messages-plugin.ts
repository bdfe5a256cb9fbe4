import { readFile } from 'node:fs/promises'
import compile from 'icu-minify/compile'

export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

interface Options {
  /** Top-level namespaces the bundle needs; the others stay out of it. */
  readonly namespaces: readonly string[]
}

const MESSAGE_FILE = /[/\\]i18n[/\\]src[/\\]messages[/\\](?:tr|en|de|ru)\.json(?:\?.*)?$/

/**
 * Compiles the ICU messages while building, so that the browser gets a formatter without a parser.
 * The compiled form is still JSON: Vite's own JSON handling takes it from there.
 */
export function compiledMessages({ namespaces }: Options) {
  return {
    name: 'meltem:compiled-messages',
    enforce: 'pre' as const,
    config() {
      return { resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }
    },
    async load(id: string): Promise<string | undefined> {
      if (!MESSAGE_FILE.test(id)) return undefined
      const messages = JSON.parse(await readFile(id.replace(/\?.*$/, ''), 'utf8')) as MessageTree
      const wanted = Object.entries(messages).filter(([namespace]) => namespaces.includes(namespace))
      return JSON.stringify(compileTree(Object.fromEntries(wanted)))
    },
  }
}

export function compileTree(tree: MessageTree): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileTree(value)]),
  )
}

import { readFile } from 'node:fs/promises'
import compile from 'icu-minify/compile'

export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

const MESSAGE_FILE = /[/\\]i18n[/\\]src[/\\]messages[/\\](?:tr|en|de|ru)\.json\?part=(\w+)$/

type WordsOf<Words = MessageTree> = (messages: MessageTree, part: string) => Words

/** The messages of a language come in parts (`en.json?part=day`), and `wordsOf` says what belongs into each. */
export function messageParts(wordsOf: WordsOf<object>) {
  return {
    name: 'meltem:message-parts',
    enforce: 'pre' as const,
    async load(id: string) {
      const part = MESSAGE_FILE.exec(id)?.[1]
      if (!part) return undefined
      const messages = JSON.parse(await readFile(id.replace(/\?.*$/, ''), 'utf8')) as MessageTree
      return { code: `export default ${JSON.stringify(wordsOf(messages, part))}`, moduleType: 'js' as const }
    },
  }
}

/** Compiles the ICU messages while building, so that the browser gets a formatter without a parser. */
export function compiledMessageParts(wordsOf: WordsOf) {
  return {
    ...messageParts((messages, part) => compileTree(wordsOf(messages, part))),
    config() {
      return { resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }
    },
  }
}

export function compileTree(tree: MessageTree): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileTree(value)]),
  )
}

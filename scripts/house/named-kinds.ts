import { PRODUCT_KINDS } from '@meltem/contract/content/content'

const NAME = `'(?:${PRODUCT_KINDS.join('|')})'`
/** These words also mean something else, such as a step of a receipt: as keys or alone in a list they say nothing. */
const AMBIGUOUS = ['tur', 'transfer', 'ekstra']
const KEYS = PRODUCT_KINDS.filter((kind) => !AMBIGUOUS.includes(kind)).join('|')

/** The ways in which code asks for a kind by its name. */
const WAYS = [
  new RegExp(`[!=]==?\\s*${NAME}`, 'g'),
  new RegExp(`${NAME}\\s*[!=]==`, 'g'),
  new RegExp(`\\bcase ${NAME}`, 'g'),
  new RegExp(`urun_tipi (?:=|<>|in \\()\\s*${NAME}`, 'g'),
  new RegExp(`\\[[^\\]]*${NAME},\\s*${NAME}`, 'g'),
  new RegExp(`^\\s*(?:${KEYS}):`, 'gm'),
]

/** Every place of a source that asks for a kind by its name instead of a property of the tables. */
export function findNamedKinds(source: string): string[] {
  return WAYS.flatMap((way) => [...source.matchAll(way)].map(([found]) => found.trim()))
}

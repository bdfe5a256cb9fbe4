import { hash } from 'node:crypto'

/** The same name always gives the same key, so that seeding again updates rows instead of adding them. */
export function stableKey(...names: readonly string[]): string {
  const digest = hash('sha256', names.join('\u0000'))
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}

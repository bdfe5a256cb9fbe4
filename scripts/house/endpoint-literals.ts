import type { Source } from './rules.ts'

/** A method and an address typed by hand where an endpoint of the contract belongs. */
const TYPED_CALL = /\{\s*method:\s*['"`](?:GET|POST)['"`]\s*,\s*path:/g
/** An address in quotes, with or without the API's prefix. */
const QUOTED = /(['"`])(?:\/api)?(\/[a-z0-9-]+)(?:\?[^'"`]*)?\1/g
/** An address of the API that is put together: `/uye-${provider}-get`. */
const PUT_TOGETHER = /`(?:\/api\/[a-z]|\/[a-z]+-)[^`/]*\$\{/g

/** Where a screen names a call of the API itself instead of taking the contract's endpoint, whose types are true. */
export function findEndpointLiterals(addresses: ReadonlySet<string>, sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const named = [...text.matchAll(QUOTED)].filter(([, , address = '']) => addresses.has(address))
    const found = [...named, ...text.matchAll(TYPED_CALL), ...text.matchAll(PUT_TOGETHER)]
    const lines = found.map(({ index }) => text.slice(0, index).split('\n').length)
    return [...new Set(lines)].sort((a, b) => a - b).map((line) => `${path}:${line} names a call of the API itself`)
  })
}

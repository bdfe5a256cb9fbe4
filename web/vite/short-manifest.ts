import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = /^manifest-\w+\.js$/
const CONTENT = /^window\.__reactRouterManifest=(\{.*\});$/s

/** Only the router's own `Scripts` and prefetched links read these in a browser, and pages here have neither. */
const UNREAD = new Set(['imports'])

/**
 * The table of routes that the browser loads with every page: without what is false or empty, which the router takes
 * for the same, and without the lists of files, which made up most of it. The server keeps the whole table.
 */
export async function shortenManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((candidate) => FILE.test(candidate))
  const path = join(assets, name ?? '')
  const [, json] = CONTENT.exec(name ? await readFile(path, 'utf8') : '') ?? []
  if (!json) throw new Error('React Router writes its manifest in another way now: see this file')
  await writeFile(path, `window.__reactRouterManifest=${shortened(json)};`)
}

export function shortened(json: string): string {
  const table = JSON.parse(json) as { routes: Record<string, Record<string, unknown>> }
  const routes = Object.entries(table.routes).map(([id, route]): [string, object] => [id, withoutUnread(route)])
  return JSON.stringify({ ...table, routes: Object.fromEntries(routes) })
}

function withoutUnread(route: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(route).filter(
      ([key, value]) => value !== false && !UNREAD.has(key) && !(Array.isArray(value) && value.length === 0),
    ),
  )
}

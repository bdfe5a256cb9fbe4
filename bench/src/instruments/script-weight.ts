import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from '../../../scripts/paths.ts'

const ASSETS = join(ROOT, 'web', 'build', 'client', 'assets')
const STATIC_IMPORT = /(?:from|import)"\.\/([\w.~-]+\.js)"/g

interface RouteTable {
  readonly entry: { readonly module: string }
  readonly routes: Readonly<Record<string, { readonly module: string; readonly parentId?: string }>>
}

export function gzipKilobytes(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length / 1000
}

async function readTable(names: readonly string[]): Promise<{ table: RouteTable; file: string }> {
  const file = names.find((name) => /^manifest-\w+\.js$/.test(name))
  if (!file) throw new Error('The build has no table of routes')
  const code = await readFile(join(ASSETS, file), 'utf8')
  return { table: JSON.parse(code.slice(code.indexOf('{'), -1)) as RouteTable, file }
}

async function reach(file: string, reached: Set<string>): Promise<void> {
  if (reached.has(file)) return
  reached.add(file)
  const code = await readFile(join(ASSETS, file), 'utf8')
  for (const [, next = ''] of code.matchAll(STATIC_IMPORT)) await reach(next, reached)
}

/** Scripts a page needs before the visitor acts, from the graph of its modules: for pages one cannot just open. */
export async function weighRoute(id: string, messages: RegExp): Promise<{ files: number; kilobytes: number }> {
  const names = await readdir(ASSETS)
  const { table, file } = await readTable(names)
  const reached = new Set([file, ...names.filter((name) => messages.test(name))])
  await reach(table.entry.module.replace('/assets/', ''), reached)
  for (let route = table.routes[id]; route; route = table.routes[route.parentId ?? '']) {
    await reach(route.module.replace('/assets/', ''), reached)
  }
  if (reached.size < 3) throw new Error(`There is no route ${id}`)
  const contents = await Promise.all([...reached].map((name) => readFile(join(ASSETS, name))))
  return { files: contents.length, kilobytes: contents.reduce((sum, content) => sum + gzipKilobytes(content), 0) }
}

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../paths.ts'

const IMPORT = /^(?:import|export) (?!type\b)[^'"]*?from '([^']+)'|^import '([^']+)'/gm

/** Files a browser loads before the first screen: what `entry` imports, and what that imports, but nothing that comes later. */
export function loadedAtOnce(entry: string): string[] {
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    for (const [, from, bare] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const next = fileOf(from ?? bare ?? '', file)
      if (next) visit(next)
    }
  }
  visit(join(ROOT, entry))
  return [...found].map((file) => relative(ROOT, file).replaceAll('\\', '/'))
}

/** Packages of others are not followed. */
function fileOf(specifier: string, importer: string): string | undefined {
  const own = /^@meltem\/(\w+)\/(.+)$/.exec(specifier)
  const path = own ? join(ROOT, own[1] ?? '', 'src', own[2] ?? '') : join(dirname(importer), specifier)
  if (!(own || specifier.startsWith('.'))) return undefined
  return [path, `${path}.ts`, `${path}.tsx`].find((each) => /\.tsx?$/.test(each) && existsSync(each))
}

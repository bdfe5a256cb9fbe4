import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { ROOT } from './paths.ts'

const GENERATED = new Set(['node_modules', 'build', '.react-router', '.vite'])
const TEST = /\.test\.tsx?$/

/** One hash over names and contents of everything a build reads, so that a build is made again only when it would differ. */
export async function fingerprint(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of await listFiles(join(ROOT, input))) {
      hash
        .update(relative(ROOT, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (!entries) return [path]
  const kept = entries.filter(({ name }) => !GENERATED.has(name) && !TEST.test(name))
  const lists = await Promise.all(kept.map(({ name }) => listFiles(join(path, name))))
  return lists.flat().sort()
}

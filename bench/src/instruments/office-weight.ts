import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/paths.ts'
import { gzipKilobytes } from './script-weight.ts'

const BUILD = join(ROOT, 'admin', 'build')
const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([\w.~-]+\.js)["'`]/g
const LATE_IMPORT = /import\(["'`]\.\/([\w.~-]+\.js)["'`]\)/g
/** What every page of the office names in its head. */
const IN_HEAD = /assets\/([\w.~-]+\.js)"/g

interface Screen {
  readonly name: string
  /** What it opens with. */
  readonly kilobytes: number
  /** The heaviest tab, dialog or editor that comes after it. */
  readonly later: number
}

interface OfficeWeight {
  /** Scripts that are here before the first screen, without the words of a language. */
  readonly shell: number
  /** The heaviest file of words: a language has one around every screen and one for each part of the navigation. */
  readonly words: number
  /** What each screen brings besides, heaviest first. */
  readonly screens: readonly Screen[]
}

/** Scripts of the built office as they travel, from the graph of its modules. */
export async function weighOffice(): Promise<OfficeWeight> {
  const assets = join(BUILD, 'assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const code = new Map<string, string>()
  for (const name of names) code.set(name, await readFile(join(assets, name), 'utf8'))
  const reach = (file: string, reached: Set<string>): Set<string> => {
    if (reached.has(file)) return reached
    reached.add(file)
    for (const [, next = ''] of (code.get(file) ?? '').matchAll(STATIC_IMPORT)) reach(next, reached)
    return reached
  }
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipKilobytes(code.get(file) ?? ''), 0)

  const shell = new Set<string>()
  const head = await readFile(join(BUILD, 'index.html'), 'utf8')
  for (const [, file = ''] of head.matchAll(IN_HEAD)) reach(file, shell)
  const late = new Set<string>()
  for (const file of shell) for (const [, next = ''] of (code.get(file) ?? '').matchAll(LATE_IMPORT)) late.add(next)
  const words = [...late].filter((file) => /^(?:tr|en|de|ru)-/.test(file))
  const beyondShell = (...files: readonly string[]) => {
    const reached = new Set<string>()
    for (const file of files) reach(file, reached)
    return [...reached].filter((file) => !shell.has(file))
  }
  const lateOf = (files: readonly string[]) =>
    files.flatMap((file) => [...(code.get(file) ?? '').matchAll(LATE_IMPORT)].map(([, next = '']) => next))
  const screens = [...late]
    // The dates of browsers that have none are no screen.
    .filter((file) => !words.includes(file) && !file.startsWith('global'))
    .map((file) => {
      const own = beyondShell(file)
      const kilobytes = weigh(own)
      const later = Math.max(0, ...lateOf(own).map((part) => weigh(beyondShell(file, part)) - kilobytes))
      return { name: file.replace(/-[\w-]{8}\.js$/, ''), kilobytes, later }
    })
    .toSorted((a, b) => b.kilobytes - a.kilobytes)
  if (screens.length < 20) throw new Error('The build of the office has no screens')
  return { shell: weigh(shell), words: Math.max(...words.map((file) => weigh([file]))), screens }
}

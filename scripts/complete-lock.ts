/** Run after `npm install` has changed the lock file on a registry that carries packages for one system only. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { entryFor, findLockGaps, type LockPackages } from './house/lock-gaps.ts'
import { ROOT } from './paths.ts'

const file = join(ROOT, 'package-lock.json')
const lock = JSON.parse(await readFile(file, 'utf8')) as { packages: LockPackages }
const gaps = findLockGaps(lock.packages)
for (const gap of gaps) lock.packages[`node_modules/${gap.name}`] = entryFor(gap, lock.packages)
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(`${gaps.length} packages added to package-lock.json.\n`)

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Command, run, stopChildrenWithUs } from './command.ts'
import { fingerprint } from './fingerprint.ts'
import { NODE, ROOT, tool } from './paths.ts'
import { precompress } from './precompress.ts'

interface Target {
  readonly name: string
  readonly command: Command
  readonly stamp: string
  readonly assets: string
}

const SHARED_INPUTS = ['contract', 'domain', 'i18n', 'package-lock.json']

const TARGETS: readonly Target[] = [
  {
    name: 'web',
    command: { command: NODE, args: [tool('@react-router/dev/bin.cjs'), 'build'], cwd: join(ROOT, 'web') },
    stamp: 'web/build/.fingerprint',
    assets: 'web/build/client/assets',
  },
  {
    name: 'admin',
    command: { command: NODE, args: [tool('vite/bin/vite.js'), 'build'], cwd: join(ROOT, 'admin') },
    stamp: 'admin/build/.fingerprint',
    assets: 'admin/build/assets',
  },
]

/** Builds storefront and back office where their sources changed since the last build. False when one of them failed. */
export async function buildScreens(): Promise<boolean> {
  let ok = true
  for (const target of TARGETS) ok = (await buildTarget(target)) && ok
  return ok
}

async function buildTarget({ name, command, stamp, assets }: Target): Promise<boolean> {
  const path = join(ROOT, stamp)
  const current = await fingerprint([name, ...SHARED_INPUTS])
  const previous = await readFile(path, 'utf8').catch(() => undefined)
  if (previous === current) return true
  process.stdout.write(`Building ${name} …\n`)
  const { ok, output, seconds } = await run({ ...command, env: { NODE_ENV: 'production' } }, 'keep')
  if (!ok) {
    process.stderr.write(`${output}\nBuilding ${name} failed.\n`)
    return false
  }
  await precompress(join(ROOT, assets))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, current)
  process.stdout.write(`Built ${name} in ${seconds.toFixed(1)} s.\n`)
  return true
}

if (import.meta.main) {
  stopChildrenWithUs()
  process.exitCode = (await buildScreens()) ? 0 : 1
}

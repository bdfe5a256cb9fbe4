import { access, constants, readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { run } from './command.ts'

/** The headless shell has no windows to keep: tests are a quarter faster in it. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Where the browser is, by CHROMIUM_PATH, then by name on PATH. */
export async function findChromium(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const named = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  for (const path of [process.env.CHROMIUM_PATH ?? '', ...named, MAC_CHROME]) {
    if (path && (await isExecutable(path))) return path
  }
  return undefined
}

/** The browser tests need a Chromium; where we may install the system's package, we do. */
export async function provideChromium(): Promise<string> {
  const found = await findChromium()
  if (found) return found
  if (await mayInstall()) {
    process.stdout.write('Installing Chromium from the packages of the system (once) …\n')
    const apt = { command: 'apt-get', env: { DEBIAN_FRONTEND: 'noninteractive' } }
    await run({ ...apt, args: ['update', '-q'] }, 'show')
    for (const name of [SHELL, 'chromium']) {
      await run({ ...apt, args: ['install', '-y', '-q', '--no-install-recommends', name] }, 'show')
      const installed = await findChromium()
      if (installed) return installed
    }
  }
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium; elsewhere Chromium or Google Chrome) ' +
      'or name its executable in CHROMIUM_PATH.',
  )
}

async function mayInstall(): Promise<boolean> {
  if (process.getuid?.() !== 0) return false
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '')
  // Ubuntu's package is only a pointer to snap, which does not run in containers.
  return /^ID=debian$|^ID_LIKE=.*debian/m.test(release) && !/^ID=ubuntu$/m.test(release)
}

function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}

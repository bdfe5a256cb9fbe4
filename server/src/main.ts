import { existsSync } from 'node:fs'
import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { type Config, ConfigError, loadConfig } from './platform/config.ts'
import { EmbeddedDatabaseError } from './platform/db/embedded-binaries.ts'
import { currentFaults } from './platform/faults/faults.ts'
import { FileStoreError } from './platform/files/store/store-errors.ts'
import { createLogger } from './platform/http/logger.ts'
import { DEMO_ADMINISTRATOR } from './seed/demo-administrator.ts'
import { type RunningServer, startServer } from './start.ts'

/** Time for a balancer to notice that /readyz says no. */
const DRAIN_MILLISECONDS = 5_000

const envFile = join(import.meta.dirname, '..', '..', '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)

try {
  await main()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  const config = loadConfig()
  const log = createLogger(config.logLevel, undefined, {
    traced: config.tracing !== undefined,
    reported: config.faults !== undefined,
  })
  const begun = performance.now()
  const startup = new AbortController()
  const say = (line: string): void => void process.stdout.write(`${line}\n`)
  // One turn later, so that the handler below is there before anything is started.
  const start = Promise.resolve().then(() => startServer(config, log, { say, signal: startup.signal, onGone: giveUp }))

  // Before the start is through: Ctrl-C during a long first start must not leave the database behind.
  closeWithGrace({ delay: 25_000, logger: false }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'unexpected error')
    await currentFaults()?.close()
    startup.abort()
    const [outcome] = await Promise.allSettled([start])
    if (outcome.status === 'fulfilled') await stop(outcome.value, config, signal)
    if (config.mode !== 'production') process.stdout.write('Stopped.\n')
  })

  try {
    const running = await start
    greet(config, running, performance.now() - begun)
  } catch (error) {
    if (!startup.signal.aborted) throw error
  }
}

/** The process's supervisor starts it again. Nothing is closed first: what would be closed waits for what is gone. */
function giveUp(error: Error): void {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

async function stop(running: RunningServer, config: Config, signal: string | undefined): Promise<void> {
  running.drain()
  if (signal === 'SIGTERM' && config.mode === 'production') {
    await new Promise((resolve) => setTimeout(resolve, DRAIN_MILLISECONDS))
  }
  await running.close()
}

function greet(config: Config, { port, demo }: RunningServer, milliseconds: number): void {
  const say = (line = '') => process.stdout.write(`${line}\n`)
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  const home = config.publicUrl ?? `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`
  say()
  say(`Meltem is ready after ${(milliseconds / 1000).toFixed(1)} s.`)
  say(`  Storefront    ${home}`)
  say(`  Back office   ${home}/yonetim`)
  say(`  API           ${home}/api`)
  if (!config.demo) return
  for (const { marka, alan_adlari, kod } of demo)
    say(`  ${marka.padEnd(13)} http://${alan_adlari[0]}:${port}  (or ${home}/?firma=${kod})`)
  say()
  say('Demo logins for the back office:')
  for (const tenant of demo)
    for (const person of tenant.personel)
      say(`  ${tenant.kod.padEnd(8)} ${person.e_mail}  ${person.sifre}  (${person.rol})`)
  sayAgencyLogins(demo, say)
  const { e_mail, sifre } = DEMO_ADMINISTRATOR
  say(`Demo login for the installation (${home}/yonetim/kurum; the first login sets up the second step):`)
  say(`  ${e_mail}  ${sifre}`)
  if (!config.smtpUrl) say(`\nMails are written to ${join(config.dataDir, 'mail')}.`)
  say('Ctrl-C stops everything.')
}

function sayAgencyLogins(doors: RunningServer['demo'], say: (line: string) => void): void {
  say('Demo logins for agencies (/tr/agency/login; the first login sets up the second step):')
  for (const { kod, acenteler } of doors)
    for (const { marka, kullanicilar } of acenteler)
      for (const { e_mail, sifre } of kullanicilar) say(`  ${kod.padEnd(8)} ${e_mail}  ${sifre}  (${marka})`)
}

/** One sentence that says what to do. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedDatabaseError || error instanceof FileStoreError)
    return error.message
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT')
    return `The database cannot be reached (${message}). Check DATABASE_URL, or unset it to use the embedded one.`
  if (code === '28P01')
    return 'The database refused the password. Check SECRET and DATABASE_URL: the embedded database keeps the SECRET it was made with.'
  if (code === '42501')
    return `The database user may not do this (${message}). Let DATABASE_URL name the owner of the database, and set DATABASE_APP_URL when it may not create roles.`
  if (code === 'ERR_MODULE_NOT_FOUND' && message.includes('web/build'))
    return 'The storefront is not built. Run npm start, which builds it first.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadConfig } from '../platform/config.ts'
import { BackupError } from './backup-error.ts'
import { makeBackup, tellBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

interface Desk {
  readonly environment: NodeJS.ProcessEnv
  readonly say: (line: string) => void
}

const SHORTEST_KEY = 16

export async function runBackupCommand(args: readonly string[], { environment, say }: Desk): Promise<void> {
  const { positionals, values } = read(args, { key: { type: 'string' }, figures: { type: 'string' } })
  const [target] = positionals
  if (target === undefined)
    throw new BackupError('Usage: npm run backup -- <folder for backups> [--key <file>] [--figures <folder>]')
  const begun = performance.now()
  const config = loadConfig(environment)
  const made = await makeBackup({ config, target, key: keyIn(values.key), environment })
  if (typeof values.figures === 'string') tellCollector(values.figures, Date.now())
  say(tellBackup(made, (performance.now() - begun) / 1000))
  if (environment.SECRET) say('SECRET and SEAL_KEYS stand in the environment and are not in it: keep them as well.')
}

export async function runRestoreCommand(args: readonly string[], { environment, say }: Desk): Promise<void> {
  const { positionals, values } = read(args, { key: { type: 'string' }, replace: { type: 'boolean' } })
  const [folder] = positionals
  if (folder === undefined) throw new BackupError('Usage: npm run restore -- <backup> [--key <file>] [--replace]')
  const replace = values.replace === true
  await restoreBackup({ folder, key: keyIn(values.key), environment, replace, say })
  say('Restored. Start the server as before.')
}

/** For the textfile collector of Prometheus's node exporter, which reads whole files alone (RELY-24). */
function tellCollector(folder: string, now: number): void {
  const file = join(folder, 'meltem_backup.prom')
  const figure = 'meltem_backup_finished_seconds'
  const lines = [`# HELP ${figure} When the last backup was whole`, `# TYPE ${figure} gauge`, `${figure} ${now / 1000}`]
  try {
    writeFileSync(`${file}.new`, `${lines.join('\n')}\n`, { mode: 0o644 })
    renameSync(`${file}.new`, file)
  } catch (cause) {
    throw new BackupError(`The backup is whole, but ${file} cannot be written.`, { cause })
  }
}

type Options = Record<string, { readonly type: 'string' | 'boolean' }>

function read(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new BackupError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

function keyIn(file: string | boolean | undefined | (string | boolean)[]): string | undefined {
  if (typeof file !== 'string') return undefined
  const words = readFileSync(file, 'utf8').trim()
  if (words.length < SHORTEST_KEY)
    throw new BackupError(
      `The key in ${file} has fewer than ${SHORTEST_KEY} characters. Make one: openssl rand -base64 32`,
    )
  return words
}

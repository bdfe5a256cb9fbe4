import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { BackupError } from './backup-error.ts'

const PACKAGED = '/usr/lib/postgresql'

interface Server {
  readonly url: string
  readonly serverMajor: number
  readonly environment: NodeJS.ProcessEnv
}

interface Outcome {
  readonly code: number | null
  readonly output: string
}

/** The password goes by the environment: what stands on a command line, everybody on the machine may read. */
function run(
  command: string,
  args: readonly string[],
  { url, environment }: Omit<Server, 'serverMajor'>,
): Promise<Outcome> {
  const password = decodeURIComponent(new URL(url).password)
  const child = spawn(command, args, {
    env: { ...environment, ...(password ? { PGPASSWORD: password } : {}) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000)
    })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

function withoutPassword(url: string): string {
  return Object.assign(new URL(url), { password: '' }).href
}

function foldersOfTools({ PATH = '' }: NodeJS.ProcessEnv): string[] {
  const packaged = existsSync(PACKAGED) ? readdirSync(PACKAGED).map((version) => join(PACKAGED, version, 'bin')) : []
  return [...PATH.split(delimiter), ...packaged]
}

/** The newest tool of this machine; one older than the server refuses its work. */
async function findTool(name: 'pg_dump' | 'pg_restore', server: Server): Promise<string> {
  let best: { path: string; major: number } | undefined
  for (const path of new Set(foldersOfTools(server.environment).map((folder) => join(folder, name)))) {
    if (!existsSync(path)) continue
    const { output } = await run(path, ['--version'], server)
    const major = Number(/ (\d+)/.exec(output)?.[1] ?? 0)
    if (major > (best?.major ?? 0)) best = { path, major }
  }
  const { serverMajor } = server
  if (best && best.major >= serverMajor) return best.path
  const found = best ? `the newest one here is ${best.major}` : 'there is none here'
  throw new BackupError(
    `A PostgreSQL ${serverMajor} needs a ${name} of ${serverMajor} or newer, and ${found}. Install postgresql-client-${serverMajor}.`,
  )
}

/** One file with everything of the database, as of one instant. */
export async function dumpDatabase(server: Server, file: string): Promise<void> {
  const tool = await findTool('pg_dump', server)
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, withoutPassword(server.url)]
  const { code, output } = await run(tool, args, server)
  if (code !== 0) throw new BackupError(`pg_dump ended with ${code}: ${output.trim()}`)
}

/** Into an empty database, as a whole or not at all. Rights are given by the next start, as at every start. */
export async function loadDump(server: Server, file: string): Promise<void> {
  const tool = await findTool('pg_restore', server)
  const way = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error']
  const { code, output } = await run(tool, [...way, `--dbname=${withoutPassword(server.url)}`, file], server)
  if (code !== 0) throw new BackupError(`pg_restore ended with ${code}: ${output.trim()}`)
}

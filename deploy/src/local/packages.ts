import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Program and the Debian package that brings it. */
const PROGRAMS = [
  ['etcd', 'etcd-server'],
  ['patroni', 'patroni'],
  ['haproxy', 'haproxy'],
  ['pgbouncer', 'pgbouncer'],
] as const

type Program = (typeof PROGRAMS)[number][0]
export type Programs = Readonly<Record<Program, string>> & { readonly postgres: string }

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin', '/usr/local/bin']
const DEBIAN_POSTGRES = '/usr/lib/postgresql'

/** Where all of them are; installs what is missing where it may, and says exactly what is missing where it may not. */
export function providePrograms(say: (line: string) => void): Programs {
  const missing = missingPackages()
  if (missing.length > 0) install(missing, say)
  const still = missingPackages()
  if (still.length > 0) {
    throw new Error(
      `A cluster is made of programs that are not all here. Install them first: apt-get install ${still.join(' ')}`,
    )
  }
  const paths = PROGRAMS.map(([program]) => [program, find(program) ?? program])
  return { ...(Object.fromEntries(paths) as Record<Program, string>), postgres: postgresFolder() ?? '' }
}

function missingPackages(): string[] {
  const packages: string[] = PROGRAMS.filter(([program]) => !find(program)).map(([, name]) => name)
  if (!postgresFolder()) packages.push('postgresql')
  return packages
}

function find(program: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, program)).find((path) => existsSync(path))
}

/** A whole server: the one that npm brings has neither `pg_basebackup` nor `pg_rewind`. */
export function postgresFolder(): string | undefined {
  const debian = existsSync(DEBIAN_POSTGRES)
    ? readdirSync(DEBIAN_POSTGRES)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(DEBIAN_POSTGRES, version, 'bin'))
    : []
  const whole = (folder: string) =>
    ['postgres', 'initdb', 'pg_basebackup', 'pg_rewind'].every((program) => existsSync(join(folder, program)))
  return [...debian, ...FOLDERS].find(whole)
}

function install(packages: readonly string[], say: (line: string) => void): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  say(`Installing ${packages.join(', ')} from the packages of the system (once) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' })
  const { status, stderr } = spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
    env,
    encoding: 'utf8',
  })
  if (status !== 0) say(stderr.trim())
}

export interface User {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL and PgBouncer refuse to run as root; Debian's package of PostgreSQL makes a user for them. */
export function databaseUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((row) => row.split(':'))
  const account = accounts.find(([name]) => name === 'postgres')
  if (!account)
    throw new Error('There is no user "postgres". Install the package postgresql, or start as another user.')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

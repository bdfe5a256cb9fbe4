/** The part of a lock file's entry that matters here. */
export interface LockEntry {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export type LockPackages = Record<string, LockEntry>

export interface Gap {
  readonly name: string
  readonly version: string
  readonly wantedBy: string
}

/**
 * Packages for other systems that the lock file does not name. npm leaves them out when the registry at hand does not
 * carry them, and then refuses to install from that lock file on every machine.
 */
export function findLockGaps(packages: LockPackages): Gap[] {
  return Object.entries(packages).flatMap(([wantedBy, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, wantedBy, name))
      .map(([name, version]) => ({ name, version, wantedBy })),
  )
}

/** Node's way of looking: beside the package itself, then one folder up, until the root. */
function isLocked(packages: LockPackages, from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true
    if (folder === '') return false
    if (!folder.includes('node_modules/')) return packages[`node_modules/${name}`] !== undefined
  }
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** Such packages are named after the one system they are for. */
export function entryFor({ name, version, wantedBy }: Gap, packages: LockPackages): LockEntry {
  const words = name.split(/[/-]/)
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  if (cpu.length !== 1)
    throw new Error(`The name of ${name} does not tell what it is for: add it to the lock file by hand.`)
  const libc = os.includes('linux') ? libraryOf(words) : []
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(packages[wantedBy]?.dev && { dev: true }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  }
}

function libraryOf(words: readonly string[]): string[] {
  if (words.some((word) => word.startsWith('musl'))) return ['musl']
  return words.some((word) => word.startsWith('gnu')) ? ['glibc'] : []
}

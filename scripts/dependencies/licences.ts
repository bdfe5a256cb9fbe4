/** One package of the lock file. */
interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly optional?: boolean
  readonly link?: boolean
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

interface Permissions {
  readonly allowed: ReadonlySet<string>
  readonly readByHand: Readonly<Record<string, string>>
}

/** Of an installed package, by its place; undefined where it is not installed. */
export type ManifestOf = (place: string) => { readonly license?: string } | undefined

/** `A OR B` lets one choose, `A AND B` wants both. */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())))
}

/**
 * Sentences about packages whose licence is not on the list. The lock file says most; the rest say it themselves. Builds
 * for other machines are not installed and stand beside one for this machine, which is judged.
 */
export function judgeLicences({ packages }: Lock, manifestOf: ManifestOf, permissions: Permissions): string[] {
  const { readByHand } = permissions
  const own = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link)
  const said = own.map(([place, locked]) => ({
    name: nameOf(place, locked),
    licence: licenceOf(place, locked, manifestOf),
  }))
  const silent = new Set(said.flatMap(({ name, licence }) => (licence === undefined ? [name] : [])))
  const unneeded = Object.keys(readByHand).filter((name) => !silent.has(name))
  return [
    ...said.flatMap(({ name, licence }) => refusalOf(name, licence, permissions)),
    ...unneeded.map((name) => `${name} is read by hand and need not be: take it off the list`),
  ]
}

function nameOf(place: string, { version }: LockedPackage): string {
  return `${place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`
}

/** Null for what is not installed here; undefined where nothing says it. */
function licenceOf(place: string, { license, optional }: LockedPackage, manifestOf: ManifestOf) {
  if (license !== undefined) return license
  const manifest = manifestOf(place)
  return optional && !manifest ? null : manifest?.license
}

function refusalOf(name: string, licence: string | null | undefined, { allowed, readByHand }: Permissions): string[] {
  if (licence === null) return []
  if (licence === undefined) return readByHand[name] ? [] : [`${name} names no licence`]
  return isAllowed(licence, allowed) ? [] : [`${name} is under ${licence}, which is not on the list`]
}

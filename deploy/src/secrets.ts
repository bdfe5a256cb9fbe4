import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const NAMES = ['SECRET', 'SUPERUSER_PASSWORD', 'REPLICATION_PASSWORD', 'OWNER_PASSWORD', 'APP_PASSWORD'] as const
/** Given by whoever runs the store of files; written in by hand. */
const GIVEN = ['FILES_S3_KEY_ID', 'FILES_S3_SECRET'] as const
export type StoreKeys = Readonly<Record<(typeof GIVEN)[number], string>>
export type Secrets = Readonly<Record<(typeof NAMES)[number], string>> & StoreKeys

/** Made once and kept: configuration that is written anew fits the cluster that runs. */
export function keptSecrets(file: string): Secrets {
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const found = new Map(
    kept.split('\n').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  const secrets = Object.fromEntries([
    ...NAMES.map((name) => [name, found.get(name) || randomBytes(32).toString('base64url')]),
    ...GIVEN.map((name) => [name, found.get(name) ?? '']),
  ]) as Secrets
  writeFileSync(file, [...NAMES, ...GIVEN].map((name) => `${name}=${secrets[name]}\n`).join(''), { mode: 0o600 })
  return secrets
}

interface Door {
  readonly host: string
  readonly port: number
}

export function ownerUrl({ OWNER_PASSWORD }: Secrets, { host, port }: Door): string {
  return `postgres://meltem_owner:${OWNER_PASSWORD}@${host}:${port}/meltem`
}

export function appUrl({ APP_PASSWORD }: Secrets, { host, port }: Door): string {
  return `postgres://meltem_app:${APP_PASSWORD}@${host}:${port}/meltem`
}

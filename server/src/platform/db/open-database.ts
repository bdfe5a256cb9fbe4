import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

export interface OpenDatabase {
  /** For migrations and for adding tenants. */
  readonly ownerUrl: string
  /** For everything else. */
  readonly appUrl: string
  /** The same role past a pooler: what listens keeps its connection, which a pooler would take away. */
  readonly listenUrl: string
  close(): Promise<void>
}

interface OpenOptions {
  readonly say: (line: string) => void
  readonly onError: (error: Error) => void
  readonly signal?: AbortSignal | undefined
  /** The embedded database was lost for good. */
  readonly onGone?: ((error: Error) => void) | undefined
}

/** The configured or the embedded database, with the newest schema. */
export async function openDatabase(
  config: Config,
  { say, onError, signal, onGone }: OpenOptions,
): Promise<OpenDatabase> {
  const owner = await ownerOf(config, say, onGone)
  const ownerUrl = owner.url
  const appUrl = config.databaseAppUrl ?? appUrlOf(ownerUrl, config.secret)
  try {
    signal?.throwIfAborted()
    await migrate(ownerUrl, appUrl, onError)
  } catch (error) {
    await owner.stop()
    throw error
  }
  return { ownerUrl, appUrl, listenUrl: listenUrlOf(ownerUrl, appUrl), close: () => owner.stop() }
}

async function ownerOf(
  config: Config,
  say: OpenOptions['say'],
  onGone: OpenOptions['onGone'],
): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => undefined }
  say('Starting the embedded PostgreSQL …')
  return await startEmbedded({ dataDir: config.dataDir, secrets: config.secrets, onGone })
}

/** The application's own role in the owner's database; its password comes from the secret. */
export function appUrlOf(ownerUrl: string, secret: string): string {
  const url = new URL(ownerUrl)
  url.username = 'meltem_app'
  url.password = createHmac('sha256', secret).update('meltem_app').digest('base64url')
  return url.href
}

/** The owner's address is never a pooler's: migrations could not run there. */
export function listenUrlOf(ownerUrl: string, appUrl: string): string {
  const url = new URL(ownerUrl)
  const { username, password } = new URL(appUrl)
  url.username = username
  url.password = password
  return url.href
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { BackupError } from './backup-error.ts'
import { type SealKey, sealKeyOf, vouchFor } from './sealing.ts'

const FILE = 'manifest.json'
const LARGEST = 2 ** 53 - 1

/** A path that cannot lead out of the folder it is written to. */
const InnerPath = z
  .string()
  .min(1)
  .refine((path) => !path.startsWith('/') && !path.includes('\\') && !path.split('/').includes('..'))

const Manifest = z.strictObject({
  form: z.literal(1),
  made: z.iso.datetime(),
  /** cluster: files of the embedded PostgreSQL with its log. dump: what pg_dump has written. */
  database: z.enum(['cluster', 'dump']),
  postgres: z.string(),
  schema: z.string(),
  /** Tells whether SECRET is the one of the backup, and nothing about it. */
  secret: z.string(),
  salt: z.string().nullable(),
  folders: z.array(InnerPath),
  files: z.array(
    z.strictObject({
      path: InnerPath,
      sha256: z.string().regex(/^[\da-f]{64}$/),
      bytes: z.int().min(0).max(LARGEST),
      mode: z.int().min(0).max(0o777),
    }),
  ),
})
export type Manifest = z.infer<typeof Manifest>
export type ManifestFile = Manifest['files'][number]

/** A backup whose list was read. */
export interface OpenedBackup {
  readonly folder: string
  readonly manifest: Manifest
  readonly key: SealKey | undefined
}

const Signed = z.strictObject({ manifest: z.string(), voucher: z.string().nullable() })

export async function writeManifest(folder: string, manifest: Manifest, key: SealKey | undefined): Promise<void> {
  const text = JSON.stringify(manifest)
  const signed = { manifest: text, voucher: key ? vouchFor(text, key) : null }
  await writeFile(join(folder, FILE), `${JSON.stringify(signed, null, 1)}\n`, { mode: 0o600 })
}

/** The list of a backup and the key of its files; a wrong key and a changed list are told here. */
export async function readManifest(
  folder: string,
  words: string | undefined,
): Promise<{ manifest: Manifest; key: SealKey | undefined }> {
  const { text, voucher } = await readSigned(folder)
  const parsed = Manifest.safeParse(JSON.parse(text))
  if (!parsed.success) throw new BackupError(`${join(folder, FILE)} is not the list of a backup of this version.`)
  const manifest = parsed.data
  if (manifest.salt === null) return { manifest, key: undefined }
  if (words === undefined) throw new BackupError('This backup is encrypted. Name its key with --key <file>.')
  const key = sealKeyOf(words, manifest.salt)
  if (vouchFor(text, key) !== voucher)
    throw new BackupError('The key is not the one of this backup, or its list of files was changed.')
  return { manifest, key }
}

async function readSigned(folder: string): Promise<{ text: string; voucher: string | null }> {
  try {
    const { manifest, voucher } = Signed.parse(JSON.parse(await readFile(join(folder, FILE), 'utf8')))
    return { text: manifest, voucher }
  } catch (cause) {
    throw new BackupError(`${folder} is not a whole backup: its ${FILE} is missing or damaged.`, { cause })
  }
}

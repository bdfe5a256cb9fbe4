import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { loadConfig } from '../platform/config.ts'
import { type FileStore, holdsAny, STORED } from '../platform/files/store/file-store.ts'
import { openFileStore } from '../platform/files/store/open-file-store.ts'
import { BackupError } from './backup-error.ts'
import { isStored } from './make-backup.ts'
import type { OpenedBackup } from './manifest.ts'
import { openFile } from './sealing.ts'

/** Where the settings name one. A bucket with files in it belongs to an installation, and cannot be moved aside. */
export async function emptyBucket(environment: NodeJS.ProcessEnv, dataDir: string): Promise<FileStore | undefined> {
  // The kept secret is not restored yet, and none may be made in its place.
  const { files: place } = loadConfig({
    ...environment,
    DATA_DIR: dataDir,
    SECRET: environment.SECRET || 'x'.repeat(32),
  })
  if (!('bucket' in place)) return undefined
  const bucket = await openFileStore(place)
  await bucket.check()
  for (const part of STORED)
    if (await holdsAny(bucket, `${part}/`))
      throw new BackupError(
        `The bucket ${place.bucket} holds files of an installation and is left as it is. Name an empty one in FILES_S3_BUCKET.`,
      )
  return bucket
}

/** Pictures, originals and documents of the backup. */
export async function fillBucket(
  { folder, manifest, key }: OpenedBackup,
  bucket: FileStore,
  dataDir: string,
): Promise<void> {
  const opened = join(dataDir, '.restored.file')
  const keyOf = (path: string) => path.slice('data/'.length)
  try {
    for (const { path } of manifest.files) {
      if (!path.startsWith('data/') || !isStored(keyOf(path))) continue
      await openFile(join(folder, path), opened, key)
      await bucket.put(keyOf(path), await readFile(opened))
    }
  } finally {
    await rm(opened, { force: true })
    bucket.close?.()
  }
}

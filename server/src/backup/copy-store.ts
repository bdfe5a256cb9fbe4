import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { type FileStore, isPublicFile, STORED } from '../platform/files/store/file-store.ts'
import type { Basket } from './copy-folder.ts'
import { storeFile } from './sealing.ts'

const AT_ONCE = 8

/**
 * What lies in a bucket, in the backup as if it lay in the folder of data: a backup of the one is restored to the other.
 * What goes away meanwhile is left out.
 */
export async function copyStore(basket: Basket, files: FileStore): Promise<void> {
  for (const part of STORED) {
    const keys = await Array.fromAsync(files.list(`${part}/`))
    const missing = keys.filter((key) => !basket.files.has(`data/${key}`))
    for (let from = 0; from < missing.length; from += AT_ONCE) {
      const done = await Promise.allSettled(
        missing.slice(from, from + AT_ONCE).map((key) => copyObject(basket, files, key)),
      )
      for (const each of done) if (each.status === 'rejected') throw each.reason
    }
  }
}

async function copyObject(basket: Basket, files: FileStore, key: string): Promise<void> {
  const bytes = await files.find(key)
  if (!bytes) return
  const kept = `data/${key}`
  const to = join(basket.folder, kept)
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const stored = await storeFile(Readable.from([bytes]), to, basket.key)
  basket.files.set(kept, { path: kept, ...stored, mode: isPublicFile(key) ? 0o644 : 0o600 })
}

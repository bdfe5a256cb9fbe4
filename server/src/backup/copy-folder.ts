import { mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ManifestFile } from './manifest.ts'
import { type SealKey, storeFile } from './sealing.ts'

/** Where a backup under way is written to, and what it has so far. */
export interface Basket {
  readonly folder: string
  readonly key: SealKey | undefined
  readonly files: Map<string, ManifestFile>
  readonly folders: Set<string>
}

interface Source {
  /** Folder on the disk. */
  readonly from: string
  /** Where it lies in the backup. */
  readonly to: string
  /** Paths below `from` that are left out. */
  readonly leaveOut: (path: string) => boolean
}

/** Everything below a folder that the backup does not have yet; what goes away meanwhile is left out. */
export async function copyFolder(basket: Basket, source: Source, path = ''): Promise<void> {
  for (const name of (await readdir(join(source.from, path))).toSorted()) {
    const inner = path === '' ? name : `${path}/${name}`
    if (!source.leaveOut(inner)) await copyEntry(basket, source, inner)
  }
}

async function copyEntry(basket: Basket, source: Source, inner: string): Promise<void> {
  const kept = `${source.to}/${inner}`
  try {
    const entry = await stat(join(source.from, inner))
    if (entry.isDirectory()) {
      basket.folders.add(kept)
      await copyFolder(basket, source, inner)
    } else if (entry.isFile() && !basket.files.has(kept)) {
      await copyFile(basket, join(source.from, inner), kept)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

export async function copyFile(basket: Basket, from: string, kept: string): Promise<void> {
  const { mode } = await stat(from)
  const to = join(basket.folder, kept)
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const stored = await storeFile(from, to, basket.key)
  basket.files.set(kept, { path: kept, ...stored, mode: mode & 0o777 })
}

import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { type FileStore, isPublicFile } from './file-store.ts'
import { MissingFileError } from './store-errors.ts'

/** Every file appears whole or not at all: a crash half-way must not leave a torn one under its final name. */
class WholeFileDriver extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  override async put(...[key, contents, options]: Parameters<FSDriver['put']>): Promise<void> {
    const unfinished = `${key}.${randomUUID()}.part`
    await super.put(unfinished, contents, options)
    if (!isPublicFile(key)) await chmod(join(this.#folder, unfinished), 0o600)
    await rename(join(this.#folder, unfinished), join(this.#folder, key))
  }

  /** Not by copying: the new file is there in one step. */
  override async move(from: string, to: string): Promise<void> {
    await mkdir(dirname(join(this.#folder, to)), { recursive: true })
    await rename(join(this.#folder, from), join(this.#folder, to))
  }
}

const isMissing = (error: unknown) => {
  const { code, cause } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || (cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'
}

/** Files below the folder of data: the default, and as quick as the disk. */
export class FolderStore implements FileStore {
  readonly place: { readonly folder: string }
  readonly #disk: Disk

  constructor(place: { readonly folder: string }) {
    this.place = place
    this.#disk = new Disk(new WholeFileDriver(place.folder))
  }

  async check(): Promise<void> {
    await mkdir(join(this.place.folder, 'pictures'), { recursive: true })
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.#disk.put(key, bytes)
  }

  async find(key: string): Promise<Buffer | undefined> {
    try {
      const { buffer, byteOffset, byteLength } = await this.#disk.getBytes(key)
      return Buffer.from(buffer, byteOffset, byteLength)
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async get(key: string): Promise<Buffer> {
    const bytes = await this.find(key)
    if (!bytes) throw new MissingFileError(key)
    return bytes
  }

  async has(key: string): Promise<boolean> {
    return await this.#disk.exists(key)
  }

  async move(from: string, to: string): Promise<void> {
    await this.#disk.move(from, to)
  }

  async remove(key: string): Promise<void> {
    await this.#disk.delete(key)
  }

  async *list(prefix: string): AsyncGenerator<string> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
    for (const entry of await this.#below(folder)) {
      const key = `${folder}${entry.name}`
      if (entry.isDirectory() && key.startsWith(prefix)) yield* this.list(`${key}/`)
      else if (entry.isFile() && key.startsWith(prefix)) yield key
    }
  }

  async #below(folder: string) {
    try {
      return await readdir(join(this.place.folder, folder), { withFileTypes: true })
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
  }
}

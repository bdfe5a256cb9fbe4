import type { FileStore, FilesPlace } from './file-store.ts'

/** The code for buckets is loaded where there is one. */
export async function openFileStore(place: FilesPlace): Promise<FileStore> {
  if ('folder' in place) {
    const { FolderStore } = await import('./folder-store.ts')
    return new FolderStore(place)
  }
  const { BucketStore } = await import('./bucket-store.ts')
  return new BucketStore(place)
}

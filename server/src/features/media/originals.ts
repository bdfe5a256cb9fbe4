import { randomUUID } from 'node:crypto'
import type { FileStore } from '../../platform/files/store/file-store.ts'

/**
 * Files as they were sent, so that another cut can be made of the whole. They say where and when a photograph was taken,
 * so they lie outside everything that is served: no address leads to them (CAT-51).
 */
export function originalOf(tenantId: number, k_no: string): string {
  return `originals/${tenantId}/${k_no}`
}

/** Under a name of its own until the picture is written; what a crash leaves behind belongs to nothing. */
export async function setAside(files: FileStore, tenantId: number, bytes: Uint8Array): Promise<string> {
  const key = `originals/${tenantId}/${randomUUID()}.part`
  await files.put(key, bytes)
  return key
}

export async function keepOriginal(files: FileStore, aside: string, tenantId: number, k_no: string): Promise<void> {
  await files.move(aside, originalOf(tenantId, k_no))
}

export async function dropOriginal(files: FileStore, tenantId: number, k_no: string): Promise<void> {
  await files.remove(originalOf(tenantId, k_no))
}

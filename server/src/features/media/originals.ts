import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Files as they were sent, so that another cut can be made of the whole. They say where and when a photograph was taken,
 * so they lie outside everything that is served: no address leads to them (CAT-51).
 */
function folderOf(dataDir: string, tenantId: number): string {
  return join(dataDir, 'originals', String(tenantId))
}

export function originalOf(dataDir: string, tenantId: number, k_no: string): string {
  return join(folderOf(dataDir, tenantId), k_no)
}

/** Under a name of its own until the picture is written; what a crash leaves behind belongs to nothing. */
export async function setAside(dataDir: string, tenantId: number, bytes: Uint8Array): Promise<string> {
  const folder = folderOf(dataDir, tenantId)
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${randomUUID()}.part`)
  await writeFile(file, bytes, { mode: 0o600 })
  return file
}

export async function keepOriginal(file: string, dataDir: string, tenantId: number, k_no: string): Promise<void> {
  await rename(file, originalOf(dataDir, tenantId, k_no))
}

export async function dropOriginal(dataDir: string, tenantId: number, k_no: string): Promise<void> {
  await rm(originalOf(dataDir, tenantId, k_no), { force: true })
}

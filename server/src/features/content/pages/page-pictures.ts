import type { Block } from '@meltem/contract/content/content'
import type { Picture } from '@meltem/contract/content/picture'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import { listPictures, pictureOf } from '../../settings/settings.queries.ts'

export type Pictures = ReadonlyMap<string, Picture>

/** Stored blocks name pictures by key in fields called `gorsel` and `gorsel_dar`. */
function isPictureField(name: string, value: unknown): value is string {
  return typeof value === 'string' && (name === 'gorsel' || name === 'gorsel_dar')
}

export async function readPictures(trx: TenantTransaction, tenant: Tenant, source: unknown): Promise<Pictures> {
  const keys = new Set<string>()
  const collect = (name: string, value: unknown): void => {
    if (isPictureField(name, value)) keys.add(value)
    else if (Array.isArray(value)) for (const item of value) collect('gorsel', item)
    else if (value && typeof value === 'object') for (const [key, inner] of Object.entries(value)) collect(key, inner)
  }
  collect('gorsel', source)
  const rows = await listPictures(trx, [...keys])
  return new Map(rows.map((row) => [`${row.bolum}/${row.ad}`, pictureOf(row, tenant.kod)]))
}

/** A block whose picture is gone keeps its words: the screen shows the fallback picture. */
export function fillPictures(blocks: readonly Block[], pictures: Pictures): Block[] {
  const fill = (name: string, value: unknown): unknown => {
    if (isPictureField(name, value)) return pictures.get(value) ?? null
    if (Array.isArray(value)) return value.map((item) => fill('', item))
    if (value && typeof value === 'object' && !(value instanceof Date)) {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(key, inner)]))
    }
    return value
  }
  return fill('', blocks) as Block[]
}

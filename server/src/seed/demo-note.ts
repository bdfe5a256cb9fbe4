import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_CONTENT } from '@meltem/demo/folder'
import type { Kysely } from 'kysely'
import type { Agency } from '../features/catalog/import/format/tenant-files.ts'
import type { TenantContent } from '../features/catalog/import/tenant-content.ts'
import type { Database } from '../platform/db/tables/database.ts'
import { PICTURES } from '../platform/files/pictures/picture-files.ts'
import { type FileStore, holdsAny } from '../platform/files/store/file-store.ts'

/** What a person who has just started the demo needs to know of a tenant. */
export interface DemoDoor extends Pick<TenantContent, 'kod' | 'alan_adlari' | 'personel'> {
  readonly marka: string
  readonly acenteler: readonly Pick<Agency, 'marka' | 'kullanicilar'>[]
}

interface DemoNote {
  /** Of the demo's files: another demo is loaded as if there were none. */
  readonly ozet: string
  readonly kapilar: readonly DemoDoor[]
}

const noteFile = (dataDir: string) => join(dataDir, 'demo.json')

/**
 * The demo that was loaded into this folder and its database; undefined when it has to be loaded (again). Reading the
 * texts just to find that they are there would keep them in memory for as long as the server runs.
 */
export async function findLoadedDemo(
  owner: Kysely<Database>,
  { dataDir, files }: { readonly dataDir: string; readonly files: FileStore },
): Promise<readonly DemoDoor[] | undefined> {
  const note = readNote(dataDir)
  if (note?.ozet !== digestOfDemo() || !(await holdsAny(files, PICTURES))) return undefined
  const rows = await owner.selectFrom('tenant').select('kod').execute()
  const known = new Set(rows.map(({ kod }) => kod))
  return note.kapilar.every(({ kod }) => known.has(kod)) ? note.kapilar : undefined
}

/** A note that a crash or a person has spoiled is as good as none: loading again changes nothing that is there. */
function readNote(dataDir: string): DemoNote | undefined {
  if (!existsSync(noteFile(dataDir))) return undefined
  try {
    return JSON.parse(readFileSync(noteFile(dataDir), 'utf8')) as DemoNote
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export function noteLoadedDemo(dataDir: string, tenants: readonly TenantContent[]): readonly DemoDoor[] {
  const kapilar = tenants.map(({ kod, alan_adlari, personel, acenteler, ayarlar }) => {
    const agencies = acenteler.map(({ marka, kullanicilar }) => ({ marka, kullanicilar }))
    return { kod, alan_adlari, personel, acenteler: agencies, marka: ayarlar.company.marka }
  })
  const note: DemoNote = { ozet: digestOfDemo(), kapilar }
  const fresh = `${noteFile(dataDir)}.new`
  writeFileSync(fresh, JSON.stringify(note))
  renameSync(fresh, noteFile(dataDir))
  return kapilar
}

function digestOfDemo(): string {
  const digest = createHash('sha256')
  for (const name of readdirSync(DEMO_CONTENT, { recursive: true, encoding: 'utf8' }).sort()) {
    if (name.endsWith('.json')) digest.update(name).update(readFileSync(join(DEMO_CONTENT, name)))
  }
  return digest.digest('hex')
}

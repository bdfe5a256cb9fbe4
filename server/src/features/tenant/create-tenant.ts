import { demoPictureFile } from '@meltem/demo/folder'
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config.ts'
import { type Db, withTenant } from '../../platform/db/connection.ts'
import type { Database } from '../../platform/db/tables/database.ts'
import type { PictureStudio } from '../../platform/files/pictures/picture-studio.ts'
import type { Queue } from '../../platform/jobs/queue.ts'
import { loadContent } from '../catalog/import/load-content.queries.ts'
import { loadGroups } from '../catalog/import/load-groups.queries.ts'
import { loadPictures } from '../catalog/import/load-pictures.queries.ts'
import { inviteFirstManager } from '../staff/people.service.ts'
import { type NewTenant, readStarter } from './starter.ts'
import { draftLegalPages, findTaken, insertTenant } from './tenant.queries.ts'

export interface FirstManager {
  readonly ad: string
  readonly soyad: string
  readonly e_mail: string
}

export interface Installation {
  /** The owner: only it may add tenants. */
  readonly owner: Kysely<Database>
  readonly db: Db
  readonly queue: Queue
  readonly studio: PictureStudio
  readonly config: Config
}

/** A code or a host that is a tenant's already, named. */
export class TakenName extends Error {
  override readonly name = 'TakenName'
}

const CODE = /^[a-z][a-z0-9-]{1,30}$/
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/

/** What is wrong with what was asked for; nothing where it can be made. */
export function faultsOf({ kod, alan_adlari }: Pick<NewTenant, 'kod' | 'alan_adlari'>): string[] {
  const faults = CODE.test(kod)
    ? []
    : [`${kod} is no code: small letters, digits and hyphens, beginning with a letter.`]
  for (const host of alan_adlari) if (!HOST.test(host)) faults.push(`${host} is no host name.`)
  return faults
}

/**
 * A tenant that opens at once, with everything but products: settings, home page, categories, menus, legal pages as
 * drafts, and an invitation for its first manager, whose key is answered for whoever cannot receive mail yet (PEOPLE-30).
 */
export async function createTenant(
  { owner, db, queue, studio, config }: Installation,
  tenant: NewTenant,
  manager: FirstManager,
): Promise<{ id: number; anahtar: string }> {
  const taken = await findTaken(owner, tenant)
  if (taken) throw new TakenName(`${taken} belongs to another tenant already.`)
  const content = readStarter(tenant)
  const id = await insertTenant(owner, tenant)
  const anahtar = await withTenant(db, id, async (trx) => {
    await loadContent(trx, id, content)
    await loadGroups(trx, id, content)
    await draftLegalPages(trx)
    return await inviteFirstManager({ queue, config }, trx, id, { ...manager, dil: content.varsayilan_dil })
  })
  await loadPictures({ db, studio, fileOf: demoPictureFile, onProgress: () => undefined }, id, content)
  return { id, anahtar }
}

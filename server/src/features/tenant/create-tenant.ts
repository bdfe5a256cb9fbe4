import { HOST_NAME, TENANT_CODE } from '@meltem/contract/tenant/installation'
import { demoPictureFile } from '@meltem/demo/folder'
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config.ts'
import { type Db, type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { stableKey } from '../../platform/db/stable-key.ts'
import type { Database } from '../../platform/db/tables/database.ts'
import type { PictureStudio } from '../../platform/files/pictures/picture-studio.ts'
import type { Queue } from '../../platform/jobs/queue.ts'
import { loadContent } from '../catalog/import/load-content.queries.ts'
import { loadGroups } from '../catalog/import/load-groups.queries.ts'
import { loadPictures } from '../catalog/import/load-pictures.queries.ts'
import { insertTemplate } from '../catalog/templates/template.queries.ts'
import { inviteFirstManager } from '../staff/people.service.ts'
import { type InstallationAct, insertAct } from './administrator.queries.ts'
import { type NewTenant, readStarter } from './starter.ts'
import { deleteEmptyTenant, draftLegalPages, findTaken, insertTenant, lockNames } from './tenant.queries.ts'

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
  /** Who opens it, from where; nobody for the command on the machine. */
  readonly by?: Pick<InstallationAct, 'yonetici_k_no' | 'ip' | 'istek_no'>
}

/** A code or a host that is a tenant's already, named. */
export class TakenName extends Error {
  override readonly name = 'TakenName'
  readonly alan: 'kod' | 'alan_adlari'
  readonly deger: string

  constructor({ alan, deger }: Pick<TakenName, 'alan' | 'deger'>) {
    super(`${deger} belongs to another tenant already.`)
    this.alan = alan
    this.deger = deger
  }
}

/** What is wrong with what was asked for; nothing where it can be made. */
export function faultsOf({ kod, alan_adlari }: Pick<NewTenant, 'kod' | 'alan_adlari'>): string[] {
  const faults = TENANT_CODE.test(kod)
    ? []
    : [`${kod} is no code: small letters, digits and hyphens, beginning with a letter.`]
  for (const host of alan_adlari) if (!HOST_NAME.test(host)) faults.push(`${host} is no host name.`)
  return faults
}

/**
 * A tenant that opens at once, with everything but products: settings, home page, categories, menus, legal pages as
 * drafts, cancellation terms, and an invitation for its first manager, whose key is answered for whoever cannot receive mail yet (PEOPLE-30).
 * Command and page of the installation both come this way (PEOPLE-72).
 */
export async function createTenant(
  installation: Installation,
  tenant: NewTenant,
  manager: FirstManager,
): Promise<{ id: number; anahtar: string }> {
  const { db, queue, studio, config } = installation
  const content = readStarter(tenant)
  const id = await takeNames(installation, tenant)
  const fill = withTenant(db, id, async (trx) => {
    await loadContent(trx, id, content)
    await loadGroups(trx, id, content)
    await draftLegalPages(trx)
    await writePolicies(trx, id, content)
    return await inviteFirstManager({ queue, config }, trx, id, { ...manager, dil: content.varsayilan_dil })
  })
  const anahtar = await fill.catch(async (error: unknown) => {
    // Its code and hosts are free again for the next try.
    await deleteEmptyTenant(installation.owner, id)
    throw error
  })
  await loadPictures({ db, studio, fileOf: demoPictureFile, onProgress: () => undefined }, id, content)
  return { id, anahtar }
}

/** Terms that products can follow from the first one on. */
async function writePolicies(
  trx: TenantTransaction,
  tenant_id: number,
  { kod, iptal_kosullari }: ReturnType<typeof readStarter>,
): Promise<void> {
  for (const { kod: name, ad, kosullar } of iptal_kosullari) {
    const k_no = stableKey(kod, 'sablon', name)
    const deger = JSON.stringify({ ad, kosullar })
    await insertTemplate(trx, { tenant_id, k_no, tur: 'iptal_kosulu', deger, aktif: true })
  }
}

/** The names first, in the owner's own commit: only the owner may add tenants, and only the application fills them. */
async function takeNames({ owner, by }: Installation, tenant: NewTenant): Promise<number> {
  return await owner.transaction().execute(async (trx) => {
    await lockNames(trx)
    const taken = await findTaken(trx, tenant)
    if (taken) throw new TakenName(taken)
    const id = await insertTenant(trx, tenant)
    const ayrinti = tenant.alan_adlari.join(', ')
    await insertAct(trx, { yonetici_k_no: null, ...by, olay: 'firma_ekle', firma: tenant.kod, ayrinti })
    return id
  })
}

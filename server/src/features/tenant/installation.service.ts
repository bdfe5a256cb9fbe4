import type {
  Administrator,
  addHost,
  InstalledTenant,
  inviteManagerAgain,
  openTenant,
  removeHost,
  switchTenant,
} from '@meltem/contract/tenant/installation'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { isLanguage } from '@meltem/i18n/locales'
import type { Transaction } from 'kysely'
import { withTenant } from '../../platform/db/connection.ts'
import type { Database } from '../../platform/db/tables/database.ts'
import type { PictureStudio } from '../../platform/files/pictures/picture-studio.ts'
import { type RequestContext, requireAdministrator } from '../../platform/http/api.ts'
import { defaultParts } from '../settings/default-parts.ts'
import { inviteWaitingManager } from '../staff/people.service.ts'
import { type InstallationAct, insertAct } from './administrator.queries.ts'
import { type InstallationParts, proveAdministrator } from './administrator.service.ts'
import { createTenant, TakenName } from './create-tenant.ts'
import type { NewTenant } from './starter.ts'
import { findTaken, lockNames, lockTenant, readTenants, type TenantRow, updateTenant } from './tenant.queries.ts'

export interface TenantParts extends InstallationParts {
  readonly studio: PictureStudio
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockTenant>>>

const TAKEN = { kod: 'firma_kodu_alinmis', alan_adlari: 'alan_adi_alinmis' } as const

/** A name another tenant has is told by name, so that the person knows which of several it is. */
const refuseTaken = ({ alan, deger }: Pick<TakenName, 'alan' | 'deger'>) =>
  new AppError(TAKEN[alan], { ayrinti: { deger } })

/** The main one first; a part that was never written says what it says by default. */
function mainFirst<T>(main: T, all: readonly T[]): T[] {
  return [main, ...all.filter((each) => each !== main)]
}

function invitationOf({
  yonetici,
  davetli,
  davet_bitis,
}: Pick<TenantRow, 'yonetici' | 'davetli' | 'davet_bitis'>): InstalledTenant['davet'] {
  if (yonetici) return 'kabul'
  if (davet_bitis !== null && davet_bitis.getTime() > Date.now()) return 'bekliyor'
  return davetli ? 'dolmus' : 'yok'
}

function onWire({ dil, kur, yonetici, davetli, davet_bitis, olusturma_zamani, ...row }: TenantRow): InstalledTenant {
  const { varsayilan, diller } = (dil ?? defaultParts(row.kod).language) as { varsayilan: string; diller: string[] }
  const money = kur as { varsayilan: string; kodlar: string[] } | null
  return {
    ...row,
    diller: mainFirst(varsayilan, diller).filter(isLanguage),
    para_birimleri: money ? mainFirst(money.varsayilan, money.kodlar) : [],
    acilis: olusturma_zamani?.toISOString() ?? null,
    davet: invitationOf({ yonetici, davetli, davet_bitis }),
    davet_bitis: yonetici ? null : (davet_bitis?.toISOString() ?? null),
  }
}

export async function listInstalled({ owner }: InstallationParts): Promise<InstalledTenant[]> {
  return (await readTenants(owner)).map(onWire)
}

async function readOne({ owner }: InstallationParts, kod: string): Promise<InstalledTenant> {
  const [row] = await readTenants(owner, kod)
  if (!row) throw new AppError('bulunamadi')
  return onWire(row)
}

const byWhom = ({ k_no }: Administrator, { ip, requestId }: RequestContext) => ({
  yonetici_k_no: k_no,
  ip,
  istek_no: requestId,
})

/** The very act of the command (PEOPLE-72). */
export async function openOne(
  { services, owner, studio }: TenantParts,
  context: RequestContext,
  { yonetici, diller, para_birimleri, unvan, alan_adlari, ...named }: ParsedInputOf<typeof openTenant>,
): Promise<InstalledTenant> {
  const { db, queue, config } = services
  const by = byWhom(await requireAdministrator(context), context)
  const [language, ...languages] = new Set(diller)
  const [currency, ...currencies] = new Set(para_birimleri)
  if (!language || !currency) throw new AppError('gecersiz_istek')
  const tenant: NewTenant = {
    ...named,
    alan_adlari: [...new Set(alan_adlari)],
    unvan: unvan ?? named.marka,
    diller: [language, ...languages],
    para_birimleri: [currency, ...currencies],
    e_mail: yonetici.e_mail,
  }
  try {
    await createTenant({ owner, db, queue, studio, config, by }, tenant, yonetici)
  } catch (error) {
    if (error instanceof TakenName) throw refuseTaken(error)
    throw error
  }
  return await readOne({ services, owner }, named.kod)
}

type Act = Pick<InstallationAct, 'olay' | 'ayrinti'>

/** One tenant under its lock; what was done is written down in the same commit. */
async function change(
  parts: InstallationParts,
  context: RequestContext,
  firma: string,
  work: (trx: Transaction<Database>, tenant: Locked) => Promise<Act | undefined>,
): Promise<InstalledTenant> {
  const by = byWhom(await requireAdministrator(context), context)
  await parts.owner.transaction().execute(async (trx) => {
    await lockNames(trx)
    const tenant = await lockTenant(trx, firma)
    if (!tenant) throw new AppError('bulunamadi')
    const act = await work(trx, tenant)
    if (act) await insertAct(trx, { ...by, ...act, firma })
  })
  return await readOne(parts, firma)
}

export async function addOneHost(
  parts: InstallationParts,
  context: RequestContext,
  { firma, alan_adi }: ParsedInputOf<typeof addHost>,
): Promise<InstalledTenant> {
  return await change(parts, context, firma, async (trx, { id, alan_adlari }) => {
    // A second press is the same wish.
    if (alan_adlari.includes(alan_adi)) return undefined
    const taken = await findTaken(trx, { alan_adlari: [alan_adi] })
    if (taken) throw refuseTaken(taken)
    await updateTenant(trx, id, { alan_adlari: [...alan_adlari, alan_adi] })
    return { olay: 'alan_adi_ekle', ayrinti: alan_adi }
  })
}

export async function removeOneHost(
  parts: InstallationParts,
  context: RequestContext,
  { firma, alan_adi }: ParsedInputOf<typeof removeHost>,
): Promise<InstalledTenant> {
  return await change(parts, context, firma, async (trx, { id, alan_adlari }) => {
    const left = alan_adlari.filter((each) => each !== alan_adi)
    if (left.length === alan_adlari.length) throw new AppError('bulunamadi')
    if (left.length === 0) throw new AppError('son_alan_adi')
    await updateTenant(trx, id, { alan_adlari: left })
    return { olay: 'alan_adi_sil', ayrinti: alan_adi }
  })
}

export async function switchOne(
  parts: InstallationParts,
  context: RequestContext,
  { firma, aktif, kod }: ParsedInputOf<typeof switchTenant>,
): Promise<InstalledTenant> {
  await proveAdministrator(parts, await requireAdministrator(context), kod)
  return await change(parts, context, firma, async (trx, tenant) => {
    if (tenant.aktif === aktif) return undefined
    await updateTenant(trx, tenant.id, { aktif })
    return { olay: aktif ? 'firma_ac' : 'firma_kapat' }
  })
}

/** The mail goes out of the tenant, as the first one did; the act is written down once it is on its way. */
export async function inviteAgain(
  parts: InstallationParts,
  context: RequestContext,
  { firma, e_mail }: ParsedInputOf<typeof inviteManagerAgain>,
): Promise<InstalledTenant> {
  const { queue, config, db } = parts.services
  return await change(parts, context, firma, async (_trx, { id }) => {
    const address = await withTenant(db, id, (trx) => inviteWaitingManager({ queue, config }, trx, id, e_mail))
    return { olay: 'davet', ayrinti: address }
  })
}

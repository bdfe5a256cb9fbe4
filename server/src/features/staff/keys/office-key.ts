import {
  type endOfficeKey as endCall,
  MOST_KEYS,
  type makeOfficeKey as makeCall,
  type OfficeKey,
} from '@meltem/contract/staff/office-keys'
import { ALL_RIGHTS, hasRight, KEY_RIGHTS, type Right } from '@meltem/contract/staff/rights'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type Db, type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { type RequestContext, requireAlso, requireStaff, type SignedInStaff } from '../../../platform/http/api.ts'
import { hashToken, newToken } from '../../../platform/sessions/token.ts'
import type { Services } from '../../../services.ts'
import { findStaffByToken } from '../login.service.ts'
import {
  endKey,
  findOpenKey,
  insertKey,
  type KeyRow,
  listKeyRows,
  lockKeys,
  markKeyUsed,
} from './office-key.queries.ts'

/** Tells a key of the office from a person's token, and from an agency's key, at first sight. */
const PREFIX = 'mlo_'
const SHOWN = 9

/** Whoever sits at a screen of the office; or another system, by the key that it sends. */
export async function findStaff(
  { db, throttles }: Pick<Services, 'db' | 'throttles'>,
  tenantId: number,
  { token, bearer }: { readonly token: string | undefined; readonly bearer: string | undefined },
): Promise<SignedInStaff | undefined> {
  if (token !== undefined || !bearer?.startsWith(PREFIX)) return await findStaffByToken(db, tenantId, token)
  const found = await findStaffByKey(db, tenantId, bearer)
  if (found?.anahtar_k_no) await throttles.take('office_api_key', tenantId, found.anahtar_k_no)
  return found
}

/** What the key was given, as far as its maker has it at this moment. */
async function findStaffByKey(db: Db, tenantId: number, key: string): Promise<SignedInStaff | undefined> {
  return await withTenant(db, tenantId, async (trx) => {
    const row = await findOpenKey(trx, hashToken(key))
    if (!row) return undefined
    const { anahtar_k_no, haklar, eskimis, ...maker } = row
    if (eskimis) await markKeyUsed(trx, anahtar_k_no)
    const given = haklar.filter((hak) => hasRight(maker, hak))
    const taken = ALL_RIGHTS.filter((hak) => !given.includes(hak))
    return { ...maker, ek_haklar: given, alinan_haklar: taken, anahtar_k_no }
  })
}

export async function listKeys({ db }: Services, { tenant }: RequestContext): Promise<OfficeKey[]> {
  return await withTenant(db, tenant.id, keysOf)
}

/** Nobody gives a system what they may not read themselves. */
export async function makeKey(
  { db }: Services,
  context: RequestContext,
  { ad, haklar, gun }: ParsedInputOf<typeof makeCall>,
): Promise<OutputOf<typeof makeCall>> {
  const { tenant } = context
  for (const hak of haklar) await requireAlso(context, hak)
  const { k_no } = await requireStaff(context)
  // As long as every token: 234 random bits.
  const anahtar = `${PREFIX}${newToken()}`.slice(0, 43)
  return await withTenant(db, tenant.id, async (trx) => {
    await lockKeys(trx)
    if ((await listKeyRows(trx)).length >= MOST_KEYS) throw new AppError('anahtar_cok')
    const row = {
      tenant_id: tenant.id,
      personel_k_no: k_no,
      ad,
      on_ek: anahtar.slice(0, SHOWN),
      anahtar_ozeti: hashToken(anahtar),
      haklar: KEY_RIGHTS.filter((hak) => haklar.includes(hak)),
    }
    await insertKey(trx, row, gun)
    return { anahtar, data: await keysOf(trx) }
  })
}

export async function revokeKey(
  { db }: Services,
  { tenant }: RequestContext,
  { k_no }: ParsedInputOf<typeof endCall>,
): Promise<OfficeKey[]> {
  return await withTenant(db, tenant.id, async (trx) => {
    if (!(await endKey(trx, k_no))) throw new AppError('bulunamadi')
    return await keysOf(trx)
  })
}

async function keysOf(trx: TenantTransaction): Promise<OfficeKey[]> {
  return (await listKeyRows(trx)).map(onWire)
}

const isForKey = (hak: Right): hak is OfficeKey['haklar'][number] => KEY_RIGHTS.some((one) => one === hak)

function onWire({ haklar, olusturma_zamani, bitis, son_kullanim, ...row }: KeyRow): OfficeKey {
  return {
    ...row,
    haklar: haklar.filter(isForKey),
    olusturma_zamani: olusturma_zamani.toISOString(),
    bitis: bitis?.toISOString() ?? null,
    son_kullanim: son_kullanim?.toISOString() ?? null,
  }
}

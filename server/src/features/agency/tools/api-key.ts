import type { ApiKey } from '@meltem/contract/agency/tools'
import { AppError } from '@meltem/contract/wire/errors'
import { type Db, withTenant } from '../../../platform/db/connection.ts'
import { requireAgency, type SignedInAgency } from '../../../platform/http/api.ts'
import { hashToken, newToken } from '../../../platform/sessions/token.ts'
import type { Services } from '../../../services.ts'
import { agencyOf, findAgencyByToken, userOf } from '../people/session.service.ts'
import type { Portal } from '../portal/portal.service.ts'
import {
  endApiKey,
  findWelcomeByApiKey,
  insertApiKey,
  type KeyRow,
  listApiKeys,
  updateLastUse,
} from './api-key.queries.ts'

/** Tells a system's key from a person's token at first sight. */
const PREFIX = 'mlk_'
const MOST_KEYS = 10

function isApiKey(token: string | undefined): token is string {
  return token?.startsWith(PREFIX) ?? false
}

/** A system sells like its agency's sales clerks; it manages no users and reads no books. */
async function findAgencyByApiKey(db: Db, tenantId: number, token: string): Promise<SignedInAgency | undefined> {
  return await withTenant(db, tenantId, async (trx) => {
    const row = await findWelcomeByApiKey(trx, hashToken(token))
    if (!row) return undefined
    const { anahtar_k_no } = row
    if (row.eskimis) {
      await updateLastUse(trx, anahtar_k_no)
    }
    return { acente: agencyOf(row), kullanici: { ...userOf(row), rol: 'satis' }, oturum_k_no: anahtar_k_no }
  })
}

const onWire = ({ olusturma_zamani, son_kullanim, ...row }: KeyRow): ApiKey => ({
  ...row,
  olusturma_zamani: olusturma_zamani.toISOString(),
  son_kullanim: son_kullanim?.toISOString() ?? null,
})

export async function listKeys({ services, context }: Portal): Promise<ApiKey[]> {
  const { acente } = await requireAgency(context, 'sahip')
  const rows = await withTenant(services.db, context.tenant.id, (trx) => listApiKeys(trx, acente.k_no))
  return rows.map(onWire)
}

export async function makeKey(portal: Portal, ad: string): Promise<{ anahtar: string; data: ApiKey }> {
  const { services, context } = portal
  const { acente, kullanici } = await requireAgency(context, 'sahip')
  if ((await listKeys(portal)).length >= MOST_KEYS) throw new AppError('cakisma')
  // As long as every token: 234 random bits.
  const anahtar = `${PREFIX}${newToken()}`.slice(0, 43)
  const row = await withTenant(services.db, context.tenant.id, (trx) =>
    insertApiKey(trx, {
      tenant_id: context.tenant.id,
      acente_k_no: acente.k_no,
      kullanici_k_no: kullanici.k_no,
      ad,
      ozet: hashToken(anahtar),
      on_ek: anahtar.slice(0, 9),
    }),
  )
  return { anahtar, data: onWire(row) }
}

export async function endKey({ services, context }: Portal, k_no: string): Promise<void> {
  const { acente } = await requireAgency(context, 'sahip')
  const ended = await withTenant(services.db, context.tenant.id, (trx) => endApiKey(trx, acente.k_no, k_no))
  if (!ended) throw new AppError('bulunamadi')
}

/** A person by a token of the login, or the agency's own system by its key, which may ask a few times a second. */
export async function findAgency(
  { db, throttles }: Pick<Services, 'db' | 'throttles'>,
  tenantId: number,
  token: string | undefined,
): Promise<SignedInAgency | undefined> {
  if (!isApiKey(token)) return await findAgencyByToken(db, tenantId, token)
  const found = await findAgencyByApiKey(db, tenantId, token)
  if (found) await throttles.take('agency_api_key', tenantId, found.oturum_k_no)
  return found
}

import type { ApiKey } from '@meltem/contract/agency-tools'
import { AppError } from '@meltem/contract/errors'
import { sql } from 'kysely'
import { type Db, withTenant } from '../../../platform/db/connection.ts'
import { requireAgency, type SignedInAgency } from '../../../platform/http/api.ts'
import { hashToken, newToken } from '../../../platform/sessions/token.ts'
import type { Services } from '../../../services.ts'
import { selectWelcome } from '../people/people.queries.ts'
import { agencyOf, findAgencyByToken, userOf } from '../people/session.service.ts'
import type { Desk } from './portal.service.ts'

/** Tells a system's key from a person's token at first sight. */
const PREFIX = 'mlk_'
const MOST_KEYS = 10

function isApiKey(token: string | undefined): token is string {
  return token?.startsWith(PREFIX) ?? false
}

/** A system sells like its agency's sales; it manages nobody and reads no books. */
async function findAgencyByApiKey(db: Db, tenantId: number, token: string): Promise<SignedInAgency | undefined> {
  return await withTenant(db, tenantId, async (trx) => {
    const row = await selectWelcome(trx)
      .innerJoin('acente_api_anahtari as y', (join) =>
        join.onRef('y.tenant_id', '=', 'k.tenant_id').onRef('y.kullanici_k_no', '=', 'k.k_no'),
      )
      .select(['y.k_no as anahtar_k_no'])
      .select(sql<boolean>`coalesce(y.son_kullanim < clock_timestamp() - interval '1 minute', true)`.as('eskimis'))
      .where('y.ozet', '=', hashToken(token))
      .where('y.iptal_zamani', 'is', null)
      .executeTakeFirst()
    if (!row) return undefined
    const { anahtar_k_no } = row
    if (row.eskimis) {
      await trx
        .updateTable('acente_api_anahtari')
        .set({ son_kullanim: sql<Date>`clock_timestamp()` })
        .where('k_no', '=', anahtar_k_no)
        .execute()
    }
    return { acente: agencyOf(row), kullanici: { ...userOf(row), rol: 'satis' }, oturum_k_no: anahtar_k_no }
  })
}

interface KeyRow {
  readonly k_no: string
  readonly ad: string
  readonly on_ek: string
  readonly olusturma_zamani: Date
  readonly son_kullanim: Date | null
}

const onWire = ({ olusturma_zamani, son_kullanim, ...row }: KeyRow): ApiKey => ({
  ...row,
  olusturma_zamani: olusturma_zamani.toISOString(),
  son_kullanim: son_kullanim?.toISOString() ?? null,
})

const COLUMNS = ['k_no', 'ad', 'on_ek', 'olusturma_zamani', 'son_kullanim'] as const

export async function listKeys({ services, context }: Desk): Promise<ApiKey[]> {
  const { acente } = await requireAgency(context, 'sahip')
  const rows = await withTenant(services.db, context.tenant.id, (trx) =>
    trx
      .selectFrom('acente_api_anahtari')
      .select(COLUMNS)
      .where('acente_k_no', '=', acente.k_no)
      .where('iptal_zamani', 'is', null)
      .orderBy('olusturma_zamani')
      .execute(),
  )
  return rows.map(onWire)
}

export async function makeKey(desk: Desk, ad: string): Promise<{ anahtar: string; data: ApiKey }> {
  const { services, context } = desk
  const { acente, kullanici } = await requireAgency(context, 'sahip')
  if ((await listKeys(desk)).length >= MOST_KEYS) throw new AppError('cakisma')
  // As long as every token: 234 bits nobody can guess.
  const anahtar = `${PREFIX}${newToken()}`.slice(0, 43)
  const row = await withTenant(services.db, context.tenant.id, (trx) =>
    trx
      .insertInto('acente_api_anahtari')
      .values({
        tenant_id: context.tenant.id,
        acente_k_no: acente.k_no,
        kullanici_k_no: kullanici.k_no,
        ad,
        ozet: hashToken(anahtar),
        on_ek: anahtar.slice(0, 9),
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow(),
  )
  return { anahtar, data: onWire(row) }
}

export async function endKey({ services, context }: Desk, k_no: string): Promise<void> {
  const { acente } = await requireAgency(context, 'sahip')
  const ended = await withTenant(services.db, context.tenant.id, (trx) =>
    trx
      .updateTable('acente_api_anahtari')
      .set({ iptal_zamani: sql<Date>`clock_timestamp()` })
      .where('k_no', '=', k_no)
      .where('acente_k_no', '=', acente.k_no)
      .where('iptal_zamani', 'is', null)
      .returning('k_no')
      .executeTakeFirst(),
  )
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

import { randomUUID } from 'node:crypto'
import type { ParsedInputOf } from '@meltem/contract/endpoint'
import { AppError } from '@meltem/contract/errors'
import type { saveTraveller, Traveller } from '@meltem/contract/member-area'
import { isTckn } from '@meltem/domain/identifiers'
import { type Selectable, sql } from 'kysely'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import type { TravellerTable } from '../../platform/db/database-member.ts'
import { fieldRefusal, type RequestContext, requireMember } from '../../platform/http/api.ts'
import { Seal } from '../../platform/sessions/sealed.ts'
import type { Services } from '../../services.ts'

type TravellerRow = Selectable<TravellerTable>

const MOST = 20
/** Documents of people who have not travelled for so long are purged (reliability D3). */
export const DOCUMENT_LIFE = '24 months'

export function sealOf(secret: string, tenantId: number): Seal {
  return new Seal(secret, 'yolcu', tenantId)
}

export function travellerOf(row: TravellerRow): Traveller {
  const { k_no, ad, soyad, dogum_tarihi, uyruk, belge_turu, belge_sonu, belge_bitis } = row
  return { k_no, ad, soyad, dogum_tarihi, uyruk, belge_turu, belge_sonu, belge_bitis }
}

export async function listTravellers(trx: TenantTransaction, uye_k_no: string): Promise<TravellerRow[]> {
  return await trx
    .selectFrom('yolcu')
    .selectAll()
    .where('uye_k_no', '=', uye_k_no)
    .orderBy('ad')
    .orderBy('k_no')
    .execute()
}

/** A document number is sealed with the key of its row; left out it stays, null removes it. */
export async function keepTraveller(
  { db, config }: Services,
  context: RequestContext,
  input: ParsedInputOf<typeof saveTraveller>,
): Promise<Traveller> {
  const { tenant } = context
  const { uye } = await requireMember(context)
  const k_no = input.k_no ?? randomUUID()
  if (input.belge_no && !isDocument(input.belge_turu, plainNumber(input.belge_no))) {
    throw fieldRefusal('belge_no', context.language)
  }
  const document = documentOf(input, { k_no, seal: sealOf(config.secret, tenant.id) })
  return await withTenant(db, tenant.id, async (trx) => {
    const known = await listTravellers(trx, uye.k_no)
    const stored = known.find((one) => one.k_no === input.k_no)
    if (input.k_no && !stored) throw new AppError('bulunamadi')
    if (!stored && known.length >= MOST) throw new AppError('cakisma')
    const { ad, soyad, dogum_tarihi = null, uyruk = null, belge_bitis = null } = input
    const values = { ad, soyad, dogum_tarihi, uyruk, belge_bitis, ...document, son_kullanim: sql<Date>`now()` }
    const row = stored
      ? await trx.updateTable('yolcu').set(values).where('k_no', '=', k_no).returningAll().executeTakeFirstOrThrow()
      : await trx
          .insertInto('yolcu')
          .values({ ...NO_DOCUMENT, ...values, tenant_id: tenant.id, k_no, uye_k_no: uye.k_no })
          .returningAll()
          .executeTakeFirstOrThrow()
    return travellerOf(row)
  })
}

const NO_DOCUMENT = { belge_turu: null, belge: null, belge_sonu: null }

function documentOf(
  { belge_no, belge_turu }: Pick<ParsedInputOf<typeof saveTraveller>, 'belge_no' | 'belge_turu'>,
  { k_no, seal }: { k_no: string; seal: Seal },
): Partial<Pick<TravellerRow, 'belge_turu' | 'belge' | 'belge_sonu'>> {
  if (belge_no === undefined) return {}
  if (!belge_no || !belge_turu) return NO_DOCUMENT
  const number = plainNumber(belge_no)
  return { belge_turu, belge: seal.close(number, k_no), belge_sonu: number.slice(-4) }
}

function plainNumber(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLocaleUpperCase('en')
}

function isDocument(kind: TravellerRow['belge_turu'] | undefined, number: string): boolean {
  return kind === 'tc' ? isTckn(number) : /^[A-Z0-9]{5,15}$/.test(number)
}

export async function purgeDocuments(trx: TenantTransaction): Promise<void> {
  await trx
    .updateTable('yolcu')
    .set(NO_DOCUMENT)
    .where('belge', 'is not', null)
    .where(sql<boolean>`(son_kullanim < now() - ${DOCUMENT_LIFE}::interval or belge_bitis < current_date)`)
    .execute()
}

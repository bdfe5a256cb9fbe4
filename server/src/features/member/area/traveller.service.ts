import { randomUUID } from 'node:crypto'
import type { saveTraveller, Traveller } from '@meltem/contract/member/area'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { isTckn } from '@meltem/domain/identifiers'
import { withTenant } from '../../../platform/db/connection.ts'
import { fieldRefusal, type RequestContext, requireMember } from '../../../platform/http/api.ts'
import { Seal } from '../../../platform/sessions/sealed.ts'
import type { Secrets } from '../../../platform/sessions/token.ts'
import type { Services } from '../../../services.ts'
import {
  insertTraveller,
  listTravellers,
  NO_DOCUMENT,
  type TravellerRow,
  updateTraveller,
} from './traveller.queries.ts'

const MOST = 20

export function sealOf(secrets: Secrets, tenantId: number): Seal {
  return new Seal(secrets, 'yolcu', tenantId)
}

export function travellerOf(row: TravellerRow): Traveller {
  const { k_no, ad, soyad, dogum_tarihi, uyruk, belge_turu, belge_sonu, belge_bitis } = row
  return { k_no, ad, soyad, dogum_tarihi, uyruk, belge_turu, belge_sonu, belge_bitis }
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
  const document = documentOf(input, { k_no, seal: sealOf(config.secrets, tenant.id) })
  return await withTenant(db, tenant.id, async (trx) => {
    const known = await listTravellers(trx, uye.k_no)
    const stored = known.find((one) => one.k_no === input.k_no)
    if (input.k_no && !stored) throw new AppError('bulunamadi')
    if (!stored && known.length >= MOST) throw new AppError('cakisma')
    const { ad, soyad, dogum_tarihi = null, uyruk = null, belge_bitis = null } = input
    const values = { ad, soyad, dogum_tarihi, uyruk, belge_bitis, ...document }
    const row = stored
      ? await updateTraveller(trx, k_no, values)
      : await insertTraveller(trx, { ...NO_DOCUMENT, ...values, tenant_id: tenant.id, k_no, uye_k_no: uye.k_no })
    return travellerOf(row)
  })
}

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

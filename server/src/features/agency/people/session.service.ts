import type { Agency, AgencyUser } from '@meltem/contract/agency/agency'
import { type Db, withTenant } from '../../../platform/db/connection.ts'
import type { SignedInAgency } from '../../../platform/http/api.ts'
import type { RenewableRealm } from '../../../platform/sessions/renewable-login.ts'
import { moveEnd } from '../../../platform/sessions/session-family.ts'
import { hashToken } from '../../../platform/sessions/token.ts'
import { findWelcomeByToken, type WelcomeRow } from './people.queries.ts'

export const AGENCIES: RenewableRealm = {
  sessions: 'acente_oturumu',
  tokens: 'acente_belirteci',
  owner: 'kullanici_k_no',
  cookie: '__Host-acente',
}

export function userOf({ k_no, ad, soyad, e_mail, rol, dil }: WelcomeRow): AgencyUser {
  return { k_no, ad, soyad, e_mail, rol, dil }
}

export function agencyOf({ acente_k_no, kno, unvan, marka, durum, kur, ust_acente_k_no }: WelcomeRow): Agency {
  return { k_no: acente_k_no, kno, unvan, marka, durum, kur, ust_acente_k_no }
}

/** Read anew for every request: a user who is removed or suspended is out with the next one. */
export async function findAgencyByToken(
  db: Db,
  tenantId: number,
  token: string | undefined,
): Promise<SignedInAgency | undefined> {
  if (!token) return undefined
  const row = await withTenant(db, tenantId, (trx) => findWelcomeByToken(trx, hashToken(token)))
  if (!row) return undefined
  const { oturum_k_no } = row
  if (row.eskimis) await withTenant(db, tenantId, (trx) => moveEnd(trx, AGENCIES, oturum_k_no))
  return { acente: agencyOf(row), kullanici: userOf(row), oturum_k_no }
}

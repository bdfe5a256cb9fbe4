import type { Agency, AgencyUser } from '@meltem/contract/agency'
import { sql } from 'kysely'
import { type Db, type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { SignedInAgency } from '../../../platform/http/api.ts'
import type { RenewableRealm } from '../../../platform/sessions/renewable-login.ts'
import { moveEnd } from '../../../platform/sessions/session-family.ts'
import { hashToken } from '../../../platform/sessions/token.ts'

export const AGENCIES: RenewableRealm = {
  sessions: 'acente_oturumu',
  tokens: 'acente_belirteci',
  owner: 'kullanici_k_no',
  cookie: '__Host-acente',
}

/** People who may come in: of an active agency, and not removed from it. */
export function selectWelcome(trx: TenantTransaction) {
  return (
    trx
      .selectFrom('acente_kullanici as k')
      .innerJoin('acente as a', (join) =>
        join.onRef('a.tenant_id', '=', 'k.tenant_id').onRef('a.k_no', '=', 'k.acente_k_no'),
      )
      .leftJoin('acente as u', (join) =>
        join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.k_no', '=', 'a.ust_acente_k_no'),
      )
      .select(['k.k_no', 'k.ad', 'k.soyad', 'k.e_mail', 'k.rol', 'k.dil', 'k.acente_k_no'])
      .select(['a.kno', 'a.unvan', 'a.marka', 'a.durum', 'a.kur', 'a.ust_acente_k_no'])
      .where('k.aktif', '=', true)
      .where('a.durum', '=', 'aktif')
      // A suspended agency takes its sub-agencies with it.
      .where(sql<boolean>`coalesce(u.durum, 'aktif') = 'aktif'`)
  )
}

export type WelcomeRow = AgencyUser & Omit<Agency, 'k_no'> & { readonly acente_k_no: string }

export function userOf({ k_no, ad, soyad, e_mail, rol, dil }: WelcomeRow): AgencyUser {
  return { k_no, ad, soyad, e_mail, rol, dil }
}

export function agencyOf({ acente_k_no, kno, unvan, marka, durum, kur, ust_acente_k_no }: WelcomeRow): Agency {
  return { k_no: acente_k_no, kno, unvan, marka, durum, kur, ust_acente_k_no }
}

/** Read anew for every request: whoever is removed or suspended is out with the next one. */
export async function findAgencyByToken(
  db: Db,
  tenantId: number,
  token: string | undefined,
): Promise<SignedInAgency | undefined> {
  if (!token) return undefined
  const row = await withTenant(db, tenantId, (trx) =>
    selectWelcome(trx)
      .innerJoin('acente_belirteci as b', (join) =>
        join.onRef('b.tenant_id', '=', 'k.tenant_id').onRef('b.kullanici_k_no', '=', 'k.k_no'),
      )
      .innerJoin('acente_oturumu as o', (join) =>
        join.onRef('o.tenant_id', '=', 'b.tenant_id').onRef('o.k_no', '=', 'b.oturum_k_no'),
      )
      .select('b.oturum_k_no')
      .select(sql<boolean>`o.son_gorulme < clock_timestamp() - interval '1 minute'`.as('eskimis'))
      .where('b.ozet', '=', hashToken(token))
      .where(sql<boolean>`b.bitis > clock_timestamp()`)
      .executeTakeFirst(),
  )
  if (!row) return undefined
  const { oturum_k_no } = row
  if (row.eskimis) await withTenant(db, tenantId, (trx) => moveEnd(trx, AGENCIES, oturum_k_no))
  return { acente: agencyOf(row), kullanici: userOf(row), oturum_k_no }
}

import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { RenewableRealm } from '../../../platform/sessions/renewable-login.ts'
import { deleteEndedSessions } from '../../../platform/sessions/session-family.ts'
import { hashToken } from '../../../platform/sessions/token.ts'
import { selectMember } from '../member.queries.ts'

export const MEMBERS: RenewableRealm = {
  sessions: 'uye_oturumu',
  tokens: 'uye_belirteci',
  owner: 'uye_k_no',
  cookie: '__Host-uye',
}

/** Whose token it is, and whether the session's end has to be moved along: at most once a minute, to spare writes. */
export function ownerQuery(trx: TenantTransaction, token: string) {
  return selectMember(trx)
    .innerJoin('uye_belirteci as b', (join) =>
      join.onRef('b.tenant_id', '=', 'uye.tenant_id').onRef('b.uye_k_no', '=', 'uye.k_no'),
    )
    .innerJoin('uye_oturumu as o', (join) =>
      join.onRef('o.tenant_id', '=', 'b.tenant_id').onRef('o.k_no', '=', 'b.oturum_k_no'),
    )
    .select('b.oturum_k_no')
    .select(sql<boolean>`o.son_gorulme < clock_timestamp() - interval '1 minute'`.as('eskimis'))
    .where('b.ozet', '=', hashToken(token))
    .where(sql<boolean>`b.bitis > clock_timestamp()`)
}

export async function deleteEndedLogins(trx: TenantTransaction): Promise<void> {
  await deleteEndedSessions(trx, MEMBERS)
  await sql`delete from uye_anahtari where bitis < clock_timestamp() - interval '1 day'`.execute(trx)
  await sql`delete from sosyal_giris where bitis < clock_timestamp()`.execute(trx)
}

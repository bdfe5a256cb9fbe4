import type { Language } from '@meltem/contract/language'
import { sql } from 'kysely'
import { withTenant } from '../../platform/db/connection.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import type { Services } from '../../services.ts'
import { putInOutbox } from '../letters/outbox.ts'

const BATCH = 500
const ENDING_DAYS = 7

interface Due {
  readonly mail_k_no: string
  readonly olay: 'new' | 'ending'
  readonly kod: string
  readonly bitis: Date | null
  readonly ad: string
  readonly e_mail: string
  readonly dil: Language
}

/**
 * Tells members of coupons of their own: once when there is one, once a week before it ends. The key of the mail is made
 * from coupon and occasion, so that nobody is told twice, by whatever process.
 */
export async function tellCoupons({ db, queue }: Pick<Services, 'db' | 'queue'>, tenant: Tenant): Promise<number> {
  return await withTenant(db, tenant.id, async (trx) => {
    const { rows } = await sql<Due>`
      select md5('kupon:' || k.k_no || ':' || o.olay)::uuid as mail_k_no, o.olay, k.kod, k.bitis, u.ad, u.e_mail, u.dil
      from kupon k
      join uye u on u.tenant_id = k.tenant_id and u.k_no = k.uye_k_no and u.aktif
      cross join (values ('new'), ('ending')) o (olay)
      where k.aktif and (k.baslangic is null or k.baslangic <= now()) and (k.bitis is null or k.bitis > now())
        and (k.en_cok_kullanim is null or k.kullanim < k.en_cok_kullanim)
        and (o.olay = 'new' or k.bitis < now() + make_interval(days => ${ENDING_DAYS}))
        and not exists (select 1 from eposta e
          where e.tenant_id = k.tenant_id and e.k_no = md5('kupon:' || k.k_no || ':' || o.olay)::uuid)
      order by k.k_no limit ${BATCH}`.execute(trx)
    const letters = rows.map(({ mail_k_no, olay, kod, bitis, ad, e_mail, dil }) => ({
      tur: 'member_coupon' as const,
      k_no: mail_k_no,
      veri: { olay, ad, kod, bitis: bitis?.toISOString() ?? null },
      alici: e_mail,
      dil,
    }))
    await putInOutbox(trx, queue, tenant.id, ...letters)
    return letters.length
  })
}

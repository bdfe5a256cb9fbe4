import type { Language } from '@meltem/contract/wire/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

export interface DueCoupon {
  readonly mail_k_no: string
  readonly olay: 'new' | 'ending'
  readonly kod: string
  readonly bitis: Date | null
  readonly ad: string
  readonly e_mail: string
  readonly dil: Language
}

export async function listUntold(trx: TenantTransaction, endingDays: number, most: number) {
  return await sql<DueCoupon>`
      select md5('kupon:' || k.k_no || ':' || o.olay)::uuid as mail_k_no, o.olay, k.kod, k.bitis, u.ad, u.e_mail, u.dil
      from kupon k
      join uye u on u.tenant_id = k.tenant_id and u.k_no = k.uye_k_no and u.aktif
      cross join (values ('new'), ('ending')) o (olay)
      where k.aktif and (k.baslangic is null or k.baslangic <= now()) and (k.bitis is null or k.bitis > now())
        and (k.en_cok_kullanim is null or k.kullanim < k.en_cok_kullanim)
        and (o.olay = 'new' or k.bitis < now() + make_interval(days => ${endingDays}))
        and not exists (select 1 from eposta e
          where e.tenant_id = k.tenant_id and e.k_no = md5('kupon:' || k.k_no || ':' || o.olay)::uuid)
      order by k.k_no limit ${most}`.execute(trx)
}

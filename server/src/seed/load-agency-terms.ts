import { postPayment } from '@meltem/domain/agency/postings'
import type { TermsRule } from '@meltem/domain/agency/terms'
import { addDays } from '@meltem/domain/calendar-day'
import type { TenantContent } from '../features/catalog/import/tenant-content.ts'
import type { TenantTransaction } from '../platform/db/connection.ts'
import { stableKey } from '../platform/db/stable-key.ts'

interface Terms {
  readonly trx: TenantTransaction
  readonly tenant_id: number
  readonly tenant: TenantContent
  readonly today: string
}

const RULES: readonly TermsRule[] = [
  { kapsam: 'hepsi', hedef: null, oran: 12 },
  { kapsam: 'tur', hedef: 'tur', oran: 18 },
]

/** In minor units of the agency's currency. */
const CREDIT = 500_000
const PAID_AHEAD = 25_000
const SHARE = 60
/** Number of the receipt of the first payment. */
export const FIRST_RECEIPT = 'DEMO-1'

/** A contract for the demo's agencies: billing for the year, credit, a share for the sub-agency, a first payment. */
export async function loadAgencyTerms({ trx, tenant_id, tenant, today }: Terms): Promise<void> {
  const loaded = await trx.selectFrom('cari_hesap').select('kur').limit(1).executeTakeFirst()
  if (loaded) return
  for (const { kno, ust_kno, kur } of tenant.acenteler) {
    const acente_k_no = stableKey(tenant.kod, 'acente', kno)
    await trx.insertInto('cari_hesap').values({ tenant_id, acente_k_no, kur, kredi_limiti: CREDIT }).execute()
    if (ust_kno) {
      await trx.insertInto('acente_alt_pay').values({ tenant_id, acente_k_no, oran: SHARE }).execute()
      continue
    }
    await trx
      .insertInto('acente_sozlesme')
      .values({
        tenant_id,
        acente_k_no,
        ad: today.slice(0, 4),
        akis: 'faturalama',
        baslangic: addDays(today, -30),
        bitis: addDays(today, 700),
        kurallar: JSON.stringify(RULES),
      })
      .execute()
    await payAhead({ trx, tenant_id }, acente_k_no, kur)
  }
}

async function payAhead(
  { trx, tenant_id }: Pick<Terms, 'trx' | 'tenant_id'>,
  acente_k_no: string,
  kur: string,
): Promise<void> {
  const { k_no } = await trx
    .insertInto('cari_hareket')
    .values({ tenant_id, acente_k_no, tur: 'odeme', belge_no: FIRST_RECEIPT, kim: 'sistem' })
    .returning('k_no')
    .executeTakeFirstOrThrow()
  const rows = postPayment(acente_k_no, kur, PAID_AHEAD)
  await trx
    .insertInto('cari_satir')
    .values(rows.map((row, sira) => ({ tenant_id, hareket_k_no: k_no, sira, ...row })))
    .execute()
}

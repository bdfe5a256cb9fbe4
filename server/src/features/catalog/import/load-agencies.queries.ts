import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { stableKey } from '../../../platform/db/stable-key.ts'
import { hashPassword } from '../../../platform/sessions/password.ts'
import { listPictures } from '../../settings/settings.queries.ts'
import type { Agency, AgencyUser } from './format/tenant-files.ts'
import type { TenantContent } from './tenant-content.ts'

/** Agencies once, with their public page and their people. */
export async function loadAgencies(trx: TenantTransaction, tenant_id: number, tenant: TenantContent): Promise<void> {
  const loaded = await trx.selectFrom('acente').select('k_no').limit(1).executeTakeFirst()
  if (loaded) return
  for (const agency of tenant.acenteler) {
    const acente_k_no = await insertAgency(trx, tenant_id, tenant.kod, agency)
    const products = agency.urunler.map((anahtar, sira) => ({
      tenant_id,
      acente_k_no,
      urun_k_no: stableKey(tenant.kod, 'urun', anahtar),
      sira,
    }))
    if (products.length > 0) await trx.insertInto('acente_urun').values(products).execute()
    for (const user of agency.kullanicilar) await insertUser(trx, tenant_id, acente_k_no, user)
  }
}

async function insertAgency(
  trx: TenantTransaction,
  tenant_id: number,
  kod: string,
  { ust_kno, urunler: _products, kullanicilar: _people, logo: _later, tanitim, ...agency }: Agency,
): Promise<string> {
  const k_no = stableKey(kod, 'acente', agency.kno)
  await trx
    .insertInto('acente')
    .values({
      tenant_id,
      k_no,
      ...agency,
      ust_acente_k_no: ust_kno ? stableKey(kod, 'acente', ust_kno) : null,
      tanitim: JSON.stringify(tanitim),
      kanallar: ['magaza', 'web'],
      diller: ['tr', 'en', 'de', 'ru'],
    })
    .execute()
  return k_no
}

async function insertUser(
  trx: TenantTransaction,
  tenant_id: number,
  acente_k_no: string,
  { sifre, ...user }: AgencyUser,
): Promise<void> {
  await trx
    .insertInto('acente_kullanici')
    .values({ tenant_id, acente_k_no, ...user, sifre_ozeti: await hashPassword(sifre) })
    .execute()
}

/** With the picture, once: a logo that its agency takes away later does not come back with a restart. */
export async function hangLogos(
  trx: TenantTransaction,
  tenant: TenantContent,
  loadedPictures: readonly string[],
): Promise<void> {
  for (const { kno, logo } of tenant.acenteler) {
    if (!logo || !loadedPictures.includes(logo)) continue
    const [picture] = await listPictures(trx, [logo])
    await trx
      .updateTable('acente')
      .set({ logo_k_no: picture?.k_no ?? null })
      .where('kno', '=', kno)
      .where('logo_k_no', 'is', null)
      .execute()
  }
}

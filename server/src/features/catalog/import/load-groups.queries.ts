import type { Language } from '@meltem/contract/wire/language'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { stableKey } from '../../../platform/db/stable-key.ts'
import type { GroupText } from './format/group-files.ts'
import type { TenantContent } from './tenant-content.ts'

type Texts = Partial<Record<Language, GroupText>>

/** Destinations, categories, collections and the places of transfers. */
export async function loadGroups(trx: TenantTransaction, tenant_id: number, tenant: TenantContent): Promise<void> {
  const key = (table: string, kod: string) => stableKey(tenant.kod, table, kod)
  const texts = (metin: Texts) =>
    Object.entries(metin)
      .filter(([dil]) => tenant.diller.includes(dil as Language))
      .map(([dil, { baslik, slug, metin: about }]) => {
        return { tenant_id, dil: dil as Language, baslik, slug, metin: about ?? null }
      })
  for (const [sira, { kod, ust, gorsel, enlem, boylam, metin, not, deniz = null }] of tenant.bolgeler.entries()) {
    const k_no = key('bolge', kod)
    const ust_k_no = ust === undefined ? null : key('bolge', ust)
    const row = { tenant_id, k_no, kod, ust_k_no, enlem, boylam, gorsel, sira, deniz }
    await trx.insertInto('bolge').values(row).execute()
    const rows = texts(metin).map((text) => ({ ...text, bolge_k_no: k_no, not: not[text.dil] ?? '' }))
    await trx.insertInto('bolge_metin').values(rows).execute()
  }
  for (const [sira, { kod, ust, urun_tipi, gorsel, metin }] of tenant.kategoriler.entries()) {
    const k_no = key('kategori', kod)
    const ust_k_no = ust === undefined ? null : key('kategori', ust)
    await trx.insertInto('kategori').values({ tenant_id, k_no, kod, urun_tipi, ust_k_no, gorsel, sira }).execute()
    const rows = texts(metin).map((text) => ({ ...text, kategori_k_no: k_no }))
    await trx.insertInto('kategori_metin').values(rows).execute()
  }
  for (const [sira, { kod, gorsel, metin }] of tenant.koleksiyonlar.entries()) {
    const k_no = key('koleksiyon', kod)
    await trx.insertInto('koleksiyon').values({ tenant_id, k_no, kod, gorsel, sira }).execute()
    const rows = texts(metin).map((text) => ({ ...text, koleksiyon_k_no: k_no }))
    await trx.insertInto('koleksiyon_metin').values(rows).execute()
  }
  const places = tenant.transfer_yerleri.map(({ baslik, ...place }, sira) => {
    return { tenant_id, ...place, baslik: JSON.stringify(baslik), sira }
  })
  if (places.length > 0) await trx.insertInto('transfer_yeri').values(places).execute()
}

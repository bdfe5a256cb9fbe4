import type { MenuItem } from '@meltem/contract/settings'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { stableKey } from '../../../platform/db/stable-key.ts'
import { storedBlocks } from '../../content/pages/written-blocks.ts'
import type { ContentPage, MenuItem as WrittenItem } from './format/page-file.ts'
import type { TenantContent } from './tenant-content.ts'

/** Settings, menus, pages and filters of a tenant. */
export async function loadContent(trx: TenantTransaction, tenantId: number, tenant: TenantContent): Promise<void> {
  await loadSettings(trx, tenantId, tenant)
  await loadCategories(trx, tenantId, tenant)
  for (const page of tenant.sayfalar) await loadPage(trx, tenantId, tenant.kod, page)
  await loadMenu(trx, tenantId, tenant)
  await loadAnnouncements(trx, tenantId, tenant)
  await loadFilters(trx, tenantId, tenant)
  await loadAccounts(trx, tenantId, tenant)
}

async function loadCategories(trx: TenantTransaction, tenant_id: number, tenant: TenantContent): Promise<void> {
  const rows = tenant.yazi_kategorileri.map(({ anahtar, metinler }, sira) => ({
    tenant_id,
    k_no: stableKey(tenant.kod, 'article-category', anahtar),
    sira,
    metinler: JSON.stringify(metinler),
  }))
  if (rows.length > 0) await trx.insertInto('sayfa_kategori').values(rows).execute()
}

/** To the end of the day on the coast. */
function lastMinuteOf(day: Temporal.PlainDate): Date {
  const { epochMilliseconds } = day.toZonedDateTime({ timeZone: 'Europe/Istanbul', plainTime: '23:59' })
  return new Date(epochMilliseconds)
}

async function loadAnnouncements(trx: TenantTransaction, tenant_id: number, tenant: TenantContent): Promise<void> {
  const today = Temporal.Now.plainDateISO('Europe/Istanbul')
  const rows = tenant.duyurular.map(({ yer, icerik, url, gun, ...own }, sira) => ({
    tenant_id,
    k_no: stableKey(tenant.kod, 'announcement', `${yer}.${sira}`),
    yer,
    dil: own.dil ?? null,
    gorsel: own.gorsel ?? null,
    gorsel_dar: own.gorsel_dar ?? null,
    url,
    sira,
    bitis: gun === undefined ? null : lastMinuteOf(today.add({ days: gun })),
    icerik: JSON.stringify(icerik),
  }))
  if (rows.length > 0) await trx.insertInto('duyuru').values(rows).execute()
}

async function loadAccounts(trx: TenantTransaction, tenantId: number, tenant: TenantContent): Promise<void> {
  if (tenant.banka_hesaplari.length === 0) return
  const rows = tenant.banka_hesaplari.map((account, sira) => ({
    ...account,
    sira,
    tenant_id: tenantId,
    k_no: stableKey(tenant.kod, 'bank-account', account.iban),
  }))
  await trx.insertInto('banka_hesabi').values(rows).execute()
}

async function loadSettings(trx: TenantTransaction, tenantId: number, tenant: TenantContent): Promise<void> {
  const parts: Record<string, object> = {
    ...tenant.ayarlar,
    language: { varsayilan: tenant.varsayilan_dil, diller: tenant.diller },
    exchange: { varsayilan: tenant.varsayilan_kur, kodlar: tenant.para_birimleri },
    logofavicon: { logo: tenant.logo, favicon: tenant.favicon },
  }
  await trx
    .insertInto('ayar')
    .values(
      Object.entries(parts).map(([anahtar, deger]) => ({ tenant_id: tenantId, anahtar, deger: JSON.stringify(deger) })),
    )
    .execute()
}

async function loadPage(trx: TenantTransaction, tenantId: number, kod: string, page: ContentPage): Promise<void> {
  const k_no = stableKey(kod, 'page', page.anahtar)
  const { turu, gorsel, yayin_zamani } = page
  await trx
    .insertInto('sayfa')
    .values({
      tenant_id: tenantId,
      k_no,
      turu,
      gorsel,
      yayin_zamani,
      guncelleme_zamani: yayin_zamani,
      kategori_k_no: page.kategori === undefined ? null : stableKey(kod, 'article-category', page.kategori),
      yazar: JSON.stringify(page.yazar ?? {}),
      sozlesme: page.sozlesme ?? false,
    })
    .execute()
  const texts = Object.entries(page.icerik).map(([dil, text]) => ({
    tenant_id: tenantId,
    sayfa_k_no: k_no,
    dil: dil as keyof ContentPage['icerik'],
    turu,
    baslik: text.baslik,
    ozet: text.ozet,
    slug: text.slug ?? null,
    url: text.url ?? null,
    seo_baslik: text.seo_baslik,
    bloklar: JSON.stringify(storedBlocks(text.bloklar)),
  }))
  await trx.insertInto('sayfa_icerik').values(texts).execute()
}

async function loadMenu(trx: TenantTransaction, tenantId: number, tenant: TenantContent): Promise<void> {
  const rows: MenuItem[] = []
  const add = (item: WrittenItem, parent: string | null, position: string, order: number): void => {
    const k_no = stableKey(tenant.kod, 'menu', position)
    rows.push(menuRow(item, tenant, { k_no, menu_k_no: parent, sira: order }))
    item.alt?.forEach((child, index) => {
      add(child, k_no, `${position}.${index}`, index)
    })
  }
  tenant.menu.forEach((item, index) => {
    add(item, null, `${item.konum}.${index}`, index)
  })
  const values = rows.map((row) => ({ ...row, tenant_id: tenantId, icerik: JSON.stringify(row.icerik) }))
  if (values.length > 0) await trx.insertInto('menu').values(values).execute()
}

type MenuPlace = Pick<MenuItem, 'k_no' | 'menu_k_no' | 'sira'>

function menuRow(item: WrittenItem, tenant: TenantContent, place: MenuPlace): MenuItem {
  const page = item.sayfa === undefined ? undefined : tenant.sayfalar.find(({ anahtar }) => anahtar === item.sayfa)
  if (item.sayfa && !page) throw new Error(`Menu item ${item.baslik.en} points to no page: ${item.sayfa}`)
  const isCustom = item.url !== undefined || page?.turu === 'ozel'
  const turu = page && page.turu !== 'ozel' && page.turu !== 'ana' ? page.turu : (item.turu ?? null)
  const icerik = Object.fromEntries(
    tenant.diller.map((dil) => {
      const text = page?.icerik[dil]
      return [dil, { baslik: item.baslik[dil] ?? '', slug: text?.slug ?? null, url: item.url ?? text?.url ?? null }]
    }),
  )
  return { ...place, tip: menuKind(isCustom, turu), turu: isCustom ? null : turu, konum: item.konum, icerik }
}

function menuKind(isCustom: boolean, turu: MenuItem['turu']): MenuItem['tip'] {
  if (isCustom) return 'ozel'
  return turu === null ? 'baslik' : 'icerik'
}

async function loadFilters(trx: TenantTransaction, tenantId: number, tenant: TenantContent): Promise<void> {
  const values = tenant.filtreler.map((filter, sira) => ({
    tenant_id: tenantId,
    k_no: stableKey(tenant.kod, 'filter', filter.kod),
    kod: filter.kod,
    baslik: JSON.stringify(filter.baslik),
    secenekler: JSON.stringify(
      filter.secenekler.map((choice) => ({ ...choice, k_no: stableKey(tenant.kod, 'filter', filter.kod, choice.kod) })),
    ),
    sira,
  }))
  if (values.length > 0) await trx.insertInto('filtre').values(values).execute()
}

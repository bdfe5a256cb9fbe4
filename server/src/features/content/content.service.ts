import type { Block, Page, PageCategory, PageSummary, PageType } from '@meltem/contract/content/content'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import { readPreviewKey } from '../../platform/sessions/preview-key.ts'
import type { Services } from '../../services.ts'
import { getTenantSettings } from '../settings/settings.service.ts'
import {
  findPage,
  findPageByKey,
  findVersion,
  listCategories,
  listPageSummaries,
  listVersions,
  type PageQuery,
} from './content.queries.ts'
import { getGuaranteePage } from './pages/guarantee-page.ts'
import { fillOffers } from './pages/page-offers.ts'
import { fillPictures, type Pictures, readPictures } from './pages/page-pictures.ts'
import { keepSold } from './pages/page-sold.ts'
import { fillStrips } from './pages/page-strips.ts'
import { findTrial } from './publication/trial.queries.ts'

interface AskedPage extends PageQuery {
  readonly surum?: number | undefined
  readonly onizleme?: string | undefined
}

/** One page with its pictures, articles and products filled in; kept until something of the tenant changes. */
export function getPageOf(services: Services, tenant: Tenant, asked: AskedPage): Promise<Page> {
  if (asked.onizleme !== undefined) return readPage(services, tenant, asked)
  return services.cache.remember(tenant.id, `page:${JSON.stringify(asked)}`, () => readPage(services, tenant, asked))
}

async function readPage(services: Services, tenant: Tenant, asked: AskedPage): Promise<Page> {
  const { dil, turu, slug, url, surum } = asked
  if (turu === 'ozel' ? !url : turu !== 'ana' && !slug) throw new AppError('bulunamadi')
  const settings = await getTenantSettings(services.db, services.cache, tenant)
  const { varsayilan } = settings.language
  const page = await withTenant(services.db, tenant.id, async (trx) => {
    const row = await findAsked(trx, { services, tenant }, asked, varsayilan)
    if (!row) return getGuaranteePage(asked, settings)
    const text = surum === undefined || surum === row.surum ? row : await getVersion(trx, row, surum)
    const teasers = await listTeasers(trx, { dil, fallback: varsayilan }, text.bloklar)
    const pictures = await readPictures(trx, tenant, [row.gorsel, text.bloklar, teasers.map(({ gorsel }) => gorsel)])
    const surumler = row.sozlesme ? await listVersions(trx, row.k_no, row.dil) : []
    return {
      ...summaryOf({ ...row, baslik: text.baslik, ozet: text.ozet }, dil, pictures),
      seo_baslik: row.seo_baslik,
      surum: surum ?? row.surum,
      surumler: surumler.map(({ surum: no, zaman }) => ({ surum: no, zaman: zaman.toISOString() })),
      taslak: row.taslak,
      bloklar: await fillOffers(
        trx,
        fillPictures(text.bloklar, pictures).map((block) => fillTeasers(block, teasers, pictures)),
      ),
    }
  })
  const bloklar = await keepSold(services, tenant, dil, page.bloklar)
  return { ...page, bloklar: await fillStrips(services, tenant, dil, bloklar) }
}

type PageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>

async function findAsked(
  trx: TenantTransaction,
  { services, tenant }: { services: Services; tenant: Tenant },
  asked: AskedPage,
  fallback: Language,
): Promise<PageRow | undefined> {
  if (asked.onizleme === undefined) return await findPage(trx, asked, fallback)
  const k_no = readPreviewKey({ secrets: services.config.secrets, tenantId: tenant.id, what: 'sayfa' }, asked.onizleme)
  const row = k_no === undefined ? undefined : await findPreviewed(trx, k_no, asked.dil)
  return row?.turu === asked.turu ? row : undefined
}

/** A page as it is stored, or as somebody of the office is typing it. */
async function findPreviewed(trx: TenantTransaction, k_no: string, dil: Language): Promise<PageRow | undefined> {
  const trial = await findTrial(trx, k_no, dil)
  const row = await findPageByKey(trx, trial?.sayfa_k_no ?? k_no, dil)
  if (!row || !trial) return row
  const { baslik, ozet, seo_baslik, bloklar } = trial.metin
  return { ...row, baslik, ozet, seo_baslik, bloklar: bloklar as unknown as PageRow['bloklar'], taslak: true }
}

/** Only contracts show what they said before. */
async function getVersion(trx: TenantTransaction, row: PageRow, surum: number) {
  const version = row.sozlesme ? await findVersion(trx, { k_no: row.k_no, dil: row.dil, surum }) : undefined
  if (!version) throw new AppError('bulunamadi')
  return version
}

interface PageList {
  readonly data: PageSummary[]
  readonly kategoriler: PageCategory[]
}

interface AskedList {
  readonly dil: Language
  readonly turu?: PageType | undefined
  readonly kategori?: string | undefined
}

export function listPagesOf(services: Services, tenant: Tenant, asked: AskedList): Promise<PageList> {
  return services.cache.remember(tenant.id, `pages:${JSON.stringify(asked)}`, async () => {
    const { varsayilan } = (await getTenantSettings(services.db, services.cache, tenant)).language
    return await withTenant(services.db, tenant.id, (trx) => readPages(trx, tenant, asked, varsayilan))
  })
}

async function readPages(
  trx: TenantTransaction,
  tenant: Tenant,
  { dil, turu, kategori }: AskedList,
  fallback: Language,
): Promise<PageList> {
  const rows = await listPageSummaries(trx, { dil, turu }, fallback)
  const known = await listCategories(trx)
  const used = known.filter(({ k_no }) => rows.some(({ kategori_k_no }) => kategori_k_no === k_no))
  const kategoriler = used.flatMap(({ k_no, metinler }) => {
    const text = metinler[dil] ?? metinler[fallback]
    if (!text) return []
    const slugs = Object.entries(metinler).map(([other, told]) => [other, { slug: told?.slug ?? null, url: null }])
    return [{ k_no, ...text, ceviriler: Object.fromEntries(slugs) as PageCategory['ceviriler'] }]
  })
  const wanted = kategori === undefined ? undefined : kategoriler.find(({ slug }) => slug === kategori.normalize('NFC'))
  if (kategori !== undefined && !wanted) throw new AppError('bulunamadi')
  const listed = wanted ? rows.filter(({ kategori_k_no }) => kategori_k_no === wanted.k_no) : rows
  const pictures = await readPictures(
    trx,
    tenant,
    listed.map((row) => row.gorsel),
  )
  return { data: listed.map((row) => summaryOf(row, dil, pictures)), kategoriler }
}

type SummaryRow = Awaited<ReturnType<typeof listPageSummaries>>[number]

function summaryOf(row: SummaryRow, asked: Language, pictures: Pictures): PageSummary {
  const { k_no, turu, dil, baslik, ozet, slug, url, yazar, kategori_metinler } = row
  const category = kategori_metinler?.[asked] ?? kategori_metinler?.[dil]
  return {
    k_no,
    turu,
    dil,
    baslik,
    ozet,
    slug,
    url,
    gorsel: (row.gorsel && pictures.get(row.gorsel)) || null,
    yayin_zamani: row.yayin_zamani.toISOString(),
    guncelleme_zamani: row.guncelleme_zamani.toISOString(),
    ceviriler: row.ceviriler ?? {},
    kategori: category ? { baslik: category.baslik, slug: category.slug } : null,
    yazar: yazar[asked] ?? yazar[dil] ?? null,
  }
}

/** The newest articles, read only when a block asks for them. */
async function listTeasers(
  trx: TenantTransaction,
  { dil, fallback }: { dil: Language; fallback: Language },
  blocks: readonly Block[],
): Promise<SummaryRow[]> {
  const wanted = Math.max(0, ...blocks.map((block) => (block.tip === 'yazilar' ? block.adet : 0)))
  return wanted === 0 ? [] : (await listPageSummaries(trx, { dil, turu: 'b' }, fallback)).slice(0, wanted)
}

function fillTeasers(block: Block, teasers: readonly SummaryRow[], pictures: Pictures): Block {
  if (block.tip !== 'yazilar') return block
  const ogeler = teasers.slice(0, block.adet).map((row) => ({
    baslik: row.baslik,
    ozet: row.ozet,
    url: `/b/${row.slug}`,
    gorsel: (row.gorsel && pictures.get(row.gorsel)) || null,
  }))
  return { ...block, ogeler }
}

import type { Block, Page, PageSummary, PageType } from '@meltem/contract/content'
import { AppError } from '@meltem/contract/errors'
import type { Language } from '@meltem/contract/language'
import type { Picture } from '@meltem/contract/picture'
import type { TenantTransaction } from '../../db/connection.ts'
import type { Tenant } from '../../http/tenant-directory.ts'
import { listPictures, pictureOf } from '../settings/settings.queries.ts'
import { findPage, listPageSummaries, type PageQuery } from './content.queries.ts'

type Pictures = ReadonlyMap<string, Picture>

/** One page with its pictures and article teasers filled in. */
export async function getPageOf(trx: TenantTransaction, tenant: Tenant, query: PageQuery): Promise<Page> {
  if (query.turu === 'ozel' ? !query.url : query.turu !== 'ana' && !query.slug) throw new AppError('bulunamadi')
  const row = await findPage(trx, query)
  if (!row) throw new AppError('bulunamadi')
  const teasers = await listTeasers(trx, query.dil, row.bloklar)
  const pictures = await readPictures(trx, tenant, [row.gorsel, row.bloklar, teasers])
  const { bloklar, seo_baslik, ...summary } = row
  return {
    ...summaryOf(summary, pictures),
    seo_baslik,
    bloklar: fillPictures(bloklar, pictures).map((block) => fillTeasers(block, teasers, pictures)),
  }
}

export async function listPagesOf(
  trx: TenantTransaction,
  tenant: Tenant,
  dil: Language,
  turu: PageType | undefined,
): Promise<PageSummary[]> {
  const rows = await listPageSummaries(trx, dil, turu)
  const pictures = await readPictures(
    trx,
    tenant,
    rows.map((row) => row.gorsel),
  )
  return rows.map((row) => summaryOf(row, pictures))
}

type SummaryRow = Awaited<ReturnType<typeof listPageSummaries>>[number]

function summaryOf(row: SummaryRow, pictures: Pictures): PageSummary {
  return {
    ...row,
    gorsel: (row.gorsel && pictures.get(row.gorsel)) || null,
    yayin_zamani: row.yayin_zamani.toISOString(),
    guncelleme_zamani: row.guncelleme_zamani.toISOString(),
    ceviriler: row.ceviriler ?? {},
  }
}

/** The newest articles, read only when a block asks for them. */
async function listTeasers(trx: TenantTransaction, dil: Language, blocks: readonly Block[]): Promise<SummaryRow[]> {
  const wanted = Math.max(0, ...blocks.map((block) => (block.tip === 'yazilar' ? block.adet : 0)))
  return wanted === 0 ? [] : (await listPageSummaries(trx, dil, 'b')).slice(0, wanted)
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

/** Stored blocks name pictures by key in fields called `gorsel` and `gorsel_dar`. */
function isPictureField(name: string, value: unknown): value is string {
  return typeof value === 'string' && (name === 'gorsel' || name === 'gorsel_dar')
}

async function readPictures(trx: TenantTransaction, tenant: Tenant, source: unknown): Promise<Pictures> {
  const keys = new Set<string>()
  const collect = (name: string, value: unknown): void => {
    if (isPictureField(name, value)) keys.add(value)
    else if (Array.isArray(value)) for (const item of value) collect('gorsel', item)
    else if (value && typeof value === 'object') for (const [key, inner] of Object.entries(value)) collect(key, inner)
  }
  collect('gorsel', source)
  const rows = await listPictures(trx, [...keys])
  return new Map(rows.map((row) => [`${row.bolum}/${row.ad}`, pictureOf(row, tenant.kod)]))
}

/** A block whose picture is gone keeps its words: the screen shows the fallback picture. */
function fillPictures(blocks: readonly Block[], pictures: Pictures): Block[] {
  const fill = (name: string, value: unknown): unknown => {
    if (isPictureField(name, value)) return pictures.get(value) ?? null
    if (Array.isArray(value)) return value.map((item) => fill('', item))
    if (value && typeof value === 'object' && !(value instanceof Date)) {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(key, inner)]))
    }
    return value
  }
  return fill('', blocks) as Block[]
}

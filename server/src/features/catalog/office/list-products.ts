import type { listOfficeProducts, OfficeProduct, ProductChoices, ProductFilter } from '@meltem/contract/catalog/office'
import { type PartName, type PartValues, PRODUCT_PARTS } from '@meltem/contract/catalog/office-parts'
import type { ProductKind } from '@meltem/contract/content/content'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { pictureOf } from '../../settings/settings.queries.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { listCategoryChoices, listPlaceChoices, listRegionChoices } from './choices.queries.ts'
import { type After, countKinds, listProductRows } from './list-products.queries.ts'
import { partsOf, writtenText } from './product-parts.ts'
import { findProductRow, listNewestVersions, listQuestionRows, type ProductRow } from './product-row.queries.ts'
import { type Readiness, readReadiness } from './readiness.ts'
import { patternsOf } from './search-words.queries.ts'

const PAGE_SIZE = 25
const MOST_WORDS = 6

type Asker = Pick<RequestContext, 'tenant' | 'language'>

export async function listForOffice(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { tenant, language }: Asker,
  { ara = '', sonra, tip, durum }: ProductFilter,
): Promise<OutputOf<typeof listOfficeProducts>> {
  const after = sonra === undefined ? undefined : placeOf(sonra)
  const words = ara.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  return await withTenant(db, tenant.id, async (trx) => {
    const wish = { dil: language, tip, durum, desenler: await patternsOf(trx, words) }
    const rows = await listProductRows(trx, wish, after, PAGE_SIZE + 1)
    const page = rows.slice(0, PAGE_SIZE)
    const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined
    const today = wallOf(clock.now()).slice(0, 10)
    const looked = page.map(({ k_no, bilgi }) => ({ urun_k_no: k_no, bilgi }))
    const ready = await readReadiness(trx, looked, today)
    return {
      data: page.map(({ bilgi: _facts, yer: _place, ...row }) => {
        const { eksik = [], diller = [], kapak } = ready.get(row.k_no) ?? {}
        return {
          ...row,
          kategori: row.kategori ?? '',
          kapak: kapak ? pictureOf(kapak, tenant.kod) : null,
          yayin_zamani: row.yayin_zamani?.toISOString() ?? null,
          guncelleme_zamani: row.guncelleme_zamani.toISOString(),
          diller,
          eksik,
        }
      }),
      sonraki: last ? Buffer.from(`${last.yer}|${last.k_no}`).toString('base64url') : null,
      sayilar: await countKinds(trx),
    }
  })
}

const PLACE =
  /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d(?::\d\d)?)\|([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Where a page begins, as the one before it said. */
function placeOf(sonra: string): After {
  const [, zaman, k_no] = PLACE.exec(Buffer.from(sonra, 'base64url').toString()) ?? []
  if (!(zaman && k_no)) throw new AppError('gecersiz_istek')
  return { zaman, k_no }
}

/** Draft, planned, on offer or retired. */
export function stateOfRow({
  yayinda,
  yayin_zamani,
  emekli_zamani,
}: Pick<ProductRow, 'yayinda' | 'yayin_zamani' | 'emekli_zamani'>): OfficeProduct['durum'] {
  if (emekli_zamani) return 'emekli'
  if (yayinda) return 'yayinda'
  return yayin_zamani ? 'planli' : 'taslak'
}

export async function readForOffice(services: Services, asker: Asker, k_no: string): Promise<OfficeProduct> {
  const { db, clock } = services
  const { tenant, language } = asker
  const tongues = await tonguesOf(services, asker)
  return await withTenant(db, tenant.id, async (trx) => {
    const row = await findProductRow(trx, k_no)
    if (!row) throw new AppError('bulunamadi')
    const today = wallOf(clock.now()).slice(0, 10)
    const ready = (await readReadiness(trx, [{ urun_k_no: k_no, bilgi: row.bilgi }], today)).get(k_no)
    if (!ready) throw new AppError('bulunamadi')
    const versions = new Map((await listNewestVersions(trx, k_no)).map(({ bolum, surum }) => [bolum, surum]))
    const parts = partsOf(row, await listQuestionRows(trx, k_no))
    return {
      k_no,
      urun_tipi: row.urun_tipi,
      ad: titleIn(language, ready, row),
      durum: stateOfRow(row),
      yayin_zamani: row.yayin_zamani?.toISOString() ?? null,
      kapak: ready.kapak ? pictureOf(ready.kapak, tenant.kod) : null,
      eksik: ready.eksik,
      diller: ready.diller,
      adresler: ready.metinler.map(({ dil, slug }) => ({ dil, url: `/${dil}/d/${encodeURIComponent(slug)}` })),
      parcalar: keptParts(parts, versions),
      metinler: keptTexts(ready, versions),
      secimler: { ...(await choicesOf(trx, row.urun_tipi, language)), ...tongues },
    }
  })
}

function titleIn(dil: Language, { metinler }: Readiness, { ad }: ProductRow): string {
  return (metinler.find((text) => text.dil === dil) ?? metinler[0])?.baslik ?? Object.values(ad)[0] ?? ''
}

type Versions = ReadonlyMap<PartName, number>

function keptParts(parts: PartValues, versions: Versions): OfficeProduct['parcalar'] {
  return Object.fromEntries(
    PRODUCT_PARTS.map((name) => [name, { surum: versions.get(name) ?? 0, deger: parts[name] }]),
  ) as unknown as OfficeProduct['parcalar']
}

function keptTexts({ metinler }: Readiness, versions: Versions): OfficeProduct['metinler'] {
  return Object.fromEntries(
    LANGUAGES.flatMap((dil) => {
      const row = metinler.find((text) => text.dil === dil)
      return row ? [[dil, { surum: versions.get(`metin_${dil}`) ?? 0, deger: writtenText(row) }]] : []
    }),
  )
}

async function choicesOf(trx: TenantTransaction, kind: ProductKind, dil: Language) {
  return {
    kategoriler: (await listCategoryChoices(trx, kind, dil)).map(({ k_no, baslik }) => ({ k_no, baslik })),
    bolgeler: await listRegionChoices(trx, dil),
    yerler: await listPlaceChoices(trx, dil),
  }
}

/** Languages and currencies of the tenant, its own first. */
async function tonguesOf(
  { db, cache }: Services,
  { tenant }: Asker,
): Promise<Pick<ProductChoices, 'diller' | 'kurlar'>> {
  const { language, exchange } = await getTenantSettings(db, cache, tenant)
  const diller = [language.varsayilan, ...language.diller.filter((dil) => dil !== language.varsayilan)]
  const codes = exchange.kurlar.map(({ kod }) => kod)
  return { diller, kurlar: [exchange.varsayilan, ...codes.filter((kod) => kod !== exchange.varsayilan)] }
}

export async function readChoices(services: Services, asker: Asker, kind: ProductKind): Promise<ProductChoices> {
  const tongues = await tonguesOf(services, asker)
  return await withTenant(services.db, asker.tenant.id, async (trx) => {
    return { ...(await choicesOf(trx, kind, asker.language)), ...tongues }
  })
}

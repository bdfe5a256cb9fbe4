import { randomUUID } from 'node:crypto'
import type * as calls from '@meltem/contract/import/office'
import { type FiledPart, MOST_IMPORTED, REPORT_PAGE } from '@meltem/contract/import/office'
import { hasRight } from '@meltem/contract/staff/rights'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { actingCall } from '../../platform/db/staff-call.ts'
import { type RequestContext, requireStaff } from '../../platform/http/api.ts'
import { wallOf } from '../../platform/istanbul.ts'
import type { Services } from '../../services.ts'
import { readChoices } from '../catalog/office/list-products.ts'
import { getPaymentTerms } from '../payment/start/payment-terms.ts'
import { headingsOf } from './columns/headings.ts'
import { columnsOf } from './columns/sheet-columns.ts'
import { writeWorkbook } from './file/write-workbook.ts'
import {
  countReport,
  findImport,
  insertImport,
  keepMapping,
  listImportRows,
  listKeysOfKind,
  listMappings,
  listReport,
  listWholeReport,
  lockImport,
  type NewReportRow as ReportRow,
  readFile,
  replaceReport,
  type StoredImport,
  setStage,
} from './import.queries.ts'
import { importOnWire, sumsOf } from './import-on-wire.ts'
import { markSheets, problemSheet } from './mark-workbook.ts'
import { formOf, type OpenedFile, openFile } from './open-file.ts'
import { type PlannedProduct, planImport } from './plan-import.ts'
import { readStanding } from './read-standing.ts'
import { openScene, type SceneTerms } from './scene.ts'
import { productSheets } from './write-products.ts'
import type { StandingProduct } from './written-product.ts'

const LAST_IMPORTS = 20
/** Products that are read at once when they are taken along. */
const READ_AT_ONCE = 200

async function termsOf(services: Services, context: RequestContext, urun_tipi: StoredImport['urun_tipi']) {
  const staff = await requireStaff(context)
  const { diller, kurlar } = await readChoices(services, context, urun_tipi)
  const { on_odeme_orani: on_odeme } = await getPaymentTerms(services, context.tenant)
  const bugun = wallOf(services.clock.now()).slice(0, 10)
  const terms: SceneTerms = {
    urun_tipi,
    language: context.language,
    bugun,
    fiyatli: hasRight(staff, 'fiyat.yaz'),
    diller,
    kurlar,
    on_odeme,
  }
  return terms
}

/** Reads, tries and keeps a file; nothing of the catalogue is written (CAT-61). */
export async function uploadImport(
  services: Services,
  context: RequestContext,
  { ad, urun_tipi, icerik }: ParsedInputOf<typeof calls.uploadImport>,
): Promise<{ k_no: string }> {
  const { k_no: personel_k_no } = await requireStaff(context)
  const { tenant } = context
  const bicim = formOf(icerik)
  const terms = await termsOf(services, context, urun_tipi)
  const k_no = randomUUID()
  await withTenant(services.db, tenant.id, async (trx) => {
    const file = openFile(icerik, {
      bicim,
      urun_tipi,
      diller: terms.diller,
      mappings: await listMappings(trx, urun_tipi),
    })
    const asama = isMapped(file) ? 'denendi' : 'eslesme'
    const row = {
      tenant_id: tenant.id,
      k_no,
      ad,
      bicim,
      urun_tipi,
      asama,
      personel_k_no,
      zaman: services.clock.now(),
    } as const
    await insertImport(trx, row, Buffer.from(icerik))
    await tryFile(trx, { tenant_id: tenant.id, k_no }, terms, file)
  })
  return { k_no }
}

/** A heading nobody has placed is asked for once; what was left out on purpose is remembered as that. */
function isMapped({ sayfalar }: OpenedFile): boolean {
  return sayfalar.every(({ tanim, sutunlar }) => tanim === null || sutunlar.every(({ alan }) => alan !== null))
}

async function tryFile(
  trx: TenantTransaction,
  { tenant_id, k_no }: { readonly tenant_id: number; readonly k_no: string },
  terms: SceneTerms,
  file: OpenedFile,
): Promise<void> {
  const scene = await openScene(trx, terms, file.bands)
  const planned = await planImport(trx, scene, file.sources)
  const rows: ReportRow[] = planned.map((one, sira) => reportRow(one, { tenant_id, aktarim_k_no: k_no, sira }))
  if (file.kodsuz.length > 0) {
    rows.push({
      ...NO_CODE,
      tenant_id,
      aktarim_k_no: k_no,
      sira: rows.length,
      hatalar: JSON.stringify(file.kodsuz.slice(0, MOST_PROBLEMS)),
    })
  }
  await replaceReport(trx, k_no, rows)
}

const NO_CODE = {
  kod: '',
  ad: '',
  urun_k_no: null,
  durum: 'hata' as const,
  canli: false,
  degisen: [] as FiledPart[],
  iz: null,
  sonuc: null,
}
/** Of one product; more of them say nothing that the first have not said. */
const MOST_PROBLEMS = 100

function reportRow(
  planned: PlannedProduct,
  place: { tenant_id: number; aktarim_k_no: string; sira: number },
): ReportRow {
  const { kod, ad, durum, standing, degisen, hatalar, iz } = planned
  return {
    ...place,
    kod,
    ad,
    urun_k_no: standing?.k_no ?? null,
    durum,
    canli: standing?.yayinda ?? false,
    degisen: durum === 'degisen' ? [...degisen] : [],
    hatalar: JSON.stringify(hatalar.slice(0, MOST_PROBLEMS)),
    iz,
    sonuc: null,
  }
}

async function findStored(trx: TenantTransaction, k_no: string): Promise<StoredImport> {
  const stored = await findImport(trx, k_no)
  if (!stored) throw new AppError('bulunamadi')
  return stored
}

async function fileOf(trx: TenantTransaction, k_no: string): Promise<Buffer> {
  const bytes = await readFile(trx, k_no)
  // It rests for a month, and then only its report is left.
  if (!bytes) throw new AppError('bulunamadi')
  return bytes
}

/** What columns mean is remembered for every file of the kind (CAT-65). */
export async function tryImport(
  services: Services,
  context: RequestContext,
  { k_no, esleme }: ParsedInputOf<typeof calls.tryImport>,
): Promise<{ k_no: string }> {
  const { id: tenant_id } = context.tenant
  const stored = await withTenant(services.db, tenant_id, (trx) => findStored(trx, k_no))
  const terms = await termsOf(services, context, stored.urun_tipi)
  return await withTenant(services.db, tenant_id, async (trx) => {
    const now = await lockImport(trx, k_no)
    if (!now || (now.asama !== 'eslesme' && now.asama !== 'denendi')) throw new AppError('aktarim_asamasi')
    const { urun_tipi, bicim } = stored
    for (const mapping of esleme) await keepMapping(trx, { tenant_id, urun_tipi, ...mapping })
    const mappings = await listMappings(trx, urun_tipi)
    const file = openFile(await fileOf(trx, k_no), { bicim, urun_tipi, diller: terms.diller, mappings })
    await tryFile(trx, { tenant_id, k_no }, terms, file)
    await setStage(trx, k_no, { asama: 'denendi' })
    return { k_no }
  })
}

export async function getImport(
  services: Services,
  context: RequestContext,
  { k_no, durum, sayfa = 1 }: ParsedInputOf<typeof calls.getImport>,
): Promise<OutputOf<typeof calls.getImport>> {
  const { tenant, language } = context
  const { diller } = await readChoices(services, context, 'tur')
  return await withTenant(services.db, tenant.id, async (trx) => {
    const stored = await findStored(trx, k_no)
    const { urun_tipi, bicim } = stored
    const bytes = await readFile(trx, k_no)
    const isOpen = stored.asama === 'eslesme' || stored.asama === 'denendi'
    const file =
      bytes && isOpen && bicim === 'xlsx'
        ? openFile(bytes, { bicim, urun_tipi, diller, mappings: await listMappings(trx, urun_tipi) })
        : null
    const counted = await countReport(trx, [k_no])
    const sums = sumsOf(counted)
    const rows = await listReport(trx, k_no, { durum, page: sayfa, size: REPORT_PAGE })
    const toplam = durum ? sums[durum] : sums.yeni + sums.degisen + sums.ayni + sums.hata
    const columns = columnsOf(urun_tipi, file?.bands)
    const alanlar = Object.entries(columns).map(([name, own]) => ({
      sayfa: name,
      alanlar: [...headingsOf(language, name as keyof typeof columns, own)].map(([alan, baslik]) => ({ alan, baslik })),
    }))
    return {
      data: {
        ...importOnWire(stored, sums),
        sayfalar: [...(file?.sayfalar ?? [])],
        alanlar,
        satirlar: rows.map(({ tenant_id: _tenant, aktarim_k_no: _import, iz: _trace, canli: _live, ...row }) => row),
        toplam,
      },
    }
  })
}

export async function listImports(
  { db }: Services,
  { tenant }: RequestContext,
): Promise<OutputOf<typeof calls.listImports>> {
  return await withTenant(db, tenant.id, async (trx) => {
    const rows = await listImportRows(trx, LAST_IMPORTS)
    const counted = Map.groupBy(
      await countReport(
        trx,
        rows.map(({ k_no }) => k_no),
      ),
      (row) => row.aktarim_k_no,
    )
    return { data: rows.map((row) => importOnWire(row, sumsOf(counted.get(row.k_no) ?? []))) }
  })
}

/** Writing and publishing go on in a job of their own, in the name of the person (CAT-63). */
export async function startRun(
  services: Services,
  context: RequestContext,
  { k_no, asama }: { readonly k_no: string; readonly asama: 'yaziliyor' | 'yayinlaniyor' },
): Promise<{ asama: 'yaziliyor' | 'yayinlaniyor' }> {
  const staff = await requireStaff(context)
  const { k_no: personel_k_no, ad, soyad } = staff
  const before = asama === 'yaziliyor' ? 'denendi' : 'yazildi'
  await withTenant(services.db, context.tenant.id, async (trx) => {
    const stored = await lockImport(trx, k_no)
    if (!stored) throw new AppError('bulunamadi')
    // A run that has given up goes on from where it was.
    if (stored.asama !== before && stored.asama !== asama) throw new AppError('aktarim_asamasi')
    await setStage(trx, k_no, { asama, fiyatli: hasRight(staff, 'fiyat.yaz') })
    const run = {
      tenant_id: context.tenant.id,
      k_no,
      personel_k_no,
      ad_soyad: `${ad} ${soyad}`,
      dil: context.language,
      cagri: actingCall() ?? null,
    }
    await services.queue.send('run-import', run, trx)
  })
  return { asama }
}

/** The workbook of a kind, with what stands in it or without. */
export async function downloadTemplate(
  services: Services,
  context: RequestContext,
  { urun_tipi, icerik, dil }: ParsedInputOf<typeof calls.downloadTemplate>,
): Promise<OutputOf<typeof calls.downloadTemplate>> {
  const fiyatli = hasRight(await requireStaff(context), 'fiyat.oku')
  const terms = { ...(await termsOf(services, context, urun_tipi)), language: dil, fiyatli }
  const { db } = services
  const { names, keys } = await withTenant(db, context.tenant.id, async (trx) => {
    const scene = await openScene(trx, terms)
    return { names: scene.names, keys: icerik === 'bos' ? [] : await listKeysOfKind(trx, urun_tipi) }
  })
  if (keys.length > MOST_IMPORTED) throw new AppError('dosya_uzun', { ayrinti: { en_cok: MOST_IMPORTED } })
  const products: StandingProduct[] = []
  for (let from = 0; from < keys.length; from += READ_AT_ONCE) {
    const batch = keys.slice(from, from + READ_AT_ONCE)
    const standing = await withTenant(db, context.tenant.id, (trx) => readStanding(trx, batch, terms))
    products.push(...batch.flatMap((key) => standing.get(key) ?? []))
  }
  const sheets = productSheets({ urun_tipi, language: dil, names, fiyatli: terms.fiyatli }, products)
  return { ad: `${urun_tipi}-${icerik}-${terms.bugun}.xlsx`, icerik: await writeWorkbook(sheets) }
}

export async function downloadMarked(
  services: Services,
  context: RequestContext,
  { k_no, dil }: ParsedInputOf<typeof calls.downloadMarked>,
): Promise<OutputOf<typeof calls.downloadMarked>> {
  const { diller } = await readChoices(services, context, 'tur')
  const { stored, sheets, problems } = await withTenant(services.db, context.tenant.id, async (trx) => {
    const found = await findStored(trx, k_no)
    const { urun_tipi, bicim } = found
    const file = openFile(await fileOf(trx, k_no), {
      bicim,
      urun_tipi,
      diller,
      mappings: await listMappings(trx, urun_tipi),
    })
    const report = await listWholeReport(trx, k_no)
    return { stored: found, sheets: file.sheets, problems: report.flatMap(({ hatalar }) => hatalar) }
  })
  const marked = stored.bicim === 'xlsx' ? markSheets(sheets, problems, dil) : [problemSheet(problems, dil)]
  return { ad: `aktarim-${stored.urun_tipi}-${k_no.slice(0, 8)}.xlsx`, icerik: await writeWorkbook(marked) }
}

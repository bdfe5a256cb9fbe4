import type { ProductLack } from '@meltem/contract/catalog/office'
import type { ImportProblem } from '@meltem/contract/import/office'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { inStaffCall, type StaffCall } from '../../platform/db/staff-call.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import { wallOf } from '../../platform/istanbul.ts'
import type { Services } from '../../services.ts'
import { readChoices } from '../catalog/office/list-products.ts'
import { findProductRow } from '../catalog/office/product-row.queries.ts'
import { publishProduct } from '../catalog/office/publish-product.ts'
import { publishPrices } from '../catalog/prices/publish-prices.ts'
import { readPlans } from '../catalog/prices/standing-plans.ts'
import { getPaymentTerms } from '../payment/start/payment-terms.ts'
import { priceActOf } from './apply-options.ts'
import { applyProduct } from './apply-product.ts'
import {
  findImport,
  listMappings,
  listToPublish,
  listToWrite,
  lockRow,
  noteResult,
  readFile,
  type StoredImport,
  setStage,
} from './import.queries.ts'
import { openFile } from './open-file.ts'
import { planImport, type Source } from './plan-import.ts'
import { openScene, type Scene } from './scene.ts'
import type { Writer } from './writer.ts'

/** What the job is told: which import, and in whose name. */
export interface ImportRun {
  readonly tenant_id: number
  readonly k_no: string
  readonly personel_k_no: string
  readonly ad_soyad: string
  readonly dil: Language
  readonly cagri: StaffCall | null
}

interface Running extends ImportRun {
  readonly services: Services
  readonly stored: StoredImport
  readonly scene: Scene
}

/**
 * Goes through what is left of a run, a product to a transaction, and its row of the report in the same one: what was cut
 * off goes on where it was, and no product is ever half written (CAT-63).
 */
export async function runImport(services: Services, tenant: Tenant, run: ImportRun): Promise<void> {
  const stored = await withTenant(services.db, tenant.id, (trx) => findImport(trx, run.k_no))
  if (!stored || (stored.asama !== 'yaziliyor' && stored.asama !== 'yayinlaniyor')) return
  const { diller, kurlar } = await readChoices(services, { tenant, language: run.dil }, stored.urun_tipi)
  const { on_odeme_orani: on_odeme } = await getPaymentTerms(services, tenant)
  const { urun_tipi, bicim, fiyatli } = stored
  const terms = {
    urun_tipi,
    language: run.dil,
    bugun: wallOf(services.clock.now()).slice(0, 10),
    fiyatli,
    diller,
    kurlar,
    on_odeme,
  }
  const opened = await withTenant(services.db, tenant.id, async (trx) => {
    const bytes = await readFile(trx, run.k_no)
    if (!bytes) throw new Error('the file of an import that runs is not there')
    const file = openFile(bytes, { bicim, urun_tipi, diller, mappings: await listMappings(trx, urun_tipi) })
    return { scene: await openScene(trx, terms, file.bands), sources: file.sources }
  })
  const running: Running = { ...run, services, stored, scene: opened.scene }
  if (stored.asama === 'yaziliyor') await writeAll(running, opened.sources)
  else await publishAll(running)
  const asama = stored.asama === 'yaziliyor' ? 'yazildi' : 'yayinlandi'
  await withTenant(services.db, tenant.id, (trx) => setStage(trx, run.k_no, { asama }))
}

async function writeAll(running: Running, sources: readonly Source[]): Promise<void> {
  const { services, tenant_id, k_no } = running
  const left = await withTenant(services.db, tenant_id, (trx) => listToWrite(trx, k_no))
  for (const { sira } of left) {
    const source = sources[sira]
    if (source) await inOwnAct(running, sira, source, (trx) => writeOne(running, trx, sira, source))
  }
}

async function publishAll(running: Running): Promise<void> {
  const { services, tenant_id, k_no } = running
  const left = await withTenant(services.db, tenant_id, (trx) => listToPublish(trx, k_no))
  for (const { sira, urun_k_no } of left) {
    if (urun_k_no) await inOwnAct(running, sira, null, (trx) => publishOne(running, trx, sira, urun_k_no))
  }
}

/** In the person's name, about this product. What refuses it is told beside it, and the run goes on with the next. */
async function inOwnAct(
  running: Running,
  sira: number,
  source: Source | null,
  work: (trx: TenantTransaction) => Promise<string | null>,
): Promise<void> {
  const { services, tenant_id, k_no, cagri } = running
  const open = () => withTenant(services.db, tenant_id, work)
  try {
    await (cagri ? inStaffCall({ ...cagri, konu_k_no: null, yazar: true }, open) : open())
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const whole = { sayfa: 'urunler', anahtar: null, yol: ['kod'], kod: 'yazilamadi' } as const
    const problem = source?.locate(whole) ?? NOWHERE
    const hatalar = JSON.stringify([{ ...problem, deger: error.code }])
    const sonuc = source ? 'atlandi' : 'eksik'
    await withTenant(services.db, tenant_id, (trx) => noteResult(trx, { k_no, sira }, { sonuc, hatalar }))
  }
}

const NOWHERE: ImportProblem = { kod: 'yazilamadi', sayfa: '', satir: null, sutun: null, alan: null, deger: '' }

async function writeOne(
  running: Running,
  trx: TenantTransaction,
  sira: number,
  source: Source,
): Promise<string | null> {
  const { k_no } = running
  const row = await lockRow(trx, k_no, sira)
  if (!row || row.sonuc !== null) return null
  const [planned] = await planImport(trx, running.scene, [source])
  if (!planned) return null
  const changed = planned.iz !== row.iz
  if (planned.hatalar.length > 0 || changed) {
    const moved = source.locate({ sayfa: 'urunler', anahtar: null, yol: ['kod'], kod: 'degisti' })
    const hatalar = JSON.stringify(planned.hatalar.length > 0 ? planned.hatalar : [moved])
    await noteResult(trx, { k_no, sira }, { sonuc: 'atlandi', hatalar })
    return null
  }
  const urun_k_no = await applyProduct(writerOf(running, trx), planned)
  await noteResult(trx, { k_no, sira }, { sonuc: 'yazildi', urun_k_no })
  return urun_k_no
}

function writerOf(
  { services, scene, tenant_id, personel_k_no, ad_soyad, dil }: Running,
  trx: TenantTransaction,
): Writer {
  const { diller, kurlar, on_odeme } = scene.names
  const who = { tenant_id, personel_k_no, ad_soyad, language: dil }
  return { trx, ...who, diller, kurlar, on_odeme, bugun: scene.bugun, an: services.clock.now(), scene }
}

/** Prices that the file has drafted, then the product itself, as far as it is ready; what it lacks is told. */
async function publishOne(
  running: Running,
  trx: TenantTransaction,
  sira: number,
  urun_k_no: string,
): Promise<string | null> {
  const { k_no, stored, scene } = running
  const row = await lockRow(trx, k_no, sira)
  const product = await findProductRow(trx, urun_k_no)
  if (!row || !product) return null
  const writer = writerOf(running, trx)
  if (stored.fiyatli && row.degisen.includes('fiyatlar')) await publishDrafts(writer, urun_k_no)
  if (product.yayinda || product.emekli_zamani) {
    if (row.durum !== 'ayni') await noteResult(trx, { k_no, sira }, { sonuc: 'yayinlandi' })
    return urun_k_no
  }
  try {
    await publishProduct({ trx, an: writer.an, bugun: scene.bugun }, { k_no: urun_k_no, islem: 'yayinla' })
    await noteResult(trx, { k_no, sira }, { sonuc: 'yayinlandi' })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'yayina_hazir_degil')) throw error
    const { eksik } = error.detail.ayrinti as { readonly eksik: ProductLack[] }
    await noteResult(trx, { k_no, sira }, { sonuc: 'eksik', eksik })
  }
  return urun_k_no
}

async function publishDrafts(writer: Writer, urun_k_no: string): Promise<void> {
  const act = priceActOf(writer)
  const { plans } = await readPlans(act.trx, { urun_k_no }, { ...act, most: MOST_OPTIONS })
  const secenekler = plans.filter(({ draft }) => draft).map(({ option, surum }) => ({ k_no: option.k_no, surum }))
  if (secenekler.length > 0)
    await publishPrices(act, { k_no: writer.personel_k_no, ad: writer.ad_soyad }, { secenekler })
}

const MOST_OPTIONS = 200

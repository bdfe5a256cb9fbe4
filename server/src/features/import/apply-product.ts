import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { PRODUCT_PARTS } from '@meltem/contract/catalog/office-parts'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { createDraft, createProduct, freeSlug } from '../catalog/office/create-product.ts'
import { type EditedParts, saveProduct, saveProductText } from '../catalog/office/save-product.ts'
import { slugFrom } from '../content/pages/slug.ts'
import { knownKeys, lockGallery, writeGallery } from '../media/gallery.queries.ts'
import { applyOptions } from './apply-options.ts'
import { NO_CATEGORY } from './fresh-product.ts'
import type { PlannedProduct } from './plan-import.ts'
import { readStanding } from './read-standing.ts'
import type { Writer } from './writer.ts'
import type { FiledProduct, StandingProduct } from './written-product.ts'

/** Writes a product as it was planned, whole or not at all: the transaction is the caller's. */
export async function applyProduct(writer: Writer, planned: PlannedProduct): Promise<string> {
  const { standing, urun } = planned
  const k_no = standing?.k_no ?? (await createOne(writer, urun))
  const now = standing ?? (await standingNow(writer, k_no))
  await writeParts(writer, now, urun)
  await writeTexts(writer, now, urun)
  await writePictures(writer, now, urun.gorseller)
  await applyOptions(writer, now, urun)
  return k_no
}

async function createOne(writer: Writer, { genel, metinler, secenekler, bilgi }: FiledProduct): Promise<string> {
  const k_no = randomUUID()
  const own = writer.diller[0] ?? 'tr'
  const text = metinler[own]
  if (!text) throw new AppError('metin_eksik')
  const wish = {
    k_no,
    urun_tipi: bilgi.urun_tipi,
    ad: text.baslik,
    bolge_k_no: genel.bolge_k_no,
    yeni_yer: null,
    nereden: null,
    nereye: null,
    en_cok_kisi: genel.en_cok,
    fiyat: null,
    kur: writer.kurlar[0] ?? 'EUR',
    ozet: '',
    gorseller: [],
  }
  if (secenekler.length === 0) await createProduct(writer, wish)
  else await createDraft(writer, wish)
  return k_no
}

async function standingNow({ trx, scene }: Writer, k_no: string): Promise<StandingProduct> {
  const one = (await readStanding(trx, [k_no], scene)).get(k_no)
  if (!one) throw new AppError('bulunamadi')
  return one
}

/** Part by part with what stood as seen: each becomes a version with the name of the person. */
async function writeParts(writer: Writer, { k_no, urun: now }: StandingProduct, urun: FiledProduct): Promise<void> {
  const { kategori_k_no } = urun.genel
  const genel = kategori_k_no === NO_CATEGORY ? { ...urun.genel, kategori_k_no: now.genel.kategori_k_no } : urun.genel
  const wanted = { ...urun, genel }
  const parts = PRODUCT_PARTS.flatMap((bolum) =>
    isDeepStrictEqual(now[bolum], wanted[bolum]) ? [] : [[bolum, { gorulen: now[bolum], yeni: wanted[bolum] }]],
  )
  if (parts.length > 0) await saveProduct(writer, { k_no, ...(Object.fromEntries(parts) as Omit<EditedParts, 'k_no'>) })
}

async function writeTexts(writer: Writer, { k_no, urun: now }: StandingProduct, urun: FiledProduct): Promise<void> {
  for (const [name, text] of Object.entries(urun.metinler)) {
    const dil = name as Language
    const gorulen = now.metinler[dil] ?? null
    if (isDeepStrictEqual(gorulen, text)) continue
    const made = gorulen?.slug ?? (await freeSlug(writer.trx, dil, slugFrom(text.baslik, dil), k_no))
    await saveProductText(writer, { k_no, dil, gorulen, yeni: { ...text, slug: text.slug ?? made } })
  }
}

async function writePictures(
  { trx, tenant_id }: Writer,
  { k_no, urun: now }: StandingProduct,
  keys: readonly string[],
): Promise<void> {
  if (isDeepStrictEqual(now.gorseller, keys)) return
  const before = await lockGallery(trx, k_no)
  const known = await knownKeys(trx, keys)
  if (keys.some((key) => !known.has(key))) throw new AppError('bulunamadi')
  await writeGallery(trx, { tenant_id, urun_k_no: k_no }, before, keys)
}

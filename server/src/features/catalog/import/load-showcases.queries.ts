import { OptionFacts, ProductFacts } from '@meltem/contract/catalog/product-facts'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import * as z from 'zod/mini'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { stableKey } from '../../../platform/db/stable-key.ts'
import { storedWords } from '../office/product-parts.ts'
import { textOf } from './content-parts.ts'
import { pictureKey } from './drawn-pictures.ts'
import type { ImportedShowcase } from './read-product.ts'
import type { TenantContent } from './tenant-content.ts'

interface ShowcaseLoad {
  readonly trx: TenantTransaction
  readonly tenant_id: number
  readonly tenant: TenantContent
  readonly today: IsoDay
}

/** Pages of the products of a tenant: texts, facts, pictures, questions, filters, reviews. */
export async function loadShowcases(load: ShowcaseLoad): Promise<void> {
  for (const showcase of load.tenant.vitrinler) {
    await loadShowcase(load, showcase)
    await loadTexts(load, showcase)
    await loadParts(load, showcase)
    await loadOptionFacts(load, showcase)
    await loadReviews(load, showcase)
  }
}

function productKey({ tenant }: ShowcaseLoad, { urun }: ImportedShowcase): string {
  return stableKey(tenant.kod, 'urun', urun.anahtar)
}

/** Tours stand in the category of their sort where the tenant has one, everything else in that of its kind. */
function categoryOf({ tenant }: ShowcaseLoad, { bilgi }: ImportedShowcase): string {
  const own = 'tur_tipi' in bilgi ? `${bilgi.urun_tipi}_${bilgi.tur_tipi}` : bilgi.urun_tipi
  const kod = tenant.kategoriler.some((one) => one.kod === own) ? own : bilgi.urun_tipi
  return stableKey(tenant.kod, 'kategori', kod)
}

async function loadShowcase(load: ShowcaseLoad, showcase: ImportedShowcase): Promise<void> {
  const { trx, tenant_id, tenant, today } = load
  const { urun, bolge, enlem, boylam, agirlik } = showcase
  await trx
    .insertInto('urun_vitrin')
    .values({
      tenant_id,
      urun_k_no: productKey(load, showcase),
      urun_tipi: urun.urun_tipi,
      kategori_k_no: categoryOf(load, showcase),
      bolge_k_no: stableKey(tenant.kod, 'bolge', bolge),
      enlem,
      boylam,
      bilgi: JSON.stringify(z.parse(ProductFacts, showcase.bilgi)),
      agirlik,
      yayinda: true,
      olusturma_zamani: `${addDays(today, -showcase.eklenme_gun_once)}T08:00:00Z`,
    })
    .execute()
}

async function loadTexts(load: ShowcaseLoad, showcase: ImportedShowcase): Promise<void> {
  const { trx, tenant_id, tenant } = load
  const urun_k_no = productKey(load, showcase)
  const rows = LANGUAGES.filter((dil) => tenant.diller.includes(dil)).flatMap((dil) => {
    const text = showcase.metin[dil]
    if (!text) return []
    const { baslik, slug, ozet } = text
    const icerik = JSON.stringify(storedWords(textOf(text, showcase)))
    return { tenant_id, urun_k_no, dil, baslik, slug, ozet, icerik }
  })
  await trx.insertInto('urun_metin').values(rows).execute()
}

async function loadParts(load: ShowcaseLoad, showcase: ImportedShowcase): Promise<void> {
  const { trx, tenant_id, tenant } = load
  const urun_k_no = productKey(load, showcase)
  const { urun, gorseller, sorular, filtreler = {}, koleksiyonlar = [] } = showcase
  const pictures = gorseller.map((_, sira) => {
    return { tenant_id, urun_k_no, sira, gorsel: pictureKey(urun.anahtar, sira) }
  })
  if (pictures.length > 0) await trx.insertInto('urun_gorsel').values(pictures).execute()
  const questions = sorular.map((soru, sira) => {
    return { tenant_id, urun_k_no, kod: soru.kod, sira, soru: JSON.stringify(soru) }
  })
  if (questions.length > 0) await trx.insertInto('urun_soru').values(questions).execute()
  const offered = new Set(tenant.filtreler.map(({ kod }) => kod))
  const choices = Object.entries(filtreler).flatMap(([filtre_kod, kodlar]) =>
    offered.has(filtre_kod) ? kodlar.map((secenek_kod) => ({ tenant_id, urun_k_no, filtre_kod, secenek_kod })) : [],
  )
  if (choices.length > 0) await trx.insertInto('urun_filtre').values(choices).execute()
  const groups = koleksiyonlar.map((kod) => {
    return { tenant_id, urun_k_no, koleksiyon_k_no: stableKey(tenant.kod, 'koleksiyon', kod) }
  })
  if (groups.length > 0) await trx.insertInto('koleksiyon_urun').values(groups).execute()
}

const NO_FACTS: OptionFacts = { kapasite: null, buyuk_bavul: null, arac: null, alan_m2: null, yataklar: null }

async function loadOptionFacts(load: ShowcaseLoad, { urun }: ImportedShowcase): Promise<void> {
  const { trx, tenant_id, tenant } = load
  const rows = urun.secenekler.flatMap(({ anahtar, aciklama, bilgi: facts }) => {
    if (!(facts || aciklama)) return []
    return {
      tenant_id,
      opsiyon_k_no: stableKey(tenant.kod, 'opsiyon', urun.anahtar, anahtar),
      bilgi: JSON.stringify(z.parse(OptionFacts, { ...NO_FACTS, ...facts })),
      aciklama: JSON.stringify(aciklama ?? {}),
      gorsel: null,
    }
  })
  if (rows.length > 0) await trx.insertInto('opsiyon_bilgi').values(rows).execute()
}

async function loadReviews(load: ShowcaseLoad, showcase: ImportedShowcase): Promise<void> {
  const { trx, tenant_id, tenant, today } = load
  const urun_k_no = productKey(load, showcase)
  const rows = showcase.yorumlar
    .filter(({ dil }) => tenant.diller.includes(dil))
    .map(({ ad, dil, puan, metin, gun_once, yanit }, place) => ({
      tenant_id,
      k_no: stableKey(tenant.kod, 'yorum', showcase.urun.anahtar, String(place)),
      urun_k_no,
      ad,
      e_mail: null,
      uye_k_no: null,
      dil,
      puan,
      baslik: null,
      metin,
      durum: 'yayinda' as const,
      dogrulanmis: true,
      yanit: yanit ?? null,
      olusturma_zamani: `${addDays(today, -gun_once)}T12:00:00Z`,
    }))
  if (rows.length > 0) await trx.insertInto('yorum').values(rows).execute()
}

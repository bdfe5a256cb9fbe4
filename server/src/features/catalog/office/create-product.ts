import { randomUUID } from 'node:crypto'
import type { createProduct as createCall } from '@meltem/contract/catalog/office'
import { NO_PRODUCT_TEXT } from '@meltem/contract/catalog/office-parts'
import type { WrittenFacts } from '@meltem/contract/catalog/product-facts'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { KIND_DEFAULTS, SALE_DAYS } from '@meltem/domain/kinds'
import { toMinor } from '@meltem/domain/money'
import { translatorFor } from '@meltem/i18n/translator'
import { fieldRefusal } from '../../../platform/http/api.ts'
import { slugFrom } from '../../content/pages/slug.ts'
import {
  hasRegion,
  insertCategory,
  insertRegion,
  listCategoryChoices,
  listPlaceChoices,
  listTakenGroupNames,
} from './choices.queries.ts'
import { addFirstOption } from './first-option.ts'
import { hangKeys, listUnknownPictures } from './gallery.queries.ts'
import { storedWords } from './product-parts.ts'
import { findProductRow, insertProduct, isSlugTaken, replaceQuestions, upsertTextRow } from './product-row.queries.ts'
import type { Editor } from './save-product.ts'
import { STARTER_QUESTIONS } from './starter-questions.ts'

export type NewProduct = ParsedInputOf<typeof createCall>

/** What a product is made with beside what was typed. */
export interface Maker extends Editor {
  /** Languages of the tenant, its own first. */
  readonly diller: readonly Language[]
  readonly kurlar: readonly string[]
  /** Deposit of new products in per cent; null for that of the kind. */
  readonly on_odeme: number | null
  readonly bugun: IsoDay
  readonly an: Date
}

/** A draft from eight fields; what was not asked comes from the defaults of the kind (CAT-3). */
export async function createProduct(maker: Maker, wish: NewProduct): Promise<void> {
  const { trx, tenant_id } = maker
  const known = await findProductRow(trx, wish.k_no)
  // The answer to the first call was lost on its way: the product is there.
  if (known) {
    if (known.urun_tipi !== wish.urun_tipi) throw new AppError('cakisma')
    return
  }
  const bilgi = await createDraft(maker, wish)
  await addFirstOption(trx, KIND_DEFAULTS[wish.urun_tipi], {
    tenant_id,
    urun_k_no: wish.k_no,
    ad: wish.ad,
    en_cok_kisi: wish.en_cok_kisi,
    fiyat: wish.fiyat === null ? null : toMinor(wish.fiyat),
    kur: wish.kur,
    bilgi,
    bugun: maker.bugun,
    an: maker.an,
  })
}

/** The same before it sells anything: files say themselves what there is to choose. */
export async function createDraft(maker: Maker, wish: NewProduct): Promise<WrittenFacts> {
  const { trx, tenant_id } = maker
  await requirePieces(maker, wish)
  const kind = KIND_DEFAULTS[wish.urun_tipi]
  const bilgi = kind.bilgi({ ...wish, nereden: wish.nereden ?? '', nereye: wish.nereye ?? '' })
  const kategori_k_no = await categoryFor(maker, wish)
  const bolge_k_no = wish.yeni_yer ? await addPlace(maker, wish.yeni_yer) : wish.bolge_k_no
  await insertProduct(
    trx,
    { tenant_id, k_no: wish.k_no, urun_tipi: wish.urun_tipi, ...termsOf(maker, wish) },
    {
      tenant_id,
      urun_k_no: wish.k_no,
      urun_tipi: wish.urun_tipi,
      kategori_k_no,
      bolge_k_no,
      enlem: wish.yeni_yer?.enlem ?? null,
      boylam: wish.yeni_yer?.boylam ?? null,
      bilgi: JSON.stringify(bilgi),
      yayinda: false,
    },
  )
  await writeWords(maker, wish)
  const questions = kind.sorular.flatMap((name) => STARTER_QUESTIONS[name] ?? [])
  await replaceQuestions(trx, { tenant_id, urun_k_no: wish.k_no }, questions)
  await hangKeys(trx, { tenant_id, urun_k_no: wish.k_no }, wish.gorseller)
  return bilgi
}

/** What it names must be there: a destination, places, pictures, a currency of the tenant. */
async function requirePieces(maker: Maker, wish: NewProduct): Promise<void> {
  const { trx, language, kurlar } = maker
  if (wish.bolge_k_no && !(await hasRegion(trx, wish.bolge_k_no))) throw fieldRefusal('bolge_k_no', language)
  if (!kurlar.includes(wish.kur)) throw new AppError('kur_yok')
  const places = new Set((await listPlaceChoices(trx, language)).map(({ kod }) => kod))
  for (const end of ['nereden', 'nereye'] as const) {
    const kod = wish[end]
    if (kod !== null && !places.has(kod)) throw fieldRefusal(end, language)
  }
  const [unknown] = await listUnknownPictures(trx, wish.gorseller)
  if (unknown) throw fieldRefusal('gorseller', language)
}

function termsOf({ diller, on_odeme }: Maker, { urun_tipi, ad, en_cok_kisi }: NewProduct) {
  const kind = KIND_DEFAULTS[urun_tipi]
  const deposit = on_odeme ?? kind.on_odeme
  const { cocuk_yas, yetiskin_yas } = kind
  const [own = 'tr'] = diller
  return {
    ad: JSON.stringify({ [own]: ad }),
    yayinda: false,
    rezervasyon_satis_durum: kind.satis,
    opsiyon_saat: kind.opsiyon_saat,
    kdv_turu: 'dahil',
    kdv_oran: kind.kdv_oran,
    odeme_tipi: deposit === 100 ? 'tamami' : 'on_odeme',
    odeme_tipi_oran: deposit,
    kisi_sinirlari: JSON.stringify({ en_az: 1, en_cok: en_cok_kisi, en_az_yetiskin: 1, cocuk_yas, yetiskin_yas }),
    satis_penceresi: JSON.stringify({ son_satis_dk: kind.son_satis_saat * 60, sor_sat_dk: 0, en_uzak_gun: SALE_DAYS }),
    iptal_kosullari: JSON.stringify(kind.iptal),
    kiralama_sozlesmesi: kind.kiralama_sozlesmesi,
    kampanya_k_no: null,
    odeme_adimlari: null,
  } as const
}

/** The first category of the kind; an operator who has none yet gets the usual one. */
async function categoryFor({ trx, tenant_id, diller, language }: Maker, { urun_tipi }: NewProduct): Promise<string> {
  const [first] = await listCategoryChoices(trx, urun_tipi, language)
  if (first) return first.k_no
  const taken = await listTakenGroupNames(trx, 'kategori')
  const k_no = randomUUID()
  const words = Object.fromEntries(
    diller.map((dil) => {
      const t = translatorFor(dil, 'starter')
      return [dil, { baslik: t(`category.${urun_tipi}`), slug: freeName(t(`address.${urun_tipi}`), taken) }]
    }),
  )
  await insertCategory(trx, { tenant_id, k_no, kod: freeName(urun_tipi, taken) }, urun_tipi, words)
  return k_no
}

async function addPlace(
  { trx, tenant_id, diller }: Maker,
  place: NonNullable<NewProduct['yeni_yer']>,
): Promise<string> {
  const taken = await listTakenGroupNames(trx, 'bolge')
  const k_no = randomUUID()
  const kod = freeName(plainName(place.ad), taken)
  const words = Object.fromEntries(
    diller.map((dil) => [dil, { baslik: place.ad, slug: freeName(slugFrom(place.ad, dil) || kod, taken) }]),
  )
  await insertRegion(trx, { tenant_id, k_no, kod }, { enlem: place.enlem, boylam: place.boylam }, words)
  return k_no
}

/** A code of small Latin letters and figures, whatever the name is written in. */
function plainName(name: string): string {
  const plain = name
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 50)
  return plain === '' ? 'yer' : plain
}

/** The name itself, or with the first figure behind it that nobody has. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  let place = 2
  while (taken.has(`${name}-${place}`)) place += 1
  return `${name}-${place}`
}

/** In the tenant's own language; the others are hidden until they are written. */
async function writeWords({ trx, tenant_id, diller, language }: Maker, { k_no, ad, ozet }: NewProduct): Promise<void> {
  const [dil = 'tr'] = diller
  const slug = await freeSlug(trx, dil, slugFrom(ad, dil), k_no)
  if (slug === '') throw fieldRefusal('ad', language)
  const icerik = JSON.stringify(storedWords({ ...NO_PRODUCT_TEXT, aciklama: [ozet] }))
  await upsertTextRow(trx, { tenant_id, urun_k_no: k_no, dil, baslik: ad, slug, ozet, icerik })
}

/** Two houses may have one name: the address of the second has a figure. */
export async function freeSlug(trx: Maker['trx'], dil: Language, slug: string, urun_k_no: string): Promise<string> {
  if (slug === '') return ''
  for (let place = 1; ; place += 1) {
    const next = place === 1 ? slug : `${slug}-${place}`
    if (!(await isSlugTaken(trx, { dil, slug: next, urun_k_no }))) return next
  }
}

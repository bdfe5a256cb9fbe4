import type { getProduct as getProductCall, Product } from '@meltem/contract/catalog/catalog'
import type { OptionFacts } from '@meltem/contract/catalog/product-facts'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { addDays } from '@meltem/domain/calendar-day'
import { toAmount } from '@meltem/domain/money'
import { depositTerms } from '@meltem/domain/payment/payment-plan'
import { mostOfExtra, mostOfFee } from '@meltem/domain/reservation/line-offer'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { listPictures, pictureOf } from '../../settings/settings.queries.ts'
import { type CatalogFrame, inCatalog } from '../index/catalog-frame.ts'
import { inPreview } from '../index/preview-frame.ts'
import { isNightly } from '../listing/dated-prices.ts'
import { type DayRows, firstOfMonth, groupDays } from '../tariff/day-rows.ts'
import { isServedByHour } from '../tariff/hour-starts.ts'
import { listMonths, listOptions, type OptionRow } from '../tariff/sellable.queries.ts'
import { rulesOnWire, textIn } from '../tariff/sold-line.ts'
import { readCards } from './cards.ts'
import { charterWeeksOf } from './charter-weeks.ts'
import { fromPriceOf, leastUnitOf } from './least-price.ts'
import {
  countViews,
  type FoundSlug,
  findProductBySlug,
  findShowcase,
  listOptionFacts,
  listProductPictures,
  listQuestions,
  listTexts,
  type ShowcaseRow,
} from './product.queries.ts'
import { withWay } from './product-way.ts'
import { seasonsOf } from './seasons.ts'

interface ProductQuery {
  readonly dil: Language
  readonly kur?: string | undefined
  readonly slug?: string | undefined
  readonly k_no?: string | undefined
  readonly onizleme?: string | undefined
}

type ProductAnswer = OutputOf<typeof getProductCall>

const GONE: ProductAnswer = { data: null, tasindi: null, kaldirildi: true }

/** One product; a changed address says where it leads, one that is no longer offered says so. */
export async function getProduct(services: Services, tenant: Tenant, query: ProductQuery): Promise<ProductAnswer> {
  const { onizleme } = query
  const answer = await (onizleme === undefined
    ? findAnswer(services, tenant, query)
    : previewAnswer(services, tenant, { ...query, onizleme }))
  return answer.data ? { ...answer, data: await withWay(services, tenant, answer.data) } : answer
}

function findAnswer(services: Services, tenant: Tenant, query: ProductQuery): Promise<ProductAnswer> {
  return inCatalog(services, tenant, query, async (frame) => {
    const { dil, prices, rates, wall } = frame
    const sort = `product:${dil}:${prices.kur}:${rates.bulten_tarihi}:${wall.slice(0, 10)}`
    const asked = query.k_no?.toLowerCase() ?? `/${query.slug}`
    let elsewhere: ProductAnswer = GONE
    const known = await services.cache.rememberLarge(tenant.id, { sort, kb: 24 }, [asked], async () => {
      const answer = await readAnswer(frame, query)
      elsewhere = answer
      return new Map(answer.data ? [[asked, answer.data]] : [])
    })
    const data = known.get(asked)
    return data ? { data, tasindi: null, kaldirildi: false } : elsewhere
  })
}

/** A product before its time, or as it stands where its time has come; read anew each time (CAT-90). */
function previewAnswer(
  services: Services,
  tenant: Tenant,
  query: ProductQuery & { readonly onizleme: string },
): Promise<ProductAnswer> {
  return inPreview(services, tenant, query, async (frame, k_no) => {
    const row = await findShowcase(frame.trx, k_no)
    const texts = await listTexts(frame.trx, k_no)
    const data = row && (await readProduct(frame, k_no, row, { own: textFor(frame, texts), texts }))
    if (!data) throw new AppError('bulunamadi')
    return { data: row.satista ? data : { ...data, onizleme: true }, tasindi: null, kaldirildi: false }
  })
}

async function readAnswer(frame: CatalogFrame, query: ProductQuery): Promise<ProductAnswer> {
  const { trx, dil } = frame
  const found = await findAsked(frame, query)
  const row = await findShowcase(trx, found.urun_k_no)
  if (!row) throw new AppError('bulunamadi')
  if (!row.satista) return GONE
  const texts = await listTexts(trx, found.urun_k_no)
  const own = textFor(frame, texts)
  // An untranslated product keeps the address of the language it is told in.
  if (found.eski && own.slug !== query.slug) {
    const kategori_slug = frame.index.groups.categoryRef(row.kategori_k_no, dil).slug
    return { data: null, tasindi: { kategori_slug, slug: own.slug }, kaldirildi: false }
  }
  const data = await readProduct(frame, found.urun_k_no, row, { own, texts })
  return data ? { data, tasindi: null, kaldirildi: false } : GONE
}

async function findAsked({ trx, dil }: CatalogFrame, { k_no, slug }: ProductQuery): Promise<FoundSlug> {
  if (k_no !== undefined) return { urun_k_no: k_no.toLowerCase(), eski: false }
  const found = slug === undefined ? undefined : await findProductBySlug(trx, dil, slug)
  if (!found) throw new AppError('bulunamadi')
  return found
}

/** In the language asked for, in the tenant's own, or in any there is. */
function textFor({ dil, fallback }: CatalogFrame, texts: TextRows): TextRows[number] {
  const own = texts.find((text) => text.dil === dil) ?? texts.find((text) => text.dil === fallback) ?? texts[0]
  if (!own) throw new AppError('bulunamadi')
  return own
}

type TextRows = Awaited<ReturnType<typeof listTexts>>

async function readProduct(
  frame: CatalogFrame,
  key: string,
  row: ShowcaseRow,
  { own, texts }: { own: TextRows[number]; texts: TextRows },
): Promise<Product | null> {
  const { trx, tenant, index, wall } = frame
  const [card] = await readCards(frame, [key])
  if (!card) return null
  const options = await listOptions(trx, [key])
  const today = wall.slice(0, 10)
  const window = { from: today, to: addDays(today, 540) }
  const nightly = options.filter(isNightly).map((one) => one.opsiyon_k_no)
  const days = groupDays(await listMonths(trx, nightly, firstOfMonth(window.from), window.to))
  const terms = index.termsOf(index.products.placeOf(key) ?? 0)
  const seasons = { ...window, terms, convert: frame.prices.convert }
  const pictures = await listProductPictures(trx, key)
  const { baslik, slug, ozet, icerik } = own
  return {
    ...card,
    icerik: { baslik, slug, ozet, ...icerik },
    ceviriler: Object.fromEntries(
      texts.map((text) => [
        text.dil,
        { kategori_slug: index.groups.categoryRef(row.kategori_k_no, text.dil).slug, slug: text.slug },
      ]),
    ),
    gorseller: pictures.map((picture, place) => ({ ...pictureOf(picture, tenant.kod), kapak: place === 0 ? 1 : 0 })),
    secenekler: await optionsOf(frame, key, options, days),
    ...moneyOf(frame, row),
    sezonlar: options.flatMap((option) => seasonsOf(option, days.get(option.opsiyon_k_no), seasons)),
    haftalar: options.flatMap((option) => charterWeeksOf(option, days.get(option.opsiyon_k_no), frame, window)),
    sorular: await listQuestions(trx, key),
    iptal_kosullari: [...row.iptal_kosullari].sort((a, b) => b.gun - a.gun),
    bugun_bakan: await countViews(trx, key, today),
    bolge_yolu: index.groups
      .regionPath(row.bolge_k_no)
      .flatMap(({ k_no }) => index.groups.regionRef(k_no, frame.dil) ?? []),
    guncelleme_zamani: row.guncelleme_zamani.toISOString(),
  }
}

const NO_FACTS: OptionFacts = { kapasite: null, buyuk_bavul: null, arac: null, alan_m2: null, yataklar: null }

async function optionsOf(
  frame: CatalogFrame,
  key: string,
  options: readonly OptionRow[],
  days: ReadonlyMap<string, DayRows>,
): Promise<Product['secenekler']> {
  const { index, prices, wall, dil } = frame
  const told = await listOptionFacts(
    frame.trx,
    options.map((one) => one.opsiyon_k_no),
  )
  const facts = new Map(told.map((one) => [one.k_no, one]))
  const own = await listPictures(
    frame.trx,
    told.flatMap(({ gorsel }) => gorsel ?? []),
  )
  const pictures = new Map(own.map((row) => [`${row.bolum}/${row.ad}`, pictureOf(row, frame.tenant.kod)]))
  const today = wall.slice(0, 10)
  const terms = index.termsOf(index.products.placeOf(key) ?? 0)
  return options.map((option) => {
    const known = facts.get(option.opsiyon_k_no)
    const source = { ...option, gunler: days.get(option.opsiyon_k_no) }
    const unit = leastUnitOf(source, { from: today, to: addDays(today, 365) })
    const about = known?.aciklama ? textIn(known.aciklama, dil) : ''
    return {
      k_no: option.opsiyon_k_no,
      ad: known ? textIn(known.ad, dil) : '',
      aciklama: about === '' ? null : about,
      stok: option.stok,
      fiyatlandirma: option.tarife.tur === 'kisi_gecelik' ? 'gecelik' : option.tarife.tur,
      bilgi: { ...NO_FACTS, ...vehicleFacts(option), ...known?.bilgi },
      baslangic_fiyat: unit && fromPriceOf(unit, terms, prices.kur, prices.convert),
      sure_dk: option.sure_dk,
      calisma_saatleri: isServedByHour(option) ? option.calisma_saatleri : null,
      son_satis_saat: Math.ceil(option.satis_penceresi.son_satis_dk / 60),
      odeme_adimlari: rulesOnWire(option.odeme_adimlari, dil),
      gorsel: pictures.get(known?.gorsel ?? '') ?? null,
    }
  })
}

function vehicleFacts({ tarife }: OptionRow): Partial<OptionFacts> {
  return tarife.tur === 'transfer_arac' ? { kapasite: tarife.kapasite } : {}
}

type Money = Pick<
  Product,
  | 'ekstralar'
  | 'ucretler'
  | 'odeme_tipi'
  | 'odeme_tipi_oran'
  | 'kisi_sinirlari'
  | 'sor_sat_saat'
  | 'opsiyon_saat'
  | 'son_satis_saat'
  | 'kiralama_sozlesmesi'
>

function moneyOf({ prices, dil }: CatalogFrame, row: ShowcaseRow): Money {
  const money = (fiyat: number, kur: string) => ({ fiyat: toAmount(prices.convert(fiyat, kur)), kur: prices.kur })
  return {
    ekstralar: row.ekstra_hizmetler.map((extra) => {
      const { k_no, ad, birim, fiyat, kur, grup = null } = extra
      return { k_no, ad: textIn(ad, dil), birim, grup, en_cok: mostOfExtra(extra), ...money(fiyat, kur) }
    }),
    ucretler: row.ucretler.map((fee) => {
      const { tur, fiyat, kur, gecelik, esik_gece } = fee
      return { tur, gecelik, esik_gece, en_cok: mostOfFee(fee), ...money(fiyat, kur) }
    }),
    ...depositTerms(row.odeme_adimlari, row),
    kisi_sinirlari: { en_az_yas: 0, ...row.kisi_sinirlari },
    sor_sat_saat: Math.ceil(row.satis_penceresi.sor_sat_dk / 60),
    opsiyon_saat: row.opsiyon_saat,
    son_satis_saat: Math.ceil(row.satis_penceresi.son_satis_dk / 60),
    kiralama_sozlesmesi: row.kiralama_sozlesmesi,
  }
}

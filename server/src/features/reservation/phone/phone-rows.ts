import type { DepartureAnswer } from '@meltem/contract/reservation/basket'
import type { listPhoneRows, PhoneRow } from '@meltem/contract/reservation/phone-office'
import type { CartLineRequest, Pax } from '@meltem/contract/reservation/reservation'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { toAmount } from '@meltem/domain/money'
import { mostOfExtra, mostOfFee } from '@meltem/domain/reservation/line-offer'
import { withTenant } from '../../../platform/db/connection.ts'
import { textIn } from '../../catalog/tariff/sold-line.ts'
import type { Act } from '../booking.ts'
import { patternsOf } from '../office/list.queries.ts'
import { searchedWords } from '../office/list.ts'
import { getAvailability, type OptionAnswer } from '../quote/availability.ts'
import { listNearestDays } from '../quote/nearest-days.ts'
import { quoteBasket } from '../quote/quote-basket.ts'
import { type FoundProduct, findClosing, findProducts, listOptionNames } from './phone-rows.queries.ts'

const MOST_PRODUCTS = 6
const MOST_ROWS = 12

type Wish = ParsedInputOf<typeof listPhoneRows>

interface Asked extends Omit<Wish, 'ara' | 'yetiskin' | 'cocuk' | 'bebek'> {
  readonly pax: Pax
  readonly language: Language
}

/** What the words find, each option and departure with its price, or why not and when instead: the kernel decides. */
export async function phoneRows(act: Act, wish: Wish, language: Language): Promise<PhoneRow[]> {
  const { ara, yetiskin, cocuk = 0, bebek = 0, ...rest } = wish
  const asked = { ...rest, pax: { yetiskin, cocuk, bebek }, language }
  const { services, tenant } = act
  const { products, names } = await withTenant(services.db, tenant.id, async (trx) => {
    const found = await findProducts(trx, await patternsOf(trx, searchedWords(ara)), language, MOST_PRODUCTS)
    const keys = found.map(({ k_no }) => k_no)
    return { products: found, names: await listOptionNames(trx, keys, language) }
  })
  const rows: PhoneRow[] = []
  for (const product of products) {
    if (rows.length >= MOST_ROWS) break
    const own = names.filter(({ urun_k_no }) => urun_k_no === product.k_no)
    const nameOf = (key: string) => (own.length > 1 ? (own.find(({ k_no }) => k_no === key)?.ad ?? '') : '')
    rows.push(...(await rowsOf(act, product, asked, nameOf)))
  }
  return rows.slice(0, MOST_ROWS)
}

async function rowsOf(
  act: Act,
  product: FoundProduct,
  asked: Asked,
  nameOf: (key: string) => string,
): Promise<PhoneRow[]> {
  const rows: PhoneRow[] = []
  for (const { option, hata } of await availableOf(act, product, asked)) {
    const departures = option.kalkislar.length > 0 ? option.kalkislar : [undefined]
    for (const departure of departures) {
      const secenek = nameOf(option.opsiyon_k_no)
      const named = { ...rowOf(product, option, departure), ...extrasOf(product, asked.language), secenek, hata }
      const sold = named.engel === null && hata === null
      rows.push(sold ? await withPrice(act, named, asked) : await withReason(act, named, asked))
    }
  }
  return rows
}

/** What may be added to the product, each at its price in its own currency, and what it asks its guests. */
function extrasOf({ ekstra_hizmetler, ucretler, sorular }: FoundProduct, language: Language) {
  const most = (wanted: 'evcil_hayvan' | 'ek_yatak') => {
    const fee = ucretler.find(({ tur }) => tur === wanted)
    return fee ? mostOfFee(fee) : 0
  }
  return {
    ekstralar: ekstra_hizmetler.map((extra) => {
      const { k_no, ad, birim, fiyat, kur, grup = null } = extra
      return { k_no, ad: textIn(ad, language), birim, grup, en_cok: mostOfExtra(extra), fiyat: toAmount(fiyat), kur }
    }),
    evcil_hayvan: most('evcil_hayvan'),
    ek_yatak: most('ek_yatak'),
    sorular: [...sorular],
  }
}

/** A departure says for itself whether the party can join; without one it is the option that does. */
function rowOf(
  product: FoundProduct,
  option: OptionAnswer,
  departure: DepartureAnswer | undefined,
): Omit<PhoneRow, keyof ReturnType<typeof extrasOf>> {
  const { opsiyon_k_no, adet, satis_durumu, engeller } = option
  const { kalkis = null, saat = null, kalan = null, kontenjan = null } = departure ?? {}
  return {
    urun_k_no: product.k_no,
    urun_tipi: product.urun_tipi,
    baslik: product.ad,
    opsiyon_k_no,
    secenek: '',
    kalkis,
    saat,
    kalan,
    kontenjan,
    adet,
    satis_durumu,
    engel: departure ? departure.engel : (engeller[0] ?? null),
    hata: null,
    kapatan: null,
    tutar: null,
    yakin: [],
  }
}

interface Available {
  readonly option: OptionAnswer
  /** Code of what is wrong with the line itself: a party that is too young, no time, no end. */
  readonly hata: string | null
}

/** What makes no sense for a product is a reason too: a tour is not sold by the night. */
async function availableOf(act: Act, product: FoundProduct, asked: Asked): Promise<Available[]> {
  const { kur: _currency, language: _words, ...wish } = asked
  try {
    const options = await getAvailability(act, { ...wish, urun_k_no: product.k_no })
    return options.map((option) => ({ option, hata: null }))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { services, tenant } = act
    const options = await withTenant(services.db, tenant.id, (trx) => listOptionNames(trx, [product.k_no], 'tr'))
    const nothing = { adet: 1, musait: false, satis_durumu: 'direk' as const, engeller: [], kalkislar: [] }
    return options.slice(0, 1).map(({ k_no }) => ({ option: { ...nothing, opsiyon_k_no: k_no }, hata: error.code }))
  }
}

function lineOf({ urun_k_no, opsiyon_k_no, kalkis, saat, adet }: PhoneRow, asked: Asked): CartLineRequest {
  const { baslangic, baslangic_saat, bitis, bitis_saat, pax } = asked
  const time = saat ?? baslangic_saat
  return {
    k_no: opsiyon_k_no,
    urun_k_no,
    opsiyon_k_no,
    baslangic,
    pax,
    ekstra_hizmetler: [],
    ...(kalkis ? { kalkis } : {}),
    ...(time && !kalkis ? { baslangic_saat: time } : {}),
    ...(bitis && !kalkis ? { bitis } : {}),
    ...(bitis_saat && !kalkis ? { bitis_saat } : {}),
    ...(adet > 1 ? { adet } : {}),
  }
}

async function withPrice(act: Act, row: PhoneRow, asked: Asked): Promise<PhoneRow> {
  try {
    const request = { lang: asked.language, sepet_urunler: [lineOf(row, asked)], secilen_kur: asked.kur }
    const { engeller, kur_rezervasyon_toplam } = await quoteBasket(act, request)
    const [engel] = engeller
    if (!engel) return { ...row, tutar: kur_rezervasyon_toplam.genel_toplam }
    return await withReason(act, { ...row, engel: { neden: engel.neden, parametreler: engel.parametreler } }, asked)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ...row, hata: error.code }
  }
}

/** Who closed it, and when it could be had instead. */
async function withReason(act: Act, row: PhoneRow, asked: Asked): Promise<PhoneRow> {
  const { services, tenant } = act
  const { opsiyon_k_no, urun_k_no } = row
  const { baslangic, baslangic_saat, bitis, bitis_saat, pax } = asked
  const kapatan = await withTenant(services.db, tenant.id, (trx) =>
    findClosing(trx, opsiyon_k_no, baslangic, bitis ?? baslangic),
  )
  if (row.hata) return { ...row, kapatan }
  const wish = { urun_k_no, opsiyon_k_no, baslangic, baslangic_saat, bitis, bitis_saat, pax, adet: row.adet }
  const yakin = await listNearestDays(act, wish)
  return { ...row, kapatan, yakin: [...yakin] }
}

import type { DatedPrice } from '@meltem/contract/catalog'
import { AppError } from '@meltem/contract/errors'
import type { Language } from '@meltem/contract/language'
import { BASE_EXCHANGE } from '@meltem/contract/settings'
import { dayOf } from '@meltem/domain/calendar-day'
import { toAmount } from '@meltem/domain/money'
import { priceChosen } from '@meltem/domain/pricing/price-basket'
import { PriceMissing } from '@meltem/domain/pricing/price-missing'
import type { Campaigns, OptionRow } from '../reservation/catalogue.queries.ts'
import { DayRows } from '../reservation/day-rows.ts'
import { priceInputOf } from '../reservation/sold-line.ts'
import { type AskedDays, askedLine } from './asked-line.ts'
import type { CatalogFrame } from './catalog-frame.ts'
import type { DatedQuestion } from './dated-question.ts'
import { listPricedOptions, type PricedOption } from './priced-options.queries.ts'

/** By its tariff: what is asked for first has prices by night and no stock. */
export function isNightly({ tarife }: Pick<OptionRow, 'tarife'>): boolean {
  return tarife.tur === 'gecelik' || tarife.tur === 'kisi_gecelik'
}

/** Nights read when no day of departure was given: the least stay is rarely longer. */
const LONGEST_STAY = 62

interface DatedRequest {
  readonly keys: readonly string[]
  readonly question: DatedQuestion
}

/** What the party would pay on the dates, product by product: the total of a basket with this line alone. */
export async function priceDates(
  frame: CatalogFrame,
  { keys, question }: DatedRequest,
): Promise<Map<string, DatedPrice>> {
  if (keys.length === 0) return new Map()
  const { index, prices, dil, rates, wall } = frame
  const last = question.to ?? question.from + LONGEST_STAY
  const options = await listPricedOptions(frame.trx, keys, { from: dayOf(question.from), to: dayOf(last) })
  const quote = { rates, wall, kur: prices.kur, lang: dil, campaigns: index.campaigns, party: question.party }
  const found = new Map<string, DatedPrice>()
  for (const [key, own] of Map.groupBy(options, (one) => one.urun_k_no)) {
    const place = index.products.placeOf(key)
    const fitting = place === undefined ? [] : index.fittingOptions(place, question)
    const price = priceProduct(quote, own, fitting, question)
    if (price) found.set(key, price)
  }
  return found
}

interface Quote extends Pick<CatalogFrame, 'rates' | 'wall'> {
  readonly kur: string
  readonly lang: Language
  readonly campaigns: Campaigns
  readonly party: DatedQuestion['party']
}

/** The cheapest option that is free; when none is, what the cheapest would have cost. */
function priceProduct(
  quote: Quote,
  options: readonly PricedOption[],
  fitting: readonly (AskedDays & { option: string })[],
  { from, to }: DatedQuestion,
): DatedPrice | null {
  const musait = fitting.length > 0
  const asked = musait
    ? fitting.flatMap(({ option, ...days }) => {
        const found = options.find((one) => one.opsiyon_k_no === option)
        return found ? { found, days } : []
      })
    : options.map((found) => ({ found, days: { from, to: to ?? from + 1 } }))
  const totals = asked.flatMap(({ found, days }) => totalOf(quote, found, days) ?? [])
  if (totals.length === 0) return null
  return { toplam: toAmount(totals.reduce((least, one) => Math.min(least, one))), kur: quote.kur, musait }
}

/** Undefined where the dates cannot be priced at all: no price for a night, no season for a car. */
function totalOf(quote: Quote, option: PricedOption, days: AskedDays): number | undefined {
  const { rates, wall, kur, lang, campaigns } = quote
  const kampanya = campaigns.urun.get(option.kampanya_k_no ?? '') ?? null
  try {
    const line = priceInputOf(option, askedLine(option, days, quote.party), {
      satir: 0,
      lang,
      now: wall,
      gunler: new DayRows(option.aylar),
      kampanya,
    })
    const { toplam } = priceChosen({
      sabit_kur: BASE_EXCHANGE.kod,
      secilen_kur: kur,
      ...rates,
      bugun: wall.slice(0, 10),
      satirlar: [line],
      sepet_kampanyalar: campaigns.sepet,
      kupon: null,
      iskonto: null,
      odeme_tipi: 'on_odeme',
      kart_taksit: 1,
      taksit_oranlari: {},
    })
    return toplam.genel_toplam
  } catch (error) {
    if (error instanceof AppError || error instanceof PriceMissing) return undefined
    throw error
  }
}

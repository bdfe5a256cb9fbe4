import type { DatedPrice } from '@meltem/contract/catalog'
import { AppError } from '@meltem/contract/errors'
import type { Language } from '@meltem/contract/language'
import { BASE_EXCHANGE } from '@meltem/contract/settings'
import { dayOf } from '@meltem/domain/calendar-day'
import { toAmount } from '@meltem/domain/money'
import { priceChosen } from '@meltem/domain/pricing/price-basket'
import { PriceMissing } from '@meltem/domain/pricing/price-missing'
import type { Booking } from '../reservation/booking.ts'
import {
  type Campaigns,
  listCampaigns,
  listMonths,
  listOptions,
  type OptionRow,
} from '../reservation/catalogue.queries.ts'
import { type DayRows, firstOfMonth } from '../reservation/day-rows.ts'
import { groupDays } from '../reservation/read-basket.ts'
import { priceInputOf } from '../reservation/sold-line.ts'
import { type AskedDays, askedLine } from './asked-line.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { DatedQuestion } from './dated-question.ts'

interface DatedRequest {
  readonly keys: readonly string[]
  readonly question: DatedQuestion
  readonly kur: string
  readonly lang: Language
}

/** What the party would pay on the dates, product by product: the total of a basket with this line alone. */
export async function priceDates(
  booking: Booking,
  index: CatalogIndex,
  request: DatedRequest,
): Promise<Map<string, DatedPrice>> {
  const { keys, question, kur, lang } = request
  if (keys.length === 0) return new Map()
  const options = await listOptions(booking.trx, keys)
  const nightly = options.filter(({ stok }) => stok === 'gece').map((one) => one.opsiyon_k_no)
  const last = dayOf(question.to ?? question.from + 62)
  const days = groupDays(await listMonths(booking.trx, nightly, firstOfMonth(dayOf(question.from)), last))
  const campaigns = await listCampaigns(booking.trx, booking.now, lang)
  const quote = { booking, kur, lang, campaigns, days, party: question.party }
  const prices = new Map<string, DatedPrice>()
  for (const [key, own] of Map.groupBy(options, (one) => one.urun_k_no)) {
    const place = index.products.placeOf(key)
    const fitting = place === undefined ? [] : index.fittingOptions(place, question)
    const price = priceProduct(quote, own, fitting, question)
    if (price) prices.set(key, price)
  }
  return prices
}

interface Quote {
  readonly booking: Booking
  readonly kur: string
  readonly lang: Language
  readonly campaigns: Campaigns
  readonly days: ReadonlyMap<string, DayRows>
  readonly party: DatedQuestion['party']
}

/** The cheapest option that is free; when none is, what the cheapest would have cost. */
function priceProduct(
  quote: Quote,
  options: readonly OptionRow[],
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
function totalOf(quote: Quote, option: OptionRow, days: AskedDays): number | undefined {
  const { booking, kur, lang, campaigns } = quote
  const kampanya = campaigns.urun.get(option.kampanya_k_no ?? '') ?? null
  try {
    const line = priceInputOf(option, askedLine(option, days, quote.party), {
      satir: 0,
      lang,
      now: booking.wall,
      gunler: quote.days.get(option.opsiyon_k_no),
      kampanya,
    })
    const { toplam } = priceChosen({
      sabit_kur: BASE_EXCHANGE.kod,
      secilen_kur: kur,
      ...booking.rates,
      bugun: booking.wall.slice(0, 10),
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

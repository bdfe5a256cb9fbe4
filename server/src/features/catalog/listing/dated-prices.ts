import type { DatedPrice } from '@meltem/contract/catalog/catalog'
import { BASE_EXCHANGE } from '@meltem/contract/settings'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { addDays, dayOf } from '@meltem/domain/calendar-day'
import { toAmount } from '@meltem/domain/money'
import { hireDays } from '@meltem/domain/pricing/line/hire-price'
import { PriceMissing } from '@meltem/domain/pricing/line/price-missing'
import { priceChosen } from '@meltem/domain/pricing/price-basket'
import { type AskedDays, type AskedHire, askedLine } from '../index/asked-line.ts'
import type { CatalogView } from '../index/catalog-frame.ts'
import type { DatedQuestion } from '../index/dated-question.ts'
import { DayRows, firstOfMonth, groupDays, type MonthRow } from '../tariff/day-rows.ts'
import { type Campaigns, listMonths, type OptionRow } from '../tariff/sellable.queries.ts'
import { priceInputOf } from '../tariff/sold-line.ts'
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
  frame: CatalogView,
  { keys, question }: DatedRequest,
): Promise<Map<string, DatedPrice>> {
  if (keys.length === 0) return new Map()
  const { index, prices, dil, rates, wall } = frame
  const options = await readOptions(frame, keys)
  const gunler = await readNights(frame, [...options.values()].flat(), question)
  const { party, hire } = question
  const quote = { rates, wall, kur: prices.kur, lang: dil, campaigns: index.campaigns, party, hire, gunler }
  const found = new Map<string, DatedPrice>()
  for (const [key, own] of options) {
    const place = index.products.placeOf(key)
    const fitting = place === undefined ? [] : index.fittingOptions(place, question)
    const price = priceProduct(quote, own, fitting, question)
    if (price) found.set(key, price)
  }
  return found
}

/** Options of these products, read once until the tenant changes. */
export function readOptions({ services, tenant, read }: CatalogView, keys: readonly string[]) {
  return services.cache.rememberAll(tenant.id, 'priced', keys, async (missing) => {
    const own = Map.groupBy(await read((trx) => listPricedOptions(trx, missing)), (one) => one.urun_k_no)
    return new Map(missing.map((key) => [key, own.get(key) ?? []]))
  })
}

/** The nights that may be asked for, month by month: neighbouring dates share them. */
async function readNights(
  { services, tenant, read }: CatalogView,
  options: readonly PricedOption[],
  { from, to }: DatedQuestion,
): Promise<Map<string, DayRows>> {
  const keys = options.filter(isNightly).map((one) => one.opsiyon_k_no)
  const last = dayOf(to ?? from + LONGEST_STAY)
  const rows: MonthRow[] = []
  for (let month = firstOfMonth(dayOf(from)); month <= last; month = firstOfMonth(addDays(month, 32))) {
    const known = await services.cache.rememberLarge(
      tenant.id,
      { sort: `month:${month}`, kb: 4 },
      keys,
      async (missing) => {
        const found = await read((trx) => listMonths(trx, missing, month, month))
        const own = new Map(found.map((row) => [row.opsiyon_k_no, row]))
        return new Map(missing.map((key) => [key, own.get(key) ?? null]))
      },
    )
    for (const row of known.values()) if (row) rows.push(row)
  }
  return groupDays(rows)
}

interface Quote extends Pick<CatalogView, 'rates' | 'wall'> {
  readonly kur: string
  readonly lang: Language
  readonly campaigns: Campaigns
  readonly party: DatedQuestion['party']
  readonly hire: AskedHire
  readonly gunler: ReadonlyMap<string, DayRows>
}

const NO_DAYS = new DayRows([])

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
  const sums = asked.flatMap(({ found, days }) => sumOf(quote, found, days) ?? [])
  const [first, ...others] = sums
  if (!first) return null
  const { toplam, ...least } = others.reduce((best, one) => (one.toplam < best.toplam ? one : best), first)
  return { ...least, toplam: toAmount(toplam), kur: quote.kur, musait }
}

type Sum = Omit<DatedPrice, 'kur' | 'musait'>

/** Undefined where the dates cannot be priced at all: no price for a night, no season for a car. */
function sumOf(quote: Quote, option: PricedOption, days: AskedDays): Sum | undefined {
  const { rates, wall, kur, lang, campaigns } = quote
  const kampanya = campaigns.urun.get(option.kampanya_k_no ?? '') ?? null
  try {
    const line = priceInputOf(option, askedLine(option, days, quote.party, quote.hire), {
      satir: 0,
      lang,
      now: wall,
      gunler: quote.gunler.get(option.opsiyon_k_no) ?? NO_DAYS,
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
    const gun = line.tarife.tur === 'arac' ? hireDays(line.tarife) : null
    return { toplam: toplam.genel_toplam, opsiyon_k_no: option.opsiyon_k_no, gun }
  } catch (error) {
    if (error instanceof AppError || error instanceof PriceMissing) return undefined
    throw error
  }
}

import type { Product } from '@meltem/contract/catalog/catalog'
import { BASE_EXCHANGE } from '@meltem/contract/settings'
import { addDays, dayNumber, type IsoDay, listDays, weekdayOf } from '@meltem/domain/calendar-day'
import { toAmount } from '@meltem/domain/money'
import { priceChosen } from '@meltem/domain/pricing/price-basket'
import type { CatalogFrame } from '../index/catalog-frame.ts'
import type { DayRows } from '../tariff/day-rows.ts'
import type { OptionRow } from '../tariff/sellable.queries.ts'
import { priceInputOf } from '../tariff/sold-line.ts'

type CharterWeek = Product['haftalar'][number]

const SATURDAY = 6
const WEEK = 7

/** Weeks from Saturday on as the kernel prices them, campaign and all; fees, extras and the basket come later. */
export function charterWeeksOf(
  option: OptionRow,
  days: DayRows | undefined,
  frame: CatalogFrame,
  { from, to }: { readonly from: IsoDay; readonly to: IsoDay },
): CharterWeek[] {
  const { opsiyon_k_no, tarife } = option
  if (tarife.tur !== 'gecelik' || !days?.nightPrices(from, to).some(({ haftalik_fiyat }) => haftalik_fiyat !== null)) {
    return []
  }
  const saturdays = listDays(from, addDays(to, 1 - WEEK)).filter((day) => weekdayOf(dayNumber(day)) === SATURDAY)
  return saturdays.flatMap((baslangic) => {
    const bitis = addDays(baslangic, WEEK)
    if (days.nightPrices(baslangic, bitis).length < WEEK) return []
    return { opsiyon_k_no, baslangic, fiyat: weekPrice(option, days, frame, { baslangic, bitis }) }
  })
}

function weekPrice(
  option: OptionRow,
  days: DayRows,
  { index, prices, rates, wall, dil }: CatalogFrame,
  week: { readonly baslangic: IsoDay; readonly bitis: IsoDay },
): number {
  const { urun_k_no, opsiyon_k_no } = option
  const pax = { yetiskin: 1, cocuk: 0, bebek: 0 }
  const request = { k_no: opsiyon_k_no, urun_k_no, opsiyon_k_no, ...week, pax, ekstra_hizmetler: [] }
  const kampanya = index.campaigns.urun.get(option.kampanya_k_no ?? '') ?? null
  const line = priceInputOf(option, request, { satir: 0, lang: dil, now: wall, gunler: days, kampanya })
  const { toplam } = priceChosen({
    sabit_kur: BASE_EXCHANGE.kod,
    secilen_kur: prices.kur,
    ...rates,
    bugun: wall.slice(0, 10),
    satirlar: [{ ...line, ucretler: [] }],
    sepet_kampanyalar: [],
    kupon: null,
    iskonto: null,
    odeme_tipi: 'on_odeme',
    kart_taksit: 1,
    taksit_oranlari: {},
  })
  return toAmount(toplam.genel_toplam)
}

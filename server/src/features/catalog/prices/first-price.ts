import { AppError } from '@meltem/contract/wire/errors'
import { type IsoDay, listDays } from '@meltem/domain/calendar-day'
import { type Minor, roundedRatio } from '@meltem/domain/money'
import { withPrices } from '@meltem/domain/pricing/line/dated-prices'
import type { StoredTariff } from '@meltem/domain/pricing/line/stored-tariff'
import { EVERY_DAY, type PricePeriod, resolveDays } from '@meltem/domain/pricing/plan/price-plan'
import { isPrice, NO_PRICE, type Slot, slotsOf } from '@meltem/domain/pricing/plan/price-slots'
import { flatTariffOf, hireTariffOf, isByNight, isFlat } from '@meltem/domain/pricing/plan/written-prices'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { monthsOf } from './day-months.ts'
import { addPlans, beginPeriods, writeMonths, writeTariff } from './plan.queries.ts'
import { horizonOf } from './price-act.ts'

/** How an option is sold, as the person who makes it has chosen. */
export interface FirstTerms {
  readonly tur: StoredTariff['tur']
  readonly kur: string
  /** People a night or a group price is for; seats of a vehicle. */
  readonly en_cok: number
}

export interface FirstPrice {
  readonly tenant_id: number
  readonly opsiyon_k_no: string
  readonly tarife: StoredTariff
  /** In the order of the slots (domain, price-slots.ts): the first is the price itself, missing ones are usual. */
  readonly fiyatlar: readonly Minor[]
  readonly bugun: IsoDay
  readonly an: Date
  readonly en_az_gece?: number
}

const NIGHT_SURCHARGE = { baslangic: '22:00', bitis: '06:00', turu: 'yuzde', oran: 20 } as const
/** A car that comes back so many minutes late costs no further day. */
const LATE = 120

/** A tariff without prices yet, with the terms that are usual; each can be changed afterwards. */
export function usualTariff({ tur, kur, en_cok }: FirstTerms): StoredTariff {
  const people = { yetiskin_fiyat: 0, cocuk_fiyat: 0, bebek_fiyat: 0 }
  const rides = { kur, gece_farki: NIGHT_SURCHARGE, gidis_donus_oran: 0 }
  switch (tur) {
    case 'kisi':
      return { tur, kur, ...people }
    case 'grup':
      return { tur, kur, fiyat: 0, arti_kisi: 0, en_cok }
    case 'birim':
      return { tur, kur, fiyat: 0 }
    case 'gecelik':
      return { tur, kur, en_cok, uzun_konaklama: [] }
    case 'kisi_gecelik':
      return { tur, kur, uzun_konaklama: [] }
    case 'arac':
      return { tur, kur, tolerans_dk: LATE, donemler: [] }
    case 'transfer_arac':
      return { tur, ...rides, kapasite: en_cok, fiyatlar: { gidis: 0, donus: 0 } }
    case 'transfer_kisi':
      return { tur, ...rides, fiyatlar: { gidis: people, donus: people } }
  }
}

/** A child pays half and an infant nothing, further people are in the price, a ride back costs what the ride there does. */
function usualPrice(slot: Slot, first: Minor): Minor {
  if (slot.bos) return NO_PRICE
  if (slot.ad === 'cocuk' || slot.ad === 'gidis_cocuk' || slot.ad === 'donus_cocuk') return roundedRatio(first, 1, 2)
  return slot.ana ? first : 0
}

/**
 * The first price of a fresh option, for every day from today on (PRICE-20): its tariff, its plan with one period until
 * further notice, and the days of two years where it is sold by night or hired. Refuses a price of zero.
 */
export async function writeFirstPrice(trx: TenantTransaction, first: FirstPrice): Promise<void> {
  const { tarife, bugun, en_az_gece = 1 } = first
  const unit = first.fiyatlar[0] ?? 0
  const fiyatlar = slotsOf(tarife).map((slot, place) => first.fiyatlar[place] ?? usualPrice(slot, unit))
  const period = { sezon: '', ilk_gun: bugun, son_gun: null, fiyatlar, en_az_gece, giris: EVERY_DAY, cikis: EVERY_DAY }
  await writeFirstPlan(trx, { ...first, donemler: [period] })
}

export interface FirstPlan extends Omit<FirstPrice, 'fiyatlar' | 'en_az_gece'> {
  /** Seasons as the operator has them; none of them overlaps another. */
  readonly donemler: readonly PricePeriod[]
}

/** The same with seasons: nobody has seen a price of the option yet, so that there is nothing to draft. */
export async function writeFirstPlan(trx: TenantTransaction, first: FirstPlan): Promise<void> {
  const { tenant_id, opsiyon_k_no, tarife, donemler, bugun, an } = first
  const slots = slotsOf(tarife)
  const isPriced = ({ fiyatlar }: PricePeriod) =>
    slots.every((slot, place) => isPrice(slot, fiyatlar[place] ?? NO_PRICE))
  if (!donemler.every(isPriced)) throw new AppError('fiyat_gecersiz')
  const plan = { donemler, istisnalar: new Map() }
  const to = horizonOf(bugun, [plan])
  const written = { days: listDays(bugun, to), terms: resolveDays(plan, bugun, to) }
  await addPlans(trx, tenant_id, [opsiyon_k_no])
  const rows = donemler.map((period) => ({ ...period, opsiyon_k_no, kur: tarife.kur }))
  await beginPeriods(trx, rows, { tenant_id, yayin_k_no: null, an })
  if (isByNight(tarife)) {
    await writeMonths(trx, tenant_id, monthsOf(opsiyon_k_no, written, []))
    await writeTariff(trx, opsiyon_k_no, tarife)
  } else if (isFlat(tarife)) {
    const base = donemler.find((one) => one.son_gun === null) ?? donemler[0]
    await writeTariff(trx, opsiyon_k_no, flatTariffOf(base ? withPrices(tarife, base.fiyatlar) : tarife, written))
  } else await writeTariff(trx, opsiyon_k_no, hireTariffOf(tarife, written))
}

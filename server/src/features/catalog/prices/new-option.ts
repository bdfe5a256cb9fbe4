import type { OptionRow } from '@meltem/contract/stock/office'
import type { LocalText } from '@meltem/contract/wire/language'
import type { OpeningHours } from '@meltem/domain/availability/opening-hours'
import type { IsoDay } from '@meltem/domain/calendar-day'
import type { Minor } from '@meltem/domain/money'
import type { StoredTariff } from '@meltem/domain/pricing/line/stored-tariff'
import type { PricePeriod } from '@meltem/domain/pricing/plan/price-plan'
import { isByNight } from '@meltem/domain/pricing/plan/written-prices'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { StoredStayRules } from '../../../platform/db/tables/reservation.ts'
import { type FirstTerms, usualTariff, writeFirstPlan, writeFirstPrice } from './first-price.ts'
import { insertOption, insertOptionFacts } from './new-option.queries.ts'

const LONGEST_STAY = 60
const USUAL_ARRIVAL = '16:00'

export interface NewOption extends FirstTerms {
  readonly tenant_id: number
  readonly urun_k_no: string
  readonly opsiyon_k_no: string
  /** What it draws on; null where nothing is counted. */
  readonly kaynak_k_no: string | null
  /** Minor units in the order of its slots; null while no price is known: it has none on any day then. */
  readonly fiyatlar: readonly Minor[] | null
  /** Whole seasons instead of one price, as files bring them. */
  readonly donemler?: readonly PricePeriod[] | undefined
  /** Where it is more than what is usual: the lengths of hire that a file has prices for. */
  readonly tarife?: StoredTariff | undefined
  /** Terms of the tariff that are not the usual ones, as it keeps them. */
  readonly kosullar?: Readonly<Record<string, unknown>> | undefined
  readonly kod?: string | undefined
  readonly bilgi: OptionRow['bilgi']
  readonly gorsel?: string | null | undefined
  readonly bugun: IsoDay
  readonly an: Date
  readonly ad?: LocalText | undefined
  readonly aciklama?: LocalText | undefined
  readonly aktif?: boolean | undefined
  readonly sure_dk?: number | undefined
  readonly calisma?: OpeningHours | null | undefined
  readonly son_satis_dk?: number | null | undefined
  /** The hour a stay begins. */
  readonly giris_saati?: string | undefined
}

/** An option as every product gets its first and its later ones: usual terms, facts, and its price if there is one (PRICE-23). */
export async function makeOption(trx: TenantTransaction, option: NewOption): Promise<void> {
  const { tenant_id, urun_k_no, opsiyon_k_no, kaynak_k_no, fiyatlar, donemler = [], bugun, an, calisma } = option
  const tarife = { ...(option.tarife ?? usualTariff(option)), ...option.kosullar } as StoredTariff
  await insertOption(trx, {
    tenant_id,
    k_no: opsiyon_k_no,
    urun_k_no,
    ...(option.kod === undefined ? {} : { kod: option.kod }),
    kaynak_k_no,
    ad: JSON.stringify(option.ad ?? {}),
    aktif: option.aktif ?? true,
    tarife: JSON.stringify(tarife),
    konaklama: isByNight(tarife) ? JSON.stringify(stayRules(option)) : null,
    sure_dk: option.sure_dk ?? 0,
    ...(calisma ? { calisma_saatleri: JSON.stringify(calisma) } : {}),
    satis_penceresi:
      typeof option.son_satis_dk === 'number' ? JSON.stringify({ son_satis_dk: option.son_satis_dk }) : null,
    odeme_adimlari: null,
  })
  const aciklama = JSON.stringify(option.aciklama ?? {})
  await insertOptionFacts(trx, {
    tenant_id,
    opsiyon_k_no,
    bilgi: JSON.stringify(option.bilgi),
    aciklama,
    gorsel: option.gorsel ?? null,
  })
  const first = { tenant_id, opsiyon_k_no, tarife, bugun, an }
  if (fiyatlar) await writeFirstPrice(trx, { ...first, fiyatlar })
  else if (donemler.length > 0) await writeFirstPlan(trx, { ...first, donemler })
}

/** A gap between two guests may be filled by any stay, until the office says otherwise. */
function stayRules({ giris_saati = USUAL_ARRIVAL }: NewOption): StoredStayRules {
  return { en_cok_gece: LONGEST_STAY, giris_saati, bosluk: { en_az_gece: 1, gunler_serbest: true } }
}

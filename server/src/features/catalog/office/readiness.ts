import { COVER_WIDTH, type ProductLack } from '@meltem/contract/catalog/office'
import type { WrittenFacts } from '@meltem/contract/catalog/product-facts'
import type { Language } from '@meltem/contract/wire/language'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import { isWholeText, lacksOf, PRICED_DAYS } from '@meltem/domain/ready-to-publish'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { PictureRow } from '../../../platform/db/tables/database.ts'
import type { StoredTariff } from '../../../platform/db/tables/reservation.ts'
import { type DayRows, firstOfMonth, groupDays } from '../tariff/day-rows.ts'
import { listMonths } from '../tariff/sellable.queries.ts'
import { listTextRows, type TextRow } from './product-row.queries.ts'
import { listCovers, listSoldOptions } from './readiness.queries.ts'

export interface Readiness {
  readonly eksik: ProductLack[]
  /** Languages that are complete. */
  readonly diller: Language[]
  readonly metinler: readonly TextRow[]
  readonly kapak: PictureRow | undefined
}

interface Looked {
  readonly urun_k_no: string
  readonly bilgi: WrittenFacts
}

/** What each of these products lacks, read together. */
export async function readReadiness(
  trx: TenantTransaction,
  products: readonly Looked[],
  today: IsoDay,
): Promise<Map<string, Readiness>> {
  const keys = products.map(({ urun_k_no }) => urun_k_no)
  const options = await listSoldOptions(trx, keys, today)
  const nightly = options.filter(({ tarife }) => isByDay(tarife)).map(({ k_no }) => k_no)
  const end = addDays(today, PRICED_DAYS)
  const days = groupDays(await listMonths(trx, nightly, firstOfMonth(today), end))
  const covers = new Map((await listCovers(trx, keys)).map((row) => [row.urun_k_no, row]))
  const texts = Map.groupBy(await listTextRows(trx, keys), (row) => row.urun_k_no)
  return new Map(
    products.map(({ urun_k_no, bilgi }) => {
      const metinler = texts.get(urun_k_no) ?? []
      const diller = metinler.filter(isWhole).map(({ dil }) => dil)
      const kapak = covers.get(urun_k_no)
      const secenekler = options
        .filter((option) => option.urun_k_no === urun_k_no)
        .map(({ k_no, tarife, kalkar }) => ({ kalkar, fiyatli_gun: pricedDays(tarife, days.get(k_no), today) }))
      const state = { bilgi, secenekler, kapak_en: kapak?.en ?? null, en_az_en: COVER_WIDTH, diller: diller.length }
      return [urun_k_no, { eksik: lacksOf(state), diller, metinler, kapak }]
    }),
  )
}

function isWhole({ baslik, ozet, icerik }: TextRow): boolean {
  return isWholeText({ baslik, ozet, aciklama: icerik.aciklama })
}

function isByDay({ tur }: StoredTariff): boolean {
  return tur === 'gecelik' || tur === 'kisi_gecelik'
}

/** Days of the coming year with a price above nothing, as the kernel would read it. */
function pricedDays(tarife: StoredTariff, days: DayRows | undefined, today: IsoDay): number {
  if (tarife.tur === 'arac') return hirePricedDays(tarife, today)
  if (!isByDay(tarife)) return isPriced(tarife) ? PRICED_DAYS : 0
  const end = addDays(today, PRICED_DAYS)
  return days?.stayDays(today, end).filter(({ fiyat }) => fiyat !== null && fiyat > 0).length ?? 0
}

function hirePricedDays({ donemler }: Extract<StoredTariff, { tur: 'arac' }>, today: IsoDay): number {
  let priced = 0
  for (let place = 0; place < PRICED_DAYS; place++) {
    const day = addDays(today, place)
    const season = donemler.find(({ ilk_gun, son_gun }) => ilk_gun <= day && day <= son_gun)
    if (season && season.bantlar.length > 0 && season.bantlar.every(({ fiyat }) => fiyat > 0)) priced += 1
  }
  return priced
}

function isPriced(tarife: StoredTariff): boolean {
  switch (tarife.tur) {
    case 'kisi':
      return tarife.yetiskin_fiyat > 0
    case 'grup':
    case 'birim':
      return tarife.fiyat > 0
    case 'transfer_arac':
      return tarife.fiyatlar.gidis > 0
    case 'transfer_kisi':
      return tarife.fiyatlar.gidis.yetiskin_fiyat > 0
    default:
      return false
  }
}

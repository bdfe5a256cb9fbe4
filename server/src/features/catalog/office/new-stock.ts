import { randomUUID } from 'node:crypto'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import { SALE_DAYS } from '@meltem/domain/kinds'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { ResourceTable } from '../../../platform/db/tables/reservation.ts'
import { insertRule, insertThing } from './first-option.queries.ts'

export interface NewStock extends Pick<ResourceTable, 'stok'> {
  /** Minutes a unit rests between two guests. */
  readonly devir: number
  readonly tenant_id: number
  readonly ad: string
  /** Numbered where there are several. */
  readonly birim: number
  readonly gunler: readonly number[]
  readonly saatler: readonly string[]
  readonly kontenjan: number
  readonly bugun: IsoDay
}

/** What an option draws on: its units, or departures that go until further notice. The office ends or prolongs them. */
export async function addStock(trx: TenantTransaction, stock: NewStock): Promise<string> {
  const { tenant_id, ad, stok, devir, birim, gunler, saatler, kontenjan, bugun } = stock
  const k_no = randomUUID()
  const units = Array.from({ length: birim }, (_, place) => (birim === 1 ? ad : `${ad} ${place + 1}`))
  await insertThing(trx, { tenant_id, k_no, ad, stok, devir }, units)
  if (saatler.length > 0) {
    const son_gun = addDays(bugun, SALE_DAYS)
    const rule = { tenant_id, kaynak_k_no: k_no, ilk_gun: bugun, son_gun, kontenjan }
    await insertRule(trx, { ...rule, gunler: [...gunler], saatler: [...saatler] })
  }
  return k_no
}

import {
  type orderPlaces as OrderCall,
  type savePlace as PlaceCall,
  PlaceFields,
  type removePlace as RemoveCall,
} from '@meltem/contract/transfer/network-office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import * as z from 'zod/mini'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { contestedBy } from '../../../platform/db/edits/contested.ts'
import { settleFields } from '../../../platform/db/edits/settle-edit.ts'
import { fieldRefusal } from '../../../platform/http/api.ts'
import { deletePlace, insertPlace, isPlaceUsed, lockPlaces, updatePlace, writePlaceOrder } from './network.queries.ts'

const rowOf = (kod: string) => ({ tables: ['transfer_yeri'], row: { kod } })

/** A place is known by its key for good: routes and bookings name it. */
export async function savePlace(
  trx: TenantTransaction,
  { tenantId, language }: { readonly tenantId: number; readonly language: Language },
  { kod, surum, ...edit }: ParsedInputOf<typeof PlaceCall>,
): Promise<void> {
  const places = await lockPlaces(trx)
  const now = places.find((one) => one.kod === kod)
  const named = edit.yeni.baslik === undefined || Object.values(edit.yeni.baslik).some(Boolean)
  if (!named) throw fieldRefusal('yeni.baslik', language)
  if (surum === 0) {
    if (now) throw new AppError('ad_kullaniliyor', { ayrinti: { ad: kod } })
    const place = z.safeParse(PlaceFields, { aktif: true, ...edit.yeni })
    if (!place.success) throw fieldRefusal(`yeni.${String(place.error.issues[0]?.path[0])}`, language)
    await insertPlace(trx, tenantId, kod, place.data)
    return
  }
  if (!now) throw new AppError('bulunamadi')
  const { kod: _key, surum: _version, ...fields } = now
  const change = await settleFields(trx, fields, edit, rowOf(kod))
  if (Object.keys(change).length > 0) await updatePlace(trx, kod, change)
}

/** One that a route uses is retired instead (CAT-27). */
export async function removePlace(
  trx: TenantTransaction,
  { kod, surum }: ParsedInputOf<typeof RemoveCall>,
): Promise<void> {
  const now = (await lockPlaces(trx)).find((one) => one.kod === kod)
  if (!now) throw new AppError('bulunamadi')
  if (now.surum !== surum) throw await contestedBy(trx, rowOf(kod), {})
  if (await isPlaceUsed(trx, kod)) throw new AppError('kullanimda')
  await deletePlace(trx, kod)
}

export async function orderPlaces(
  trx: TenantTransaction,
  { gorulen, yeni }: ParsedInputOf<typeof OrderCall>,
): Promise<void> {
  const now = (await lockPlaces(trx)).map(({ kod }) => kod)
  const known = new Set(now)
  if (new Set(yeni).size !== known.size || yeni.length !== known.size || yeni.some((one) => !known.has(one))) {
    throw new AppError('bulunamadi')
  }
  if (now.some((one, place) => gorulen[place] !== one)) throw await contestedBy(trx, rowOf(now[0] ?? ''), {})
  await writePlaceOrder(trx, yeni)
}

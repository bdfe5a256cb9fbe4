import type { Thing, saveThing as ThingCall, saveUnit as UnitCall } from '@meltem/contract/stock/office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { settleFields } from '../../platform/db/edits/settle-edit.ts'
import { fieldRefusal } from '../../platform/http/api.ts'
import { listComingOfUnit } from './coming.queries.ts'
import { requireKnown } from './coming.ts'
import type { Office } from './office-frame.ts'
import { findThing, findUnit, insertUnit, isNameTaken, lockThing, updateThing, updateUnit } from './things.queries.ts'

async function thingNow(trx: TenantTransaction, office: Office, k_no: string): Promise<Thing> {
  const found = await findThing(trx, office, k_no)
  if (!found) throw new AppError('bulunamadi')
  return found
}

/** Name and turnover; bookings that stand keep the room they had. */
export async function saveThing(
  trx: TenantTransaction,
  office: Office,
  { k_no, gorulen, yeni }: ParsedInputOf<typeof ThingCall>,
): Promise<Thing> {
  const now = await lockThing(trx, k_no)
  if (!now) throw new AppError('bulunamadi')
  const change = await settleFields(trx, { ad: now.ad, devir: now.devir }, { gorulen, yeni }, rowOf('kaynak', k_no))
  if (Object.keys(change).length > 0) await updateThing(trx, k_no, change)
  return await thingNow(trx, office, k_no)
}

const rowOf = (tablo: string, k_no: string) => ({ tables: [tablo], row: { k_no } })

type Save = ParsedInputOf<typeof UnitCall>

/** A unit of a thing: added, renamed, retired or taken back into service; never deleted (CAT-20). */
export async function saveUnit(trx: TenantTransaction, office: Office, input: Save): Promise<Thing> {
  const { kaynak_k_no, k_no, surum } = input
  const thing = await lockThing(trx, kaynak_k_no)
  const now = await findUnit(trx, k_no)
  const isForeign = now !== undefined && now.kaynak_k_no !== kaynak_k_no
  if (!thing || thing.stok === 'kalkis' || isForeign || (!now && surum !== 0)) throw new AppError('bulunamadi')
  if (!now) await addUnit(trx, office, input)
  else if (surum !== 0) await changeUnit(trx, office, input, { ad: now.ad, aktif: now.aktif })
  return await thingNow(trx, office, kaynak_k_no)
}

async function addUnit(trx: TenantTransaction, office: Office, input: Save): Promise<void> {
  const { ad, aktif = true } = input.yeni
  if (ad === undefined) throw fieldRefusal('yeni.ad', office.language)
  await requireFreeName(trx, input, ad)
  await insertUnit(trx, office.tenantId, { k_no: input.k_no, kaynak_k_no: input.kaynak_k_no, ad, aktif })
}

async function changeUnit(
  trx: TenantTransaction,
  office: Office,
  input: Save,
  now: { readonly ad: string; readonly aktif: boolean },
): Promise<void> {
  const change = await settleFields(trx, now, input, rowOf('birim', input.k_no))
  if (change.ad !== undefined || change.aktif) await requireFreeName(trx, input, change.ad ?? now.ad)
  if (change.aktif === false) requireKnown(await listComingOfUnit(trx, input.k_no, office.now), input.bilinen)
  if (Object.keys(change).length > 0) await updateUnit(trx, input.k_no, change)
}

async function requireFreeName(
  trx: TenantTransaction,
  { kaynak_k_no, k_no }: Pick<Save, 'kaynak_k_no' | 'k_no'>,
  ad: string,
): Promise<void> {
  if (await isNameTaken(trx, kaynak_k_no, k_no, ad)) throw new AppError('ad_kullaniliyor', { ayrinti: { ad } })
}

import { type saveVehicle as VehicleCall, VehicleFields } from '@meltem/contract/fleet/office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import * as z from 'zod/mini'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { settleFields } from '../../platform/db/edits/settle-edit.ts'
import { refuseTaken } from '../../platform/db/unique-violation.ts'
import { fieldRefusal } from '../../platform/http/api.ts'
import { listComingOfUnit } from '../stock/coming.queries.ts'
import { requireKnown } from '../stock/coming.ts'
import type { Office } from '../stock/office-frame.ts'
import { insertUnit, lockThing, updateUnit } from '../stock/things.queries.ts'
import { findFreeUnit, insertVehicle, isVehiclePool, lockVehicle, updateVehicle } from './fleet.queries.ts'

type Save = ParsedInputOf<typeof VehicleCall>

/** As a plate is painted: capital letters, single blanks. */
function plateOf(typed: string): string {
  return typed.replaceAll('i', 'I').toUpperCase().replaceAll(/\s+/g, ' ')
}

/** A plate stands once among the vehicles in service, whatever its blanks and case (CAT-31). */
export async function saveVehicle(trx: TenantTransaction, office: Office, input: Save): Promise<void> {
  await refuseTaken('plaka_kayitli', async () => {
    const now = await lockVehicle(trx, input.k_no)
    if (now) {
      if (input.surum !== 0) await changeVehicle(trx, office, input, now)
    } else if (input.surum === 0) await addVehicle(trx, office, input)
    else throw new AppError('bulunamadi')
  })
}

async function addVehicle(trx: TenantTransaction, office: Office, { k_no, yeni }: Save): Promise<void> {
  const whole = z.safeParse(VehicleFields, { aktif: true, kaynak_k_no: null, ...yeni })
  if (!whole.success) throw fieldRefusal(`yeni.${String(whole.error.issues[0]?.path[0])}`, office.language)
  const { kaynak_k_no, ...fields } = whole.data
  const plaka = plateOf(fields.plaka)
  const birim_k_no = kaynak_k_no === null ? null : await takeUnit(trx, office, { kaynak_k_no, k_no, plaka })
  await insertVehicle(trx, { tenant_id: office.tenantId, k_no, ...fields, plaka, birim_k_no })
}

interface Wanted {
  readonly kaynak_k_no: string
  readonly k_no: string
  readonly plaka: string
}

/** A unit that has no plate yet gets this one, else the pool grows by one. */
async function takeUnit(trx: TenantTransaction, { tenantId }: Office, wanted: Wanted): Promise<string> {
  const { kaynak_k_no, plaka } = wanted
  if (!(await isVehiclePool(trx, kaynak_k_no)) || !(await lockThing(trx, kaynak_k_no))) throw new AppError('bulunamadi')
  const free = await findFreeUnit(trx, kaynak_k_no)
  if (free) {
    await updateUnit(trx, free, { ad: plaka })
    return free
  }
  const k_no = crypto.randomUUID()
  await insertUnit(trx, tenantId, { k_no, kaynak_k_no, ad: plaka })
  return k_no
}

type Known = NonNullable<Awaited<ReturnType<typeof lockVehicle>>>

async function changeVehicle(trx: TenantTransaction, office: Office, input: Save, known: Known): Promise<void> {
  const { birim_k_no, ...now } = known
  const { k_no, bilinen } = input
  const yeni = { ...input.yeni, ...(input.yeni.plaka !== undefined && { plaka: plateOf(input.yeni.plaka) }) }
  const change = await settleFields(trx, now, { gorulen: input.gorulen, yeni }, { tables: ['arac'], row: { k_no } })
  const { kaynak_k_no, ...fields } = change
  const moves = kaynak_k_no !== undefined
  if (birim_k_no && (moves || fields.aktif === false)) {
    // What is booked stays with the unit: only a vehicle without bookings to come changes its pool.
    requireKnown(await listComingOfUnit(trx, birim_k_no, office.now), moves ? 0 : bilinen)
  }
  const after = { ...now, ...change }
  const unit = moves ? await movedUnit(trx, office, { k_no, kaynak_k_no, plaka: after.plaka }) : birim_k_no
  await updateVehicle(trx, k_no, { ...fields, birim_k_no: unit })
  if (birim_k_no && birim_k_no !== unit) await updateUnit(trx, birim_k_no, { aktif: false })
  if (unit) await updateUnit(trx, unit, { ad: after.plaka, aktif: after.aktif })
}

async function movedUnit(
  trx: TenantTransaction,
  office: Office,
  { kaynak_k_no, ...wanted }: Omit<Wanted, 'kaynak_k_no'> & { readonly kaynak_k_no: string | null },
): Promise<string | null> {
  return kaynak_k_no === null ? null : await takeUnit(trx, office, { ...wanted, kaynak_k_no })
}

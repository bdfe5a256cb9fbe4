import type { closeTill as call, TillDay, TillRow } from '@meltem/contract/payment/till-office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import { toAmount, toMinor } from '@meltem/domain/money'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import { instantOf, wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { lockQuery } from '../../reservation/place/limits.queries.ts'
import {
  findClosing,
  findFirstDay,
  findLastClosing,
  type InTill,
  insertClosing,
  insertClosingRows,
  listClosingRows,
  listMoves,
  type MethodSum,
  sumByMethod,
  takeIntoClosing,
} from './till.queries.ts'

const CASH = 'nakit'
/** The drawer of every office has these, also while it is empty. */
const DRAWER = ['TRY']
const MOST_MOVES = 200

const startOf = (day: IsoDay) => instantOf(`${day}T00:00`)
const endOf = (day: IsoDay) => startOf(addDays(day, 1))

/** What lay in the drawer after a closing, by currency. */
async function readCarried(trx: TenantTransaction, kasa_k_no: string | undefined): Promise<Map<string, number>> {
  const rows = kasa_k_no === undefined ? [] : await listClosingRows(trx, kasa_k_no)
  const cash = rows.filter(({ sayilan }) => sayilan !== null)
  return new Map(cash.map(({ kur, sayilan, bankaya }) => [kur, (sayilan ?? 0) - (bankaya ?? 0)]))
}

interface CashRow extends MethodSum {
  readonly devir: number
  readonly beklenen: number
}

/** Cash of every currency that lies or moved there; with it what has to lie there now. */
function cashOf(sums: readonly MethodSum[], carried: ReadonlyMap<string, number>): CashRow[] {
  const moved = sums.filter(({ odeme_yontemi }) => odeme_yontemi === CASH)
  const kept = [...carried].filter(([, amount]) => amount !== 0).map(([kur]) => kur)
  const currencies = [...new Set([...DRAWER, ...kept, ...moved.map(({ kur }) => kur)])]
  return currencies.map((kur) => {
    const none = { odeme_yontemi: CASH, kur, adet: 0, giren: 0, cikan: 0 } as const
    const row = moved.find((one) => one.kur === kur) ?? none
    const devir = carried.get(kur) ?? 0
    return { ...row, devir, beklenen: devir + row.giren - row.cikan }
  })
}

const onWire = ({ odeme_yontemi, kur, adet, giren, cikan }: MethodSum) => ({
  odeme_yontemi,
  kur,
  adet,
  giren: toAmount(giren),
  cikan: toAmount(cikan),
})

const NO_CASH = { devir: null, beklenen: null, sayilan: null, bankaya: null }

async function readOpenRows(trx: TenantTransaction, money: InTill): Promise<TillRow[]> {
  const sums = await sumByMethod(trx, money)
  const last = await findLastClosing(trx)
  const cash = cashOf(sums, await readCarried(trx, last?.k_no))
  return [
    ...cash.map((row) => ({
      ...onWire(row),
      devir: toAmount(row.devir),
      beklenen: toAmount(row.beklenen),
      sayilan: null,
      bankaya: null,
    })),
    ...sums.filter(({ odeme_yontemi }) => odeme_yontemi !== CASH).map((row) => ({ ...onWire(row), ...NO_CASH })),
  ]
}

async function readClosedRows(trx: TenantTransaction, kasa_k_no: string): Promise<TillRow[]> {
  const rows = await listClosingRows(trx, kasa_k_no)
  const wire = rows.map(({ devir, sayilan, bankaya, ...row }) => ({
    ...onWire(row as MethodSum),
    devir: devir === null ? null : toAmount(devir),
    beklenen: devir === null ? null : toAmount(devir + row.giren - row.cikan),
    sayilan: sayilan === null ? null : toAmount(sayilan),
    bankaya: bankaya === null ? null : toAmount(bankaya),
  }))
  return wire.toSorted((a, b) => Number(a.sayilan === null) - Number(b.sayilan === null))
}

const closedAs = (closed: IsoDay, asked: IsoDay) => (closed === asked ? 'kapali' : 'icinde')

/** A day as it is counted: from the books while it is open, as it was written once it is closed. */
export async function readTill(trx: TenantTransaction, gun: IsoDay, bugun: IsoDay): Promise<TillDay> {
  const closing = await findClosing(trx, gun)
  const last = await findLastClosing(trx)
  const money: InTill = closing ? { kasa_k_no: closing.k_no } : { until: endOf(gun) }
  const satirlar = closing ? await readClosedRows(trx, closing.k_no) : await readOpenRows(trx, money)
  return {
    gun: closing?.gun ?? gun,
    bugun,
    durum: closing ? closedAs(closing.gun, gun) : 'acik',
    ilk: await findFirstDay(trx, money),
    kapanan: last?.gun ?? null,
    kapatan: closing?.kapatan ?? null,
    kapanis_zamani: closing?.zaman.toISOString() ?? null,
    neden: closing?.neden ?? null,
    satirlar,
    hareketler: await listMoves(trx, money, { dayStart: startOf(closing?.gun ?? gun), most: MOST_MOVES }),
    hareket_sayisi: satirlar.reduce((sum, { adet }) => sum + adet, 0),
  }
}

type Closing = ParsedInputOf<typeof call>

/**
 * Closes a day once. The money in it is marked and written down in one commit, so that the closing and the books agree to
 * the cent whatever is booked in the same moment (PAY-14).
 */
export async function closeTill(
  { db, clock }: Services,
  context: RequestContext,
  closing: Closing,
): Promise<{ data: TillDay }> {
  const { k_no: personel_k_no } = await requireStaff(context)
  const { id: tenant_id } = context.tenant
  const bugun = wallOf(clock.now()).slice(0, 10)
  // A day that has not come yet has no end to be counted at.
  if (closing.gun > bugun) throw new AppError('durum_uygun_degil')
  return await withTenant(db, tenant_id, async (trx) => {
    await lockQuery(trx, `kasa:${tenant_id}`).execute()
    await writeClosing(trx, { ...closing, tenant_id, personel_k_no })
    return { data: await readTill(trx, closing.gun, bugun) }
  })
}

interface NewClosing extends Closing {
  readonly tenant_id: number
  readonly personel_k_no: string | null
}

export async function writeClosing(trx: TenantTransaction, closing: NewClosing): Promise<void> {
  const { tenant_id, personel_k_no, gun, sayim, neden } = closing
  const last = await findLastClosing(trx)
  if (last && last.gun >= gun) throw new AppError('gun_kapali', { ayrinti: { gun: last.gun } })
  const carried = await readCarried(trx, last?.k_no)
  const kasa_k_no = await insertClosing(trx, { tenant_id, gun, neden: neden || null, personel_k_no })
  await takeIntoClosing(trx, kasa_k_no, endOf(gun))
  const sums = await sumByMethod(trx, { kasa_k_no })
  const cash = countedCash(cashOf(sums, carried), sayim)
  if (!neden && cash.some(({ beklenen, sayilan }) => beklenen !== sayilan)) throw new AppError('kasa_farki')
  const rows = [
    ...cash.map(({ beklenen: _expected, ...row }) => row),
    ...sums
      .filter(({ odeme_yontemi }) => odeme_yontemi !== CASH)
      .map((row) => ({ ...row, devir: null, sayilan: null, bankaya: null })),
  ]
  await insertClosingRows(
    trx,
    rows.map((row) => ({ tenant_id, kasa_k_no, ...row })),
  )
}

/** Every currency was counted, against what the person saw has to lie there; otherwise they count again. */
function countedCash(cash: readonly CashRow[], counts: Closing['sayim']) {
  const extra = counts.filter(({ kur, sayilan }) => sayilan > 0 && !cash.some((row) => row.kur === kur))
  const found = extra.map(({ kur }) => ({
    odeme_yontemi: 'nakit' as const,
    kur,
    adet: 0,
    giren: 0,
    cikan: 0,
    devir: 0,
    beklenen: 0,
  }))
  return [...cash, ...found].map((row) => {
    const count = counts.find(({ kur }) => kur === row.kur)
    if (!count || Math.round(count.beklenen * 100) !== row.beklenen) {
      throw new AppError('kasa_degisti', { ayrinti: { kur: row.kur, beklenen: toAmount(row.beklenen) } })
    }
    return { ...row, sayilan: toMinor(count.sayilan), bankaya: toMinor(count.bankaya ?? 0) }
  })
}

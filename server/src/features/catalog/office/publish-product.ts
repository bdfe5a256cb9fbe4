import type { publishProduct as publishCall } from '@meltem/contract/catalog/office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { IsoDay } from '@meltem/domain/calendar-day'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { stateOfRow } from './list-products.ts'
import { findProductRow, lockProductRow, type ProductRow, updateProduct } from './product-row.queries.ts'
import { listDueKeys } from './publish-product.queries.ts'
import { readReadiness } from './readiness.ts'

interface Moment {
  readonly trx: TenantTransaction
  readonly an: Date
  readonly bugun: IsoDay
}

/**
 * Publishing now or later asks first for what is missing (CAT-6); a product that is taken down or retired is gone from
 * the shop with the commit, and its bookings stay (CAT-1).
 */
export async function publishProduct(
  moment: Moment,
  { k_no, islem, zaman }: ParsedInputOf<typeof publishCall>,
): Promise<OutputOf<typeof publishCall>> {
  const { trx, an } = moment
  const row = await lockProductRow(trx, k_no)
  if (!row) throw new AppError('bulunamadi')
  if (islem === 'yayinla') {
    const eksik = await lacksOfRow(moment, row)
    if (eksik.length > 0) throw new AppError('yayina_hazir_degil', { ayrinti: { eksik } })
    const later = zaman && new Date(zaman) > an ? zaman : null
    if (later) await standAside(trx, k_no, { yayin_zamani: later, emekli_zamani: null })
    else await writeState(trx, k_no, islem, an)
  } else {
    await writeState(trx, k_no, islem, an)
  }
  const now = await findProductRow(trx, k_no)
  if (!now) throw new AppError('bulunamadi')
  return { durum: stateOfRow(now), yayin_zamani: now.yayin_zamani?.toISOString() ?? null }
}

/** The state itself, for who has looked at what is missing. */
export async function writeState(
  trx: TenantTransaction,
  k_no: string,
  islem: 'yayinla' | 'geri_cek' | 'emekli',
  an: Date,
): Promise<void> {
  if (islem === 'yayinla') await putOnOffer(trx, k_no, an)
  else await standAside(trx, k_no, { yayin_zamani: null, emekli_zamani: islem === 'emekli' ? an : null })
}

async function lacksOfRow({ trx, bugun }: Moment, { k_no, bilgi }: ProductRow) {
  const ready = await readReadiness(trx, [{ urun_k_no: k_no, bilgi }], bugun)
  return ready.get(k_no)?.eksik ?? []
}

async function putOnOffer(trx: TenantTransaction, k_no: string, an: Date): Promise<void> {
  const urun = { yayinda: true, yayin_zamani: an, emekli_zamani: null }
  await updateProduct(trx, k_no, { urun, vitrin: { yayinda: true } })
}

async function standAside(
  trx: TenantTransaction,
  k_no: string,
  when: { readonly yayin_zamani: Date | string | null; readonly emekli_zamani: Date | null },
): Promise<void> {
  await updateProduct(trx, k_no, { urun: { yayinda: false, ...when }, vitrin: { yayinda: false } })
}

/**
 * What was planned for this instant. Every process of the tenant comes here at the same time: the lock of the row lets one
 * of them write. What lacks something by now stays a draft, so that the list says it.
 */
export async function publishDue(moment: Moment): Promise<void> {
  const { trx, an } = moment
  for (const k_no of await listDueKeys(trx, an)) {
    const row = await lockProductRow(trx, k_no)
    if (!row || row.yayinda || row.yayin_zamani === null) continue
    const eksik = await lacksOfRow(moment, row)
    if (eksik.length === 0) await putOnOffer(trx, k_no, row.yayin_zamani)
    else await standAside(trx, k_no, { yayin_zamani: null, emekli_zamani: null })
  }
}

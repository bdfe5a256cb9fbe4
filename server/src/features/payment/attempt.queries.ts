import type { PaymentAttempt } from '@meltem/contract/payment'
import { toAmount } from '@meltem/domain/money'
import { OPEN_ATTEMPTS } from '@meltem/domain/payment/attempt-states'
import type { Selectable, Updateable } from 'kysely'
import { hashToken, keyFor } from '../../access/token.ts'
import type { TenantTransaction } from '../../db/connection.ts'
import type { AttemptTable } from '../../db/database-payment.ts'
import { later } from '../../db/round-trip.ts'
import type { KnownAttempt } from '../../gateways/payment-gateway.ts'

export type AttemptRow = Selectable<AttemptTable>

/** Named one by one, as a plan that is kept outlives the migration that adds a column. */
export const ATTEMPT_COLUMNS = Object.keys({
  tenant_id: 0,
  k_no: 0,
  rezervasyon_k_no: 0,
  saglayici: 0,
  siparis_no: 0,
  durum: 0,
  bolum: 0,
  tutar: 0,
  kur: 0,
  kart_taksit: 0,
  lang: 0,
  anahtar_ozeti: 0,
  adim: 0,
  saglayici_no: 0,
  saglayici_verisi: 0,
  neden: 0,
  alinan: 0,
  iade_toplam: 0,
  kart_marka: 0,
  kart_ilk_alti: 0,
  kart_son_dort: 0,
  ip: 0,
  sonraki_sorgu: 0,
  son_sorgu: 0,
  alarm: 0,
  olusturma_zamani: 0,
  sonuc_zamani: 0,
} satisfies Record<keyof AttemptTable, 0>) as readonly (keyof AttemptTable)[]

/** The token of the way back can be made again from the secret; the database has its hash only. */
export function returnToken(secret: string, tenantId: number, k_no: string): string {
  return keyFor(secret, 'odeme_donus', tenantId, k_no)
}

/** Letters and digits only, as the strictest provider asks; the tenant's number finds the books a notice belongs to. */
export function orderNumber(tenantId: number, k_no: string): string {
  return `m${tenantId}x${k_no.replaceAll('-', '')}`
}

export function tenantOfOrder(siparis_no: string): number | undefined {
  const match = /^m(\d{1,9})x[0-9a-f]{32}$/.exec(siparis_no)
  return match ? Number(match[1]) : undefined
}

/** Locks it: whoever settles it and whoever opens another wait for each other. */
export function openAttemptQuery(trx: TenantTransaction, reservation: string) {
  return trx
    .selectFrom('odeme_denemesi')
    .select(ATTEMPT_COLUMNS)
    .where('rezervasyon_k_no', '=', reservation)
    .where('durum', 'in', OPEN_ATTEMPTS)
    .forUpdate()
}

export async function lockAttempt(trx: TenantTransaction, k_no: string): Promise<AttemptRow | undefined> {
  return await attemptQuery(trx, k_no).forUpdate().executeTakeFirst()
}

export function attemptQuery(trx: TenantTransaction, k_no: string) {
  return trx.selectFrom('odeme_denemesi').select(ATTEMPT_COLUMNS).where('k_no', '=', k_no)
}

export function attemptByTokenQuery(trx: TenantTransaction, token: string) {
  return trx.selectFrom('odeme_denemesi').select(ATTEMPT_COLUMNS).where('anahtar_ozeti', '=', hashToken(token))
}

export function attemptByOrderQuery(trx: TenantTransaction, order: string) {
  return trx.selectFrom('odeme_denemesi').select(ATTEMPT_COLUMNS).where('siparis_no', '=', order)
}

export function newestAttemptQuery(trx: TenantTransaction, reservation: string) {
  return trx
    .selectFrom('odeme_denemesi')
    .select(ATTEMPT_COLUMNS)
    .where('rezervasyon_k_no', '=', reservation)
    .orderBy('olusturma_zamani', 'desc')
    .limit(1)
}

export async function updateAttempt(
  trx: TenantTransaction,
  k_no: string,
  changes: Updateable<AttemptTable>,
): Promise<void> {
  await later(trx, trx.updateTable('odeme_denemesi').set(changes).where('k_no', '=', k_no))
}

export function knownAttempt(row: AttemptRow): KnownAttempt {
  const { siparis_no, saglayici_no, saglayici_verisi, tutar, kur } = row
  return { siparis_no, saglayici_no, saglayici_verisi: saglayici_verisi ?? {}, tutar, kur }
}

export function attemptOnWire(row: AttemptRow): PaymentAttempt {
  const { k_no, durum, tutar, kur, kart_taksit, neden, kart_marka, kart_son_dort, olusturma_zamani } = row
  return {
    k_no,
    durum,
    tutar: toAmount(tutar),
    kur,
    kart_taksit,
    neden,
    kart_marka,
    kart_son_dort,
    olusturma_zamani: olusturma_zamani.toISOString(),
  }
}

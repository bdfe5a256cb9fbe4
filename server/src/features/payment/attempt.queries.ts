import type { PaymentAttempt } from '@meltem/contract/payment/payment'
import { toAmount } from '@meltem/domain/money'
import { CAPTURABLE_ATTEMPTS, OPEN_ATTEMPTS } from '@meltem/domain/payment/attempt-states'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { fixed, fixedChange, fixedWrite } from '../../platform/db/fixed-query.ts'
import { later } from '../../platform/db/round-trip.ts'
import type { AttemptTable, ProviderEventTable } from '../../platform/db/tables/payment.ts'
import { hashToken, keyFor } from '../../platform/sessions/token.ts'
import type { KnownAttempt } from './providers/payment-gateway.ts'

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

function attempts(trx: TenantTransaction) {
  return trx.selectFrom('odeme_denemesi').select(ATTEMPT_COLUMNS)
}

/** Locks it: settling it and opening another one wait for each other. */
export const openAttemptQuery = fixed((trx, reservation: string) =>
  attempts(trx).where('rezervasyon_k_no', '=', reservation).where('durum', 'in', OPEN_ATTEMPTS).forUpdate(),
)

export const attemptQuery = fixed((trx, k_no: string) => attempts(trx).where('k_no', '=', k_no))
export const lockedAttemptQuery = fixed((trx, k_no: string) => attempts(trx).where('k_no', '=', k_no).forUpdate())

export async function lockAttempt(trx: TenantTransaction, k_no: string): Promise<AttemptRow | undefined> {
  return await lockedAttemptQuery(trx, k_no).executeTakeFirst()
}

const attemptByHashQuery = fixed((trx, hash: Buffer) => attempts(trx).where('anahtar_ozeti', '=', hash))

export function attemptByTokenQuery(trx: TenantTransaction, token: string) {
  return attemptByHashQuery(trx, hashToken(token))
}

export const attemptByOrderQuery = fixed((trx, order: string) => attempts(trx).where('siparis_no', '=', order))

/**
 * Keeps what a provider tells, once per event, and makes the attempt due at once if it may still become money: should
 * this process end before it has asked, the poller of another one does. Answers no row where it was known before.
 */
export const noticeInsert = fixedChange(
  (trx, event: Insertable<ProviderEventTable> & { siparis_no: string | null }, { now }: { now: Date }) =>
    trx
      .with('olay', (db) =>
        db
          .insertInto('psp_olayi')
          .values(event)
          .onConflict((conflict) => conflict.doNothing())
          .returning('olay_no'),
      )
      .updateTable('odeme_denemesi')
      .set({ sonraki_sorgu: now })
      .where('siparis_no', '=', event.siparis_no ?? '')
      .where('durum', 'in', CAPTURABLE_ATTEMPTS)
      .where((where) => where.exists(where.selectFrom('olay').select('olay_no')))
      .returning(ATTEMPT_COLUMNS),
)

export const newestAttemptQuery = fixed((trx, reservation: string) =>
  attempts(trx).where('rezervasyon_k_no', '=', reservation).orderBy('olusturma_zamani', 'desc').limit(1),
)

export const attemptInsert = fixedWrite((trx, rows: readonly Insertable<AttemptTable>[]) =>
  trx.insertInto('odeme_denemesi').values(rows).returning(ATTEMPT_COLUMNS),
)

export async function updateAttempt(
  trx: TenantTransaction,
  k_no: string,
  changes: Updateable<AttemptTable>,
): Promise<void> {
  await later(trx, attemptUpdate(trx, changes, { k_no }))
}

const attemptUpdate = fixedChange((trx, changes: Updateable<AttemptTable>, { k_no }: Pick<AttemptRow, 'k_no'>) =>
  trx.updateTable('odeme_denemesi').set(changes).where('k_no', '=', k_no),
)

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

/** Two at most: the caller asks whether there is exactly one. */
export async function listFailedAttempts(trx: TenantTransaction, rezervasyon_k_no: string) {
  return await trx
    .selectFrom('odeme_denemesi')
    .select('k_no')
    .where('rezervasyon_k_no', '=', rezervasyon_k_no)
    .where('durum', '=', 'failed')
    .limit(2)
    .execute()
}

export const startedUpdate = fixedChange((trx, changes: Updateable<AttemptTable>, { k_no }: Pick<AttemptRow, 'k_no'>) =>
  trx
    .updateTable('odeme_denemesi')
    .set({ ...changes, durum: sql<AttemptRow['durum']>`case durum when 'created' then 'redirected' else durum end` })
    .where('k_no', '=', k_no),
)

export async function listCapturedAttempts(
  trx: TenantTransaction,
  saglayici: AttemptRow['saglayici'],
  { from, until }: { readonly from: Date; readonly until: Date },
) {
  return await trx
    .selectFrom('odeme_denemesi')
    .selectAll()
    .where('saglayici', '=', saglayici)
    .where('alinan', '>', 0)
    .where('olusturma_zamani', '>=', from)
    .where('olusturma_zamani', '<', until)
    .execute()
}

import type { NOTE_SUBJECTS } from '@meltem/contract/reservation/office-detail'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { Booking } from './booking.ts'

/** A clerk, and why they did something. */
export interface StaffWord {
  readonly personel_k_no: string
  readonly metin: string
}

interface NewNote extends StaffWord {
  readonly tenant_id: number
  readonly rezervasyon_k_no: string
  readonly konu: (typeof NOTE_SUBJECTS)[number]
}

export function insertNote(trx: TenantTransaction, note: NewNote) {
  return trx
    .insertInto('rezervasyon_ic_not')
    .values(note)
    .returning(['k_no', 'konu', 'metin', 'olusturma_zamani'])
    .executeTakeFirstOrThrow()
}

/** The same words about the same thing stand there once, however often their act is sent. */
export async function insertNoteOnce(trx: TenantTransaction, note: NewNote): Promise<void> {
  const { tenant_id, rezervasyon_k_no, personel_k_no, konu, metin } = note
  await sql`insert into rezervasyon_ic_not (tenant_id, rezervasyon_k_no, personel_k_no, konu, metin)
    select ${tenant_id}, ${rezervasyon_k_no}, ${personel_k_no}, ${konu}, ${metin}
    where not exists (select 1 from rezervasyon_ic_not where rezervasyon_k_no = ${rezervasyon_k_no}
      and konu = ${konu} and metin = ${metin})`.execute(trx)
}

/**
 * The reason of an act, in its commit. It stands among the notes of the office and not in the audit, as it may name the
 * person and has to go when the person is erased; the audit keeps that there is one.
 */
export async function keepReason({ trx, tenant }: Booking, note: Omit<NewNote, 'tenant_id'>): Promise<void> {
  await insertNote(trx, { tenant_id: tenant.id, ...note })
}

/** One's own note of the last minute: later it has been read. */
export async function deleteFreshNote(
  trx: TenantTransaction,
  note: Pick<NewNote, 'rezervasyon_k_no' | 'personel_k_no'> & { readonly k_no: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('rezervasyon_ic_not')
    .where('k_no', '=', note.k_no)
    .where('rezervasyon_k_no', '=', note.rezervasyon_k_no)
    .where('personel_k_no', '=', note.personel_k_no)
    .where('konu', '=', 'not')
    .where(sql<boolean>`olusturma_zamani > now() - interval '1 minute'`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

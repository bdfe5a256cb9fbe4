import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { type Db, type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { later } from '../../platform/db/round-trip.ts'
import { actingStaff } from '../../platform/db/staff-call.ts'
import type { NewMail } from '../../platform/db/tables/database.ts'
import type { Queue, Task } from '../../platform/jobs/queue.ts'
import type { MailData, MailKind } from './mail-kinds.ts'
import { insertNewMails, listForgottenMails, mailsInsert } from './outbox.queries.ts'

export interface Letter<K extends MailKind> {
  readonly tur: K
  /** A key of its own makes it a mail that is written once, however often it is put in. */
  readonly k_no?: string
  readonly veri: MailData[K]
  readonly alici: string
  readonly yanit_adresi?: string
  readonly dil: NewMail['dil']
}

type AnyLetter = { [K in MailKind]: Letter<K> }[MailKind]

/** Writes mails and their jobs in the caller's transaction: all of it happens, or nothing. */
export async function putInOutbox(
  trx: TenantTransaction,
  queue: Queue,
  tenantId: number,
  ...letters: readonly AnyLetter[]
): Promise<void> {
  const written = await writeNewMails(trx, tenantId, letters)
  if (written.length === 0) return
  await queue.sendAll(
    'send-mail',
    written.map((mail) => jobOf(tenantId, mail)),
    trx,
  )
}

/** New mails without their jobs, which the caller plans after the commit. Answers their keys. */
export async function writeMails(
  trx: TenantTransaction,
  tenantId: number,
  letters: readonly AnyLetter[],
): Promise<string[]> {
  if (letters.length === 0) return []
  const keyed = letters.map((letter) => ({ ...letter, k_no: letter.k_no ?? randomUUID() }))
  const rows = keyed.map((letter) => rowOf(tenantId, letter))
  await later(trx, mailsInsert(trx, rows))
  return keyed.map(({ k_no }) => k_no)
}

function rowOf(tenant_id: number, letter: AnyLetter) {
  const { k_no, alici, yanit_adresi = null, dil, tur, veri } = letter
  return { tenant_id, ...(k_no ? { k_no } : {}), alici, yanit_adresi, dil, tur, veri: JSON.stringify(veri) }
}

async function writeNewMails(
  trx: TenantTransaction,
  tenantId: number,
  letters: readonly AnyLetter[],
): Promise<PlannedMail[]> {
  if (letters.length === 0) return []
  return await insertNewMails(
    trx,
    letters.map((letter) => rowOf(tenantId, letter)),
  )
}

interface PlannedMail {
  readonly k_no: string
  readonly tur: string
}

/** Behind every mail that a person waits for (decision 0062). */
const BEHIND_ALL_OTHERS = -10

/** A mail and its job have the same key: a mail without a job can be found, and none gets two. */
export function jobOf(tenant_id: number, { k_no, tur }: PlannedMail): Task & { readonly id: string } {
  const priority = tur === 'newsletter' ? BEHIND_ALL_OTHERS : 0
  return { id: k_no, data: { tenant_id, k_no }, priority, ...resting() }
}

/** What an act of staff has caused rests so long (0059-second-thoughts.ts); a second more, so that its job finds it rested. */
const REST_SECONDS = 21

function resting(): { startAfter?: number } {
  return actingStaff() ? { startAfter: REST_SECONDS } : {}
}

const SOON_MS = 250

interface PlanParts {
  readonly queue: Queue
  readonly log: Logger
}

/**
 * Plans mails whose rows have been committed, in a moment and together with those of others. If the process ends
 * before, or this fails, planForgottenMails does it.
 */
export function planMailsSoon({ queue, log }: PlanParts, tenantId: number, mails: readonly string[]): void {
  queue.gather(
    'send-mail',
    mails.map((k_no) => ({ id: k_no, data: { tenant_id: tenantId, k_no, can_wait: true }, ...resting() })),
    {
      milliseconds: SOON_MS,
      onError: (error) => log.warn({ err: error }, 'mails wait for the next round of planning'),
    },
  )
}

const FORGOTTEN_AFTER_SECONDS = 60
const MOST_AT_ONCE = 500

/** Mails that wait and that no job knows of. */
export async function planForgottenMails(db: Db, queue: Queue, tenantId: number): Promise<void> {
  await withTenant(db, tenantId, async (trx) => {
    const { rows } = await listForgottenMails(trx, FORGOTTEN_AFTER_SECONDS, MOST_AT_ONCE)
    if (rows.length > 0)
      await queue.sendAll(
        'send-mail',
        rows.map((mail) => jobOf(tenantId, mail)),
        trx,
      )
  })
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { sql, type Transaction } from 'kysely'
import type { Step } from './statement.ts'
import type { Database } from './tables/database.ts'

/** A call of the office that is under way: what its transactions tell the database for the audit (PEOPLE-15). */
export interface StaffCall {
  readonly personel_k_no: string
  /** The name of the call: `rezervasyon-iptal-post`. */
  readonly cagri: string
  readonly ip: string
  /** The beginning of the session's hash: tells two sessions apart and opens neither. */
  readonly oturum: string
  readonly istek_no: string
  /** What it is about, where the call says so. */
  readonly konu_k_no: string | null
  /** Whatever it commits leaves a row; of a call that reads, only what is read under a name does (`noteUnchanged`). */
  readonly yazar: boolean
}

interface Scope {
  readonly call: StaffCall
  /** What a call has left running behind it is no act of the person any more. */
  isOpen: boolean
}

const scopes = new AsyncLocalStorage<Scope>()

/** Every transaction that is opened inside `work` is this person's. */
export async function inStaffCall<T>(call: StaffCall, work: () => Promise<T>): Promise<T> {
  const scope = { call, isOpen: true }
  try {
    return await scopes.run(scope, work)
  } finally {
    scope.isOpen = false
  }
}

/** A part of the call that is under way, about one of several things: it leaves a row of its own. */
export async function aboutSubject<T>(konu_k_no: string, work: () => Promise<T>): Promise<T> {
  const call = openCall()
  return await (call ? inStaffCall({ ...call, konu_k_no }, work) : work())
}

/** What the house does by itself because of a call is not done in the person's name. */
export function outsideStaffCall<T>(work: () => T): T {
  return scopes.exit(work)
}

function openCall(): StaffCall | undefined {
  const scope = scopes.getStore()
  return scope?.isOpen ? scope.call : undefined
}

/** The call itself, for work that goes on behind it in the person's name. */
export function actingCall(): StaffCall | undefined {
  return openCall()
}

/** Who acts in the call that is under way; undefined where the house or a guest does. */
export function actingStaff(): string | undefined {
  return openCall()?.personel_k_no
}

const WHO = {
  name: 'staff-call',
  text: `select set_config('app.personel', $1, true), set_config('app.cagri', $2, true), set_config('app.ip', $3, true),
    set_config('app.oturum', $4, true), set_config('app.istek_no', $5, true), set_config('app.konu', $6, true)`,
}

/** A transaction that took or wrote anything has its row, also where no audited table was touched. */
const HAS_ROW: Step = {
  statement: {
    name: 'staff-audit',
    text: 'select denetim_ac() where pg_current_xact_id_if_assigned() is not null',
  },
  values: [],
}

/** What the driver sends behind `begin` and before `commit`; nothing outside of a staff call. */
export function auditSteps(): { readonly opening: readonly Step[]; readonly closing: readonly Step[] } {
  const call = openCall()
  if (!call) return NO_AUDIT
  const { personel_k_no, cagri, ip, oturum, istek_no, konu_k_no, yazar } = call
  const values = [personel_k_no, cagri, ip, oturum, istek_no, konu_k_no ?? '']
  return { opening: [{ statement: WHO, values }], closing: yazar ? [HAS_ROW] : [] }
}

const NO_AUDIT = { opening: [], closing: [] }

/** For what leaves a row though it changes nothing: reading identity data, taking a file of people along, emptying a menu that is empty. */
export async function noteUnchanged(
  trx: Transaction<Database>,
  konu_k_no: string | null,
  ayrinti: Readonly<Record<string, unknown>>,
): Promise<void> {
  await sql`select denetim_ac(${konu_k_no}::uuid, ${JSON.stringify(ayrinti)}::jsonb)`.execute(trx)
}

/**
 * From here to its end the transaction tells the audit nothing more than the row it has: what is being forgotten must not
 * be written down as what was before (PEOPLE-42).
 */
export async function endTelling(trx: Transaction<Database>): Promise<void> {
  await sql`select set_config('app.personel', '', true)`.execute(trx)
}

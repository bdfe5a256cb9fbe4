import type {
  DELIVERY_REASONS,
  FailedMail,
  listFailedJobs,
  listFailedMails,
  retryDelivery,
} from '@meltem/contract/delivery-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import { placeBehind, placeOf } from '../../../platform/http/page-place.ts'
import type { Queue } from '../../../platform/jobs/queue.ts'
import type { QueueName } from '../../../platform/jobs/queues.ts'
import type { Services } from '../../../services.ts'
import { jobOf } from '../outbox.ts'
import {
  countFailed,
  findBusy,
  listJobRows,
  listMailRows,
  lockFailedJobs,
  lockFailedMails,
  type MailRow,
  markWaiting,
} from './delivery.queries.ts'

const PAGE_SIZE = 25
const MOST_JOBS = 100
const MOST_AT_ONCE = 1_000

/** What still makes sense later. A password or a way to a booking that a guest asked for does not: they have asked again. */
const REPEATABLE: readonly QueueName[] = ['cancel-departure', 'make-picture-variants', 'remove-pictures']

export async function readFailedMails(
  { db }: Pick<Services, 'db'>,
  { tenant }: RequestContext,
  { durum = 'vazgecildi', sonra }: ParsedInputOf<typeof listFailedMails>,
): Promise<OutputOf<typeof listFailedMails>> {
  const after = sonra === undefined ? undefined : placeOf(sonra)
  return await withTenant(db, tenant.id, async (trx) => {
    const rows = await listMailRows(trx, durum, after, PAGE_SIZE + 1)
    const page = rows.slice(0, PAGE_SIZE)
    return {
      data: page.map(onWire),
      sonraki: placeBehind(rows.length > PAGE_SIZE ? page.at(-1) : undefined),
      sayilar: await countFailed(trx, tenant.id),
    }
  })
}

function onWire(row: MailRow): FailedMail {
  const { k_no, tur, alici, dil, durum, deneme, son_hata, olusturma_zamani, sonraki, rezervasyon_k_no, kayit_no } = row
  return {
    k_no,
    tur,
    alici,
    dil,
    durum,
    deneme,
    neden: reasonOf(son_hata ?? ''),
    hata: son_hata,
    zaman: olusturma_zamani.toISOString(),
    sonraki: sonraki?.toISOString() ?? null,
    rezervasyon: rezervasyon_k_no && kayit_no ? { k_no: rezervasyon_k_no, kayit_no } : null,
  }
}

/** Mail servers and the network say it in many words; a person wants to know what to do about it. */
export function reasonOf(said: string): (typeof DELIVERY_REASONS)[number] {
  if (/EAUTH|invalid login|authenticat|\b5(?:30|34|35)\b/i.test(said)) return 'giris'
  if (/E(?:CONN|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|DNS|SOCKET|PIPE)|timeout|socket|greeting|TLS/i.test(said))
    return 'baglanti'
  if (/EENVELOPE|EMESSAGE|recipient|mailbox|rejected|\b55\d\b/i.test(said)) return 'adres'
  return 'diger'
}

export async function readFailedJobs(
  { db }: Pick<Services, 'db'>,
  { tenant }: RequestContext,
): Promise<OutputOf<typeof listFailedJobs>> {
  const rows = await withTenant(db, tenant.id, (trx) => listJobRows(trx, tenant.id, MOST_JOBS))
  return {
    data: rows.map((row) => ({
      ...row,
      hata: row.hata?.slice(0, 500) ?? null,
      zaman: row.zaman.toISOString(),
      sonraki: row.sonraki?.toISOString() ?? null,
      yeniden: REPEATABLE.some((name) => name === row.is),
    })),
  }
}

type Wish = ParsedInputOf<typeof retryDelivery>

/** In one commit with the row of the audit: tried again at once, and for a whole day if need be. */
export async function retryFailed(
  { db, queue }: Pick<Services, 'db' | 'queue'>,
  { tenant }: RequestContext,
  { tur, k_nolar }: Wish,
): Promise<number> {
  return await withTenant(db, tenant.id, async (trx) => {
    const sayi = await (tur === 'eposta' ? retryMails : retryJobs)(trx, queue, tenant.id, k_nolar)
    await noteUnchanged(trx, null, { tur, sayi })
    return sayi
  })
}

type Keys = Wish['k_nolar']

async function retryMails(trx: TenantTransaction, queue: Queue, tenant_id: number, keys: Keys): Promise<number> {
  const failed = await lockFailedMails(trx, keys, MOST_AT_ONCE)
  const keysOf = (mails: typeof failed) => mails.map(({ k_no }) => k_no)
  const busy = await findBusy(trx, keysOf(failed))
  const again = failed.filter(({ k_no }) => !busy.has(k_no))
  if (again.length === 0) return 0
  await markWaiting(trx, keysOf(again))
  const tasks = again.map((mail) => ({ ...jobOf(tenant_id, mail), startAfter: 0 }))
  await queue.sendAgain('send-mail', tasks, trx)
  return again.length
}

async function retryJobs(trx: TenantTransaction, queue: Queue, tenantId: number, keys: Keys): Promise<number> {
  const jobs = await lockFailedJobs(trx, { tenantId, names: REPEATABLE, keys, most: MOST_AT_ONCE })
  for (const name of REPEATABLE) {
    const tasks = jobs.filter((job) => job.name === name).map(({ id, data }) => ({ id, data }))
    if (tasks.length > 0) await queue.sendAgain(name, tasks, trx)
  }
  return jobs.length
}

import { randomUUID } from 'node:crypto'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { readIn } from '@meltem/domain/newsletter/newsletter-state'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { Tenant, TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { jobOf, putInOutbox } from '../../letters/outbox.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import {
  countProgress,
  findNewsletter,
  insertReceivers,
  listDueNewsletters,
  listNextReceivers,
  listStrandedMails,
  type NewsletterRow,
  setStanding,
} from './newsletter.queries.ts'
import { quoteOf } from './send-newsletter.ts'

/** So many of a newsletter are in the outbox at most: what is held or ended has little under way. */
export const BATCH = 300

interface Batch {
  readonly services: Services
  readonly tenant: Tenant
  readonly main: Language
  readonly reply: string
}

/**
 * Puts newsletters into the outbox, a batch each minute. What stands in `bulten_alici` has its mail: a process that
 * ends anywhere leaves whole batches, and the next minute goes on behind them (PEOPLE-63, decision 0062).
 */
export function sendNewsletters(services: Services, tenants: TenantDirectory): Job {
  return {
    id: 'send-newsletters',
    description: 'Puts the next batch of newsletters that are on their way into the outbox',
    schedule: '* * * * *',
    run: async () => {
      for (const tenant of tenants.all()) await sendOf(services, tenant)
    },
  }
}

async function sendOf(services: Services, tenant: Tenant): Promise<void> {
  const { db, cache, clock } = services
  const due = await withTenant(db, tenant.id, (trx) => listDueNewsletters(trx, clock.now()))
  if (due.length === 0) return
  const { language, contact } = await getTenantSettings(db, cache, tenant)
  const batch = { services, tenant, main: language.varsayilan, reply: contact.e_mail }
  for (const { k_no } of due) await withTenant(db, tenant.id, (trx) => sendBatch(trx, batch, k_no))
}

/** Under the lock of the newsletter: of two processes at once the second goes on behind the first. */
async function sendBatch(trx: TenantTransaction, batch: Batch, k_no: string): Promise<void> {
  const locked = await findNewsletter(trx, k_no, true)
  const row = locked && (await beginPlanned(trx, batch, locked))
  if (row?.durum !== 'gonderiliyor' || !row.baslama_zamani) return
  const { services, tenant } = batch
  const stranded = await listStrandedMails(trx, k_no, BATCH)
  if (stranded.length > 0) {
    const tasks = stranded.map((mail) => jobOf(tenant.id, { k_no: mail, tur: 'newsletter' }))
    await services.queue.sendAgain('send-mail', tasks, trx)
  }
  const [progress] = await countProgress(trx, [k_no])
  const waiting = progress?.sirada ?? 0
  const written = await putNext(trx, batch, row, BATCH - waiting)
  if (written === 0 && waiting === 0)
    await setStanding(trx, k_no, { durum: 'bitti', bitis_zamani: services.clock.now() })
}

/** A planned one whose time has come goes to those who are subscribers now. */
async function beginPlanned(
  trx: TenantTransaction,
  { services, main }: Batch,
  row: NewsletterRow,
): Promise<NewsletterRow | undefined> {
  const now = services.clock.now()
  if (row.durum !== 'planli' || !row.plan_zamani || row.plan_zamani > now) return row
  const { toplam } = await quoteOf(trx, row, main)
  const begun = { durum: 'gonderiliyor', hedef: toplam, plan_zamani: null, baslama_zamani: now } as const
  await setStanding(trx, row.k_no, begun)
  return { ...row, ...begun }
}

async function putNext(
  trx: TenantTransaction,
  { services, tenant, main, reply }: Batch,
  row: NewsletterRow,
  most: number,
): Promise<number> {
  const begun = row.baslama_zamani
  if (most <= 0 || !begun) return 0
  const read = (dil: Language) => readIn(row, dil, { ...row, main })
  const diller = (row.diller.length === 0 ? LANGUAGES : row.diller).filter((dil) => read(dil) !== null)
  if (diller.length === 0) return 0
  const choice = { diller, segment: row.segment }
  const next = await listNextReceivers(trx, row.k_no, { choice, begun, most })
  const letters = next.flatMap(({ k_no: abone_k_no, e_mail: alici, dil }) => {
    const metin = read(dil)
    return metin === null ? [] : [{ k_no: randomUUID(), abone_k_no, alici, dil, metin }]
  })
  if (letters.length === 0) return 0
  const key = { tenant_id: tenant.id, bulten_k_no: row.k_no }
  await insertReceivers(
    trx,
    letters.map(({ k_no: eposta_k_no, abone_k_no }) => ({ ...key, abone_k_no, eposta_k_no })),
  )
  await putInOutbox(
    trx,
    services.queue,
    tenant.id,
    ...letters.map(({ k_no, abone_k_no, alici, dil, metin }) => ({
      tur: 'newsletter' as const,
      k_no,
      veri: { bulten_k_no: row.k_no, abone_k_no, metin },
      alici,
      yanit_adresi: reply,
      dil,
    })),
  )
  return letters.length
}

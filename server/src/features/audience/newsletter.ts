import { timingSafeEqual } from 'node:crypto'
import type { listSubscribers as listCall, Subscriber, subscribe as subscribeCall } from '@meltem/contract/audience'
import type { ParsedInputOf } from '@meltem/contract/endpoint'
import type { Language } from '@meltem/contract/language'
import { translatorFor } from '@meltem/i18n/translator'
import { sql } from 'kysely'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { Outcome, type RequestContext } from '../../platform/http/api.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import type { Services } from '../../services.ts'
import { putInOutbox } from '../letters/outbox.ts'
import { mayTellExistence } from '../member/existence.ts'
import { newsletterKey } from './newsletter-key.ts'

export const SUBSCRIBERS_PAGE = 50

/**
 * Double opt-in: the address counts once its owner has opened the link of the mail and pressed the button. Whoever is on
 * the list already is told so (LOOK-10) within the budget that tells whether addresses are known, then like anybody.
 */
export async function subscribe(
  services: Services,
  input: ParsedInputOf<typeof subscribeCall>,
  context: RequestContext,
): Promise<{ message: string } | Outcome> {
  const { tenant, ip } = context
  const { e_mail, lang = context.language, kaynak = 'altbilgi', web_sitesi } = input
  const t = translatorFor(context.language, 'newsletter')
  const welcome = { message: t('registered') }
  // A robot filled in the hidden field: it is told the same as everybody, and nothing is stored.
  if (web_sitesi) return welcome
  await services.throttles.take('newsletter_ip', tenant.id, ip)
  const known = await withTenant(services.db, tenant.id, (trx) => findSubscriber(trx, e_mail))
  if (known?.durum === 'onayli') {
    return (await mayTellExistence(services, context)) ? new Outcome('onceden_eklendi', t('known')) : welcome
  }
  // A stranger's address is not filled with our mails: some a day, then none, and the answer is the same.
  if (await services.throttles.mayTake('newsletter_address', tenant.id, e_mail)) {
    await withTenant(services.db, tenant.id, (trx) => writeWaiting(trx, services, tenant, { e_mail, lang, kaynak }))
  }
  return welcome
}

function findSubscriber(trx: TenantTransaction, e_mail: string) {
  return trx.selectFrom('abone').select(['k_no', 'durum']).where('e_mail', '=', e_mail).executeTakeFirst()
}

interface Wish {
  readonly e_mail: string
  readonly lang: Language
  readonly kaynak: string
}

async function writeWaiting(
  trx: TenantTransaction,
  { queue }: Services,
  tenant: Tenant,
  { e_mail, lang, kaynak }: Wish,
): Promise<void> {
  const wish = {
    dil: lang,
    durum: 'bekliyor' as const,
    kaynak,
    riza_metni: translatorFor(lang, 'home')('newsletterConsent'),
    riza_zamani: sql<Date>`now()`,
  }
  const written = await trx
    .insertInto('abone')
    .values({ tenant_id: tenant.id, e_mail, ...wish })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'e_mail'])
        .doUpdateSet({ ...wish, onay_zamani: null, ayrilma_zamani: null })
        .where('abone.durum', '<>', 'onayli'),
    )
    .returning('k_no')
    .executeTakeFirst()
  if (!written) return
  await putInOutbox(trx, queue, tenant.id, {
    tur: 'newsletter_confirm',
    veri: { k_no: written.k_no },
    alici: e_mail,
    dil: lang,
  })
}

interface Link {
  readonly k_no: string
  readonly anahtar: string
}

function fits(services: Services, tenant: Tenant, purpose: 'onay' | 'ayril', { k_no, anahtar }: Link): boolean {
  const right = Buffer.from(newsletterKey(services.config.secret, purpose, { tenantId: tenant.id, k_no }))
  const given = Buffer.from(anahtar)
  return given.length === right.length && timingSafeEqual(given, right)
}

/** The owner of the address says yes; saying it twice changes nothing. False when the key does not fit or they left. */
export async function confirmSubscription(services: Services, tenant: Tenant, link: Link): Promise<boolean> {
  if (!fits(services, tenant, 'onay', link)) return false
  return await withTenant(services.db, tenant.id, async (trx) => {
    const confirmed = await trx
      .updateTable('abone')
      .set({ durum: 'onayli', onay_zamani: sql<Date>`coalesce(onay_zamani, now())` })
      .where('k_no', '=', link.k_no)
      .where('durum', '<>', 'ayrildi')
      .returning('k_no')
      .executeTakeFirst()
    return confirmed !== undefined
  })
}

/** Gone at once; the row stays as the proof of what was agreed to, and when it ended. */
export async function leaveNewsletter(services: Services, tenant: Tenant, link: Link): Promise<boolean> {
  if (!fits(services, tenant, 'ayril', link)) return false
  return await withTenant(services.db, tenant.id, async (trx) => {
    const left = await trx
      .updateTable('abone')
      .set({ durum: 'ayrildi', ayrilma_zamani: sql<Date>`coalesce(ayrilma_zamani, now())` })
      .where('k_no', '=', link.k_no)
      .returning('k_no')
      .executeTakeFirst()
    return left !== undefined
  })
}

export async function listSubscribers(
  trx: TenantTransaction,
  { durum, sayfa = 1 }: ParsedInputOf<typeof listCall>,
): Promise<{ data: Subscriber[]; toplam: number }> {
  const matching = trx
    .selectFrom('abone')
    .$if(durum !== undefined, (query) => query.where('durum', '=', durum as Subscriber['durum']))
  const rows = await matching
    .selectAll()
    .orderBy('riza_zamani', 'desc')
    .orderBy('k_no')
    .limit(SUBSCRIBERS_PAGE)
    .offset((sayfa - 1) * SUBSCRIBERS_PAGE)
    .execute()
  const { toplam } = await matching.select(({ fn }) => fn.countAll<number>().as('toplam')).executeTakeFirstOrThrow()
  const data = rows.map(({ tenant_id: _tenant, k_no: _key, riza_zamani, onay_zamani, ayrilma_zamani, ...row }) => ({
    ...row,
    riza_zamani: riza_zamani.toISOString(),
    onay_zamani: onay_zamani?.toISOString() ?? null,
    ayrilma_zamani: ayrilma_zamani?.toISOString() ?? null,
  }))
  return { data, toplam }
}

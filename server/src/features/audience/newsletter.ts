import type { subscribe as subscribeCall } from '@meltem/contract/audience/audience'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { Outcome, type RequestContext } from '../../platform/http/api.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import { secretOf } from '../../platform/sessions/token.ts'
import type { Services } from '../../services.ts'
import { putInOutbox } from '../letters/outbox.ts'
import { mayTellExistence } from '../member/access/existence.ts'
import { newsletterKey } from './newsletter-key.ts'
import { dropLettersOf } from './newsletters/letter-standing.queries.ts'
import { confirmSubscriber, endSubscription, findSubscriber, upsertWaiting } from './subscriber.queries.ts'

/**
 * Double opt-in: the address counts once its owner has opened the link of the mail and pressed the button. A subscriber
 * is told so (LOOK-10) within the budget for telling known addresses, and after that answered like a new visitor.
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
  // A robot filled in the hidden field: it is told the same as a visitor, and nothing is stored.
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
  const riza_metni = translatorFor(lang, 'home')('newsletterConsent')
  const written = await upsertWaiting(
    trx,
    { tenant_id: tenant.id, e_mail },
    { dil: lang, durum: 'bekliyor', kaynak, riza_metni },
  )
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
  const make = (secret: string) => newsletterKey(secret, purpose, { tenantId: tenant.id, k_no })
  return secretOf(services.config.secrets, make, anahtar) !== undefined
}

/** The owner of the address says yes; saying it twice changes nothing. False when the key does not fit or they left. */
export async function confirmSubscription(services: Services, tenant: Tenant, link: Link): Promise<boolean> {
  if (!fits(services, tenant, 'onay', link)) return false
  return await withTenant(services.db, tenant.id, async (trx) => {
    const confirmed = await confirmSubscriber(trx, link.k_no)
    return confirmed !== undefined
  })
}

/** Gone at once; the row stays as the proof of what was agreed to, and when it ended. */
export async function leaveNewsletter(services: Services, tenant: Tenant, link: Link): Promise<boolean> {
  if (!fits(services, tenant, 'ayril', link)) return false
  return await withTenant(services.db, tenant.id, async (trx) => {
    const left = await endSubscription(trx, link.k_no)
    if (left) await dropLettersOf(trx, left.k_no)
    return left !== undefined
  })
}

import { countMail } from '../../platform/counters.ts'
import { type Db, type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import type { TenantDirectory } from '../../platform/http/tenant-directory.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Mailer, Message } from '../../platform/mail/mailer.ts'
import type { TenantCache } from '../../platform/memory/tenant-cache.ts'
import { inSpan } from '../../platform/tracing/span.ts'
import { type LetterStanding, letterStanding } from '../audience/newsletters/letter-standing.queries.ts'
import { tellMember } from '../member/area/tell-member.ts'
import { getTenantSettings } from '../settings/settings.service.ts'
import { composeLetter } from './compose/compose.ts'
import { findStoredKey } from './key-of-mail.queries.ts'
import { letterHtml, letterText } from './letter.ts'
import type { MailExtras } from './mail-extras.ts'
import type { MailData, MailKind } from './mail-kinds.ts'
import type { LinksOf } from './mail-links.ts'
import { mailPictures } from './mail-pictures.ts'
import { lockUnsentMail, markFailed, markSent, markUnwanted } from './outbox.queries.ts'
import type { TenantRelays } from './relay/tenant-relays.ts'
import { getOwnTexts } from './texts/kept-texts.ts'

interface SendMailParts {
  readonly db: Db
  readonly cache: TenantCache
  readonly tenants: TenantDirectory
  readonly mailer: Mailer
  readonly from: string | undefined
  /** Servers of tenants that have one of their own; without them everything goes by `mailer`. */
  readonly relays?: TenantRelays
  readonly links: LinksOf
  /** Without them a mail has neither attachments nor alternatives. */
  readonly extras?: MailExtras
}

type Mail = NonNullable<Awaited<ReturnType<typeof lockUnsentMail>>>

interface SendMailData {
  readonly tenant_id: number
  readonly k_no: string
  /** Tells of a booking that a person has seen on the screen already. */
  readonly can_wait?: boolean
}

/** A booking is waited for, its mail is not: in a rush it comes some seconds later. */
const LONGEST_WAIT = 20_000

/** Sends one mail of the outbox. A mail that was sent is not sent again, whatever the queue believes. */
export function sendMail(parts: SendMailParts): Job<SendMailData> {
  return {
    id: 'send-mail',
    description: 'Sends a mail of the outbox in its own language',
    givesWay: ({ can_wait }) => (can_wait ? LONGEST_WAIT : 0),
    run: async ({ tenant_id, k_no }, attempt) => {
      const message = await composeFromOutbox(parts, tenant_id, k_no)
      if (!message) return
      try {
        const own = await parts.relays?.find(tenant_id)
        await inSpan('send mail', {}, () =>
          own ? own.mailer.send(sentBy(message, own.gonderen)) : parts.mailer.send(message),
        )
      } catch (error) {
        countMail(attempt.isLast ? 'given_up' : 'failed')
        await noteFailure(parts.db, tenant_id, k_no, { text: String(error), isLast: attempt.isLast })
        throw error
      }
      await withTenant(parts.db, tenant_id, (trx) => markSent(trx, k_no))
      countMail('sent')
    },
  }
}

/** The name in front of the address stays: it is the brand. */
function sentBy(message: Message, gonderen: string): Message {
  const name = /^(.*)<[^<>]*>$/.exec(message.from)?.[1]
  return { ...message, from: name === undefined ? gonderen : `${name}<${gonderen}>` }
}

async function composeFromOutbox(parts: SendMailParts, tenantId: number, k_no: string): Promise<Message | undefined> {
  const tenant = parts.tenants.all().find(({ id }) => id === tenantId)
  if (!tenant) throw new Error(`tenant ${tenantId} is not active`)
  const taken = await withTenant(parts.db, tenantId, async (trx) => {
    const wanted = await takeWanted(trx, k_no)
    return wanted && { mail: wanted, stored: await findStoredKey(trx, wanted.veri) }
  })
  if (!taken) return undefined
  const { mail, stored } = taken
  const settings = await getTenantSettings(parts.db, parts.cache, tenant)
  const kind = mail.tur as MailKind
  const alternatives = (await parts.extras?.alternatives(tenant, kind, mail.veri, mail.dil)) ?? []
  const mark = (await parts.extras?.mark(settings)) ?? null
  const links = parts.links(tenant, stored)
  const letter = composeLetter(kind, mail.veri as unknown as MailData[MailKind], mail.dil, {
    settings,
    links,
    texts: await getOwnTexts(parts.db, parts.cache, tenant),
    alternatives,
    newsletter: (await parts.extras?.newsletter(tenant, { kind, data: mail.veri, language: mail.dil }, links)) ?? null,
    tickets: (await parts.extras?.tickets(tenant, kind, mail.veri, mail.dil)) ?? [],
    marked: mark !== null,
  })
  return {
    from: parts.from ?? `"${settings.company.marka.replaceAll('"', '')}" <${settings.contact.e_mail}>`,
    to: mail.alici,
    replyTo: mail.yanit_adresi ?? undefined,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    messageId: `<${mail.k_no}@${tenant.kod}.meltem>`,
    language: mail.dil,
    unsubscribe: letter.unsubscribe,
    attachments: [
      ...((await parts.extras?.papers(tenant, kind, mail.veri)) ?? []),
      ...(await mailPictures(letter, mark)),
    ],
  }
}

/** The mail, if it is still to be sent. Its member reads it on screen, too, and may have said not to be mailed. */
async function takeWanted(trx: TenantTransaction, k_no: string) {
  const mail = await lockUnsentMail(trx, k_no)
  // Its job comes when it has rested; one that comes earlier comes again.
  if (mail?.dinleniyor) throw new Error(`mail ${k_no} rests, it can still be taken back`)
  if (!mail) return undefined
  const standing = await standingOf(trx, mail)
  if (standing === 'gider') return mail
  if (standing === 'gitmez') await markUnwanted(trx, k_no)
  return undefined
}

async function standingOf(trx: TenantTransaction, mail: Mail): Promise<LetterStanding> {
  // A newsletter that is held has its mails planned anew when it goes on (PEOPLE-63).
  if (mail.tur === 'newsletter') return await letterStanding(trx, mail.veri as unknown as MailData['newsletter'])
  return (await tellMember(trx, mail)) ? 'gider' : 'gitmez'
}

async function noteFailure(
  db: Db,
  tenantId: number,
  k_no: string,
  failure: { text: string; isLast: boolean },
): Promise<void> {
  await withTenant(db, tenantId, (trx) => markFailed(trx, k_no, failure))
}

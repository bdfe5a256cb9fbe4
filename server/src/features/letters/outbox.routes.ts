import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withTenant } from '../../platform/db/connection.ts'
import { SECURITY_HEADERS } from '../../platform/http/guards/security-headers.ts'
import { canonicalOrigin, findPageTenant } from '../../platform/http/pages/page-request.ts'
import type { Tenant, TenantDirectory } from '../../platform/http/tenant-directory.ts'
import type { Attachment } from '../../platform/mail/mailer.ts'
import type { Services } from '../../services.ts'
import { getTenantSettings } from '../settings/settings.service.ts'
import { composeLetter } from './compose/compose.ts'
import { type Letter, letterHtml, letterText } from './letter.ts'
import { mailExtras } from './mail-extras.ts'
import type { MailData, MailKind } from './mail-kinds.ts'
import { linksAt } from './mail-links.ts'
import { mailPictures } from './mail-pictures.ts'
import { listMails } from './outbox.queries.ts'
import { getOwnTexts } from './texts/kept-texts.ts'

const CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"
const UUID = /^[0-9a-f-]{36}$/

interface OutboxOptions {
  readonly services: Services
  readonly tenants: TenantDirectory
}

interface OutboxMail {
  readonly k_no: string
  readonly alici: string
  readonly durum: string
  readonly olusturma_zamani: Date
  readonly letter: Letter
  /** What goes along inside the mail. */
  readonly pictures: readonly Attachment[]
}

/** The mails of the demo, for people who try it without a mail server. Its links open bookings: never in production. */
export async function outboxRoutes(app: FastifyInstance, { services, tenants }: OutboxOptions): Promise<void> {
  if (services.config.mode === 'production') throw new Error('the outbox page is for the demo only')
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, 'content-security-policy': CSP, 'cache-control': 'no-store' })
  })
  const read = async (request: FastifyRequest, k_no?: string): Promise<OutboxMail[]> => {
    const tenant = findPageTenant(request.raw, tenants, true)
    return tenant
      ? await readMails(services, tenant, { origin: canonicalOrigin(request, tenant, services.config), k_no })
      : []
  }
  app.get('/giden-kutusu', async (request, reply) => {
    const page = listPage(await read(request))
    return await reply.type('text/html; charset=utf-8').send(page)
  })
  app.get<{ Params: { k_no: string } }>('/giden-kutusu/:k_no', async (request, reply) => {
    const { k_no } = request.params
    const [mail] = UUID.test(k_no) ? await read(request, k_no) : []
    if (!mail) return await reply.code(404).send()
    const pictures = new Map(mail.pictures.map(({ cid = '', content }) => [cid, content.toString('base64')]))
    const page = letterHtml(mail.letter, (name) => `data:image/png;base64,${pictures.get(name) ?? ''}`)
    return await reply.type('text/html; charset=utf-8').send(page)
  })
  app.get<{ Params: { k_no: string } }>('/giden-kutusu/:k_no/metin', async (request, reply) => {
    const { k_no } = request.params
    const [mail] = UUID.test(k_no) ? await read(request, k_no) : []
    if (!mail) return await reply.code(404).send()
    return await reply.type('text/plain; charset=utf-8').send(letterText(mail.letter))
  })
}

interface Wanted {
  readonly origin: string
  readonly k_no: string | undefined
}

async function readMails(services: Services, tenant: Tenant, { origin, k_no }: Wanted): Promise<OutboxMail[]> {
  const settings = await getTenantSettings(services.db, services.cache, tenant)
  const links = linksAt(origin, services.config.secret, tenant)
  const rows = await withTenant(services.db, tenant.id, (trx) => listMails(trx, k_no))
  const extras = mailExtras(services)
  const texts = await getOwnTexts(services.db, services.cache, tenant)
  return await Promise.all(
    rows.map(async ({ k_no: key, alici, durum, olusturma_zamani, tur, veri, dil }) => {
      const kind = tur as MailKind
      // The list shows subjects only.
      const whole = k_no !== undefined
      const alternatives = whole ? await extras.alternatives(tenant, kind, veri, dil) : []
      const tickets = whole ? await extras.tickets(tenant, kind, veri, dil) : []
      const mark = whole ? await extras.mark(settings) : null
      const newsletter = await extras.newsletter(tenant, { kind, data: veri, language: dil }, links)
      const frame = { settings, links, texts, alternatives, tickets, newsletter, marked: mark !== null }
      const letter = composeLetter(kind, veri as unknown as MailData[MailKind], dil, frame)
      const pictures = whole ? await mailPictures(letter, mark) : []
      return { k_no: key, alici, durum, olusturma_zamani, letter, pictures }
    }),
  )
}

function listPage(mails: readonly OutboxMail[]): string {
  const rows = mails
    .map(
      ({ k_no, alici, durum, olusturma_zamani, letter }) =>
        `<tr><td>${olusturma_zamani.toISOString().slice(0, 19).replace('T', ' ')}</td><td>${escapeText(alici)}</td><td><a href="/giden-kutusu/${k_no}">${escapeText(letter.subject)}</a></td><td><a href="/giden-kutusu/${k_no}/metin" aria-label="${escapeText(`${letter.subject}, plain text`)}">Text</a></td><td>${durum}</td></tr>`,
    )
    .join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Outbox</title></head><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#0b2a3a"><main><h1 style="font-size:24px">Outbox of the demo</h1><table cellpadding="8" style="border-collapse:collapse"><thead><tr><th align="left">Time (UTC)</th><th align="left">To</th><th align="left">Subject</th><th align="left">Plain text</th><th align="left">State</th></tr></thead><tbody>${rows}</tbody></table></main></body></html>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

import { PAYMENT_PROVIDERS, type PaymentProvider } from '@meltem/contract/payment/payment'
import { AppError } from '@meltem/contract/wire/errors'
import { CAPTURABLE_ATTEMPTS } from '@meltem/domain/payment/attempt-states'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { raiseAlarm } from '../../../platform/alarms.ts'
import { KEEP_PLANS, withTenant } from '../../../platform/db/connection.ts'
import { askAllLast } from '../../../platform/db/round-trip.ts'
import { asAppError, failureOf } from '../../../platform/http/envelope.ts'
import { SECURITY_HEADERS } from '../../../platform/http/guards/security-headers.ts'
import type { Tenant, TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import { keptWith } from '../../../platform/memory/kept-with.ts'
import { hashToken } from '../../../platform/sessions/token.ts'
import type { Services } from '../../../services.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { type AttemptRow, attemptByTokenQuery, noticeInsert, tenantOfOrder } from '../attempt.queries.ts'
import { BadNotice, BadSignature, type PaymentGateway } from '../providers/payment-gateway.ts'
import { findGateway } from '../providers/tenant-gateways.ts'
import { settleTrial } from '../trial/settle-trial.ts'
import { findTrialKey, tenantOfTrial } from '../trial/trial.queries.ts'
import { askProvider } from './ask-provider.ts'
import { systemAct } from './poll-payments.ts'

interface NoticeTo {
  Params: { saglayici: string; firma?: string }
}

const BODY_LIMIT = 64 * 1024
const TOKEN = /^[\w-]{43}$/

interface ProviderOptions {
  readonly services: Services
  readonly tenants: TenantDirectory
}

/** Where providers send the browser back to and where they report: outside the API, without its header and its JSON. */
export async function providerRoutes(app: FastifyInstance, options: ProviderOptions): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  )
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })
  app.setErrorHandler(async (error, request, reply) => {
    const known = asAppError(error)
    if (known.status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'a provider was failed')
    if (known.code === 'mesgul') reply.header('retry-after', '2')
    return await reply.code(known.status).send(failureOf(known, 'en', request.id))
  })
  app.route({
    method: ['GET', 'POST'],
    url: '/odeme/donus',
    handler: (request, reply) => comeBack(options, request, reply),
  })
  app.post<NoticeTo>('/odeme/bildirim/:saglayici', (request, reply) => takeNotice(options, request, reply))
  // A tenant with keys of its own is named by the address: only its own signature counts there.
  app.post<NoticeTo>('/odeme/bildirim/:saglayici/:firma', (request, reply) => takeNotice(options, request, reply))
}

/** A cross-site POST: no Lax cookie comes along, and nothing in it is believed. The token finds the attempt. */
async function comeBack({ services, tenants }: ProviderOptions, request: FastifyRequest, reply: FastifyReply) {
  const { firma, deneme: token, prova } = request.query as Record<string, unknown>
  const tenant = typeof firma === 'string' ? tenants.byKod(firma) : undefined
  if (tenant && typeof prova === 'string' && TOKEN.test(prova))
    return await returnToOffice(services, tenant, { prova, reply })
  if (!tenant || typeof token !== 'string' || !TOKEN.test(token)) return await reply.redirect('/', 303)
  const {
    attempt: [attempt],
  } = await withTenant(
    services.db,
    tenant.id,
    (trx) => askAllLast(trx, { attempt: attemptByTokenQuery(trx, token) }),
    KEEP_PLANS,
  )
  if (!attempt) {
    const { language } = await getTenantSettings(services.db, services.cache, tenant)
    return await reply.redirect(`/${language.varsayilan}/basket/warning`, 303)
  }
  await settleReturn(services, tenant, attempt)
  return await reply.redirect(`/${attempt.lang}/basket/result?ref=${token}`, 303)
}

/** The 1.00 of an operator (PAY-17): the screen it was opened from tells how it went. */
async function returnToOffice(
  services: Services,
  tenant: Tenant,
  { prova, reply }: { readonly prova: string; readonly reply: FastifyReply },
) {
  const trial = { anahtar_ozeti: hashToken(prova) }
  const k_no = await withTenant(services.db, tenant.id, (trx) => findTrialKey(trx, trial))
  if (k_no) await settleTrial(services, tenant, k_no).catch((error: unknown) => logTrial(services, k_no, error))
  return await reply.redirect('/yonetim/ayarlar/odeme', 303)
}

function logTrial({ log }: Services, prova: string, error: unknown): void {
  log.error({ err: error, prova }, 'a trial could not be settled at once')
}

/** Whatever goes wrong here, the person gets the page that polls; the poller finds out. */
async function settleReturn(services: Services, tenant: Tenant, attempt: AttemptRow): Promise<void> {
  if (!CAPTURABLE_ATTEMPTS.includes(attempt.durum)) return
  try {
    await askOnce(services, tenant, attempt)
  } catch (error) {
    services.log.error({ err: error, deneme: attempt.k_no }, 'a return could not be settled at once')
  }
}

function providerOf(name: string): PaymentProvider | undefined {
  return PAYMENT_PROVIDERS.find((known) => known === name)
}

/** Whose signature a notice has to carry. */
async function signerOf(
  { services, tenants }: ProviderOptions,
  name: PaymentProvider,
  firma: string | undefined,
): Promise<PaymentGateway | undefined> {
  if (firma === undefined) return services.payments.find(name)
  const tenant = tenants.byKod(firma)
  return tenant && (await findGateway(services, tenant, name))
}

/** Signature first, then once per event; what it says is asked for again before it counts. */
async function takeNotice(
  { services, tenants }: ProviderOptions,
  request: FastifyRequest<NoticeTo>,
  reply: FastifyReply,
) {
  const name = providerOf(request.params.saglayici)
  const gateway = name && (await signerOf({ services, tenants }, name, request.params.firma))
  if (!gateway) return await reply.code(404).send()
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  let notice: ReturnType<typeof gateway.parseNotice>
  try {
    notice = gateway.parseNotice({ headers: request.headers, body })
  } catch (error) {
    if (!(error instanceof BadSignature) && !(error instanceof BadNotice)) throw error
    request.log.warn({ saglayici: name, neden: error.message }, 'a notice was turned away')
    return await reply.code(400).send(failureOf(new AppError('gecersiz_istek'), 'en', request.id))
  }
  const order = notice.siparis_no ?? ''
  const tried = tenants.all().find(({ id }) => id === tenantOfTrial(order))
  if (tried && isSigner(request.params.firma, tried)) {
    hearTrial(services, tried, order)
    return await reply.type('text/plain').send(gateway.noticeAnswer)
  }
  const tenantId = tenantOfOrder(order)
  const tenant = tenants.all().find(({ id }) => id === tenantId)
  // What one tenant's keys have signed is no word about another's order.
  if (tenant && notice.siparis_no && isSigner(request.params.firma, tenant))
    await hear(services, tenant, { saglayici: gateway.name, ...notice })
  else if (notice.siparis_no)
    raiseAlarm(request.log, 'foreign_notice', { ...notice, saglayici: name }, 'a notice about no order of ours')
  return await reply.type('text/plain').send(gateway.noticeAnswer)
}

/** The provider wants its OK quickly; the question to it follows, and the clock asks where this process ends before. */
function hearTrial(services: Services, tenant: Tenant, siparis_no: string): void {
  withTenant(services.db, tenant.id, (trx) => findTrialKey(trx, { siparis_no }))
    .then((k_no) => (k_no === undefined ? undefined : settleTrial(services, tenant, k_no)))
    .catch((error: unknown) => logTrial(services, siparis_no, error))
}

function isSigner(firma: string | undefined, { kod }: Tenant): boolean {
  return firma === undefined || firma === kod
}

interface Heard {
  readonly saglayici: PaymentProvider
  readonly olay_no: string
  readonly tur: string
  readonly siparis_no: string | null
}

async function hear(services: Services, tenant: Tenant, heard: Heard): Promise<void> {
  const now = services.clock.now()
  const {
    attempt: [attempt],
  } = await withTenant(
    services.db,
    tenant.id,
    (trx) => askAllLast(trx, { attempt: noticeInsert(trx, { tenant_id: tenant.id, ...heard }, { now }) }),
    KEEP_PLANS,
  )
  if (attempt) askLater(services, tenant, attempt)
}

const askingOf = keptWith<Map<string, Promise<AttemptRow>>>(() => new Map())

/** The buyer and the notice come back at the same moment, both after the provider has decided: one question serves both. */
function askOnce(services: Services, tenant: Tenant, attempt: AttemptRow): Promise<AttemptRow> {
  const open = askingOf(services)
  const asked =
    open.get(attempt.k_no) ?? askProvider(systemAct(services, tenant), attempt).finally(() => open.delete(attempt.k_no))
  open.set(attempt.k_no, asked)
  return asked
}

/** The provider wants its OK quickly; the question to it follows. */
function askLater(services: Services, tenant: Tenant, attempt: AttemptRow): void {
  askOnce(services, tenant, attempt).catch((error: unknown) =>
    services.log.error({ err: error, deneme: attempt.k_no }, 'a notice could not be settled at once'),
  )
}

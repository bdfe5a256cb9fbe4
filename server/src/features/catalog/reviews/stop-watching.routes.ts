import type { Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { findPageTenant } from '../../../platform/http/pages/page-request.ts'
import { linkLanguage, sendQuestion } from '../../../platform/http/pages/question-page.ts'
import type { TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { stopWatching } from './watches.ts'

interface StopWatchingOptions {
  readonly services: Services
  readonly tenants: TenantDirectory
}

const Asked = z.object({ k_no: z.uuid(), anahtar: z.string().check(z.minLength(1), z.maxLength(100)) })

/** The link at the end of a mail about a watched product. */
export async function stopWatchingRoutes(
  app: FastifyInstance,
  { services, tenants }: StopWatchingOptions,
): Promise<void> {
  const maySwitch = services.config.mode !== 'production'
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, (_request, body, done) => done(null, body))
  app.get('/haber-vazgec', (request, reply) => send(reply, linkLanguage(request), 'ask'))
  app.post('/haber-vazgec', async (request, reply) => {
    const tenant = findPageTenant(request.raw, tenants, maySwitch)
    const asked = z.safeParse(Asked, request.query)
    const stopped = tenant && asked.success && (await stopWatching(services, tenant, asked.data))
    return await send(reply.code(stopped ? 200 : 404), linkLanguage(request), stopped ? 'done' : 'wrong')
  })
}

function send(reply: FastifyReply, language: Language, step: 'ask' | 'done' | 'wrong'): FastifyReply {
  const t = translatorFor(language, 'stopWatching')
  return sendQuestion(reply, language, {
    title: t('title'),
    text: step === 'ask' ? t('text') : t(step),
    button: step === 'ask' ? t('button') : undefined,
    home: t('home'),
  })
}

import type { Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { findPageTenant } from '../../platform/http/pages/page-request.ts'
import { linkLanguage, sendQuestion } from '../../platform/http/pages/question-page.ts'
import type { TenantDirectory } from '../../platform/http/tenant-directory.ts'
import type { Services } from '../../services.ts'
import { confirmSubscription, leaveNewsletter } from './newsletter.ts'

interface NewsletterOptions {
  readonly services: Services
  readonly tenants: TenantDirectory
}

const Asked = z.object({ k_no: z.uuid(), anahtar: z.string().check(z.minLength(1), z.maxLength(100)) })

const ACTS = {
  '/bulten-onay': { words: 'confirm', act: confirmSubscription },
  '/bulten-ayril': { words: 'leave', act: leaveNewsletter },
} as const

type Words = (typeof ACTS)[keyof typeof ACTS]['words']

/** The two links of the newsletter: yes, it was me; and no more of it. */
export async function newsletterRoutes(app: FastifyInstance, { services, tenants }: NewsletterOptions): Promise<void> {
  const maySwitch = services.config.mode !== 'production'
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, (_request, body, done) => done(null, body))
  for (const [path, { words, act }] of Object.entries(ACTS)) {
    app.get(path, (request, reply) => send(reply, linkLanguage(request), words, 'text'))
    app.post(path, async (request: FastifyRequest, reply) => {
      const tenant = findPageTenant(request.raw, tenants, maySwitch)
      const asked = z.safeParse(Asked, request.query)
      const done =
        tenant !== undefined &&
        asked.success &&
        (await services.throttles.mayTake('newsletter_key_ip', tenant.id, request.ip)) &&
        (await act(services, tenant, asked.data))
      return await send(reply.code(done ? 200 : 404), linkLanguage(request), words, done ? 'done' : 'wrong')
    })
  }
}

function send(reply: FastifyReply, language: Language, words: Words, step: 'text' | 'done' | 'wrong'): FastifyReply {
  const t = translatorFor(language, 'newsletter')
  return sendQuestion(reply, language, {
    title: t(`${words}.title`),
    text: step === 'wrong' ? t('wrong') : t(`${words}.${step}`),
    button: step === 'text' ? t(`${words}.button`) : undefined,
    home: t('home'),
  })
}

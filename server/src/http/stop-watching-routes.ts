import type { Language } from '@meltem/contract/language'
import { isLanguage } from '@meltem/i18n/locales'
import { translatorFor } from '@meltem/i18n/translator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { stopWatching } from '../features/catalog/watches.ts'
import type { Services } from '../services.ts'
import { findPageTenant } from './page-request.ts'
import { pageCsp, SECURITY_HEADERS } from './security-headers.ts'
import type { TenantDirectory } from './tenant-directory.ts'

interface StopWatchingOptions {
  readonly services: Services
  readonly tenants: TenantDirectory
}

const Asked = z.object({ k_no: z.uuid(), anahtar: z.string().check(z.minLength(1), z.maxLength(100)) })

/**
 * The link at the end of a mail about a watched product. Opening it only asks: programs that look at links on behalf
 * of people must not decide for them.
 */
export async function stopWatchingRoutes(
  app: FastifyInstance,
  { services, tenants }: StopWatchingOptions,
): Promise<void> {
  const maySwitch = services.config.mode !== 'production'
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, (_request, body, done) => done(null, body))
  app.get('/haber-vazgec', (request, reply) => send(reply, languageOf(request), 'ask'))
  app.post('/haber-vazgec', async (request, reply) => {
    const tenant = findPageTenant(request.raw, tenants, maySwitch)
    const asked = z.safeParse(Asked, request.query)
    const stopped = tenant && asked.success && (await stopWatching(services, tenant, asked.data))
    return await send(reply.code(stopped ? 200 : 404), languageOf(request), stopped ? 'done' : 'wrong')
  })
}

function languageOf(request: FastifyRequest): Language {
  const { dil } = request.query as { dil?: string }
  return dil !== undefined && isLanguage(dil) ? dil : 'en'
}

function send(reply: FastifyReply, language: Language, step: 'ask' | 'done' | 'wrong'): FastifyReply {
  reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', 'content-security-policy': pageCsp([]) })
  reply.header('referrer-policy', 'no-referrer')
  return reply.type('text/html; charset=utf-8').send(pageOf(language, step))
}

function pageOf(language: Language, step: 'ask' | 'done' | 'wrong'): string {
  const t = translatorFor(language, 'stopWatching')
  // The form goes back to the address it came from, key and all.
  const button = `<form method="post"><button style="font:inherit;padding:12px 20px">${t('button')}</button></form>`
  const text = step === 'ask' ? t('text') : t(step)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t('title')}</title></head><body style="margin:0;display:grid;place-content:center;min-height:100vh;padding:24px;box-sizing:border-box;font:18px/1.55 system-ui,sans-serif;color:#0b2a3a"><main><h1 style="font-size:28px;line-height:1.25">${t('title')}</h1><p>${text}</p>${step === 'ask' ? button : ''}<p><a href="/${language}" style="color:#0a5f75">${t('home')}</a></p></main></body></html>`
}

import type { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { personLanguage } from './context.ts'
import { beginFailure } from './envelope.ts'
import { SECURITY_HEADERS } from './guards/security-headers.ts'
import { BARE_PAGE_CSP, barePage } from './pages/bare-page.ts'

/** Whatever fails outside the API and is no page of the storefront's own: a plain one, in the person's language. */
export function sendFailurePage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = beginFailure(error, request, reply)
  reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', 'content-security-policy': BARE_PAGE_CSP })
  const page = failurePage(known, personLanguage(request), request.id)
  return reply.type('text/html; charset=utf-8').send(page)
}

/** When even the error page cannot be shown (PAGE-10): plain words and a way on, made without the storefront. */
function failurePage(error: AppError, language: Language, requestId: string): string {
  const t = translatorFor(language, 'lastResort')
  const errors = translatorFor(language, 'errors')
  if (error.code === 'adres_bilinmiyor') {
    const [title, text] = [t('nowhere'), errors(error.code)]
    return barePage(language, { title, body: `<h1>${title}</h1><p>${text}</p>` })
  }
  const number = `<p><small>${requestId}</small></p>`
  const home = `<p><a href="/${language}">${t('home')}</a></p>`
  if (error.code !== 'mesgul') {
    return barePage(language, { title: String(error.status), body: `<h1>${t('text')}</h1>${number}${home}` })
  }
  const title = t('busy')
  const retry = `<p><a href="">${t('retry')}</a></p><p><a href="/durum?dil=${language}">${t('state')}</a></p>`
  return barePage(language, { title, body: `<h1>${title}</h1><p>${errors(error.code)}</p>${retry}${number}` })
}

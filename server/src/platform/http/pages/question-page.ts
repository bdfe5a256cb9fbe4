import type { Language } from '@meltem/contract/wire/language'
import { isLanguage } from '@meltem/i18n/locales'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SECURITY_HEADERS } from '../guards/security-headers.ts'
import { BARE_PAGE_CSP, barePage } from './bare-page.ts'

interface Question {
  readonly title: string
  readonly text: string
  /** Words of the button that goes on; without it there is nothing to press. */
  readonly button?: string | undefined
  readonly home: string
}

/** The language a link of a mail carries. */
export function linkLanguage(request: FastifyRequest): Language {
  const { dil } = request.query as { dil?: string }
  return dil !== undefined && isLanguage(dil) ? dil : 'en'
}

/**
 * A page behind the link of a mail. Opening it only asks: programs that look at links on behalf of people must not
 * decide for them. The form goes back to the address it came from, key and all.
 */
export function sendQuestion(reply: FastifyReply, language: Language, question: Question): FastifyReply {
  reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', 'content-security-policy': BARE_PAGE_CSP })
  reply.header('referrer-policy', 'no-referrer')
  return reply.type('text/html; charset=utf-8').send(pageOf(language, question))
}

function pageOf(language: Language, { title, text, button, home }: Question): string {
  const form = button ? `<form method="post"><button>${button}</button></form>` : ''
  return barePage(language, {
    title,
    body: `<h1>${title}</h1><p>${text}</p>${form}<p><a href="/${language}">${home}</a></p>`,
  })
}

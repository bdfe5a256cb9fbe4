import type { ContactMessage } from '@meltem/contract/staff/staff'
import { formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import type { Messages } from '@meltem/i18n/messages'
import { createTranslator } from 'use-intl/core'
import { fullName } from '../../ui/words/initials.ts'

/** Mail programs cut addresses off at about two thousand characters; the quotation gives way first. */
const QUOTE_LIMIT = 600

const letters = new Intl.Segmenter()

/** `mailto:` with subject, greeting and quotation in the language the sender wrote in. */
export function replyLink(message: ContactMessage, messages: Messages): string {
  const locale = LOCALES[message.lang].tag
  const t = createTranslator({ locale, messages, namespace: 'admin', timeZone: 'Europe/Istanbul' })
  const subject = t('reply.subject', { subject: t(`subjects.${message.konu}`), number: message.mesaj_no })
  const body = [
    t('reply.greeting', { name: fullName(message) }),
    '',
    '',
    '',
    t('reply.quote', { date: formatInstant(message.olusturma_zamani) }),
    ...quotationOf(message.mesaj),
  ].join('\r\n')
  // The @ stays readable; everything that could start another header or address is escaped.
  const address = encodeURIComponent(message.e_mail).replaceAll('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

function quotationOf(text: string): string[] {
  // Cut between letters: half of an emoji could not be written into an address at all.
  const start = letters.segment(text).containing(QUOTE_LIMIT)?.index
  const cut = start === undefined ? text : `${text.slice(0, start)} …`
  return cut.split(/\r?\n/).map((line) => `> ${line}`)
}

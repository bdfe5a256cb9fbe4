import type { MailWords } from '@meltem/contract/mail-text-office'
import type { Language } from '@meltem/contract/wire/language'
import { filledWith } from '@meltem/domain/content/variables'
import type { Words } from '../letter.ts'
import type { LetterFrame } from '../letter-frame.ts'
import type { MailData, MailKind } from '../mail-kinds.ts'
import { SLOTS, slotOf, valuesOf } from './mail-slots.ts'

interface Mail {
  readonly kind: MailKind
  readonly data: MailData[MailKind]
  readonly language: Language
}

/** Subject and paragraphs as the tenant has written them; rows, papers and links stay the house's (PEOPLE-74). */
export function inOwnWords(words: Words, { kind, data, language }: Mail, { texts, settings }: LetterFrame): Words {
  const slot = slotOf(kind, data)
  const own = slot && texts?.get(`${slot}:${language}`)
  if (!own) return words
  const values = valuesOf(data, settings)
  const subject = filledWith(own.konu, values).replaceAll(/\s+/g, ' ')
  const { once = 0, metin } = SLOTS[slot]
  const written = paragraphsOf(own).map((text) => filledWith(text, values))
  const before = words.paragraphs.slice(0, once)
  const after = words.paragraphs.slice(once + metin.length)
  return {
    ...words,
    subject,
    heading: words.heading === words.subject ? subject : words.heading,
    preview: words.preview === words.paragraphs[once] ? (written[0] ?? words.preview) : words.preview,
    paragraphs: [...before, ...written, ...after],
  }
}

function paragraphsOf({ metin }: MailWords): string[] {
  return metin
    .split(/\n[^\S\n]*\n\s*/)
    .map((text) => text.trim())
    .filter(Boolean)
}

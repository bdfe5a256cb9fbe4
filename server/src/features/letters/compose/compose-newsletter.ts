import type { Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import type { Words } from '../letter.ts'
import type { LetterFrame } from '../letter-frame.ts'
import type { MailData } from '../mail-kinds.ts'

/** Asks whether the address is theirs; without an answer nothing more is sent. */
export function composeNewsletterConfirmation(
  { k_no }: MailData['newsletter_confirm'],
  language: Language,
  { settings, links }: LetterFrame,
): Words {
  const t = translatorFor(language, 'mail')
  const { marka } = settings.company
  const unsubscribe = links.newsletter('ayril', k_no, language)
  return {
    subject: t('newsletter_confirm.subject', { marka }),
    preview: t('newsletter_confirm.preview'),
    heading: t('newsletter_confirm.heading'),
    paragraphs: [t('newsletter_confirm.text', { marka }), t('newsletter_confirm.ignore')],
    rows: [],
    links: [
      [t('newsletter_confirm.confirm'), links.newsletter('onay', k_no, language)],
      [t('newsletter_confirm.leave'), unsubscribe],
    ],
    unsubscribe,
  }
}

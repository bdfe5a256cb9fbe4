import type { Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import type { Words } from '../letter.ts'
import type { LetterFrame } from '../letter-frame.ts'
import type { MailData } from '../mail-kinds.ts'

/** The link alone, and what it is for: who has asked may not be the guest. */
export function composeTripLink(
  { k_no, kayit_no, ad }: MailData['trip_link'],
  language: Language,
  { settings, links }: LetterFrame,
): Words {
  const t = translatorFor(language, 'mail')
  const text = t('trip_link.text', { no: kayit_no })
  return {
    subject: t('trip_link.subject', { marka: settings.company.marka, no: kayit_no }),
    preview: text,
    heading: t('reservation_guest.heading', { ad }),
    paragraphs: [text, t('trip_link.ignore')],
    rows: [],
    links: [[t('trip_link.link'), links.reservation(k_no, language)]],
  }
}

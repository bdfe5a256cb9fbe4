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

/** The words of a newsletter; its first heading is that of the mail. */
function wordsOf({ newsletter }: LetterFrame): Pick<Words, 'subject' | 'preview' | 'heading' | 'blocks' | 'spoken'> {
  if (!newsletter) throw new Error('a newsletter without its words')
  const { subject, preview, blocks, language } = newsletter
  const [first, ...others] = blocks
  return first?.is === 'heading'
    ? { subject, preview, heading: first.text, blocks: others, spoken: language }
    : { subject, preview, heading: subject, blocks, spoken: language }
}

/** Its words may be in the tenant's main language; the way to leave is always in the receiver's own. */
export function composeNewsletter(data: MailData['newsletter'], language: Language, frame: LetterFrame): Words {
  const t = translatorFor(language, 'mail')
  const unsubscribe = frame.links.newsletter('ayril', data.abone_k_no, language)
  const { marka } = frame.settings.company
  return {
    ...wordsOf(frame),
    paragraphs: [],
    rows: [],
    reason: { text: t('newsletter.reason', { marka }), link: [t('newsletter.leave'), unsubscribe] },
    unsubscribe,
  }
}

/** As subscribers will get it, but that nobody can leave by it. */
export function composeNewsletterTrial(
  _data: MailData['newsletter_trial'],
  language: Language,
  frame: LetterFrame,
): Words {
  const t = translatorFor(language, 'mail')
  const words = wordsOf(frame)
  const { marka } = frame.settings.company
  return {
    ...words,
    subject: t('newsletter.trial', { konu: words.subject }),
    paragraphs: [],
    rows: [],
    reason: { text: t('newsletter.reason', { marka }), link: [t('newsletter.leave'), frame.links.page('', language)] },
  }
}

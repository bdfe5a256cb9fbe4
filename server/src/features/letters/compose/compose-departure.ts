import type { Language } from '@meltem/contract/wire/language'
import { formatDate } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import type { Words } from '../letter.ts'
import type { LetterFrame } from '../letter-frame.ts'
import type { MailData } from '../mail-kinds.ts'

/** What the office writes to everybody on a departure, word for word. */
export function composeDepartureMessage(
  data: MailData['departure_message'],
  language: Language,
  { settings, links }: LetterFrame,
): Words {
  const t = translatorFor(language, 'mail')
  const { ad, kayit_no, k_no, urun, tarih, saat, metin } = data
  const when = `${formatDate(tarih)}, ${saat}`
  return {
    subject: t('departure_message.subject', { urun, tarih: formatDate(tarih), marka: settings.company.marka }),
    number: kayit_no,
    preview: metin.slice(0, 120),
    heading: t('departure_message.heading', { ad }),
    paragraphs: [t('departure_message.text', { urun, zaman: when })],
    rows: [],
    quote: metin,
    links: [[t('links.trip'), links.reservation(k_no, language)]],
  }
}

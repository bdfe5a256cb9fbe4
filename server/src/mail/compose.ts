import type { Language } from '@meltem/contract/language'
import type { Settings } from '@meltem/contract/settings'
import { LOCALES } from '@meltem/i18n/locales'
import { translatorFor } from '@meltem/i18n/translator'
import type { Letter } from './letter.ts'
import type { MailData, MailKind } from './mail-kinds.ts'

type Words = Pick<Letter, 'subject' | 'preview' | 'heading' | 'paragraphs' | 'rows' | 'quote'>
type Composer<K extends MailKind> = (data: MailData[K], language: Language, brand: string) => Words

const COMPOSERS: { [K in MailKind]: Composer<K> } = {
  contact_operator: (data, language) => {
    const t = translatorFor(language, 'mail')
    const name = `${data.ad} ${data.soyad}`
    const subject = t('contact_operator.subject', { no: data.mesaj_no, konu: t(`subjects.${data.konu}`) })
    return {
      subject,
      preview: data.mesaj.slice(0, 120),
      heading: subject,
      paragraphs: [t('contact_operator.intro')],
      rows: [
        [t('rows.name'), name],
        [t('rows.e_mail'), data.e_mail],
        ...(data.telefon ? [[t('rows.telefon'), data.telefon] as const] : []),
        [t('rows.konu'), t(`subjects.${data.konu}`)],
        [t('rows.dil'), LOCALES[data.lang].name],
        [t('rows.no'), data.mesaj_no],
      ],
      quote: data.mesaj,
    }
  },
  contact_sender: (data, language, brand) => {
    const t = translatorFor(language, 'mail')
    return {
      subject: t('contact_sender.subject', { marka: brand, no: data.mesaj_no }),
      preview: t('contact_sender.preview'),
      heading: t('contact_sender.heading', { ad: data.ad }),
      paragraphs: [t('contact_sender.intro', { marka: brand }), t('contact_sender.reply', { no: data.mesaj_no })],
      rows: [],
      quote: data.mesaj,
    }
  },
}

/** The mail of a kind in a language, with the tenant's name and address under it. */
export function composeLetter<K extends MailKind>(
  kind: K,
  data: MailData[K],
  language: Language,
  settings: Settings,
): Letter {
  const { company, contact } = settings
  return {
    language,
    brand: company.marka,
    ...COMPOSERS[kind](data, language, company.marka),
    footer: [company.unvan, contact.adres, `${contact.telefon} · ${contact.e_mail}`],
  }
}

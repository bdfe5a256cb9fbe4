import type { Language } from '@meltem/contract/wire/language'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { translatorFor } from '@meltem/i18n/translator'
import type { Words } from '../letter.ts'
import type { LetterFrame } from '../letter-frame.ts'
import type { MailData } from '../mail-kinds.ts'

type Asked = MailData['enquiry_sender']

function rowsOf(data: Asked, language: Language): (readonly [string, string])[] {
  const t = translatorFor(language, 'mail')
  const days = [data.baslangic, data.bitis].flatMap((day) => (day ? [formatDate(day)] : [])).join(' – ')
  return [
    [t('enquiry.no'), data.talep_no],
    [t('enquiry.tur'), t(`enquiry.kinds.${data.tur}`)],
    ...(days ? [[t('enquiry.days'), days] as const] : []),
    [t('enquiry.party'), t('enquiry.people', { yetiskin: data.yetiskin, cocuk: data.cocuk, bebek: data.bebek })],
    ...(data.butce !== null && data.kur
      ? [[t('enquiry.budget'), formatMoney(language, data.butce, data.kur)] as const]
      : []),
  ]
}

export function composeEnquiryForOperator(data: MailData['enquiry_operator'], language: Language): Words {
  const t = translatorFor(language, 'mail')
  const subject = t('enquiry.operator.subject', { no: data.talep_no, tur: t(`enquiry.kinds.${data.tur}`) })
  return {
    subject,
    preview: data.istekler.slice(0, 120),
    heading: subject,
    paragraphs: [t('enquiry.operator.text')],
    rows: [
      [t('rows.name'), `${data.ad} ${data.soyad}`],
      [t('rows.e_mail'), data.e_mail],
      ...(data.telefon ? [[t('rows.telefon'), data.telefon] as const] : []),
      [t('rows.dil'), LOCALES[data.lang].name],
      ...rowsOf(data, language),
    ],
    quote: data.istekler,
  }
}

export function composeEnquiryForSender(data: Asked, language: Language, { settings }: LetterFrame): Words {
  const t = translatorFor(language, 'mail')
  const marka = settings.company.marka
  return {
    subject: t('enquiry.sender.subject', { marka, no: data.talep_no }),
    preview: t('enquiry.sender.text', { marka }),
    heading: t('reservation_guest.heading', { ad: data.ad }),
    paragraphs: [t('enquiry.sender.text', { marka })],
    rows: rowsOf(data, language),
    quote: data.istekler,
  }
}

export function composeEnquiryAnswer(
  data: MailData['enquiry_answer'],
  language: Language,
  { settings }: LetterFrame,
): Words {
  const t = translatorFor(language, 'mail')
  const marka = settings.company.marka
  return {
    subject: t('enquiry.answer.subject', { marka, no: data.talep_no }),
    preview: data.yanit.slice(0, 120),
    heading: t('reservation_guest.heading', { ad: data.ad }),
    paragraphs: [data.yanit, t('enquiry.answer.reply')],
    rows: [[t('enquiry.no'), data.talep_no]],
  }
}

import type { Language } from '@meltem/contract/wire/language'
import { formatInstant } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import type { Words } from '../letter.ts'
import type { LetterFrame } from '../letter-frame.ts'
import type { MailData } from '../mail-kinds.ts'

const wordsIn = (language: Language) => translatorFor(language, 'agencyMail')

export function composeApplication(
  { durum, ad, basvuru_no, aciklama, basvuru_k_no, gun = 0, yanit = false }: MailData['agency_application'],
  language: Language,
  { settings, links }: LetterFrame,
): Words {
  const t = wordsIn(language)
  const marka = settings.company.marka
  const state = yanit ? 'yanit' : durum
  const text = t(`application.${state}.text`, { marka })
  const linked = basvuru_k_no ? links.application(basvuru_k_no, language) : undefined
  const label = durum === 'bilgi_bekleniyor' ? t('application.answerLink') : t('application.stateLink')
  const hint = durum === 'bilgi_bekleniyor' ? t('application.answer', { gun }) : t('application.state', { gun })
  return {
    subject: t(`application.${state}.subject`, { marka, no: basvuru_no }),
    preview: text,
    heading: t('hello', { ad }),
    paragraphs: linked ? [text, hint] : [text],
    rows: [[t('rows.no'), basvuru_no]],
    ...(aciklama ? { quote: aciklama } : {}),
    links: linked ? [[label, linked]] : [[t('application.link'), links.page('/agency', language)]],
  }
}

export function composeApplicationAnswer(data: MailData['agency_application_answer'], language: Language): Words {
  const t = wordsIn(language)
  const subject = t('answered.subject', { no: data.basvuru_no, marka: data.marka })
  return {
    subject,
    preview: data.yanit.slice(0, 120),
    heading: subject,
    paragraphs: [t('answered.text', { belge: data.belge })],
    rows: [
      [t('rows.no'), data.basvuru_no],
      [t('rows.ad'), data.ad],
      [t('rows.e_mail'), data.e_mail],
    ],
    quote: data.yanit,
  }
}

export function composeApplicationForOperator(
  data: MailData['agency_application_operator'],
  language: Language,
): Words {
  const t = wordsIn(language)
  const subject = t('operator.subject', { no: data.basvuru_no, marka: data.marka })
  return {
    subject,
    preview: data.unvan,
    heading: subject,
    paragraphs: [t('operator.text')],
    rows: [
      [t('rows.no'), data.basvuru_no],
      [t('rows.unvan'), data.unvan],
      [t('rows.vergi_no'), data.vergi_no],
      [t('rows.ad'), data.ad],
      [t('rows.e_mail'), data.e_mail],
      [t('rows.telefon'), data.telefon],
    ],
  }
}

export function composeAgencyInvitation(
  { ad, marka, rol, anahtar_k_no, gun }: MailData['agency_invitation'],
  language: Language,
  { settings, links }: LetterFrame,
): Words {
  const t = wordsIn(language)
  const names = { marka: settings.company.marka, acente: marka }
  const text = t('invitation.text', names)
  return {
    subject: t('invitation.subject', names),
    preview: text,
    heading: t('hello', { ad }),
    paragraphs: [text, t('invitation.next', { gun }), t('ignore')],
    rows: [[t('rows.rol'), t(`roles.${rol}`)]],
    links: [[t('invitation.link'), links.agencyLogin(anahtar_k_no, language)]],
  }
}

export function composeAgencyPassword(
  { ad, anahtar_k_no, dakika }: MailData['agency_password'],
  language: Language,
  { settings, links }: LetterFrame,
): Words {
  const t = wordsIn(language)
  const text = t('password.text', { marka: settings.company.marka })
  return {
    subject: t('password.subject', { marka: settings.company.marka }),
    preview: text,
    heading: t('hello', { ad }),
    paragraphs: [text, t('password.valid', { dakika }), t('ignore')],
    rows: [],
    links: [[t('password.link'), links.agencyLogin(anahtar_k_no, language)]],
  }
}

export function composeAgencySafety(
  { olay, ad, zaman }: MailData['agency_safety'],
  language: Language,
  { settings }: LetterFrame,
): Words {
  const t = wordsIn(language)
  const marka = settings.company.marka
  const text = t(`safety.${olay}.text`, { marka })
  return {
    subject: t(`safety.${olay}.subject`, { marka }),
    preview: text,
    heading: t('hello', { ad }),
    paragraphs: [text, t('safety.notYou', { telefon: settings.contact.telefon })],
    rows: [[t('rows.zaman'), formatInstant(zaman)]],
  }
}

export function composeAgencyState(
  { ad, marka, durum }: MailData['agency_state'],
  language: Language,
  { settings, links }: LetterFrame,
): Words {
  const t = wordsIn(language)
  const names = { marka: settings.company.marka, acente: marka }
  const text = t(`state.${durum}.text`, names)
  return {
    subject: t(`state.${durum}.subject`, names),
    preview: text,
    heading: t('hello', { ad }),
    paragraphs: [text],
    rows: [],
    ...(durum === 'aktif' ? { links: [[t('state.link'), links.page('/agency/login', language)]] } : {}),
  }
}

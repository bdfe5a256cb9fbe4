import type { Language } from '@meltem/contract/wire/language'
import { formatInstant } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import type { Words } from '../letter.ts'
import type { LetterFrame } from '../letter-frame.ts'
import type { MailData } from '../mail-kinds.ts'

const wordsIn = (language: Language) => translatorFor(language, 'staffMail')

export function composeStaffInvitation(
  { ad, rol, anahtar_k_no, gun }: MailData['staff_invitation'],
  language: Language,
  { settings, links }: LetterFrame,
): Words {
  const t = wordsIn(language)
  const marka = settings.company.marka
  const text = t('invitation.text', { marka })
  return {
    subject: t('invitation.subject', { marka }),
    preview: text,
    heading: t('hello', { ad }),
    paragraphs: [text, t('invitation.next', { gun }), t('ignore')],
    rows: [[t('rol'), translatorFor(language, 'admin')(`roles.${rol}`)]],
    links: [[t('invitation.link'), links.staffPassword(anahtar_k_no)]],
  }
}

export function composeStaffPassword(
  { ad, anahtar_k_no, saat }: MailData['staff_password'],
  language: Language,
  { settings, links }: LetterFrame,
): Words {
  const t = wordsIn(language)
  const marka = settings.company.marka
  const text = t('password.text', { marka })
  return {
    subject: t('password.subject', { marka }),
    preview: text,
    heading: t('hello', { ad }),
    paragraphs: [text, t('password.valid', { saat }), t('ignore')],
    rows: [],
    links: [[t('password.link'), links.staffPassword(anahtar_k_no)]],
  }
}

/** Something at the door of the account that its owner should know of, whoever did it. */
export function composeStaffSafety(
  { olay = 'kurtarma', ad, zaman }: MailData['staff_safety'],
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
    paragraphs: [text, t('safety.notYou')],
    rows: [[t('zaman'), formatInstant(zaman)]],
  }
}

/** Where guests send their money was changed: every manager hears of it, whoever did it (PAY-15). */
export function composeStaffAccount(
  { olay, ad, kisi, banka, hesap_sahibi, iban, gosterim_zamani }: MailData['staff_account'],
  language: Language,
  { settings }: LetterFrame,
): Words {
  const t = wordsIn(language)
  const marka = settings.company.marka
  const text = t(`account.${olay}.text`, { marka, kisi })
  return {
    subject: t(`account.${olay}.subject`, { marka }),
    preview: text,
    heading: t('hello', { ad }),
    paragraphs: [text, t('account.notYou')],
    rows: [
      [t('account.banka'), banka],
      [t('account.sahibi'), hesap_sahibi],
      [t('account.iban'), iban],
      ...(olay === 'kapandi' ? [] : [[t('account.gosterim'), formatInstant(gosterim_zamani)] as const]),
    ],
  }
}

export function composeStaffTrial(
  { ad }: MailData['staff_trial'],
  language: Language,
  { settings }: LetterFrame,
): Words {
  const t = wordsIn(language)
  const marka = settings.company.marka
  const text = t('trial.text', { marka })
  return {
    subject: t('trial.subject', { marka }),
    preview: text,
    heading: t('hello', { ad }),
    paragraphs: [text],
    rows: [],
  }
}

import { UNKNOWN_DEVICE } from '@meltem/contract/member/member'
import type { Language } from '@meltem/contract/wire/language'
import { formatInstant } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import type { Words } from '../letter.ts'
import type { LetterFrame } from '../letter-frame.ts'
import type { MailData } from '../mail-kinds.ts'

function openingOf(
  kind: 'confirm' | 'password' | 'exists' | 'device' | 'changed' | 'coupon_new' | 'coupon_ending',
  ad: string,
  language: Language,
  { settings }: LetterFrame,
) {
  const t = translatorFor(language, 'mail')
  const marka = settings.company.marka
  const text = t(`member.${kind}.text`, { marka })
  return { subject: t(`member.${kind}.subject`, { marka }), preview: text, heading: t('member.hello', { ad }), text }
}

export function composeConfirmation(
  { ad, anahtar_k_no }: MailData['member_confirm'],
  language: Language,
  frame: LetterFrame,
): Words {
  const t = translatorFor(language, 'mail')
  const { text, ...opening } = openingOf('confirm', ad, language, frame)
  const link = frame.links.confirmEmail(anahtar_k_no, language)
  return { ...opening, paragraphs: [text, t('member.ignore')], rows: [[t('member.link'), link]] }
}

export function composePassword(
  { ad, anahtar_k_no, dakika }: MailData['member_password'],
  language: Language,
  frame: LetterFrame,
): Words {
  const t = translatorFor(language, 'mail')
  const { text, ...opening } = openingOf('password', ad, language, frame)
  return {
    ...opening,
    paragraphs: [text, t('member.password.valid', { dakika }), t('member.ignore')],
    rows: [
      [t('member.password.oneTime'), frame.links.oneTimePassword(anahtar_k_no)],
      [t('member.link'), frame.links.newPassword(anahtar_k_no, language)],
    ],
  }
}

export function composeExists({ ad }: MailData['member_exists'], language: Language, frame: LetterFrame): Words {
  const { text, ...opening } = openingOf('exists', ad, language, frame)
  return { ...opening, paragraphs: [text], rows: [] }
}

export function composeDevice(
  { ad, cihaz, zaman }: MailData['member_device'],
  language: Language,
  frame: LetterFrame,
): Words {
  const t = translatorFor(language, 'mail')
  const { text, ...opening } = openingOf('device', ad, language, frame)
  return {
    ...opening,
    paragraphs: [text, t('member.notYou')],
    rows: [
      [t('member.device.name'), cihaz === UNKNOWN_DEVICE ? t('member.device.unknown') : cihaz],
      [t('member.time'), formatInstant(zaman)],
      [t('member.link'), frame.links.account(language)],
    ],
  }
}

export function composePasswordChanged(
  { ad, zaman }: MailData['member_password_changed'],
  language: Language,
  frame: LetterFrame,
): Words {
  const t = translatorFor(language, 'mail')
  const { text, ...opening } = openingOf('changed', ad, language, frame)
  return { ...opening, paragraphs: [text, t('member.notYou')], rows: [[t('member.time'), formatInstant(zaman)]] }
}

export function composeCoupon(
  { olay, ad, kod, bitis }: MailData['member_coupon'],
  language: Language,
  frame: LetterFrame,
): Words {
  const t = translatorFor(language, 'mail')
  const { text, ...opening } = openingOf(`coupon_${olay}`, ad, language, frame)
  return {
    ...opening,
    paragraphs: [text],
    rows: [
      [t('member.coupon.code'), kod],
      ...(bitis ? [[t('member.coupon.ends'), formatInstant(bitis)] as const] : []),
      [t('member.link'), frame.links.page('/user/coupons', language)],
    ],
  }
}

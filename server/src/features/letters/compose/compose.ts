import type { Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { translatorFor } from '@meltem/i18n/translator'
import { paletteOf } from '../../reservation/documents/palette.ts'
import type { Letter, Words } from '../letter.ts'
import type { LetterFrame } from '../letter-frame.ts'
import type { MailData, MailKind } from '../mail-kinds.ts'
import { inOwnWords } from '../texts/own-words.ts'
import {
  composeAgencyInvitation,
  composeAgencyPassword,
  composeAgencySafety,
  composeAgencyState,
  composeApplication,
  composeApplicationAnswer,
  composeApplicationForOperator,
} from './compose-agency.ts'
import { composeDepartureMessage } from './compose-departure.ts'
import { composeEnquiryAnswer, composeEnquiryForOperator, composeEnquiryForSender } from './compose-enquiry.ts'
import {
  composeConfirmation,
  composeCoupon,
  composeDevice,
  composeExists,
  composePassword,
  composePasswordChanged,
} from './compose-member.ts'
import { composeNewsletter, composeNewsletterConfirmation, composeNewsletterTrial } from './compose-newsletter.ts'
import { composePayment } from './compose-payment.ts'
import { composeForAgency, composeForGuest, composeForOperator, composeForWaiting } from './compose-reservation.ts'
import {
  composeStaffAccount,
  composeStaffInvitation,
  composeStaffPassword,
  composeStaffSafety,
  composeStaffTrial,
} from './compose-staff.ts'
import { composeTripLink } from './compose-trip-link.ts'
import { composeWatchNews } from './compose-watch.ts'

type Composer<K extends MailKind> = (data: MailData[K], language: Language, frame: LetterFrame) => Words

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
  contact_sender: (data, language, { settings }) => {
    const t = translatorFor(language, 'mail')
    const brand = settings.company.marka
    return {
      subject: t('contact_sender.subject', { marka: brand, no: data.mesaj_no }),
      preview: t('contact_sender.preview'),
      heading: t('contact_sender.heading', { ad: data.ad }),
      paragraphs: [t('contact_sender.intro', { marka: brand }), t('contact_sender.reply', { no: data.mesaj_no })],
      rows: [],
      quote: data.mesaj,
    }
  },
  reservation_guest: composeForGuest,
  reservation_operator: composeForOperator,
  reservation_agency: composeForAgency,
  payment_guest: composePayment,
  enquiry_operator: composeEnquiryForOperator,
  enquiry_sender: composeEnquiryForSender,
  enquiry_answer: composeEnquiryAnswer,
  member_confirm: composeConfirmation,
  member_password: composePassword,
  trip_link: composeTripLink,
  member_exists: composeExists,
  member_device: composeDevice,
  member_password_changed: composePasswordChanged,
  member_coupon: composeCoupon,
  newsletter_confirm: composeNewsletterConfirmation,
  newsletter: composeNewsletter,
  newsletter_trial: composeNewsletterTrial,
  watch_news: composeWatchNews,
  departure_message: composeDepartureMessage,
  agency_application: composeApplication,
  agency_application_answer: composeApplicationAnswer,
  agency_application_operator: composeApplicationForOperator,
  agency_invitation: composeAgencyInvitation,
  agency_password: composeAgencyPassword,
  agency_safety: composeAgencySafety,
  staff_safety: composeStaffSafety,
  staff_invitation: composeStaffInvitation,
  staff_password: composeStaffPassword,
  staff_account: composeStaffAccount,
  staff_trial: composeStaffTrial,
  agency_state: composeAgencyState,
  waiting_free: composeForWaiting,
}

/** The mail of a kind in a language, with the tenant's name and address under it. */
export function composeLetter<K extends MailKind>(
  kind: K,
  data: MailData[K],
  language: Language,
  frame: LetterFrame,
): Letter {
  const { company, contact } = frame.settings
  const colours = paletteOf(frame.settings)
  return {
    language,
    brand: company.marka,
    marked: frame.marked ?? false,
    deep: colours['sea-deep'],
    sea: colours.sea,
    ...inOwnWords(COMPOSERS[kind](data, language, frame), { kind, data, language }, frame),
    footer: [company.unvan, contact.adres, `${contact.telefon} · ${contact.e_mail}`],
  }
}

import type { Language } from '@meltem/contract/language'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import type { Words } from './letter.ts'
import type { LetterFrame } from './letter-frame.ts'
import type { MailData } from './mail-kinds.ts'

/** Money that was taken, refused, given back, or is still waited for. */
export function composePayment(data: MailData['payment_guest'], language: Language, frame: LetterFrame): Words {
  const t = translatorFor(language, 'mail')
  const { olay, kayit_no, tutar, kalan, kur, bitis } = data
  const text =
    olay === 'basarisiz' && bitis === null ? t('payment_guest.basarisiz.stands') : t(`payment_guest.${olay}.text`)
  const money = (amount: number) => formatMoney(language, amount, kur)
  return {
    subject: t(`payment_guest.${olay}.subject`, { marka: frame.settings.company.marka, no: kayit_no }),
    preview: text,
    heading: t('reservation_guest.heading', { ad: data.ad }),
    paragraphs: [text],
    rows: [
      [t('reservation_rows.kayit_no'), kayit_no],
      ...(tutar === null ? [] : [[t(`payment_guest.${olay}.amount`), money(tutar)] as const]),
      ...(kalan === null ? [] : [[t('payment_guest.kalan'), money(kalan)] as const]),
      ...(bitis === null ? [] : [[t('reservation_rows.bitis'), formatInstant(bitis)] as const]),
    ],
    links: [
      [
        t(`links.${olay === 'basarisiz' || olay === 'hatirlatma' ? 'pay' : 'trip'}`),
        frame.links.reservation(data.k_no, language),
      ],
    ],
  }
}
